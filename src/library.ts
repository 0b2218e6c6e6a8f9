/** Puts the floors together for a choice of maps. */
import { createEngine, type Engine } from './engine/engine';
import { explaining } from './log/explaining';
import { createLogbook, type Logbook } from './log/logbook';
import { guarded } from './model/guarded';
import { ALL_MODULES } from './modules/all';
import { defineMap, type MapDefinition } from './rules/define-map';
import type { MapModule } from './rules/game';
import { createRegistry } from './rules/registry';
import { createScorer, type Scorer } from './scoring/scorer';

export interface Library extends Engine, Logbook, Scorer {
  /** Checks a board and makes it playable; see the type of its argument. */
  defineMap(definition: MapDefinition): MapModule;
}

export function createLibrary(maps: readonly MapModule[]): Library {
  const registry = createRegistry(maps);
  const engine = explaining(createEngine(registry, ALL_MODULES));
  const logbook = createLogbook(engine);
  const scorer = createScorer(registry.boardOf, registry.ids);
  return {
    createGame: guarded(engine.createGame),
    legalActions: guarded(engine.legalActions),
    applyAction: guarded(engine.applyAction),
    tryApplyAction: guarded(engine.tryApplyAction),
    applyTrusted: guarded(engine.applyTrusted),
    isOver: guarded(engine.isOver),
    finalScores: guarded(engine.finalScores),
    pointsOf: guarded(engine.pointsOf),
    viewFor: guarded(engine.viewFor),
    imagine: guarded(engine.imagine),
    parseState: guarded(engine.parseState),
    parseOptions: guarded(engine.parseOptions),
    perft: guarded(engine.perft),
    registerMap: guarded(engine.registerMap),
    getMap: guarded(engine.getMap),
    mapIds: guarded(engine.mapIds),
    recordGame: guarded(logbook.recordGame),
    replay: guarded(logbook.replay),
    validateLog: guarded(logbook.validateLog),
    validPrefix: guarded(logbook.validPrefix),
    scoreGame: guarded(scorer.scoreGame),
    scoreIntermediate: guarded(scorer.scoreIntermediate),
    defineMap: guarded(defineMap),
  };
}

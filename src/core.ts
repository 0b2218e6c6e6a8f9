/**
 * The library without any map, for small bundles: bring maps yourself with `createGame({ map })` or
 * `registerMap`.
 *
 * @module
 */
import { createLibrary } from './library';

export const {
  createGame,
  legalActions,
  applyAction,
  tryApplyAction,
  applyTrusted,
  isOver,
  finalScores,
  viewFor,
  parseState,
  parseOptions,
  perft,
  registerMap,
  getMap,
  mapIds,
  recordGame,
  replay,
  validateLog,
  validPrefix,
  scoreGame,
  scoreIntermediate,
  defineMap,
} = /* @__PURE__ */ createLibrary([]);

export type { ActionResult, Engine, NewGame } from './engine/engine';
export type { Viewer } from './engine/view';
export type { Library } from './library';
export * from './log/game-log';
export type { Logbook, LogValidation } from './log/logbook';
export type { MapDefinition } from './rules/define-map';
export type * from './rules/game';
export type * from './scoring/gods';
export type * from './scoring/score';
export type { IntermediateScore, IntermediateScores, Scorer } from './scoring/scorer';
export * from './scoring/sheet';
export * from './vocabulary';

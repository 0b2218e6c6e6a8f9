/** Puts the floors together for a choice of maps and modules. */
import { BASE_CARDS } from './cards/catalogue';
import { createEngine, type Engine } from './engine/engine';
import type { Kinds } from './engine/vocabulary';
import type { BaseAction } from './kit/actions';
import type { DecisionOfType } from './kit/decision';
import { checkModule, defineMap } from './kit/define';
import type { EventOfType } from './kit/event';
import type { BaseEvent } from './kit/events';
import type { MapModule, RuleModule } from './kit/module';
import type { DataOf, SeenOf } from './kit/part';
import type { RefusalOfType } from './kit/refusal';
import type { Rules } from './kit/rules';
import type { ActionOfStep } from './kit/step';
import { explaining } from './log/explaining';
import { createLogbook, type Logbook, type LogValidation } from './log/logbook';
import type { WithType } from './model/any';
import { refuse } from './model/errors';
import { guarded } from './model/guarded';
import { isRecord } from './model/plain';
import type { AnyParts } from './model/state';
import { createNotation, type Notation } from './notation/notation';
import {
  type ChosenRules,
  type GameOptions,
  lateOptions,
  type NewGame,
  neededModules,
  optionFields,
} from './options';
import { baseRules } from './roles/base';
import { createScorer, type Scorer } from './scoring/scorer';
import { createSpeech, type Speaker, type Speech, type WordSet } from './words/words';

/** What a library is made of. */
export interface LibraryParts<
  M extends readonly MapModule[] = readonly MapModule[],
  R extends readonly RuleModule[] = readonly RuleModule[],
> {
  /** What `defineMap` returned; ours are in `concordia-rules/maps`. */
  readonly maps: M;
  /** What `defineModule` returned; ours are in `concordia-rules/modules`. */
  readonly modules?: R;
  /** Words instead of the English ones that the parts bring, such as another language. */
  readonly words?: WordSet;
}

/** Everything a library can do, for the actions, decisions and events of its parts. */
export interface Library<W extends Kinds = Kinds>
  extends Omit<Engine<W, NewGame>, 'seenGame' | 'placeFields'>,
    Logbook<W, NewGame, GameOptions>,
    Notation<W['action'], GameOptions>,
    Speech<W>,
    Scorer {}

/**
 * A library for a choice of maps and modules: no other is known to it.
 *
 * @throws ConcordiaError `INVALID_LIBRARY` if two of them have the same id, or the same word for different things.
 *
 * @example
 * ```ts
 * const concordia = createLibrary({ maps: [imperium], modules: [salt] });
 * const state = concordia.createGame({ map: 'imperium', players: 2, modules: ['salt'], seed: 'ludi' });
 * console.log(concordia.describeDecision(state)); // -> Player 1 plays a card
 * ```
 */
export function createLibrary<
  const M extends readonly MapModule[],
  const R extends readonly RuleModule[] = readonly [],
>(parts: LibraryParts<M, R>): Library<WordsOf<M, R>> {
  const library = guarded(() => assemble(checkedParts(parts)))();
  // Open inside, closed at the entry: the steps, decisions and events that the engine handles are those of these
  // parts, and nothing else comes out of it.
  return library as unknown as Library<WordsOf<M, R>>;
}

/** @throws ConcordiaError `INVALID_LIBRARY`, or what is wrong with one of the parts. */
function checkedParts(parts: LibraryParts): LibraryParts {
  // Each is read once: whatever a getter says is what is looked at.
  const { maps, modules = [], words = {} } = isRecord(parts) ? parts : { maps: undefined };
  if (!Array.isArray(maps) || !Array.isArray(modules)) {
    refuse({
      code: 'INVALID_LIBRARY',
      message: 'A library is made of lists of maps and modules.',
      details: { path: 'maps' },
    });
  }
  if (!isRecord(words) || (words.names !== undefined && !isRecord(words.names))) {
    refuse({
      code: 'INVALID_LIBRARY',
      message: 'The words of a library are functions by the names of what they tell.',
      details: { path: 'words' },
    });
  }
  for (const module of modules) checkModule(module);
  return { maps: maps.map(defineMap), modules, words };
}

function assemble({
  maps,
  modules = [],
  words = {},
}: LibraryParts): Omit<Engine, 'seenGame' | 'placeFields'> & Logbook & Notation & Speech & Scorer {
  const bare = createEngine(
    {
      base: baseRules,
      cards: BASE_CARDS,
      options: optionFields(modules),
      late: lateOptions,
      needs: neededModules,
      maps,
      modules,
    },
    { names: (state) => speech.namesFor(state), refusals: words.refusals },
  );
  const rules: readonly Rules[] = [
    baseRules,
    ...maps.flatMap(({ rules }) => rules ?? []),
    ...modules.map(({ rules }) => rules),
  ];
  const speech: Speaker = createSpeech({
    rules,
    cards: new Map(Object.entries(bare.cards)),
    words,
    getMap: bare.getMap,
    costOf: bare.costOf,
  });
  const engine = explaining(bare, speech.retold);
  const logbook = createLogbook(engine, (maps) => speech.wrongMap(maps));
  const notation = createNotation({
    engine,
    steps: rules.flatMap(({ steps = [] }) => steps),
    drawing: rules.flatMap(({ parts = [] }) => parts.flatMap(({ id, draws }) => (draws ? id : []))),
    parseGameLog: logbook.parseGameLog,
    describeDecision: speech.describeDecision,
  });
  const scorer = createScorer({ maps, modules });
  const open = <A extends unknown[], R>(call: (...args: A) => R): ((...args: A) => R) =>
    guarded(call, speech.retold);
  /** Its error has not been thrown. */
  const retoldLog = (result: LogValidation): LogValidation =>
    result.ok ? result : { ...result, error: speech.retold(result.error, result.state) };
  return Object.freeze({
    createGame: open(engine.createGame),
    legalActions: open(engine.legalActions),
    choices: open(engine.choices),
    costOf: open(engine.costOf),
    applyAction: open(engine.applyAction),
    tryApplyAction: open(engine.tryApplyAction),
    applyTrusted: open(engine.applyTrusted),
    isOver: open(engine.isOver),
    finalScores: open(engine.finalScores),
    pointsOf: open(engine.pointsOf),
    viewFor: open(engine.viewFor),
    imagine: open(engine.imagine),
    parseState: open(engine.parseState),
    parseView: open(engine.parseView),
    parseOptions: open(engine.parseOptions),
    perft: open(engine.perft),
    getMap: open(engine.getMap),
    mapIds: open(engine.mapIds),
    schemas: engine.schemas,
    optionNames: engine.optionNames,
    actionTypes: engine.actionTypes,
    cards: engine.cards,
    describeAction: open(speech.describeAction),
    describeEvent: open(speech.describeEvent),
    describeDecision: open(speech.describeDecision),
    nameOf: open(speech.nameOf),
    recordGame: open(logbook.recordGame),
    replay: open(logbook.replay),
    readLog: open(logbook.readLog),
    logFor: open(logbook.logFor),
    validateLog: open((log) => retoldLog(logbook.validateLog(log))),
    validPrefix: open(logbook.validPrefix),
    formatLog: open(notation.formatLog),
    parseLog: open(notation.parseLog),
    logSchema: logbook.logSchema,
    scoreGame: open(scorer.scoreGame),
    scoreIntermediate: open(scorer.scoreIntermediate),
    parseSheet: open(scorer.parseSheet),
    sheetWarnings: open(scorer.sheetWarnings),
    sheetSchema: scorer.sheetSchema,
  });
}

/** The rules of all parts, one after the other. */
type RulesOf<M extends readonly MapModule[], R extends readonly RuleModule[]> =
  | NonNullable<M[number]['rules']>
  | R[number]['rules'];

type ItemsOf<T> = T extends readonly (infer I)[] ? I : never;

type IdOf<P> = P extends { readonly id: infer Id extends string } ? Id : never;

/** What parts hold, by their ids; anything where the compiler does not know which they are. */
type PartsOf<P> =
  string extends IdOf<P>
    ? AnyParts
    : Extract<{ readonly [Q in P as IdOf<Q>]?: DataOf<Q> }, AnyParts>;
type SeenPartsOf<P> =
  string extends IdOf<P>
    ? AnyParts
    : Extract<{ readonly [Q in P as IdOf<Q>]?: SeenOf<Q> }, AnyParts>;

/** Moments that only rules hear of. */
type Quiet = 'roleBegun' | 'architectEnded' | 'actionEnding' | 'actionEnded' | 'turnEnded';

/** The actions, decisions and events of a library made of these parts. */
export interface WordsOf<M extends readonly MapModule[], R extends readonly RuleModule[]> {
  /** Every action. */
  readonly action:
    | BaseAction
    // Whoever lets players build or move, too, does it by the same action.
    | Exclude<ActionOfStep<ItemsOf<RulesOf<M, R>['steps']>>, WithType<BaseAction['type']>>;
  /** Every decision. */
  readonly decision:
    | DecisionOfType<(typeof baseRules)['decisions'][number]>
    | DecisionOfType<ItemsOf<RulesOf<M, R>['decisions']>>;
  /** Every event that is told. */
  readonly event:
    | Exclude<BaseEvent, { readonly type: Quiet }>
    | EventOfType<ItemsOf<RulesOf<M, R>['events']>>;
  /** Every reason of a refusal with its facts. */
  readonly refusal:
    | RefusalOfType<(typeof baseRules)['refusals'][number]>
    | RefusalOfType<ItemsOf<RulesOf<M, R>['refusals']>>;
  /** What was chosen before the game. */
  readonly options: ChosenRules;
  /** What each part remembers in `state.parts`, if it is played. */
  readonly parts: PartsOf<ItemsOf<RulesOf<M, R>['parts']>>;
  /** The same as views show it. */
  readonly seenParts: SeenPartsOf<ItemsOf<RulesOf<M, R>['parts']>>;
}

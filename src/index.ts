/**
 * The rules of the board game Concordia as a headless library, with all maps and modules of this package.
 *
 * @module
 */
import type * as z from 'zod/mini';
import type { Board } from './board/compiled-board';
import type { NewGameOf, TypesOf } from './create-engine';
import {
  type Choice as AnyChoice,
  type ActionResult as AnyResult,
  boardData,
  type Engine,
} from './engine/engine';
import { createFollower } from './follow';
import type { Preview as AnyPreview } from './follow/preview';
import { createAnalysis, createSheetScorer, helpfulEngine, type Library } from './library';
import { createLogbook } from './log';
import type { CorrectedThing } from './log/corrections';
import type { GameLog as AnyLog, LogMeta, UncheckedLog } from './log/game-log';
import type { History as AnyHistory } from './log/history';
import type { LogValidation as AnyValidation } from './log/logbook';
import { allMaps } from './maps/all';
import { undrawnMaps } from './maps/undrawn';
import type { Cost, Price, WithKind, WithType } from './model/any';
import type { CardId } from './model/cards';
import type { LocalizedRefusal } from './model/errors';
import { noSuchMap } from './model/faults';
import { nearest } from './model/find';
import type { PlaceId, Seat } from './model/ids';
import type { CheckedMap, DrawnMap } from './model/map';
import type { PartPicture } from './model/moment';
import { later, now, once } from './model/seal';
import type { GameState as AnyState, GameView as AnyView, Viewer } from './model/state';
import { allModules } from './modules/all';
import type { Settled } from './new-game';
import { type FormatOptions, reading, writing } from './notation/notation';
import type { Chance } from './random/chance';
import type { Points, Scores } from './scoring/score';
import { createScreen } from './screen';
import type { PlaceKind, ScreenModel, SetUpForm } from './screen/shapes';
import { textLogs } from './text-logs';
import { createSpeech } from './words';
import type { ScreenLabel } from './words/screen-words';

type Everything = TypesOf<typeof allMaps, typeof allModules>;

/** The same types, with the names that editors show. */
interface Concordia extends Everything {
  readonly action: Action;
  readonly decision: Decision;
  readonly event: GameEvent;
}

// What the functions below belong to; a library has the same.
const engine = once(
  (): Engine<Concordia, NewGame> => helpfulEngine({ maps: undrawnMaps, modules: allModules }),
);
/** The points of the maps come along with this one function. */
const boards = once(
  (): Pick<Engine<Concordia, NewGame>, 'getMap'> & { getMap(id: string): DrawnMap } => ({
    getMap(id: NewGame['map']) {
      const map = allMaps.find((one) => one.id === id);
      return boardData(map ?? noSuchMap(id, mapIds(), nearest));
    },
  }),
);
const schemas = once(() => engine().schemas);
const analysis = once(() => createAnalysis(engine()));
const follower = once(() => createFollower(engine()));
const speech = once(() => createSpeech(engine()));
const screens = once(() => createScreen(engine()));
const logbook = once(() => createLogbook(engine()));
const logs = once(() => textLogs(engine()));
const writer = once(() => logs()(writing));
const reader = once(() => logs()(reading));
const scorer = once(() => createSheetScorer(engine()));

// Exported one by one, with types that editors show by their names. The build gives each the comment of the member that
// it is (tools/member-docs.ts).
export const createGame: (options: NewGame) => GameState = later(engine, 'createGame');
export const legalActions: (state: GameState | GameView, seat?: Seat) => readonly Action[] = later(
  engine,
  'legalActions',
);
export const deciders: (state: GameState | GameView) => readonly Seat[] = later(engine, 'deciders');
export const choices: (state: GameState | GameView, seat?: Seat) => readonly Choice[] = later(
  engine,
  'choices',
);
export const why: (state: GameState | GameView, action: unknown) => LocalizedRefusal | undefined =
  later(analysis, 'why');
export const costOf: (state: GameState | GameView, action: Action) => Price = later(
  engine,
  'costOf',
);
export const applyAction: (state: GameState, action: Action) => GameState = later(
  engine,
  'applyAction',
);
export const tryApplyAction: (state: GameState, action: unknown) => ActionResult = later(
  engine,
  'tryApplyAction',
);
export const applyTrusted: (state: GameState, action: Action) => GameState = later(
  engine,
  'applyTrusted',
);
export const eventsFor: (
  before: GameState,
  result: ActionResult,
  viewer: Viewer,
) => readonly GameEvent[] = later(follower, 'eventsFor');
export const follow: (view: GameView, events: readonly GameEvent[]) => GameView = later(
  follower,
  'follow',
);
export const preview: (state: GameState | GameView, action: Action) => Preview = later(
  follower,
  'preview',
);
export const undoLimit: (states: readonly GameState[]) => number = later(follower, 'undoLimit');
export const isOver: (state: GameState | GameView) => boolean = later(engine, 'isOver');
export const finalScores: (state: GameState | GameView) => Scores = later(engine, 'finalScores');
export const pointsOf: (state: GameState | GameView, seat: Seat) => Points = later(
  engine,
  'pointsOf',
);
export const prospectOf: (state: GameState, seat: Seat) => number = later(engine, 'prospectOf');
export const viewFor: (state: GameState, viewer: Viewer) => GameView = later(engine, 'viewFor');
export const imagine: (view: GameView, chance?: Chance) => GameState = later(engine, 'imagine');
export const redeal: (state: GameState, chance: Chance, viewer?: Viewer) => GameState = later(
  engine,
  'redeal',
);
export const boardOf: (state: GameState | GameView) => Board = later(engine, 'boardOf');
export const parseState: (input: unknown) => GameState = later(engine, 'parseState');
export const parseView: (input: unknown) => GameView = later(engine, 'parseView');
export const parseOptions: Library<Concordia, NewGame>['parseOptions'] = later(
  engine,
  'parseOptions',
);
export const perft: (state: GameState, depth: number) => number = later(analysis, 'perft');
export const getMap: (id: NewGame['map']) => DrawnMap = later(boards, 'getMap');
export const mapIds: Library<Concordia>['mapIds'] = later(engine, 'mapIds');
export const describeAction: (state: GameState | GameView, action: Action) => string = later(
  speech,
  'describeAction',
);
export const sentenceOf: (state: GameState | GameView, event: GameEvent) => string | undefined =
  later(speech, 'sentenceOf');
export const describeCorrection: (state: GameState | GameView, thing: CorrectedThing) => string =
  later(speech, 'describeCorrection');
export const describeDecision: (state: GameState | GameView) => string = later(
  speech,
  'describeDecision',
);
export const nameOf: (where: GameState | GameView | CheckedMap, id: string) => string = later(
  speech,
  'nameOf',
);
export const picturesOf: (state: GameState | GameView) => readonly PartPicture[] = later(
  speech,
  'picturesOf',
);
export const screenModel: (view: GameView | GameState) => ScreenModel = later(
  screens,
  'screenModel',
);
export const describeCard: (id: CardId) => string = later(screens, 'describeCard');
export const describeCost: (cost: Cost) => string = later(screens, 'describeCost');
export const screenLabels: () => Readonly<Record<ScreenLabel, string>> = later(
  screens,
  'screenLabels',
);
export const describeTile: (id: string) => string = later(screens, 'describeTile');
export const describePlace: (
  where: GameView | GameState | CheckedMap,
  id: PlaceId,
  kind?: PlaceKind,
) => string = later(screens, 'describePlace');
export const describeBoard: (where: GameView | GameState | CheckedMap) => string = later(
  screens,
  'describeBoard',
);
export const setUpForm: (chosen?: Partial<NewGame>) => SetUpForm<NewGame> = later(
  screens,
  'setUpForm',
);
export const cards: Library<Concordia>['cards'] = now(engine, 'cards');
export const recordGame: (options: NewGame, actions: readonly Action[], meta?: LogMeta) => GameLog =
  later(logbook, 'recordGame');
export const recordFrom: (start: GameState, actions: readonly Action[], meta?: LogMeta) => GameLog =
  later(logbook, 'recordFrom');
export const startOf: (log: GameLog | UncheckedLog) => GameState = later(logbook, 'startOf');
export const correctedState: (
  log: Pick<UncheckedLog, 'corrections'>,
  count: number,
  state: GameState,
) => GameState = later(logbook, 'correctedState');
export const replay: (log: GameLog) => GameState = later(logbook, 'replay');
export const readLog: Library<Concordia>['readLog'] = later(logbook, 'readLog');
export const logFor: (log: GameLog, viewer: Viewer) => GameLog = later(logbook, 'logFor');
export const historyFor: (
  states: readonly GameState[],
  actions: readonly Action[],
  viewer: Viewer,
) => History = later(logbook, 'historyFor');
export const validateLog: (log: unknown) => LogValidation = later(logbook, 'validateLog');
export const validPrefix: (log: unknown) => GameLog = later(logbook, 'validPrefix');
export const formatLog: (log: GameLog | UncheckedLog, options?: FormatOptions) => string = later(
  writer,
  'formatLog',
);
export const parseLog: (text: string) => GameLog = later(reader, 'parseLog');
export const scoreGame: Library<Concordia>['scoreGame'] = later(scorer, 'scoreGame');
export const scoreIntermediate: Library<Concordia>['scoreIntermediate'] = later(
  scorer,
  'scoreIntermediate',
);
export const parseSheet: Library<Concordia>['parseSheet'] = later(scorer, 'parseSheet');
export const sheetWarnings: Library<Concordia>['sheetWarnings'] = later(scorer, 'sheetWarnings');
export const optionNames: Library<Concordia>['optionNames'] = now(engine, 'optionNames');
export const actionTypes: Library<Concordia>['actionTypes'] = now(engine, 'actionTypes');
export const ActionSchema: z.ZodMiniType<Action> = now(schemas, 'action');
export const DecisionSchema: z.ZodMiniType<Decision> = now(schemas, 'decision');
export const GameEventSchema: z.ZodMiniType<GameEvent> = now(schemas, 'event');
export const GameStateSchema: z.ZodMiniType<GameState> = now(schemas, 'state');
export const GameViewSchema: z.ZodMiniType<GameView> = now(schemas, 'view');
export const GameOptionsSchema: Library<Concordia>['schemas']['options'] = now(schemas, 'options');
export const GameLogSchema: z.ZodMiniType<GameLog> = now(logbook, 'logSchema');
export const ScoreSheetSchema: Library<Concordia>['sheetSchema'] = now(scorer, 'sheetSchema');

/** Every card of this package: starting hands first, then deck by deck. */
export const CARD_IDS: readonly CardId[] = Object.freeze(Object.keys(now(engine, 'cards')));

/** Every action of this package's maps and modules. */
export type Action = { readonly [T in ActionType]: ActionNamed<T> }[ActionType];
/** The types of this package's actions, such as `playCard`. */
export type ActionType = Everything['action']['type'];
// A named type for each, which editors show instead of its fields.
type Actions = { readonly [A in Everything['action'] as A['type']]: A };
type ActionNamed<T extends ActionType> = { readonly [K in keyof Actions[T]]: Actions[T][K] };
/** The action of a type, such as `ActionByType<'trade'>`. */
export type ActionByType<T extends ActionType> = Extract<Action, WithType<T>>;
/** Who decides, and what the choice is. */
export type Decision = { readonly [K in DecisionKind]: DecisionNamed<K> }[DecisionKind];
/** The kinds of this package's decisions, such as `architect`. */
export type DecisionKind = Everything['decision']['kind'];
type Decisions = { readonly [D in Everything['decision'] as D['kind']]: D };
type DecisionNamed<K extends DecisionKind> = {
  readonly [F in keyof Decisions[K]]: Decisions[K][F];
};
/** The decision of a kind, such as `DecisionByKind<'architect'>`. */
export type DecisionByKind<K extends DecisionKind> = Extract<Decision, WithKind<K>>;
/** Something that happened, for a screen to show. */
export type GameEvent = { readonly [T in keyof Events]: EventNamed<T> }[keyof Events];
type Events = { readonly [E in Everything['event'] as E['type']]: E };
type EventNamed<T extends keyof Events> = { readonly [K in keyof Events[T]]: Events[T][K] };
/** The event of a type, such as `EventByType<'houseBuilt'>`. */
export type EventByType<T extends keyof Events> = Extract<GameEvent, WithType<T>>;

/** What `createGame` takes. Everything but `map`, `players` and `seed` has a default. */
export interface NewGame extends NewGameOf<typeof allMaps, typeof allModules> {}

/** A whole game at one moment: deeply immutable plain JSON data. */
export type GameState = AnyState<Decision, PackageOptions, PackageParts>;
type PackageOptions = { readonly [O in keyof Everything['options']]: Everything['options'][O] };
type PackageParts = { readonly [I in keyof Everything['parts']]: Everything['parts'][I] };
/** A state with hidden information masked; otherwise of the same shape. */
export type GameView = AnyView<Decision, PackageOptions, SeenParts>;
type SeenParts = { readonly [I in keyof Everything['seenParts']]: Everything['seenParts'][I] };
/** What `tryApplyAction` returns: the next state and the events, or the error. */
export type ActionResult = AnyResult<Concordia>;
/** What `preview` returns: the events as far as they can be known, and the view after them if they are all. */
export type Preview = AnyPreview<Concordia>;
/** A legal or illegal action of the open decision. */
export type Choice = AnyChoice<Concordia>;
/** A recorded game, as JSON that can be replayed. */
export type GameLog = AnyLog<Action, Settled<NewGame>>;
/** What a viewer remembers of a game. */
export type History = AnyHistory<Action, GameState>;
/** What `validateLog` returns: the last state of a log, or its first illegal action. */
export type LogValidation = AnyValidation<Concordia>;

export type { AllWords } from './all-words';
// The same types for any library.
export type { ActionResult as AnyResult, Choice as AnyChoice } from './engine/engine';
export type { Preview as AnyPreview } from './follow/preview';
export { defineMap } from './kit/define';
export type { Describe, DescribeRole, Descriptions, OptionTexts } from './kit/module';
export type { NotationWords } from './kit/rule-words';
export { createLibrary, type Library, type LibraryDefinition } from './library';
export type { CardPile, CorrectedThing, Correction } from './log/corrections';
export type { GameLog as AnyLog } from './log/game-log';
export * from './log/game-log';
export type { History as AnyHistory } from './log/history';
export type { Logbook, LogValidation as AnyValidation } from './log/logbook';
export type { LogNote, NoteMark, Variation } from './log/notes';
export {
  BLUE_TILES,
  FORUM_TILES,
  GREEN_TILES,
  type TileId,
  TileIdSchema,
} from './modules/forum/tile-ids';
export type { NotationFault } from './notation/faults';
export type { FormatOptions, Notation } from './notation/notation';
export type { IntermediateScore, IntermediateScores, Scorer } from './scoring/scorer';
export type * from './scoring/sheet';
export type { Screens } from './screen/screen';
export type * from './screen/shapes';
export * from './shared-exports';
export type * from './words/screen-words';
export type { Speech } from './words/words';

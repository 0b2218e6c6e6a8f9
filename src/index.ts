/**
 * The rules of the board game Concordia as a headless library, with all maps and modules of this package.
 *
 * @module
 */
import type * as z from 'zod/mini';
import type { Board } from './board/board';
import type { NewGameOf, TypesOf } from './engine';
import type { Choice as AnyChoice, ActionResult as AnyResult } from './engine/engine';
import type { Preview as AnyPreview } from './follow/preview';
import { createLibrary, type Library } from './library';
import type { CorrectedThing } from './log/corrections';
import type { GameLog as AnyLog, LogMeta, UncheckedLog } from './log/game-log';
import type { History as AnyHistory } from './log/history';
import type { LogValidation as AnyValidation } from './log/logbook';
import { allMaps } from './maps/all';
import type { Price, WithKind, WithType } from './model/any';
import type { CardId } from './model/cards';
import type { LocalizedRefusal } from './model/errors';
import type { PlaceId, Seat } from './model/ids';
import type { CheckedMap } from './model/map';
import type { PartPicture } from './model/moment';
import type { GameState as AnyState, GameView as AnyView, Viewer } from './model/state';
import { allModules } from './modules/all';
import type { FormatOptions } from './notation/notation';
import type { Settled } from './options';
import type { Chance } from './random/chance';
import type { Points, Scores } from './scoring/score';
import type { PlaceKind, ScreenModel, SetUpForm } from './screen/shapes';

type Everything = TypesOf<typeof allMaps, typeof allModules>;

/** The same types, with the names that editors show. */
interface Concordia extends Everything {
  readonly action: Action;
  readonly decision: Decision;
  readonly event: GameEvent;
}

const library: Library<Concordia, NewGame> = createLibrary({
  maps: allMaps,
  modules: allModules,
});

// Exported one by one, with types that editors show by their names. The build gives each the comment of the member that
// it is (tools/member-docs.ts).
export const createGame: (options: NewGame) => GameState = library.createGame;
export const legalActions: (state: GameState | GameView, seat?: Seat) => readonly Action[] =
  library.legalActions;
export const deciders: (state: GameState | GameView) => readonly Seat[] = library.deciders;
export const choices: (state: GameState | GameView, seat?: Seat) => readonly Choice[] =
  library.choices;
export const why: (state: GameState | GameView, action: unknown) => LocalizedRefusal | undefined =
  library.why;
export const costOf: (state: GameState | GameView, action: Action) => Price = library.costOf;
export const applyAction: (state: GameState, action: Action) => GameState = library.applyAction;
export const tryApplyAction: (state: GameState, action: unknown) => ActionResult =
  library.tryApplyAction;
export const applyTrusted: (state: GameState, action: Action) => GameState = library.applyTrusted;
export const eventsFor: (
  before: GameState,
  result: ActionResult,
  viewer: Viewer,
) => readonly GameEvent[] = library.eventsFor;
export const follow: (view: GameView, events: readonly GameEvent[]) => GameView = library.follow;
export const preview: (state: GameState | GameView, action: Action) => Preview = library.preview;
export const undoLimit: (states: readonly GameState[]) => number = library.undoLimit;
export const isOver: (state: GameState | GameView) => boolean = library.isOver;
export const finalScores: (state: GameState | GameView) => Scores = library.finalScores;
export const pointsOf: (state: GameState | GameView, seat: Seat) => Points = library.pointsOf;
export const prospectOf: (state: GameState, seat: Seat) => number = library.prospectOf;
export const viewFor: (state: GameState, viewer: Viewer) => GameView = library.viewFor;
export const imagine: (view: GameView, chance?: Chance) => GameState = library.imagine;
export const redeal: (state: GameState, chance: Chance, viewer?: Viewer) => GameState =
  library.redeal;
export const boardOf: (state: GameState | GameView) => Board = library.boardOf;
export const parseState: (input: unknown) => GameState = library.parseState;
export const parseView: (input: unknown) => GameView = library.parseView;
export const parseOptions: Library<Concordia, NewGame>['parseOptions'] = library.parseOptions;
export const perft: (state: GameState, depth: number) => number = library.perft;
export const getMap: (id: NewGame['map']) => CheckedMap = library.getMap;
export const mapIds: Library<Concordia>['mapIds'] = library.mapIds;
export const describeAction: (state: GameState | GameView, action: Action) => string =
  library.describeAction;
export const sentenceOf: (state: GameState | GameView, event: GameEvent) => string | undefined =
  library.sentenceOf;
export const describeCorrection: (state: GameState | GameView, thing: CorrectedThing) => string =
  library.describeCorrection;
export const describeDecision: (state: GameState | GameView) => string = library.describeDecision;
export const nameOf: (where: GameState | GameView | CheckedMap, id: string) => string =
  library.nameOf;
export const picturesOf: (state: GameState | GameView) => readonly PartPicture[] =
  library.picturesOf;
export const screenModel: (view: GameView | GameState) => ScreenModel = library.screenModel;
export const describeCard: (id: CardId) => string = library.describeCard;
export const describeTile: (id: string) => string = library.describeTile;
export const describePlace: (
  where: GameView | GameState | CheckedMap,
  id: PlaceId,
  kind?: PlaceKind,
) => string = library.describePlace;
export const describeBoard: (where: GameView | GameState | CheckedMap) => string =
  library.describeBoard;
export const setUpForm: (chosen?: Partial<NewGame>) => SetUpForm<NewGame> = library.setUpForm;
export const cards: Library<Concordia>['cards'] = library.cards;
export const recordGame: (options: NewGame, actions: readonly Action[], meta?: LogMeta) => GameLog =
  library.recordGame;
export const recordFrom: (start: GameState, actions: readonly Action[], meta?: LogMeta) => GameLog =
  library.recordFrom;
export const startOf: (log: GameLog | UncheckedLog) => GameState = library.startOf;
export const correctedState: (
  log: Pick<UncheckedLog, 'corrections'>,
  count: number,
  state: GameState,
) => GameState = library.correctedState;
export const replay: (log: GameLog) => GameState = library.replay;
export const readLog: Library<Concordia>['readLog'] = library.readLog;
export const logFor: (log: GameLog, viewer: Viewer) => GameLog = library.logFor;
export const historyFor: (
  states: readonly GameState[],
  actions: readonly Action[],
  viewer: Viewer,
) => History = library.historyFor;
export const validateLog: (log: unknown) => LogValidation = library.validateLog;
export const validPrefix: (log: unknown) => GameLog = library.validPrefix;
export const formatLog: (log: GameLog | UncheckedLog, options?: FormatOptions) => string =
  library.formatLog;
export const parseLog: (text: string) => GameLog = library.parseLog;
export const scoreGame: Library<Concordia>['scoreGame'] = library.scoreGame;
export const scoreIntermediate: Library<Concordia>['scoreIntermediate'] = library.scoreIntermediate;
export const parseSheet: Library<Concordia>['parseSheet'] = library.parseSheet;
export const sheetWarnings: Library<Concordia>['sheetWarnings'] = library.sheetWarnings;
export const optionNames: Library<Concordia>['optionNames'] = library.optionNames;
export const actionTypes: Library<Concordia>['actionTypes'] = library.actionTypes;
export const ActionSchema: z.ZodMiniType<Action> = library.schemas.action;
export const DecisionSchema: z.ZodMiniType<Decision> = library.schemas.decision;
export const GameEventSchema: z.ZodMiniType<GameEvent> = library.schemas.event;
export const GameStateSchema: z.ZodMiniType<GameState> = library.schemas.state;
export const GameViewSchema: z.ZodMiniType<GameView> = library.schemas.view;
export const GameOptionsSchema: Library<Concordia>['schemas']['options'] = library.schemas.options;
export const GameLogSchema: z.ZodMiniType<GameLog> = library.logSchema;
export const ScoreSheetSchema: Library<Concordia>['sheetSchema'] = library.sheetSchema;

/** Every card of this package: starting hands first, then deck by deck. */
export const CARD_IDS: readonly CardId[] = Object.freeze(Object.keys(library.cards));

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
export * from './vocabulary';
export type * from './words/screen-words';
export type { Speech } from './words/words';

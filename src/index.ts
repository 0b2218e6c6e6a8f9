/**
 * Concordia, the board game, as a library without any screen: with all maps and modules of this package.
 *
 * @module
 */
import type * as z from 'zod/mini';
import type { NewGameOf, WordsOf } from './engine';
import type { Choice as AnyChoice, ActionResult as AnyResult, Engine } from './engine/engine';
import { createLibrary, type Library } from './library';
import type { GameLog as AnyLog, LogMeta, UncheckedLog } from './log/game-log';
import type { LogValidation as AnyValidation } from './log/logbook';
import { allMaps } from './maps/all';
import type { WithKind, WithType } from './model/any';
import type { CardId } from './model/cards';
import type { Price } from './model/cost';
import type { ToldRefusal } from './model/errors';
import type { Seat } from './model/ids';
import type { CheckedMap } from './model/map';
import type { GameState as AnyState, GameView as AnyView, Viewer } from './model/state';
import { allModules } from './modules/all';
import type { NewGame as AnyNewGame, ChosenRules, GameOptions } from './options';
import type { Points, Scores } from './scoring/score';

type Everything = WordsOf<typeof allMaps, typeof allModules>;

/** The same by the names that editors show. */
interface Concordia extends Everything {
  readonly action: Action;
  readonly decision: Decision;
  readonly event: GameEvent;
}

const library: Library<Concordia, NewGame> = createLibrary({
  maps: allMaps,
  modules: allModules,
});

// One by one, so that editors show each its documentation.
/**
 * Lays the table and opens the first turn.
 *
 * @throws ConcordiaError `INVALID_OPTIONS`, `UNKNOWN_MAP` or `INVALID_MAP`.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * console.log(state.phase, state.decision?.kind, state.players.length); // -> playing playCard 3
 * ```
 */
export const createGame: (options: NewGame) => GameState = library.createGame;
/**
 * Every action allowed now, in a stable order; nothing once the game is over, or behind a view of somebody
 * whose decision it is not.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * console.log(legalActions(state)[0]); // -> { type: 'playCard', seat: 0, card: 'tribune' }
 * ```
 */
export const legalActions: (state: GameState | GameView) => readonly Action[] =
  library.legalActions;
/**
 * The buttons of the open decision, in the same order: what `legalActions` lists, and what a screen shows greyed out, with
 * the reason in `refusal`. What would be hundreds, such as routes too far away, is not listed: `why` of a library tells.
 *
 * @example
 * ```ts
 * const start = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const state = applyAction(start, { type: 'playCard', seat: 0, card: 'senator' });
 * const closed = choices(state).find(({ refusal }) => refusal !== undefined);
 * console.log(closed?.action.type, closed?.refusal?.code); // -> buyCard NOT_ENOUGH_GOODS
 * ```
 */
export const choices: (state: GameState | GameView) => readonly Choice[] = library.choices;
/**
 * Why an action is not allowed now; nothing if it is. For what `choices` does not list.
 *
 * @throws ConcordiaError `INVALID_INPUT` behind a view of somebody whose decision it is not.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * console.log(why(state, { type: 'playCard', seat: 0, card: 'mercator' })); // -> undefined
 * console.log(why(state, { type: 'pass', seat: 0 })?.code); // -> WRONG_DECISION
 * ```
 */
export const why: (state: GameState | GameView, action: unknown) => ToldRefusal | undefined =
  library.why;
/**
 * What an action takes and brings, allowed or not.
 *
 * @throws ConcordiaError `INVALID_ACTION`, `NOT_YOUR_TURN`, `WRONG_DECISION` or `GAME_OVER` if it is none of the
 * open decision, or why it is closed if it names what is not there.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const next = applyAction(state, { type: 'playCard', seat: 0, card: 'architect' });
 * const move = legalActions(next).find(({ type }) => type === 'moveColonist');
 * if (move !== undefined) console.log(costOf(next, move).steps); // -> 1
 * ```
 */
export const costOf: (state: GameState | GameView, action: Action) => Price = library.costOf;
/**
 * Carries out an action and everything that follows by itself; `state` is left as it is.
 *
 * @throws ConcordiaError with the reason; `INVALID_STATE` if `state` is none of this library.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const next = applyAction(state, { type: 'playCard', seat: 0, card: 'mercator' });
 * console.log(state.players[0]?.money, next.players[0]?.money); // -> 5 8
 * ```
 */
export const applyAction: (state: GameState, action: Action) => GameState = library.applyAction;
/**
 * Like `applyAction`, but takes any input for an action, returns the error, and tells what happened
 * on the way.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const result = tryApplyAction(state, { type: 'pass', seat: 0 });
 * console.log(result.ok ? result.events : result.error.code); // -> WRONG_DECISION
 * ```
 */
export const tryApplyAction: (state: GameState, action: unknown) => ActionResult =
  library.tryApplyAction;
/**
 * `applyAction` for actions that `legalActions` has just listed, as in a search: the action's shape
 * is not checked again, and the state is not frozen. Everything the rules ask is checked.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const [first] = legalActions(state);
 * if (first !== undefined) console.log(applyTrusted(state, first).decision?.seat); // -> 0
 * ```
 */
export const applyTrusted: (state: GameState, action: Action) => GameState = library.applyTrusted;
/**
 * What a viewer is told of an action: its events, and, for whoever sees more than the others, what else has changed
 * in the view. With it `follow` leads from the view before to the view after.
 *
 * @param before - the state before the action.
 * @param result - what `tryApplyAction` has made of it.
 * @throws ConcordiaError `INVALID_STATE` for what is no state, `INVALID_INPUT` if the result is not one of an action that
 * was carried out, or there is no such viewer.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const result = tryApplyAction(state, { type: 'playCard', seat: 0, card: 'mercator' });
 * const events = eventsFor(state, result, 1);
 * console.log(events.map(({ type }) => type)); // -> [ 'cardPlayed', 'moneyReceived', 'decisionOpened' ]
 * ```
 */
export const eventsFor: (
  before: GameState,
  result: ActionResult,
  viewer: Viewer,
) => readonly GameEvent[] = library.eventsFor;
/**
 * The view after some events: of the view before and what `eventsFor` has told its viewer since. So a client that has a
 * view once needs nothing but events.
 *
 * @throws ConcordiaError `INVALID_STATE` for what is no view, `INVALID_INPUT` for what are no events, or none that can
 * have happened after the view (`eventsDoNotFit`).
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const result = tryApplyAction(state, { type: 'playCard', seat: 0, card: 'mercator' });
 * const view = follow(viewFor(state, 1), eventsFor(state, result, 1));
 * console.log(view.players[0]?.money, view.decision?.kind); // -> 8 mercator
 * ```
 */
export const follow: (view: GameView, events: readonly GameEvent[]) => GameView = library.follow;
/**
 * Whether the last turn has been played.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * console.log(isOver(state)); // -> false
 * ```
 */
export const isOver: (state: GameState | GameView) => boolean = library.isOver;
/**
 * Everybody's points by god, ranked, ties broken; before the end, as it stands.
 *
 * @throws ConcordiaError `INVALID_INPUT` for a view in which cards are hidden: before the end, nobody knows.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * console.log(finalScores(state).players.map(({ total, rank }) => [total, rank])); // -> [ [ 7, 3 ], [ 7, 2 ], [ 7, 1 ] ]
 * ```
 */
export const finalScores: (state: GameState | GameView) => Scores = library.finalScores;
/**
 * A seat's points by god, as they stand: what `finalScores` says of it without its rank, in a fraction
 * of the time.
 *
 * @throws ConcordiaError `INVALID_INPUT` if there is no such seat, or if its cards are hidden in a view.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * console.log(pointsOf(state, 0).gods.mercurius); // -> { cards: 1, value: 0, points: 0 }
 * ```
 */
export const pointsOf: (state: GameState | GameView, seat: Seat) => Points = library.pointsOf;
/**
 * The same shape with everything masked that a seat, or a spectator, may not see, and `viewer`. It is
 * worth as much as the state to who holds it: lists, choices, costs and words take it.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const view = viewFor(state, 0);
 * console.log(view.players[1]?.hand[0], view.deck[0], view.random); // -> hidden hidden null
 * ```
 */
export const viewFor: (state: GameState, viewer: Viewer) => GameView = library.viewFor;
/**
 * A state that could be behind a view: for players who look ahead. What the viewer does not know, such
 * as the deck, is filled in, always in the same way; so whatever looks the same becomes the same
 * state. A view that this library has not made itself, such as one that was sent, is checked.
 *
 * @throws ConcordiaError `INVALID_STATE` if it is no view of this library.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const possible = imagine(viewFor(state, 0));
 * console.log(possible.deck.length === state.deck.length, isOver(possible)); // -> true false
 * ```
 */
export const imagine: (view: GameView) => GameState = library.imagine;
/**
 * Checks a state that comes from outside: its shape, and that every piece and card is accounted for.
 *
 * @throws ConcordiaError `INVALID_STATE` or `UNKNOWN_MAP`; `details.path` is the place.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const stored = JSON.stringify(state);
 * console.log(parseState(JSON.parse(stored)).turn); // -> 1
 * ```
 */
export const parseState: (input: unknown) => GameState = library.parseState;
/**
 * Checks a view that comes from outside, such as one that a server has sent.
 *
 * @throws ConcordiaError `INVALID_STATE` or `UNKNOWN_MAP`; `details.path` is the place.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const sent = JSON.stringify(viewFor(state, 1));
 * console.log(legalActions(parseView(JSON.parse(sent)))); // -> []
 * ```
 */
export const parseView: (input: unknown) => GameView = library.parseView;
/**
 * Checks options and fills in their defaults.
 *
 * @example
 * ```ts
 * const options = parseOptions({ map: 'imperium', players: 3, seed: 'ludi' });
 * console.log(options.cards, options.display, options.teams); // -> concordia cloth false
 * ```
 */
export const parseOptions: Library<Concordia, NewGame>['parseOptions'] = library.parseOptions;
/**
 * Number of legal action sequences of that length from a state.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * console.log(perft(state, 1), perft(state, 2)); // -> 6 72
 * ```
 */
export const perft: (state: GameState, depth: number) => number = library.perft;
/**
 * The board with that id, as data.
 *
 * @throws ConcordiaError `UNKNOWN_MAP`.
 *
 * @example
 * ```ts
 * const { name, cities } = getMap('imperium');
 * console.log(name, cities.length); // -> Imperium 31
 * ```
 */
export const getMap: (id: NewGame['map']) => CheckedMap = library.getMap;
/**
 * Ids of all known maps.
 *
 * @example
 * ```ts
 * console.log(mapIds().slice(0, 3)); // -> [ 'imperium', 'italia', 'sicilia' ]
 * ```
 */
export const mapIds: Library<Concordia>['mapIds'] = library.mapIds;
/**
 * What an action does, without its player: `builds in Syracusae for 1 brick, 1 food and 2 sestertii`. What it
 * costs is told of actions of the open decision.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * console.log(describeAction(state, { type: 'playCard', seat: 0, card: 'mercator' })); // -> plays Mercator
 * ```
 */
export const describeAction: (state: GameState | GameView, action: Action) => string =
  library.describeAction;
/**
 * What has happened, without its seat if it has one; nothing for what is not worth a word.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const result = tryApplyAction(state, { type: 'playCard', seat: 0, card: 'mercator' });
 * if (result.ok) console.log(result.events.map((event) => describeEvent(state, event))); // -> [ 'plays Mercator', 'receives 3 sestertii', undefined ]
 * ```
 */
export const describeEvent: (state: GameState | GameView, event: GameEvent) => string | undefined =
  library.describeEvent;
/**
 * Whose choice it is and what there is to choose: `Gaius may move (3 steps left) or build`.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * console.log(describeDecision(state)); // -> Player 1 plays a card
 * ```
 */
export const describeDecision: (state: GameState | GameView) => string = library.describeDecision;
/**
 * The name of a city, another place, a route, a province, a card, or any other id.
 *
 * @example
 * ```ts
 * console.log(nameOf(getMap('imperium'), 'isca-dumnoniorum')); // -> Isca Dumnoniorum
 * ```
 */
export const nameOf: (where: GameState | GameView | CheckedMap, id: string) => string =
  library.nameOf;
/** Every card by its id: starting hands first, then deck by deck. */
export const cards: Library<Concordia>['cards'] = library.cards;
/**
 * The record of a game so far: its options, with all defaults filled in, and its actions; with the
 * total points once the game is over.
 *
 * A log tells the seed, and the seed the deck and all hands: nobody who still plays may see it.
 *
 * @param meta - what people want to note about it, such as its date and place.
 * @throws ConcordiaError if the actions are not a game of these options.
 *
 * @example
 * ```ts
 * const log = recordGame({ map: 'imperium', players: 3, seed: 'ludi' }, [
 *   { type: 'playCard', seat: 0, card: 'mercator' },
 * ]);
 * console.log(log.version, log.options.display, log.actions.length); // -> 2 cloth 1
 * ```
 */
export const recordGame: (options: NewGame, actions: readonly Action[], meta?: LogMeta) => GameLog =
  library.recordGame;
/**
 * Plays a log to its end.
 *
 * @throws ConcordiaError `INVALID_LOG` if it is no log, or what is wrong with its first wrong action.
 *
 * @example
 * ```ts
 * const log = recordGame({ map: 'imperium', players: 3, seed: 'ludi' }, [
 *   { type: 'playCard', seat: 0, card: 'mercator' },
 * ]);
 * console.log(replay(log).players[0]?.money); // -> 8
 * ```
 */
export const replay: (log: GameLog) => GameState = library.replay;
/**
 * A log whose options are right and whose actions have not been looked at.
 *
 * @throws ConcordiaError `INVALID_LOG`.
 *
 * @example
 * ```ts
 * const log = recordGame({ map: 'imperium', players: 3, seed: 'ludi' }, [
 *   { type: 'playCard', seat: 0, card: 'mercator' },
 * ]);
 * console.log(readLog(JSON.parse(JSON.stringify(log))).actions.length); // -> 1
 * ```
 */
export const readLog: Library<Concordia>['readLog'] = library.readLog;
/**
 * A log as a viewer may know it: without its seed and without what only others have seen. What has not come up yet,
 * such as the rest of the deck, lies in an order that says nothing; so the log can be played again as far as it
 * goes, and not be continued.
 *
 * @throws ConcordiaError `INVALID_LOG`, what is wrong with its first wrong action, or `INVALID_INPUT` if there is no
 * such viewer.
 *
 * @example
 * ```ts
 * const log = recordGame({ map: 'imperium', players: 3, seed: 'ludi' }, [
 *   { type: 'playCard', seat: 0, card: 'mercator' },
 * ]);
 * console.log('seed' in log.options, 'seed' in logFor(log, 1).options); // -> true false
 * ```
 */
export const logFor: (log: GameLog, viewer: Viewer) => GameLog = library.logFor;
/**
 * Plays a log as far as it is right.
 *
 * @throws ConcordiaError `INVALID_LOG` if it is no log at all, or what is wrong with its options.
 *
 * @example
 * ```ts
 * const log = recordGame({ map: 'imperium', players: 3, seed: 'ludi' }, [
 *   { type: 'playCard', seat: 0, card: 'mercator' },
 * ]);
 * const actions = [...log.actions, { type: 'takeIncome', seat: 0 }];
 * const result = validateLog({ ...log, actions });
 * if (!result.ok) console.log(result.index, result.error.code); // -> 1 WRONG_DECISION
 * ```
 */
export const validateLog: (log: unknown) => LogValidation = library.validateLog;
/**
 * The log up to its first wrong action, without scores if that cuts anything off.
 *
 * @example
 * ```ts
 * const log = recordGame({ map: 'imperium', players: 3, seed: 'ludi' }, [
 *   { type: 'playCard', seat: 0, card: 'mercator' },
 * ]);
 * const actions = [...log.actions, { type: 'takeIncome', seat: 0 }];
 * console.log(validPrefix({ ...log, actions }).actions.length); // -> 1
 * ```
 */
export const validPrefix: (log: unknown) => GameLog = library.validPrefix;

/**
 * A log as text for people, fit for a forum and for reading at a table: a line for each turn, names as on the board.
 * `parseLog` makes the same log of it.
 *
 * @throws ConcordiaError `INVALID_LOG` if it is no log, or what is wrong with its options.
 *
 * @example
 * ```ts
 * const prefect = { type: 'playCard', seat: 0, card: 'prefect' } as const;
 * const log = recordGame({ map: 'italia', players: ['Livia', 'Gaius'], seed: 'ludi' }, [prefect]);
 * console.log(formatLog(log).split('\n').at(-2)); // -> 1 Livia: Prefect
 * ```
 */
export const formatLog: (log: GameLog | UncheckedLog) => string = library.formatLog;

/**
 * A log from its text, written by `formatLog` or by hand: names in any case, shortened as far as they are clear, with
 * passing left out. `details.faults` has what is wrong, with line and column.
 *
 * @throws ConcordiaError `INVALID_LOG`, reason `unreadableText`.
 *
 * @example
 * ```ts
 * const log = parseLog('[Map "Italia"] [Players "Livia, Gaius"] [Seed "ludi"]\n1 Livia: pref; coins');
 * console.log(log.actions.length, log.options.map); // -> 2 italia
 * ```
 */
export const parseLog: (text: string) => GameLog = library.parseLog;
/**
 * Final scoring.
 *
 * @throws ConcordiaError `INVALID_SHEET` if the sheet contradicts itself, `details.path` being the
 * place; `UNKNOWN_MAP` if its map is unknown.
 *
 * @example
 * ```ts
 * const sheet = {
 *   players: [{ name: 'Livia', cards: ['senator'], houses: [], colonists: 2, money: 12, goods: {} }],
 * };
 * console.log(scoreGame(sheet).players[0]?.gods.vesta); // -> { cards: 1, value: 1, points: 1 }
 * ```
 */
export const scoreGame: Library<Concordia>['scoreGame'] = library.scoreGame;
/**
 * Intermediate scoring of all players, with the sestertii the two best receive. Only cards
 * count, so nobody has a `bonus` or the Concordia card.
 *
 * @throws ConcordiaError like `scoreGame`.
 *
 * @example
 * ```ts
 * const sheet = {
 *   players: [{ name: 'Livia', cards: ['senator'], houses: [], colonists: 2, money: 12, goods: {} }],
 * };
 * console.log(scoreIntermediate(sheet).players[0]?.total); // -> 1
 * ```
 */
export const scoreIntermediate: Library<Concordia>['scoreIntermediate'] = library.scoreIntermediate;
/**
 * A sheet as people write it, with ids instead of names.
 *
 * @throws ConcordiaError `INVALID_SHEET` if it is none.
 *
 * @example
 * ```ts
 * const sheet = {
 *   players: [{ name: 'Livia', cards: ['senator'], houses: [], colonists: 2, money: 12, goods: {} }],
 * };
 * console.log(parseSheet(sheet).players[0]?.cards); // -> [ 'senator' ]
 * ```
 */
export const parseSheet: Library<Concordia>['parseSheet'] = library.parseSheet;
/**
 * What on a sheet is allowed, and still looks forgotten, in words.
 *
 * @param ended - whether the game is over; before it, nobody has the Concordia card.
 *
 * @example
 * ```ts
 * const sheet = {
 *   players: [{ name: 'Livia', cards: ['senator'], houses: [], colonists: 2, money: 12, goods: {} }],
 * };
 * console.log(sheetWarnings(sheet, true).length); // -> 1
 * ```
 */
export const sheetWarnings: Library<Concordia>['sheetWarnings'] = library.sheetWarnings;
/** The names of all options. */
export const optionNames: Library<Concordia>['optionNames'] = library.optionNames;
/** The types of all actions: those of the base game first. */
export const actionTypes: Library<Concordia>['actionTypes'] = library.actionTypes;

/** What players can do: a discriminated union of all actions. */
export const ActionSchema: z.ZodMiniType<Action> = library.schemas.action;
/** The schema of decisions: a discriminated union of all kinds. */
export const DecisionSchema: z.ZodMiniType<Decision> = library.schemas.decision;
/** The schema of events: a discriminated union of all types. */
export const GameEventSchema: z.ZodMiniType<GameEvent> = library.schemas.event;
/** The schema of states: their shape alone; `parseState` checks them in full. */
export const GameStateSchema: z.ZodMiniType<GameState> = library.schemas.state;
/** The schema of views: their shape alone; `parseView` checks them in full. */
export const GameViewSchema: z.ZodMiniType<GameView> = library.schemas.view;
/** What `createGame` takes, with all defaults filled in where they are left out. */
export const GameOptionsSchema: Library<Concordia>['schemas']['options'] = library.schemas.options;
/** The schema of logs. */
export const GameLogSchema: z.ZodMiniType<GameLog> = library.logSchema;
/** The schema of sheets with ids. */
export const ScoreSheetSchema: Library<Concordia>['sheetSchema'] = library.sheetSchema;

/** Every card of this package: starting hands first, then deck by deck. */
export const CARD_IDS: readonly CardId[] = Object.freeze(Object.keys(library.cards));

/** Every action of this package's maps and modules. */
export type Action = { readonly [T in ActionType]: ActionNamed<T> }[ActionType];
/** What actions of this package are called, such as `playCard`. */
export type ActionType = Everything['action']['type'];
// A name for each, which editors show instead of its fields.
type Actions = { readonly [A in Everything['action'] as A['type']]: A };
type ActionNamed<T extends ActionType> = { readonly [K in keyof Actions[T]]: Actions[T][K] };
/** The actions of a type; or every action of a library, as in `ActionOf<typeof concordia>`. */
export type ActionOf<T> =
  T extends Engine<infer W, AnyNewGame> ? W['action'] : Extract<Action, WithType<T>>;
/** Whose choice it is, and what there is to choose. */
export type Decision = { readonly [K in DecisionKind]: DecisionNamed<K> }[DecisionKind];
/** What decisions of this package are called, such as `architect`. */
export type DecisionKind = Everything['decision']['kind'];
type Decisions = { readonly [D in Everything['decision'] as D['kind']]: D };
type DecisionNamed<K extends DecisionKind> = {
  readonly [F in keyof Decisions[K]]: Decisions[K][F];
};
/** The decision of a kind. */
export type DecisionOf<K> = Extract<Decision, WithKind<K>>;
/** What happened, in order, fit for animating a screen. */
export type GameEvent = { readonly [T in keyof Events]: EventNamed<T> }[keyof Events];
type Events = { readonly [E in Everything['event'] as E['type']]: E };
type EventNamed<T extends keyof Events> = { readonly [K in keyof Events[T]]: Events[T][K] };
/** The event of a type. */
export type EventOf<T> = Extract<GameEvent, WithType<T>>;

/** What `createGame` takes: the map by its id; what is left out has its default. */
export interface NewGame extends NewGameOf<typeof allMaps, typeof allModules> {}

/** A whole game at one moment: deeply immutable plain JSON data. */
export type GameState = AnyState<Decision, ChosenRules, Parts>;
type Parts = { readonly [I in keyof Everything['parts']]: Everything['parts'][I] };
/** A state with everything masked that the viewer may not know; the same shape otherwise. */
export type GameView = AnyView<Decision, ChosenRules, SeenParts>;
type SeenParts = { readonly [I in keyof Everything['seenParts']]: Everything['seenParts'][I] };
/** What `tryApplyAction` returns: the next state and what has happened, or the error. */
export type ActionResult = AnyResult<Concordia>;
/** A course of the open decision, open or closed. */
export type Choice = AnyChoice<Concordia>;
/** A game as it was played: JSON that anybody can play again. */
export type GameLog = AnyLog<Action, GameOptions>;
/** What `validateLog` finds: the state a log leads to, or its first wrong action. */
export type LogValidation = AnyValidation<Concordia>;

/** What is printed on every card of this package, by its id: starting hands first, then deck by deck. */
export const CARDS: Library<Concordia>['cards'] = library.cards;

export type { EngineParts as LibraryParts } from './engine';
// The same of any library.
export type { ActionResult as AnyResult, Choice as AnyChoice } from './engine/engine';
export { defineMap } from './kit/define';
export { createLibrary, type Library } from './library';
export type { GameLog as AnyLog } from './log/game-log';
export * from './log/game-log';
export type { Logbook, LogValidation as AnyValidation } from './log/logbook';
export {
  BLUE_TILES,
  FORUM_TILES,
  GREEN_TILES,
  type TileId,
  TileIdSchema,
} from './modules/forum/tile-ids';
export type { NotationFault } from './notation/faults';
export type { Notation } from './notation/notation';
export type { IntermediateScore, IntermediateScores, Scorer } from './scoring/scorer';
export type * from './scoring/sheet';
export * from './vocabulary';
export type { AllWords, Speech } from './words/words';

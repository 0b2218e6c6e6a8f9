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

// Exported one by one, so that editors show the documentation of each.
/**
 * Sets up a game and opens the first turn.
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
 * All legal actions, in a stable order; empty if the game is over, or if the view's player does not decide.
 *
 * @param seat - a player who decides at the same time as others; by default, the one of `state.decision`, or the viewer.
 * @throws ConcordiaError `INVALID_INPUT` if the seat does not exist.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * console.log(legalActions(state)[0]); // -> { type: 'playCard', seat: 0, card: 'tribune' }
 * ```
 */
export const legalActions: (state: GameState | GameView, seat?: Seat) => readonly Action[] =
  library.legalActions;
/**
 * The seats that may act now: one, more if rules let several players decide at the same time, none if the game is over.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * console.log(deciders(state)); // -> [ 0 ]
 * ```
 */
export const deciders: (state: GameState | GameView) => readonly Seat[] = library.deciders;
/**
 * The buttons of the open decision, in the order of `legalActions`: legal actions, and illegal ones to show greyed out,
 * with the reason in `refusal`. Long tails, such as routes out of reach, are left out; ask `why` about them.
 *
 * @param seat - as for `legalActions`.
 *
 * @example
 * ```ts
 * const start = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const state = applyAction(start, { type: 'playCard', seat: 0, card: 'senator' });
 * const closed = choices(state).find(({ refusal }) => refusal !== undefined);
 * console.log(closed?.action.type, closed?.refusal?.code); // -> buyCard NOT_ENOUGH_GOODS
 * ```
 */
export const choices: (state: GameState | GameView, seat?: Seat) => readonly Choice[] =
  library.choices;
/**
 * Why an action is illegal now; `undefined` if it is legal. Use it for actions that `choices` leaves out.
 *
 * @throws ConcordiaError `INVALID_INPUT` if the view's player does not decide.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * console.log(why(state, { type: 'playCard', seat: 0, card: 'mercator' })); // -> undefined
 * console.log(why(state, { type: 'pass', seat: 0 })?.code); // -> WRONG_DECISION
 * ```
 */
export const why: (state: GameState | GameView, action: unknown) => LocalizedRefusal | undefined =
  library.why;
/**
 * What an action costs and brings, legal or not.
 *
 * @throws ConcordiaError `INVALID_ACTION`, `NOT_YOUR_TURN`, `WRONG_DECISION` or `GAME_OVER` if the action is not one of
 * the open decision; the reason why it is illegal if it names something that does not exist.
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
 * Returns the state after an action and all its automatic consequences; `state` itself does not change.
 *
 * @throws ConcordiaError if the action is illegal; `INVALID_STATE` if `state` is not a state of this library.
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
 * Like `applyAction`, but accepts any input as the action, returns errors instead of throwing them, and lists the
 * events.
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
 * A faster `applyAction` for actions that `legalActions` has just listed, as in a search: it does not check the
 * action's shape again or freeze the state. It still checks the rules.
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
 * The events of an action for one viewer; a viewer who sees more than the others also gets what else has changed in the
 * view. With them, `follow` turns the view before the action into the view after it.
 *
 * @param before - the state before the action.
 * @param result - what `tryApplyAction` returned for it.
 * @throws ConcordiaError `INVALID_STATE` if `before` is not a state, `INVALID_INPUT` if the result is not that of a
 * successful action or the viewer does not exist.
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
 * Applies events from `eventsFor` to a view. A client that has one view needs only events from then on.
 *
 * @throws ConcordiaError `INVALID_STATE` if `view` is not a view, `INVALID_INPUT` if `events` are not events or cannot
 * follow the view (`eventsDoNotFit`).
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
 * What an action would do, as far as its player can know: the first events that `eventsFor` would tell them, up to
 * the first thing that depends on what their view hides, such as new cards of the display, tiles drawn, a shuffle, the
 * hands at the end. If nothing does, it is `complete`, and `view` is their view afterwards. Nothing changes.
 *
 * @param state - a view of the acting player; of a state, only what this player sees is used.
 * @throws ConcordiaError as `applyAction` does; `INVALID_INPUT` (`notTheirDecision`) if somebody else’s view is to
 * tell what an action would do.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const next = preview(viewFor(state, 0), { type: 'playCard', seat: 0, card: 'mercator' });
 * console.log(next.complete, next.events.map(({ type }) => type)); // -> true [ 'cardPlayed', 'moneyReceived', 'decisionOpened' ]
 * ```
 */
export const preview: (state: GameState | GameView, action: Action) => Preview = library.preview;
/**
 * How far the game may be taken back: the index of the earliest state to go back to, `states.length - 1` if nothing
 * may be taken back. `states` is the whole game, from what `createGame` returned to the present, each the successor of
 * the one before; or its end, as long as it has the present.
 *
 * Only the player who has acted last takes back, as many actions as they made without another player deciding in
 * between; also when it is the next player's turn, until that player acts. What was carried out because nothing else
 * was possible goes back with the action it followed from. An action stays
 *
 * - if something hidden from its player was moved or shown to anybody: the deck, hands of others, covered discards,
 *   what `view` of a part hides. What only its player knew and has shown, such as a card played, may go back to the hand;
 * - if the random generator was used;
 * - if several players decided at the same time, because a state does not say who of them acted;
 * - if it ended the game, which opens all hands.
 *
 * The states are compared pair by pair from the end, as far as can be taken back; earlier ones are not looked at.
 *
 * @throws ConcordiaError `INVALID_STATE` if one of those looked at is not a state, `INVALID_INPUT` if `states` is not
 * a list of states of one game, or is empty.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const next = applyAction(state, { type: 'playCard', seat: 0, card: 'mercator' });
 * console.log(undoLimit([state, next]), undoLimit([next])); // -> 0 0
 * ```
 */
export const undoLimit: (states: readonly GameState[]) => number = library.undoLimit;
/**
 * Whether the game is over.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * console.log(isOver(state)); // -> false
 * ```
 */
export const isOver: (state: GameState | GameView) => boolean = library.isOver;
/**
 * Every player's points by god, ranked, with ties broken; before the end, the current standing.
 *
 * @throws ConcordiaError `INVALID_INPUT` for a view in which cards are hidden.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * console.log(finalScores(state).players.map(({ total, rank }) => [total, rank])); // -> [ [ 7, 3 ], [ 7, 2 ], [ 7, 1 ] ]
 * ```
 */
export const finalScores: (state: GameState | GameView) => Scores = library.finalScores;
/**
 * One seat's current points by god: like `finalScores`, but without the rank and much faster.
 *
 * @throws ConcordiaError `INVALID_INPUT` if the seat does not exist, or if its cards are hidden in a view.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * console.log(pointsOf(state, 0).gods.mercurius); // -> { cards: 1, value: 0, points: 0 }
 * ```
 */
export const pointsOf: (state: GameState | GameView, seat: Seat) => Points = library.pointsOf;
/**
 * The victory points that maps and modules expect a seat to get beyond those of `pointsOf`, by the modifier `prospect`;
 * 0 if none has one. For automatic players, with a state that `imagine` has made.
 *
 * @throws ConcordiaError `INVALID_STATE` if it is not a state, `INVALID_INPUT` if the seat does not exist.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * console.log(prospectOf(state, 0)); // -> 0
 * ```
 */
export const prospectOf: (state: GameState, seat: Seat) => number = library.prospectOf;
/**
 * The state as a seat or a spectator sees it: the same shape with hidden information masked, and `viewer`.
 * Queries accept a view in place of a state.
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
 * A possible state behind a view, for players that look ahead. What the viewer does not know, such as the deck, is
 * filled in deterministically: equal views give equal states. A view that this library has not made, such as one
 * received from a server, is checked.
 *
 * @param chance - fills it in at random, for players that look ahead several times.
 * @throws ConcordiaError `INVALID_STATE` if it is not a view of this library.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const possible = imagine(viewFor(state, 0));
 * console.log(possible.deck.length === state.deck.length, isOver(possible)); // -> true false
 * ```
 */
export const imagine: (view: GameView, chance?: Chance) => GameState = library.imagine;
/**
 * The same state with other things where nobody knows them who has watched the whole game: the order of the decks, the
 * generator, and what maps and modules hide from the viewer. Hands stay, because everybody sees what others buy and
 * play. It is not frozen, and not checked again.
 *
 * @param viewer - by default, the seat that decides.
 * @throws ConcordiaError `INVALID_STATE` if it is not a state of this library; `INVALID_INPUT` if the viewer does not
 * exist.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const other = redeal(state, chanceFromSeed('other'));
 * console.log(other.display.join() === state.display.join()); // -> true
 * console.log(other.deck.join() === state.deck.join()); // -> false
 * ```
 */
export const redeal: (state: GameState, chance: Chance, viewer?: Viewer) => GameState =
  library.redeal;
/**
 * The board of a game as it was compiled for play: distances, neighbours, numbers for tables. It is shared: do not change
 * it.
 *
 * @throws ConcordiaError `INVALID_STATE` if it is not a state or view of this library.
 *
 * @example
 * ```ts
 * const board = boardOf(createGame({ map: 'imperium', players: 3, seed: 'ludi' }));
 * console.log(board.stepsBetween('roma', 'land:aquileia~novaria', 'land')); // -> 2
 * ```
 */
export const boardOf: (state: GameState | GameView) => Board = library.boardOf;
/**
 * Checks a state from outside: its shape, and that every piece and card is accounted for.
 *
 * @throws ConcordiaError `INVALID_STATE` or `UNKNOWN_MAP`; `details.path` says where.
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
 * Checks a view from outside, such as one received from a server.
 *
 * @throws ConcordiaError `INVALID_STATE` or `UNKNOWN_MAP`; `details.path` says where.
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
 * The number of legal action sequences of length `depth` from a state.
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
 * The ids of all maps of the library, in their order.
 *
 * @example
 * ```ts
 * console.log(mapIds().slice(0, 3)); // -> [ 'imperium', 'italia', 'sicilia' ]
 * ```
 */
export const mapIds: Library<Concordia>['mapIds'] = library.mapIds;
/**
 * The text of a button: `Build a house in Syracusae for 1 brick, 1 food and 2 sestertii`. The cost is part of it if the
 * action belongs to the open decision.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * console.log(describeAction(state, { type: 'playCard', seat: 0, card: 'mercator' })); // -> Play Mercator
 * ```
 */
export const describeAction: (state: GameState | GameView, action: Action) => string =
  library.describeAction;
/**
 * What happened, as a sentence without a full stop: `Gaius builds a house in Roma for 1 brick`; `undefined` if the event
 * has no text.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const result = tryApplyAction(state, { type: 'playCard', seat: 0, card: 'mercator' });
 * if (result.ok) console.log(result.events.flatMap((event) => sentenceOf(state, event) ?? []).join('; ')); // -> Player 1 plays Mercator; Player 1 receives 3 sestertii
 * ```
 */
export const sentenceOf: (state: GameState | GameView, event: GameEvent) => string | undefined =
  library.sentenceOf;
/**
 * What a correction of a log says, as a sentence without a full stop: `Livia has 12 sestertii now`.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * console.log(describeCorrection(state, { type: 'money', seat: 0, money: 12 })); // -> Player 1 has 12 sestertii now
 * ```
 */
export const describeCorrection: (state: GameState | GameView, thing: CorrectedThing) => string =
  library.describeCorrection;
/**
 * Who decides and what the choice is: `Gaius may move (3 steps left) or build`.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * console.log(describeDecision(state)); // -> Player 1 plays a card
 * ```
 */
export const describeDecision: (state: GameState | GameView) => string = library.describeDecision;
/**
 * The name of a city, another place, a route, a province, a card, a score or any other id; of a player, by `player:0`
 * and so on.
 *
 * @example
 * ```ts
 * console.log(nameOf(getMap('imperium'), 'isca-dumnoniorum')); // -> Isca Dumnoniorum
 * ```
 */
export const nameOf: (where: GameState | GameView | CheckedMap, id: string) => string =
  library.nameOf;
/**
 * What maps and modules keep in the state and show to this viewer, on the board and beside it; of a state, what
 * everybody sees. `concordia-rules/svg` draws it.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'aegyptus', players: 3, seed: 'ludi' });
 * console.log(picturesOf(state)[0]?.items[0]?.label); // -> Flood of the Nile – Kush
 * ```
 */
export const picturesOf: (state: GameState | GameView) => readonly PartPicture[] =
  library.picturesOf;
/**
 * Everything that a screen shows besides the board, with labels and sentences: players, hands, display, scores, what
 * maps and modules keep, and the board in words. It follows from the view alone. A state is shown as to spectators.
 *
 * @throws ConcordiaError `INVALID_STATE` if it is not a view or a state of this library.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: ['Livia', 'Gaius'], seed: 'ludi' });
 * const { players } = screenModel(viewFor(state, 0));
 * console.log(players.rows[0]?.label, players.rows[0]?.cells.map(({ text }) => text)); // -> Sestertii [ '5', '6' ]
 * ```
 */
export const screenModel: (view: GameView | GameState) => ScreenModel = library.screenModel;
/**
 * What a card does and what it scores at the end, in sentences.
 *
 * @throws ConcordiaError `INVALID_INPUT` if the library has no such card.
 *
 * @example
 * ```ts
 * console.log(describeCard('consul-ii')); // -> Buy one card of the display for its own cost alone. At the end it counts for Jupiter: 1 point for each of your houses outside brick cities.
 * ```
 */
export const describeCard: (id: CardId) => string = library.describeCard;
/**
 * What a tile of the forum, or another tile of a module, does; empty if the module does not say.
 *
 * @throws ConcordiaError `INVALID_INPUT` if it is not an id.
 *
 * @example
 * ```ts
 * console.log(describeTile('appius-arcadius')); // -> Architect: one more step.
 * ```
 */
export const describeTile: (id: string) => string = library.describeTile;
/**
 * What a city, a province, a route or another place is, in sentences: on a map what is printed there, in a game what
 * lies there, what a house costs the viewer, and what a province would bring.
 *
 * @param kind - which of them, if the id means a province and a city; by default, the province.
 * @throws ConcordiaError `INVALID_INPUT` if there is no such place; `INVALID_STATE` if it is not a view or a state.
 *
 * @example
 * ```ts
 * console.log(describePlace(getMap('imperium'), 'land:novaria~roma')); // -> A land route between Novaria and Roma.
 * ```
 */
export const describePlace: (
  where: GameView | GameState | CheckedMap,
  id: PlaceId,
  kind?: PlaceKind,
) => string = library.describePlace;
/**
 * The board as text, for a screen reader or a terminal: a line for each province, city and other place, and for each
 * route where a colonist stands.
 *
 * @throws ConcordiaError `INVALID_STATE` if it is not a view or a state of this library; `INVALID_INPUT` if it is not
 * a map.
 *
 * @example
 * ```ts
 * const lines = describeBoard(getMap('imperium')).split('\n');
 * console.log(lines[0]); // -> Britannia has Isca Dumnoniorum and Londinium.
 * console.log(lines[1]); // -> - Isca Dumnoniorum makes a good of the letter A. Routes lead by land to Londinium; by sea to Brigantium, Burdigala and Londinium.
 * ```
 */
export const describeBoard: (where: GameView | GameState | CheckedMap) => string =
  library.describeBoard;
/**
 * What there is to choose before a game, with labels, and why a value is closed beside what is chosen.
 *
 * @param chosen - what has been chosen so far, as for `createGame`; what is left out has its default.
 * @throws ConcordiaError `INVALID_OPTIONS` if these are not options, `UNKNOWN_MAP`.
 *
 * @example
 * ```ts
 * const { fields } = setUpForm({ map: 'italia', players: 3 });
 * const teams = fields.find(({ key }) => key === 'teams');
 * console.log(teams?.label, teams?.values[1]?.refusal?.message); // -> Teams Team games are for four or six players.
 * ```
 */
export const setUpForm: (chosen?: Partial<NewGame>) => SetUpForm<NewGame> = library.setUpForm;
/** The cards of this package, by their ids: starting hands first, then deck by deck. */
export const cards: Library<Concordia>['cards'] = library.cards;
/**
 * Records a game so far: its options with all defaults, its actions and, once it is over, the total points.
 *
 * A log contains the seed, which reveals the deck and all hands: keep it from players of a running game.
 *
 * @param meta - notes about the game, such as its date and place.
 * @throws ConcordiaError if the actions are not legal with these options.
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
 * Records a game that begins from a state, such as a problem or a game whose beginning is not known.
 *
 * @throws ConcordiaError `INVALID_STATE`, or the error of the first action that is not legal.
 *
 * @example
 * ```ts
 * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
 * const log = recordFrom(state, [{ type: 'playCard', seat: 0, card: 'mercator' }]);
 * console.log(log.start?.turn, log.options.seed, validateLog(log).ok); // -> 1 undefined true
 * ```
 */
export const recordFrom: (start: GameState, actions: readonly Action[], meta?: LogMeta) => GameLog =
  library.recordFrom;
/**
 * The state in which a log begins.
 *
 * @throws ConcordiaError `INVALID_LOG`, or the error of its options.
 *
 * @example
 * ```ts
 * const log = recordGame({ map: 'imperium', players: 3, seed: 'ludi' }, []);
 * console.log(startOf(log).turn); // -> 1
 * ```
 */
export const startOf: (log: GameLog | UncheckedLog) => GameState = library.startOf;
/**
 * The state after a number of actions, with the correction that stands there; the same state if there is none. Whoever
 * plays a log action by action calls it before each of them and after the last.
 *
 * @throws ConcordiaError `INVALID_LOG` if the correction is impossible.
 *
 * @example
 * ```ts
 * const log = recordGame({ map: 'imperium', players: 3, seed: 'ludi' }, []);
 * const corrections = [{ after: 0, changes: [{ type: 'money', seat: 0, money: 7 } as const] }];
 * console.log(correctedState({ corrections }, 0, startOf(log)).players[0]?.money); // -> 7
 * ```
 */
export const correctedState: (
  log: Pick<UncheckedLog, 'corrections'>,
  count: number,
  state: GameState,
) => GameState = library.correctedState;
/**
 * Replays a log and returns its last state.
 *
 * @throws ConcordiaError `INVALID_LOG` if it is not a log, or the error of its first illegal action.
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
 * Reads a log and checks its options, but not its actions.
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
 * A log as a viewer may see it: without the seed and without what only others have seen. What has not been revealed,
 * such as the rest of the deck, is in an order that gives nothing away; so the log can be replayed, but not continued.
 * Notes are left out: they may tell what others have not seen.
 *
 * @throws ConcordiaError `INVALID_LOG`, also if the log begins from a state; the error of its first illegal action, or `INVALID_INPUT` if the viewer does
 * not exist.
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
 * What a viewer knows who has watched a course of play, for automatic players with a memory.
 *
 * @param states - the states, first to last; one more than actions.
 * @throws ConcordiaError `INVALID_INPUT` if the lists do not fit or the viewer does not exist; `INVALID_STATE` if the
 * first is not a state of this library.
 *
 * @example
 * ```ts
 * const start = createGame({ map: 'imperium', players: 2, seed: 'ludi' });
 * const tribune = { type: 'playCard', seat: 0, card: 'tribune' } as const;
 * const next = applyAction(start, tribune);
 * const history = historyFor([start, next], [tribune], 1);
 * console.log(history.actions.length, history.guess(chanceFromSeed('guess')).turn); // -> 1 1
 * ```
 */
export const historyFor: (
  states: readonly GameState[],
  actions: readonly Action[],
  viewer: Viewer,
) => History = library.historyFor;
/**
 * Replays a log up to its first illegal action.
 *
 * @throws ConcordiaError `INVALID_LOG` if it is not a log or has another version, or the error of its options: then
 * there is no state to return.
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
 * The log up to its first illegal action, without scores if anything was cut off.
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
 * A log as readable text, with a line for each turn and names as on the board. `parseLog` turns it back into the same
 * log.
 *
 * @param options - `narrate: true` also tells, in brackets, what happened without a choice. `language` needs a library of
 * several languages.
 * @throws ConcordiaError `INVALID_LOG` if it is not a log, or the error of its options; `INVALID_INPUT` for a language
 * that the library does not know.
 *
 * @example
 * ```ts
 * const prefect = { type: 'playCard', seat: 0, card: 'prefect' } as const;
 * const log = recordGame({ map: 'italia', players: ['Livia', 'Gaius'], seed: 'ludi' }, [prefect]);
 * console.log(formatLog(log).split('\n').at(-2)); // -> 1 Livia: Prefect
 * ```
 */
export const formatLog: (log: GameLog | UncheckedLog, options?: FormatOptions) => string =
  library.formatLog;

/**
 * Reads a log from text, written by `formatLog` or by hand: names in any case and abbreviated as long as they are
 * unambiguous, and without passes. `details.faults` lists what is wrong, with line and column.
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
 * @throws ConcordiaError `INVALID_SHEET` if the sheet contradicts itself (`details.path` says where); `UNKNOWN_MAP` if
 * its map is unknown.
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
 * Intermediate scoring of all players, with the sestertii that the two best receive. Only cards count: no
 * player may have `scores`, a `bonus` or the Concordia card.
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
 * Reads a sheet as people write it and turns names into ids.
 *
 * @throws ConcordiaError `INVALID_SHEET` if it is not a sheet.
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
 * Warnings about valid but probably incomplete entries.
 *
 * @param ended - whether the game is over; before that, the Concordia card is not missed.
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

/** The schema of actions: a discriminated union of all types. */
export const ActionSchema: z.ZodMiniType<Action> = library.schemas.action;
/** The schema of decisions: a discriminated union of all kinds. */
export const DecisionSchema: z.ZodMiniType<Decision> = library.schemas.decision;
/** The schema of events: a discriminated union of all types. */
export const GameEventSchema: z.ZodMiniType<GameEvent> = library.schemas.event;
/** The schema of states: their shape only; `parseState` checks them in full. */
export const GameStateSchema: z.ZodMiniType<GameState> = library.schemas.state;
/** The schema of views: their shape only; `parseView` checks them in full. */
export const GameViewSchema: z.ZodMiniType<GameView> = library.schemas.view;
/** The schema of what `createGame` takes; it fills in defaults. */
export const GameOptionsSchema: Library<Concordia>['schemas']['options'] = library.schemas.options;
/** The schema of logs. */
export const GameLogSchema: z.ZodMiniType<GameLog> = library.logSchema;
/** The schema of sheets with ids. */
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
export type { AllWords, Speech } from './words/words';

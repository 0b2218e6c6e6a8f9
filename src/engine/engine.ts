/**
 * The reducer: from a state and an action to the next state.
 *
 * unknown -> the library's schema -> whose decision -> step: refusal or effect -> settle -> next decision.
 *
 * States that the engine has made or checked carry a private brand: the compiled game they belong to. Any other object,
 * such as a state from JSON, is checked like unknown input first; so a state edited by hand is never played on.
 */

import type { Board } from '../board/compiled-board';
import type { PlaceFields } from '../board/unknown-place';
import { changingAlike, changingOnly } from '../board/usual-cards';
import type { ViewEvent } from '../kit/events';
import { type Game, type Position, Snapshot } from '../kit/game';
import type { MapModule } from '../kit/module';
import type { Rules } from '../kit/rules';
import type { AnyAction, AnyDecision, Price } from '../model/any';
import { type ErrorWords, refusalIn, told } from '../model/error-words';
import { AT_ONCE, ConcordiaError, type LocalizedRefusal, refuse } from '../model/errors';
import { faultsOf, inputFaults, noSuchMap, refusalFor } from '../model/faults';
import {
  type Brands,
  createBrands,
  deepFreeze,
  freezeState,
  isDeepFrozen,
  isObject,
  workingCopy,
} from '../model/freeze';
import type { MapId, Seat } from '../model/ids';
import type { CheckedMap, DrawnMap } from '../model/map';
import type { Names } from '../model/names';
import type { AnyGameOptions, AnyOptions, Shuffles } from '../model/options';
import type { FaultsIn, Hints, ParserSettings } from '../model/parse';
import { isRecord, isSameData } from '../model/plain';
import { quickParserOf } from '../model/quick';
import { asError } from '../model/seal';
import { type GameState, type GameView, HIDDEN_CARD, type Viewer } from '../model/state';
import { type Chance, checkedChance } from '../random/chance';
import { gameOver, othersTurn } from '../rules/refusals';
import type { Points, Scores } from '../scoring/score';
import { checkState } from './check-state';
import { automaticSeats, compileGame, type PlayedBoard, playedBoard } from './compile';
import { imagineState, redealtState } from './imagine';
import { settledOptions } from './played-options';
import { prospectOf, scoreSeat, scoreState } from './scores';
import { setUp } from './set-up';
import {
  askedFirst,
  bringForward,
  type ChoiceOf,
  carryOut,
  choicesFor,
  decidersOf,
  decisionOf,
  EngineTransition,
  legalFor,
  type Notes,
  priceFor,
} from './turn';
import { explained, placeFieldsOf } from './unknown-names';
import { maskState } from './view';
import {
  type CardsOf,
  type Kinds,
  type Schemas,
  type StateOf,
  type ViewOf,
  type VocabularySources,
  vocabularyOf,
} from './vocabulary';

/** What `createGame` takes, for libraries whose options are unknown. */
export interface AnyNewGame {
  /** The id of a map of the library. */
  readonly map: MapId;
}

/** What `tryApplyAction` returns. */
export type ActionResult<W extends Kinds = Kinds> =
  | {
      /** Whether the action was carried out. */
      readonly ok: true;
      /** The next state. */
      readonly state: StateOf<W>;
      /** The events, in order. */
      readonly events: readonly W['event'][];
      /** How many of the events are the action's own; the rest are automatic consequences. */
      readonly own: number;
    }
  | {
      /** Whether the action was carried out. */
      readonly ok: false;
      /** The reason. */
      readonly error: ConcordiaError;
    };

/** A state or a view of it. */
export type StateOrView<W extends Kinds = Kinds> = StateOf<W> | ViewOf<W>;

/** An action of the open decision with its cost and, if it is illegal, the reason. */
export type Choice<W extends Kinds = Kinds> = ChoiceOf<W['action'], LocalizedRefusal>;

/** Games of a library: set-up, actions, views and scores. */
export interface Engine<W extends Kinds = Kinds, N extends AnyNewGame = AnyNewGame> {
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
  createGame(options: N): StateOf<W>;
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
  legalActions(state: StateOrView<W>, seat?: Seat): readonly W['action'][];
  /**
   * The seats that may act now: one, more if rules let several players decide at the same time, none if the game is over.
   *
   * @example
   * ```ts
   * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
   * console.log(deciders(state)); // -> [ 0 ]
   * ```
   */
  deciders(state: StateOrView<W>): readonly Seat[];
  /**
   * The buttons of the open decision, in the order of `legalActions`: legal actions, and illegal ones to show greyed
   * out, with the reason in `refusal`. Long tails, such as routes out of reach, are left out; ask `why` about them.
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
  choices(state: StateOrView<W>, seat?: Seat): readonly Choice<W>[];
  /**
   * What an action costs and brings, legal or not.
   *
   * @throws ConcordiaError `INVALID_ACTION`, `NOT_YOUR_TURN`, `WRONG_DECISION` or `GAME_OVER` if the action is not one
   * of the open decision; the reason why it is illegal if it names something that does not exist.
   *
   * @example
   * ```ts
   * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
   * const next = applyAction(state, { type: 'playCard', seat: 0, card: 'architect' });
   * const move = legalActions(next).find(({ type }) => type === 'moveColonist');
   * if (move !== undefined) console.log(costOf(next, move).steps); // -> 1
   * ```
   */
  costOf(state: StateOrView<W>, action: W['action']): Price;
  /**
   * Returns the state after an action and all its automatic consequences; `state` itself does not change.
   *
   * @throws ConcordiaError if the action is illegal, with the unknown city, province or route that it names, if any
   * (`unknownPlace`); `INVALID_STATE` if `state` is not a state of this library.
   *
   * @example
   * ```ts
   * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
   * const next = applyAction(state, { type: 'playCard', seat: 0, card: 'mercator' });
   * console.log(state.players[0]?.money, next.players[0]?.money); // -> 5 8
   * ```
   */
  applyAction(state: StateOf<W>, action: W['action']): StateOf<W>;
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
  tryApplyAction(state: StateOf<W>, action: unknown): ActionResult<W>;
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
  applyTrusted(state: StateOf<W>, action: W['action']): StateOf<W>;
  /**
   * Whether the game is over.
   *
   * @example
   * ```ts
   * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
   * console.log(isOver(state)); // -> false
   * ```
   */
  isOver(state: StateOrView<W>): boolean;
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
  finalScores(state: StateOrView<W>): Scores;
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
  pointsOf(state: StateOrView<W>, seat: Seat): Points;
  /**
   * The victory points that maps and modules expect a seat to get beyond those of `pointsOf`, by the modifier `prospect`;
   * 0 if none has one. For automatic players, with a state that `imagine` has made.
   *
   * @throws ConcordiaError `INVALID_STATE` if it is not a state of this library, `INVALID_INPUT` if the seat does not
   * exist.
   *
   * @example
   * ```ts
   * const state = createGame({ map: 'imperium', players: 3, seed: 'ludi' });
   * console.log(prospectOf(state, 0)); // -> 0
   * ```
   */
  prospectOf(state: StateOf<W>, seat: Seat): number;
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
  viewFor(state: StateOf<W>, viewer: Viewer): ViewOf<W>;
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
  imagine(view: ViewOf<W>, chance?: Chance): StateOf<W>;
  /**
   * The same state with other things where nobody knows them who has watched the whole game: the order of the decks,
   * the generator, and what maps and modules hide from the viewer. Hands stay, because everybody sees what others
   * buy and play. It is not frozen, and not checked again.
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
  redeal(state: StateOf<W>, chance: Chance, viewer?: Viewer): StateOf<W>;
  /**
   * The board of a game as it was compiled for play: distances, neighbours, numbers for tables. It is shared: do not
   * change it.
   *
   * @throws ConcordiaError `INVALID_STATE` if it is not a state or view of this library.
   *
   * @example
   * ```ts
   * const board = boardOf(createGame({ map: 'imperium', players: 3, seed: 'ludi' }));
   * console.log(board.stepsBetween('roma', 'land:aquileia~novaria', 'land')); // -> 2
   * ```
   */
  boardOf(state: StateOrView<W>): Board;
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
  parseState(input: unknown): StateOf<W>;
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
  parseView(input: unknown): ViewOf<W>;
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
  getMap(id: N['map']): CheckedMap;
  /**
   * The ids of all maps of the library, in their order.
   *
   * @example
   * ```ts
   * console.log(mapIds().slice(0, 3)); // -> [ 'imperium', 'italia', 'sicilia' ]
   * ```
   */
  mapIds(): readonly MapId[];
  /**
   * Checks options and fills in their defaults.
   *
   * @example
   * ```ts
   * const options = parseOptions({ map: 'imperium', players: 3, seed: 'ludi' });
   * console.log(options.cards, options.display, options.teams); // -> concordia cloth false
   * ```
   */
  parseOptions(options: N): AnyGameOptions & Shuffles;
  /** Schemas of everything that comes in and goes out. */
  readonly schemas: Schemas<W>;
  /** The names of all options. */
  readonly optionNames: readonly string[];
  /** The types of all actions: those of the base game first. */
  readonly actionTypes: readonly W['action']['type'][];
  /** All cards by their ids: starting hands first, then deck by deck. */
  readonly cards: CardsOf<W>;
}

/** An engine as other rooms of the library see it. */
export interface OpenEngine extends Engine {
  /** The game that a state of this engine belongs to. */
  gameOf(state: GameState): Game;
  /** The state itself if this engine made it, else a checked copy. @throws ConcordiaError like `parseState`. */
  ownState(state: GameState): GameState;
  /** `applyAction` for those who keep only the last state: it may not be frozen. */
  applyPassing(state: GameState, action: AnyAction): GameState;
  /** A state of this engine, frozen. */
  frozenState(state: GameState): GameState;
  /** Freezes and marks a copy of an action that its schema has made: it is not read again. */
  adoptAction(action: AnyAction): void;
  /** `applyAction` that notes what happens on the way. */
  applyNoting(state: GameState, action: AnyAction, notes: Notes): GameState;
  /** The fields of actions that name something on the board. */
  readonly placeFields: PlaceFields;
  /** The fewest people of a game: one, if rules play seats. */
  readonly fewestPlayers: number;
  /**
   * The names of the seats that rules play in games with these options.
   *
   * @throws ConcordiaError as `createGame` does if there is no such game.
   */
  automaticNames(map: MapId, options: Readonly<Record<string, unknown>>): readonly string[];
  /**
   * A frozen view made from others, checked as if it came from outside.
   *
   * @throws ConcordiaError like `parseView`.
   */
  adoptView(view: GameView): GameView;
}

/** How many compiled games are kept: bounded, and enough for any server. */
const MAX_COMPILED = 64;

/** A compiled game, and the brand of its states that may change. */
class Compiled {
  readonly game: Game;
  readonly open: Brand = { compiled: this, frozen: false };
  /** Whether only the base game's own rules are in play, of which it is known that they change no state. */
  readonly isBase: boolean;

  constructor(game: Game) {
    this.game = game;
    this.isBase = game.rules.length === 1;
  }
}

/** What an engine notes on each of its states. */
interface Brand {
  readonly compiled: Compiled;
  /** Whether the state and all in it is frozen; asking `Object.isFrozen` takes ten times longer. */
  readonly frozen: boolean;
  /** Of a frozen state, once it is asked: what is found out lasts as long as the state. */
  position?: Position;
}

/** What an engine notes on each of its views: the game and, once needed, the imagined state. */
interface Behind {
  readonly compiled: Compiled;
  state?: GameState;
}

/** Tells refusals to people. */
export interface RefusalTeller {
  /** An error in the words of the engine. @param about - the state or view that was asked. */
  localized(error: ConcordiaError, about: unknown): ConcordiaError;
  names(state: StateOrView): Names;
  /** Words for refusals, the first to be asked first. */
  readonly words: readonly ErrorWords[];
  /** Suggests what may be meant where input is not as it should be. */
  readonly helpfully?: ((hints?: Hints) => FaultsIn) | undefined;
  /** Brings states and views of an older version up to date, or throws. */
  readonly upToDate?: ParserSettings['upToDate'];
}

/**
 * @param telling - puts refusals among choices into words.
 * @throws ConcordiaError `INVALID_LIBRARY` if two parts use one name for different things.
 */
export function engineFor(parts: VocabularySources, telling: RefusalTeller): OpenEngine {
  const vocabulary = vocabularyOf(parts);
  const { schemas } = vocabulary;
  const { helpfully } = telling;
  const worded = (hints?: Hints): ParserSettings => ({ faultsIn: helpfully?.(hints) });
  const parseAction = quickParserOf(schemas.action, 'INVALID_ACTION', worded());
  const readState = quickParserOf(schemas.state, 'INVALID_STATE', telling);
  const readView = quickParserOf(schemas.view, 'INVALID_STATE', telling);
  const readOptions = quickParserOf(
    schemas.options,
    'INVALID_OPTIONS',
    worded({ keysAt: (path) => (path.length === 0 ? vocabulary.options : []) }),
  );
  const maps = new Map(parts.maps.map((map) => [map.id, map]));
  const placeFields = placeFieldsOf([
    parts.base,
    ...[...parts.maps, ...parts.modules].flatMap(({ rules }) => rules ?? []),
  ]);
  const boards = new Map<MapId, PlayedBoard>();
  const cache = new Map<string, Compiled>();
  const brands = createBrands<Brand>();
  const views = createBrands<Behind>();
  /** On actions of logs, the action itself. */
  const actions = createBrands<AnyAction>();

  function mapOf(id: MapId): MapModule {
    return maps.get(id) ?? noSuchMap(id, [...maps.keys()], parts.nearest);
  }

  function boardFor(map: MapModule): PlayedBoard {
    const board = boards.get(map.id) ?? playedBoard(map);
    boards.set(map.id, board);
    return board;
  }

  function compiledFor(id: MapId, options: AnyOptions, players: number): Compiled {
    const key = JSON.stringify([id, options, players]);
    const before = cache.get(key);
    if (before !== undefined) return before;
    const map = mapOf(id);
    const game = compileGame(parts, vocabulary, map, boardFor(map), options, players);
    const compiled = new Compiled(game);
    if (cache.size >= MAX_COMPILED) cache.clear();
    cache.set(key, compiled);
    return compiled;
  }

  function parseState(input: unknown): GameState {
    const state = readState(input);
    const compiled = compiledForState(state);
    const { options } = compiled.game;
    const own = { ...state, options };
    checkState({ game: compiled.game, state: own });
    // What zod returns is frozen and cannot be branded everywhere.
    return frozen(workingCopy(own), compiled);
  }

  /** If no game can have these options, the state that names them is at fault. */
  function compiledForState({ map, options, players }: GameState | GameView): Compiled {
    try {
      return compiledFor(map, settledOptions(parts, options), players.length);
    } catch (error) {
      if (!(error instanceof ConcordiaError) || error.code !== 'INVALID_OPTIONS') throw error;
      const { path } = error.details;
      return refuse({
        ...refusalIn(error),
        code: 'INVALID_STATE',
        details: { ...error.details, path: path === 'players' ? path : `options.${path}` },
      });
    }
  }

  /** A new state, marked and frozen; what it shares with a frozen one is frozen already. */
  function frozen(state: GameState, compiled: Compiled, before?: GameState): GameState {
    brands.set(state, { compiled, frozen: true });
    return freezeState(state, before);
  }

  // Many of the actions that are listed are frozen.
  const readAction = remembering(parseAction, actions);
  const adopted = remembering(parseState);
  const adoptedView = remembering(parseView);

  /** The state itself if this engine made it, else a checked copy. */
  function own(state: GameState): GameState {
    if (brands.get(state) !== undefined) return state;
    if (isView(state)) viewFaults.refuse('INVALID_STATE', '', 'isView');
    return adopted(state);
  }

  function brandOf(state: GameState): Brand {
    return brands.get(state) ?? compiledForState(state).open;
  }

  /** The error of an action, with the unknown name in it and in the words of the engine. */
  function inWords(thrown: unknown, about: StateOrView, action: unknown): ConcordiaError {
    const error = explained(asError(thrown), about, action, parts.maps, placeFields);
    return telling.localized(error, about);
  }

  /** A state of this engine with its game. */
  function positionOf(state: GameState): Position {
    const brand = brandOf(state);
    const position = brand.position ?? new Snapshot(brand.compiled.game, state);
    if (brand.frozen) brand.position = position;
    return position;
  }

  /** The state after an action, neither marked nor frozen. */
  function advance(game: Game, state: GameState, action: AnyAction, notes?: Notes): GameState {
    const { decision } = state;
    if (decision === null) return refuse(gameOver({}));
    const own = action.seat === decision.seat ? decision : decisionOf({ game, state }, action.seat);
    if (own === undefined) {
      throw new ConcordiaError(othersTurn({ game, state }, decision, action.seat), AT_ONCE);
    }
    const transition = new EngineTransition(game, workingCopy(state), notes);
    if (own !== decision) bringForward(transition.state, own);
    carryOut(transition, own, action);
    if (notes?.events === undefined) return transition.state;
    const next = transition.state;
    const isSame = isSameData(next.decision, decision) && isSameData(next.queue, state.queue);
    if (!isSame) notes.events.push(ledTo(next));
    return transition.state;
  }

  /** @param isPassing - whether nobody keeps the state: as far as rules can be trusted, it need not be frozen. */
  function apply(from: GameState, input: unknown, notes?: Notes, isPassing = false): GameState {
    let action: AnyAction | undefined;
    try {
      action = readAction(input);
      const state = own(from);
      const { compiled, frozen: isFrozen } = brandOf(state);
      const next = advance(compiled.game, state, action, notes);
      if (!isPassing || !compiled.isBase)
        return frozen(next, compiled, isFrozen ? state : undefined);
      brands.set(next, compiled.open);
      return next;
    } catch (error) {
      throw inWords(error, from, action ?? input);
    }
  }

  function applyTrusted(from: GameState, action: AnyAction): GameState {
    let state = from;
    let brand = brands.get(from);
    if (brand === undefined) {
      state = own(from);
      brand = brandOf(state);
    }
    const { compiled } = brand;
    const next = advance(compiled.game, state, action);
    brands.set(next, compiled.open);
    return next;
  }

  /** Views that were sent, or come from another copy of this library, are checked by imagining a state behind them. */
  function parseView(input: unknown): GameView {
    const { seen, behind } = checkedView(input);
    return ownView(seen, behind);
  }

  /** The state imagined behind a valid view shows exactly this view. */
  function checkedView(input: unknown): { readonly seen: GameView; readonly behind: Behind } {
    const read = readView(input);
    const compiled = compiledForState(read);
    const view = { ...read, options: compiled.game.options };
    const { viewer } = view;
    if (viewer !== 'spectator' && !isSeat(viewer, compiled.game.players)) noView('viewer');
    let state: GameState;
    try {
      state = parseState(imagineState(compiled.game, view));
    } catch (error) {
      // What maps and modules cannot read cannot be theirs.
      if (error instanceof ConcordiaError && error.code !== 'INVALID_RULES') throw error;
      return noView('parts', error);
    }
    const seen = maskState({ game: compiled.game, state }, viewer);
    const shown = new Map(Object.entries(view));
    const other = Object.entries(seen).find(([key, value]) => !isSameData(value, shown.get(key)));
    if (other !== undefined) noView(other[0]);
    return { seen, behind: { compiled, state } };
  }

  function ownView(view: GameView, behind: Behind): GameView {
    views.set(view, behind);
    return Object.freeze(view);
  }

  function behindOf(view: GameView): Behind {
    return views.get(view) ?? views.get(adoptedView(view)) ?? noView('');
  }

  /** The state that is imagined behind a view, the same each time. */
  function behind(view: GameView): GameState {
    const own = behindOf(view);
    if (own.state === undefined) {
      own.state = imagineState(own.compiled.game, view);
      brands.set(own.state, own.compiled.open);
    }
    return own.state;
  }

  function imagine(view: GameView, chance?: Chance): GameState {
    if (chance === undefined) return behind(view);
    const { compiled } = behindOf(view);
    const state = imagineState(compiled.game, view, checkedChance(chance));
    brands.set(state, compiled.open);
    return state;
  }

  function redeal(from: GameState, chance: Chance, viewer?: Viewer): GameState {
    const state = own(from);
    const { compiled } = brandOf(state);
    const { game } = compiled;
    const seer = viewer ?? state.decision?.seat ?? 'spectator';
    mustSee(seer, game.players);
    const next = redealtState(game, state, checkedChance(chance), seer);
    brands.set(next, compiled.open);
    return next;
  }

  /** The state to ask: for a view, the one imagined behind it. */
  function asked(from: StateOrView): GameState {
    if (brands.get(from) !== undefined) return from as GameState;
    return isView(from) ? behind(from) : own(from);
  }

  /** The state and the decision that a player, or whoever asks, may make now; undefined if there is none. */
  function open(
    from: StateOrView,
    asker: Seat | undefined,
  ): { readonly position: Position; readonly decision: AnyDecision } | undefined {
    const state = asked(from);
    const viewer = state !== from && isView(from) ? from.viewer : undefined;
    if (asker !== undefined) mustBeSeat(asker, state);
    if (state.decision === null) return undefined;
    if (viewer === 'spectator' || (viewer ?? asker) !== (asker ?? viewer)) return undefined;
    const position = positionOf(state);
    const seat = asker ?? viewer;
    const decision = seat === undefined ? state.decision : decisionOf(position, seat);
    if (decision === undefined) return undefined;
    return { position: askedFirst(position, decision), decision };
  }

  /** Points need all cards of these seats; a view may hide some. */
  function mustKnowCards(from: StateOrView, seats: Iterable<Seat>): void {
    if (!isView(from)) return;
    for (const seat of seats) {
      const { hand = [], discard = [] } = from.players[seat] ?? {};
      if (!hand.includes(HIDDEN_CARD) && !discard.includes(HIDDEN_CARD)) continue;
      viewFaults.refuse('INVALID_INPUT', 'state', 'hiddenCards', undefined, { seat });
    }
  }

  function legalActions(from: StateOrView, seat?: Seat): readonly AnyAction[] {
    const asks = open(from, seat);
    return asks === undefined ? [] : legalFor(asks.position, asks.decision);
  }

  function choices(from: StateOrView, seat?: Seat): readonly Choice[] {
    const asks = open(from, seat);
    if (asks === undefined) return [];
    let names: Names | undefined;
    return choicesFor(asks.position, asks.decision, (refusal) => {
      names ??= telling.names(from);
      return told(refusal, names, telling.words);
    });
  }

  function tryApplyAction(state: GameState, action: unknown): ActionResult {
    try {
      const notes = { events: [], own: 0 };
      const next = apply(state, action, notes);
      return { ok: true, state: next, events: deepFreeze(notes.events), own: notes.own };
    } catch (error) {
      return { ok: false, error: asError(error) };
    }
  }

  function costOf(from: StateOrView, input: AnyAction): Price {
    let action: AnyAction | undefined;
    try {
      action = readAction(input);
      const state = asked(from);
      const { decision } = state;
      if (decision === null) return refuse(gameOver({}));
      const position = positionOf(state);
      const own = decisionOf(position, action.seat);
      if (own === undefined) return refuse(othersTurn(position, decision, action.seat));
      return priceFor(askedFirst(position, own), own, action);
    } catch (error) {
      throw inWords(error, from, action ?? input);
    }
  }

  function parseOptions(newGame: AnyNewGame): AnyGameOptions & Shuffles {
    const options = readOptions(newGame);
    const { map, players, seed, setup, ...chosen } = options;
    // What all objects inherit has not been chosen.
    const shuffles: Shuffles = {
      ...(Object.hasOwn(options, 'seed') && { seed }),
      ...(Object.hasOwn(options, 'setup') && { setup }),
    };
    return Object.assign({ map, players }, shuffles, settledOptions(parts, chosen));
  }

  function createGame(newGame: AnyNewGame): GameState {
    const options = parseOptions(newGame);
    const { map, players, seed: _seed, setup: _setup, ...chosen } = options;
    const people = typeof players === 'number' ? players : players.length;
    const count = people + automaticSeats(parts, mapOf(map), chosen).length;
    const compiled = compiledFor(map, chosen, count);
    return frozen(setUp(compiled.game, options), compiled);
  }

  return {
    parseState,
    parseView,
    legalActions,
    deciders: (from) => decidersOf(positionOf(asked(from))),
    choices,
    costOf,
    parseOptions,

    createGame,

    applyAction: (state, action) => apply(state, action),

    tryApplyAction,

    applyTrusted,

    isOver: (from) => asked(from).decision === null,

    finalScores(from) {
      const state = asked(from);
      mustKnowCards(from, state.players.keys());
      return scoreState(positionOf(state));
    },

    pointsOf(from, seat) {
      const state = asked(from);
      mustBeSeat(seat, state);
      mustKnowCards(from, [seat]);
      return scoreSeat(positionOf(state), seat);
    },

    prospectOf(from, seat) {
      const state = own(from);
      mustBeSeat(seat, state);
      return prospectOf(positionOf(state), seat);
    },

    viewFor(from, viewer) {
      const state = own(from);
      const { compiled } = brandOf(state);
      const { game } = compiled;
      mustSee(viewer, game.players);
      return ownView(maskState({ game, state }, viewer), { compiled });
    },

    imagine,
    redeal,

    boardOf: (from) =>
      (isView(from) ? behindOf(from).compiled : brandOf(own(from)).compiled).game.board,

    gameOf: (state) => brandOf(state).compiled.game,
    ownState: own,

    adoptView: (view) => ownView(view, checkedView(view).behind),

    applyPassing: (state, action) => apply(state, action, undefined, true),

    frozenState(state) {
      const { compiled, frozen: isFrozen } = brandOf(state);
      return isFrozen ? state : frozen(workingCopy(state), compiled);
    },

    adoptAction(action) {
      actions.set(action, action);
      deepFreeze(action);
    },

    applyNoting: (state, action, notes) => apply(state, action, notes),

    placeFields,
    fewestPlayers: vocabulary.fewest,
    automaticNames: (map, options) =>
      automaticSeats(parts, mapOf(map), options as AnyOptions).map(({ name }) => name),

    getMap: (id) => boardData(mapOf(id)),
    mapIds: () => [...maps.keys()],
    schemas,
    optionNames: vocabulary.options,
    actionTypes: vocabulary.actionTypes,
    cards: Object.freeze(Object.fromEntries(vocabulary.cards)),
  };
}

/** What an action has led to: the next decision, or the end. */
function ledTo({ decision, queue, players }: GameState): ViewEvent {
  return decision === null
    ? {
        type: 'handsOpened',
        hands: players.map(({ hand }) => hand),
        discards: players.map(({ discard }) => discard),
        because: { rule: 'R-6.2' },
      }
    : { type: 'decisionOpened', decision, waiting: queue, because: { rule: 'R-3.1' } };
}

/** A map without its rules. */
export function boardData(map: MapModule & DrawnMap): DrawnMap;
export function boardData(map: MapModule): CheckedMap;
export function boardData(map: MapModule): CheckedMap {
  const { rules, incompatible: _limit, descriptions: _told, languages: _spoken, ...data } = map;
  const isPlain = rules === undefined || !changesCards(rules);
  return Object.freeze(isPlain ? changingOnly(data, []) : changingAlike(data, map));
}

/** Whether rules do more than react to houses being built. */
function changesCards({ id: _id, on, ...others }: Rules): boolean {
  return [...Object.values(others), ...Object.values({ ...on, houseBuilt: undefined })].some(
    (own) => own !== undefined,
  );
}

function noView(path: string, cause?: unknown): never {
  refuse(
    refusalFor('INVALID_STATE', { path, ...viewFaults.of('otherView') }),
    cause === undefined ? undefined : { cause },
  );
}

function isView(value: StateOrView): value is GameView {
  return isRecord(value) && 'viewer' in value;
}

function mustSee(viewer: unknown, players: number): void {
  if (viewer === 'spectator' || isSeat(viewer, players)) return;
  viewFaults.refuse('INVALID_INPUT', 'viewer', 'noSuchViewer');
}

function mustBeSeat(seat: Seat, { players }: GameState): void {
  if (!isSeat(seat, players.length)) inputFaults.refuse('INVALID_INPUT', 'seat', 'noSuchSeat');
}

function isSeat(viewer: unknown, players: number): viewer is Seat {
  return Number.isInteger(viewer) && Number(viewer) >= 0 && Number(viewer) < players;
}

/**
 * Remembers the checked copies of frozen objects, which cannot change.
 *
 * @param marks - on objects that have been read elsewhere.
 */
function remembering<T extends object>(
  parse: (input: unknown) => T,
  marks?: Brands<T>,
): (input: unknown) => T {
  const copies = new WeakMap<object, T>();
  return (input) => {
    const known = marks?.get(input) ?? (isObject(input) ? copies.get(input) : undefined);
    if (known !== undefined) return known;
    const copy = parse(input);
    if (isObject(input) && isDeepFrozen(input)) copies.set(input, deepFreeze(copy));
    return copy;
  };
}

/** What can be wrong with a state or a view that is asked. */
export const viewFaults = faultsOf({
  isView: () => 'this view hides information; apply actions to the state it was made from',
  hiddenCards: (_names, _facts: { readonly seat: number }) =>
    'this view does not show all cards; points are known when the game is over',
  otherView: () => 'the library cannot have made this view',
  noSuchViewer: () => 'a view is for a seat of the game or a spectator',
});

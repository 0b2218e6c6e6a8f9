/**
 * The reducer: from a state and an action to the next state.
 *
 * unknown -> the library's schema -> whose decision -> step: refusal or effect -> settle -> next decision.
 *
 * States the engine has made or checked bear an invisible mark, the compiled game they belong to. Any
 * other object handed in, such as one that comes back from JSON, is checked like unknown input first;
 * so a state edited by hand is refused and never played on.
 */
import { type Board, compileBoard } from '../board/board';
import { noteCalm } from '../board/calm';
import type { PlaceFields } from '../board/unknown-place';
import type { Game } from '../kit/game';
import type { MapModule } from '../kit/module';
import type { Rules } from '../kit/rules';
import { type PartHistory, Play, type Table } from '../kit/table';
import type { ViewEvent } from '../kit/view-events';
import type { AnyAction, AnyEvent } from '../model/any';
import type { Price } from '../model/cost';
import { AT_ONCE, ConcordiaError, refuse, type ToldRefusal } from '../model/errors';
import { faultOf, notValid, refusalFor } from '../model/faults';
import { deepFreeze, freezeState, isDeepFrozen } from '../model/freeze';
import { asError } from '../model/guarded';
import type { MapId, Seat } from '../model/ids';
import type { Hints } from '../model/issues';
import type { CheckedMap } from '../model/map';
import { createMarks } from '../model/marks';
import type { Names } from '../model/names';
import type { GameOptions, GameRules, Shuffles } from '../model/options';
import type { FaultsIn, ParserSettings } from '../model/parse';
import { isRecord, isSameData } from '../model/plain';
import { quickParserOf } from '../model/quick';
import { type GameState, type GameView, HIDDEN_CARD, type Viewer } from '../model/state';
import { type ErrorWords, told } from '../model/telling';
import { unknownMap } from '../model/unknown-map';
import { workingCopy } from '../rules/change';
import { gameOver, othersTurn } from '../rules/refusals';
import type { Points, Scores } from '../scoring/score';
import { checkState } from './check-state';
import { compileGame } from './compile';
import { scoreSeat, scoreState } from './final';
import { imagineState } from './imagine';
import { setUp } from './set-up';
import { type Course, carryOut, coursesFor, legalFor, priceFor } from './turn';
import { maskState } from './view';
import {
  type CardsOf,
  type Kinds,
  type Parts,
  type Schemas,
  type StateOf,
  type ViewOf,
  vocabularyOf,
} from './vocabulary';

/** What `createGame` takes, for libraries of which the options are not known. */
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
      /** What has happened on the way, in order. */
      readonly events: readonly W['event'][];
      /** How many of the events are the action's own; what comes after them has followed by itself. */
      readonly own: number;
    }
  | {
      /** Whether the action was carried out. */
      readonly ok: false;
      /** Why not. */
      readonly error: ConcordiaError;
    };

/** A state, or what somebody sees of it. */
export type Seen<W extends Kinds = Kinds> = StateOf<W> | ViewOf<W>;

/** A course of the open decision: what it takes, and why it is closed, if it is. */
export type Choice<W extends Kinds = Kinds> = Course<W['action'], ToldRefusal>;

/** Games of a library: set-up, actions, views and scores. */
export interface Engine<W extends Kinds = Kinds, N extends AnyNewGame = AnyNewGame> {
  /**
   * Lays the table and opens the first turn.
   *
   * @throws ConcordiaError `INVALID_OPTIONS`, `UNKNOWN_MAP` or `INVALID_MAP`.
   */
  createGame(options: N): StateOf<W>;
  /**
   * Every action allowed now, in a stable order; nothing once the game is over, or behind a view of somebody
   * whose decision it is not.
   */
  legalActions(state: Seen<W>): readonly W['action'][];
  /**
   * The buttons of the open decision, in the same order: what `legalActions` lists, and what a screen shows greyed out, with
   * the reason in `refusal`. What would be hundreds, such as routes too far away, is not listed: `why` of a library tells.
   */
  choices(state: Seen<W>): readonly Choice<W>[];
  /**
   * What an action takes and brings, allowed or not.
   *
   * @throws ConcordiaError `INVALID_ACTION`, `NOT_YOUR_TURN`, `WRONG_DECISION` or `GAME_OVER` if it is none of the
   * open decision, or why it is closed if it names what is not there.
   */
  costOf(state: Seen<W>, action: W['action']): Price;
  /**
   * Carries out an action and everything that follows by itself; `state` is left as it is.
   *
   * @throws ConcordiaError with the reason; `INVALID_STATE` if `state` is none of this library. A library says which city,
   * province or route there is not (`unknownPlace`); an engine alone says why the action is not allowed.
   */
  applyAction(state: StateOf<W>, action: W['action']): StateOf<W>;
  /**
   * Like `applyAction`, but takes any input for an action, returns the error, and tells what happened
   * on the way.
   */
  tryApplyAction(state: StateOf<W>, action: unknown): ActionResult<W>;
  /**
   * `applyAction` for actions that `legalActions` has just listed, as in a search: the action's shape
   * is not checked again, and the state is not frozen. Everything the rules ask is checked.
   */
  applyTrusted(state: StateOf<W>, action: W['action']): StateOf<W>;
  /** Whether the last turn has been played. */
  isOver(state: Seen<W>): boolean;
  /**
   * Everybody's points by god, ranked, ties broken; before the end, as it stands.
   *
   * @throws ConcordiaError `INVALID_INPUT` for a view in which cards are hidden: before the end, nobody knows.
   */
  finalScores(state: Seen<W>): Scores;
  /**
   * A seat's points by god, as they stand: what `finalScores` says of it without its rank, in a fraction
   * of the time.
   *
   * @throws ConcordiaError `INVALID_INPUT` if there is no such seat, or if its cards are hidden in a view.
   */
  pointsOf(state: Seen<W>, seat: Seat): Points;
  /**
   * The same shape with everything masked that a seat, or a spectator, may not see, and `viewer`. It is
   * worth as much as the state to who holds it: lists, choices, costs and words take it.
   */
  viewFor(state: StateOf<W>, viewer: Viewer): ViewOf<W>;
  /**
   * A state that could be behind a view: for players who look ahead. What the viewer does not know, such
   * as the deck, is filled in, always in the same way; so whatever looks the same becomes the same
   * state. A view that this library has not made itself, such as one that was sent, is checked.
   *
   * @throws ConcordiaError `INVALID_STATE` if it is no view of this library.
   */
  imagine(view: ViewOf<W>): StateOf<W>;
  /**
   * Checks a state that comes from outside: its shape, and that every piece and card is accounted for.
   *
   * @throws ConcordiaError `INVALID_STATE` or `UNKNOWN_MAP`; `details.path` is the place.
   */
  parseState(input: unknown): StateOf<W>;
  /**
   * Checks a view that comes from outside, such as one that a server has sent.
   *
   * @throws ConcordiaError `INVALID_STATE` or `UNKNOWN_MAP`; `details.path` is the place.
   */
  parseView(input: unknown): ViewOf<W>;
  /** The board with that id, as data. @throws ConcordiaError `UNKNOWN_MAP`. */
  getMap(id: N['map']): CheckedMap;
  /** Ids of all known maps. */
  mapIds(): readonly MapId[];
  /** Checks options and fills in their defaults. */
  parseOptions(options: N): GameOptions & Shuffles;
  /** Schemas of all that comes in and goes out. */
  readonly schemas: Schemas<W>;
  /** The names of all options. */
  readonly optionNames: readonly string[];
  /** The types of all actions: those of the base game first. */
  readonly actionTypes: readonly W['action']['type'][];
  /** Every card by its id: starting hands first, then deck by deck. */
  readonly cards: CardsOf<W>;
}

/** An engine as other rooms of the library have it. */
export interface OpenEngine extends Engine {
  /** The game that a state of this engine belongs to. */
  gameOf(state: GameState): Game;
  /** `applyAction`, and each part that the history has is noted there whenever it changes. */
  applyNoting(state: GameState, action: AnyAction, history: PartHistory): GameState;
  /**
   * A frozen view that has been made of others, checked as if it were sent.
   *
   * @throws ConcordiaError like `parseView`.
   */
  adoptView(view: GameView): GameView;
  /** The fields of actions that name something of the board. */
  readonly placeFields: PlaceFields;
}

/** Compiled games kept at a time; enough for any server, and bounded. */
const MAX_COMPILED = 64;

/** A compiled game, and the two marks that states of it bear. */
class Compiled {
  readonly game: Game;
  readonly frozen: Mark = { table: this, frozen: true };
  readonly open: Mark = { table: this, frozen: false };

  constructor(game: Game) {
    this.game = game;
  }
}

/** What happens in an action, and how much of it is the action's own. */
interface Story {
  readonly events: AnyEvent[];
  own: number;
}

/** What an engine notes on each state of its own. */
interface Mark {
  readonly table: Compiled;
  /** Whether the state and all in it is frozen; asking `Object.isFrozen` takes ten times longer. */
  readonly frozen: boolean;
}

/** What an engine notes on each view of its own: its game, and what is imagined behind it once that is asked for. */
interface Behind {
  readonly table: Compiled;
  state?: GameState;
}

/** Tells refusals to people. */
export interface Telling {
  names(state: Seen): Names;
  /** Words for refusals, the first to be asked first. */
  readonly words: readonly ErrorWords[];
  /** Suggests what may be meant where input is not as it should be. */
  readonly helpfully?: ((hints?: Hints) => FaultsIn) | undefined;
}

/**
 * @param telling - how refusals among choices are told.
 * @throws ConcordiaError `INVALID_LIBRARY` if two parts have the same word for different things.
 */
export function engineFor(parts: Parts, telling: Telling): OpenEngine {
  const vocabulary = vocabularyOf(parts);
  const { schemas } = vocabulary;
  const { helpfully } = telling;
  const worded = (hints?: Hints): ParserSettings =>
    helpfully === undefined ? {} : { faultsIn: helpfully(hints) };
  const readAction = quickParserOf(schemas.action, 'INVALID_ACTION', {
    ...worded(),
  });
  const readState = quickParserOf(schemas.state, 'INVALID_STATE');
  const readView = quickParserOf(schemas.view, 'INVALID_STATE');
  const readOptions = quickParserOf(schemas.options, 'INVALID_OPTIONS', {
    ...worded({ keysAt: (path) => (path.length === 0 ? vocabulary.options : []) }),
  });
  const maps = new Map(parts.maps.map((map) => [map.id, map]));
  const boards = new Map<MapId, Board>();
  const compiled = new Map<string, Compiled>();
  const marks = createMarks<Mark>();
  const views = createMarks<Behind>();

  function mapOf(id: MapId): MapModule {
    return maps.get(id) ?? unknownMap(id, [...maps.keys()]);
  }

  function boardOf(map: MapModule): Board {
    const board = boards.get(map.id) ?? compileBoard(map);
    boards.set(map.id, board);
    return board;
  }

  function tableFor(id: MapId, rules: GameRules, players: number): Compiled {
    const key = JSON.stringify([id, rules, players]);
    const before = compiled.get(key);
    if (before !== undefined) return before;
    const map = mapOf(id);
    const game = compileGame(parts, vocabulary, map, boardOf(map), rules, players);
    const table = new Compiled(game);
    if (compiled.size >= MAX_COMPILED) compiled.clear();
    compiled.set(key, table);
    return table;
  }

  function parseState(input: unknown): GameState {
    const state = readState(input);
    const table = tableForState(state);
    checkState({ game: table.game, state });
    // What zod returns is frozen and cannot be marked everywhere.
    return frozen(workingCopy(state), table);
  }

  /** Rules that no game can have are a fault of the state that names them. */
  function tableForState({ map, rules, players }: GameState | GameView): Compiled {
    try {
      return tableFor(map, rules, players.length);
    } catch (error) {
      if (!(error instanceof ConcordiaError) || error.code !== 'INVALID_OPTIONS') throw error;
      const { path } = error.details;
      return refuse({
        ...error.toJSON(),
        code: 'INVALID_STATE',
        details: { ...error.details, path: path === 'players' ? path : `rules.${path}` },
      });
    }
  }

  /** A new state, marked and frozen; what it shares with a frozen one is so already. */
  function frozen(state: GameState, table: Compiled, before?: GameState): GameState {
    marks.set(state, table.frozen);
    return freezeState(state, before);
  }

  /** Checked copies of frozen objects from elsewhere, which nobody can change any more. */
  const adopted = new WeakMap<GameState, GameState>();

  /** The state itself if this engine made it, else a checked copy. */
  function own(state: GameState): GameState {
    if (marks.get(state) !== undefined) return state;
    if (isView(state)) notValid('INVALID_STATE', '', 'isView');
    const known = isObject(state) ? adopted.get(state) : undefined;
    if (known !== undefined) return known;
    const checked = parseState(state);
    if (isDeepFrozen(state)) adopted.set(state, checked);
    return checked;
  }

  function markOf(state: GameState): Mark {
    return marks.get(state) ?? tableForState(state).open;
  }

  /** A state of this engine's own with its game. */
  function tableOf(state: GameState): Table {
    return { game: markOf(state).table.game, state };
  }

  /** The state after an action, neither marked nor frozen. */
  function advance(
    game: Game,
    state: GameState,
    action: AnyAction,
    story?: Story,
    history?: PartHistory,
  ): GameState {
    const { decision } = state;
    if (decision === null) return refuse(gameOver({}));
    if (action.seat !== decision.seat) {
      throw new ConcordiaError(othersTurn({ game, state }, decision, action.seat), AT_ONCE);
    }
    const play = new Play(game, workingCopy(state), story?.events, history);
    carryOut(play, decision, action);
    if (story === undefined) return play.state;
    story.own = play.own;
    const isSame = play.state.decision === decision && play.state.queue === state.queue;
    if (!isSame) story.events.push(ledTo(play.state));
    return play.state;
  }

  function apply(from: GameState, input: unknown, story?: Story, history?: PartHistory): GameState {
    const action = readAction(input);
    const state = own(from);
    const { table, frozen: isFrozen } = markOf(state);
    const next = advance(table.game, state, action, story, history);
    return frozen(next, table, isFrozen ? state : undefined);
  }

  function applyTrusted(from: GameState, action: AnyAction): GameState {
    let state = from;
    let mark = marks.get(from);
    if (mark === undefined) {
      state = own(from);
      mark = markOf(state);
    }
    const { table } = mark;
    const next = advance(table.game, state, action);
    marks.set(next, table.open);
    return next;
  }

  /** A view that was sent, or is that of another copy of this library, is checked by what can be behind it. */
  function parseView(input: unknown): GameView {
    const { seen, behind } = checkedView(input);
    return ownView(seen, behind);
  }

  /** What is imagined behind a view of the right shape shows the very same view. */
  function checkedView(input: unknown): { readonly seen: GameView; readonly behind: Behind } {
    const view = readView(input);
    const table = tableForState(view);
    const { viewer } = view;
    if (viewer !== 'spectator' && !isSeat(viewer, table.game.players)) noView('viewer');
    let state: GameState;
    try {
      state = parseState(imagineState(table.game, view));
    } catch (error) {
      // What maps and modules cannot read was never shown by them.
      if (error instanceof ConcordiaError && error.code !== 'INVALID_RULES') throw error;
      return noView('parts', error);
    }
    const seen = maskState({ game: table.game, state }, viewer);
    const shown = new Map(Object.entries(view));
    const other = Object.entries(seen).find(([key, value]) => !isSameData(value, shown.get(key)));
    if (other !== undefined) noView(other[0]);
    return { seen, behind: { table, state } };
  }

  function ownView(view: GameView, behind: Behind): GameView {
    views.set(view, behind);
    return Object.freeze(view);
  }

  /** The state that is imagined behind a view, the same each time. */
  function behind(view: GameView): GameState {
    const own = views.get(view) ?? views.get(parseView(view));
    if (own === undefined) return noView('');
    if (own.state === undefined) {
      own.state = imagineState(own.table.game, view);
      marks.set(own.state, own.table.open);
    }
    return own.state;
  }

  /** A state to ask, and whether who asks may decide. */
  function asked(from: Seen): { readonly state: GameState; readonly isOpen: boolean } {
    if (marks.get(from) === undefined && isView(from)) {
      const state = behind(from);
      return { state, isOpen: state.decision?.seat === from.viewer };
    }
    return { state: own(from as GameState), isOpen: true };
  }

  /** Points need all cards of these seats, and a view may hide some. */
  function mustKnowCards(from: Seen, seats: Iterable<Seat>): void {
    if (!isView(from)) return;
    for (const seat of seats) {
      const { hand = [], discard = [] } = from.players[seat] ?? {};
      if (!hand.includes(HIDDEN_CARD) && !discard.includes(HIDDEN_CARD)) continue;
      notValid('INVALID_INPUT', 'state', 'hiddenCards', undefined, { seat });
    }
  }

  function legalActions(from: Seen): readonly AnyAction[] {
    const { state, isOpen } = asked(from);
    const { decision } = state;
    return decision === null || !isOpen ? [] : legalFor(tableOf(state), decision);
  }

  function choices(from: Seen): readonly Choice[] {
    const { state, isOpen } = asked(from);
    const { decision } = state;
    if (decision === null || !isOpen) return [];
    const names = telling.names(from);
    return coursesFor(tableOf(state), decision, (refusal) => told(refusal, names, telling.words));
  }

  function tryApplyAction(state: GameState, action: unknown): ActionResult {
    try {
      const story: Story = { events: [], own: 0 };
      const next = apply(state, action, story);
      return { ok: true, state: next, events: deepFreeze(story.events), own: story.own };
    } catch (error) {
      return { ok: false, error: asError(error) };
    }
  }

  function costOf(from: Seen, input: AnyAction): Price {
    const action = readAction(input);
    const { state } = asked(from);
    const { decision } = state;
    if (decision === null) return refuse(gameOver({}));
    const table = tableOf(state);
    if (action.seat !== decision.seat) refuse(othersTurn(table, decision, action.seat));
    return priceFor(table, decision, action);
  }

  function parseOptions(newGame: AnyNewGame): GameOptions & Shuffles {
    const options = readOptions(newGame);
    // In front, where the schemas have it, so that a state reads the same after JSON.
    return { ...parts.late(options), ...options } as GameOptions & Shuffles;
  }

  function createGame(newGame: AnyNewGame): GameState {
    const options = parseOptions(newGame);
    const { map, players, seed: _seed, setup: _setup, ...rules } = options;
    const count = typeof players === 'number' ? players : players.length;
    const table = tableFor(map, rules, count);
    return frozen(setUp(table.game, options), table);
  }

  return {
    parseState,
    parseView,
    legalActions,
    choices,
    costOf,
    parseOptions,

    createGame,

    applyAction: (state, action) => apply(state, action),

    tryApplyAction,

    applyTrusted,

    isOver: (from) => asked(from).state.decision === null,

    finalScores(from) {
      const { state } = asked(from);
      mustKnowCards(from, state.players.keys());
      return scoreState(tableOf(state));
    },

    pointsOf(from, seat) {
      const { state } = asked(from);
      if (!isSeat(seat, state.players.length)) {
        notValid('INVALID_INPUT', 'seat', 'noSuchSeat');
      }
      mustKnowCards(from, [seat]);
      return scoreSeat(tableOf(state), seat);
    },

    viewFor(from, viewer) {
      const state = own(from);
      const { table } = markOf(state);
      const { game } = table;
      mustSee(viewer, game.players);
      return ownView(maskState({ game, state }, viewer), { table });
    },

    imagine: behind,

    gameOf: (state) => markOf(state).table.game,

    adoptView: (view) => ownView(view, checkedView(view).behind),

    applyNoting: (state, action, history) => apply(state, action, undefined, history),

    getMap: (id) => boardData(mapOf(id)),
    mapIds: () => [...maps.keys()],
    schemas,
    optionNames: vocabulary.options,
    actionTypes: vocabulary.actionTypes,
    placeFields: vocabulary.placeFields,
    cards: Object.freeze(Object.fromEntries(vocabulary.cards)),
  };
}

/** What an action has led to, besides what has happened on the way. */
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

/** A map without its rules, which are nobody's to change. */
function boardData({ rules, ...data }: MapModule): CheckedMap {
  if (changesNoCard(rules)) noteCalm(data);
  return Object.freeze(data);
}

/** Whether rules bring nothing but what follows a house. */
function changesNoCard({ id: _id, on, ...others }: Partial<Rules> = {}): boolean {
  return [...Object.values(others), ...Object.values({ ...on, houseBuilt: undefined })].every(
    (own) => own === undefined,
  );
}

function noView(path: string, cause?: unknown): never {
  refuse(
    refusalFor('INVALID_STATE', { path, ...faultOf('otherView') }),
    cause === undefined ? undefined : { cause },
  );
}

function isView(value: Seen): value is GameView {
  return isRecord(value) && 'viewer' in value;
}

function mustSee(viewer: unknown, players: number): void {
  if (viewer === 'spectator' || isSeat(viewer, players)) return;
  notValid('INVALID_INPUT', 'viewer', 'noSuchViewer');
}

function isSeat(viewer: unknown, players: number): viewer is Seat {
  return Number.isInteger(viewer) && Number(viewer) >= 0 && Number(viewer) < players;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

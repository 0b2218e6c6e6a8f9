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
import type { Game } from '../kit/game';
import type { MapModule } from '../kit/module';
import { Play, type Table } from '../kit/table';
import type { AnyAction, AnyEvent } from '../model/any';
import type { Card, CardId } from '../model/cards';
import { ConcordiaError, refuse } from '../model/errors';
import { deepFreeze, freezeState, isDeepFrozen } from '../model/freeze';
import { asError } from '../model/guarded';
import type { MapId, Seat } from '../model/ids';
import { helpfully } from '../model/issues';
import type { CheckedMap } from '../model/map';
import { createMarks } from '../model/marks';
import type { GameOptions, GameRules, Shuffles } from '../model/options';
import { quickParserOf } from '../model/quick';
import type { GameState, GameView } from '../model/state';
import { unknownMap } from '../model/unknown-map';
import { workingCopy } from '../rules/change';
import { howToEnd, openDecision } from '../rules/refusals';
import type { Points, Scores } from '../scoring/score';
import { checkState } from './check-state';
import { compileGame } from './compile';
import { scoreSeat, scoreState } from './final';
import { imagineState } from './imagine';
import { setUp } from './set-up';
import { carryOut, legalFor } from './turn';
import { maskState, type Viewer } from './view';
import { type Kinds, type Parts, type Schemas, vocabularyOf } from './vocabulary';

/** What `createGame` takes, for libraries of which the options are not known. */
export interface AnyNewGame {
  readonly map: MapId;
}

export type ActionResult<W extends Kinds = Kinds> =
  | {
      readonly ok: true;
      readonly state: GameState<W['decision'], W['options']>;
      readonly events: readonly W['event'][];
    }
  | { readonly ok: false; readonly error: ConcordiaError };

export interface Engine<W extends Kinds = Kinds, N extends AnyNewGame = AnyNewGame> {
  /**
   * Lays the table and opens the first turn.
   *
   * @throws ConcordiaError `INVALID_OPTIONS`, `UNKNOWN_MAP` or `INVALID_MAP`.
   */
  createGame(options: N): GameState<W['decision'], W['options']>;
  /** Every action allowed now, in a stable order; nothing once the game is over. */
  legalActions(state: GameState<W['decision'], W['options']>): readonly W['action'][];
  /**
   * Carries out an action and everything that follows by itself; `state` is left as it is.
   *
   * @throws ConcordiaError with the reason; `INVALID_STATE` if `state` is none of this library.
   */
  applyAction(
    state: GameState<W['decision'], W['options']>,
    action: W['action'],
  ): GameState<W['decision'], W['options']>;
  /**
   * Like `applyAction`, but takes any input for an action, returns the error, and tells what happened
   * on the way.
   */
  tryApplyAction(state: GameState<W['decision'], W['options']>, action: unknown): ActionResult<W>;
  /**
   * `applyAction` for actions that `legalActions` has just listed, as in a search: the action's shape
   * is not checked again, and the state is not frozen. Everything the rules ask is checked.
   */
  applyTrusted(
    state: GameState<W['decision'], W['options']>,
    action: W['action'],
  ): GameState<W['decision'], W['options']>;
  /** Whether the last turn has been played. */
  isOver(state: GameState<W['decision'], W['options']>): boolean;
  /** Everybody's points by god, ranked, ties broken; before the end, as it stands. */
  finalScores(state: GameState<W['decision'], W['options']>): Scores;
  /**
   * A seat's points by god, as they stand: what `finalScores` says of it without its rank, in a fraction
   * of the time.
   *
   * @throws ConcordiaError `INVALID_INPUT` if there is no such seat.
   */
  pointsOf(state: GameState<W['decision'], W['options']>, seat: Seat): Points;
  /** The same shape with everything masked that a seat, or a spectator, may not see. */
  viewFor(
    state: GameState<W['decision'], W['options']>,
    viewer: Viewer,
  ): GameView<W['decision'], W['options']>;
  /**
   * A state that could be behind a view: for players who look ahead. What the viewer does not know, such
   * as the deck, is filled in, always in the same way; so whatever looks the same becomes the same
   * state. A view that this library has not made itself, such as one that was sent, is checked.
   *
   * @throws ConcordiaError `INVALID_STATE` if it is no view of this library.
   */
  imagine(view: GameView<W['decision'], W['options']>): GameState<W['decision'], W['options']>;
  /**
   * Checks a state that comes from outside: its shape, and that every piece and card is accounted for.
   *
   * @throws ConcordiaError `INVALID_STATE` or `UNKNOWN_MAP`; `details.path` is the place.
   */
  parseState(input: unknown): GameState<W['decision'], W['options']>;
  /** Number of legal action sequences of that length from a state. */
  perft(state: GameState<W['decision'], W['options']>, depth: number): number;
  /** The board with that id, as data. @throws ConcordiaError `UNKNOWN_MAP`. */
  getMap(id: MapId): CheckedMap;
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
  readonly cards: Readonly<Record<CardId, Card>>;
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

/** What an engine notes on each state of its own. */
interface Mark {
  readonly table: Compiled;
  /** Whether the state and all in it is frozen; asking `Object.isFrozen` takes ten times longer. */
  readonly frozen: boolean;
}

/** @throws ConcordiaError `INVALID_LIBRARY` if two parts have the same word for different things. */
export function createEngine(parts: Parts): Engine {
  const vocabulary = vocabularyOf(parts);
  const { schemas } = vocabulary;
  const readAction = quickParserOf(schemas.action, 'INVALID_ACTION', 'action', {
    wording: helpfully(),
  });
  const readState = quickParserOf(schemas.state, 'INVALID_STATE', 'state');
  const readView = quickParserOf(schemas.view, 'INVALID_STATE', 'view');
  const readOptions = quickParserOf(schemas.options, 'INVALID_OPTIONS', 'set of options', {
    wording: helpfully({ keysAt: (path) => (path.length === 0 ? vocabulary.options : []) }),
  });
  const maps = new Map(parts.maps.map((map) => [map.id, map]));
  const boards = new Map<MapId, Board>();
  const compiled = new Map<string, Compiled>();
  const marks = createMarks<Mark>();
  const views = createMarks<Compiled>();

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
    events?: AnyEvent[],
  ): GameState {
    const { decision } = state;
    if (decision === null) {
      refuse({ code: 'GAME_OVER', message: 'The game is over.', rule: 'R-6.1' });
    }
    if (action.seat !== decision.seat) {
      refuse({
        code: 'NOT_YOUR_TURN',
        message: `It is not seat ${action.seat} that decides now: ${openDecision(decision, state.players[decision.seat]?.name)}${howToEnd({ game, state }, decision)}.`,
        rule: 'R-3.3',
        details: { seat: action.seat, expected: decision.seat, decision: decision.kind },
      });
    }
    const play = new Play(game, workingCopy(state), events);
    carryOut(play, decision, action);
    return play.state;
  }

  function apply(from: GameState, input: unknown, events?: AnyEvent[]): GameState {
    const action = readAction(input);
    const state = own(from);
    const { table, frozen: isFrozen } = markOf(state);
    const next = advance(table.game, state, action, events);
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

  /** What comes of a view that was sent, or is that of another copy of this library, is checked. */
  function imagineForeign(input: GameView): GameState {
    const view = readView(input);
    const { game } = tableForState(view);
    try {
      return parseState(imagineState(game, view));
    } catch (error) {
      // What maps and modules cannot read was never shown by them.
      if (error instanceof ConcordiaError && error.code !== 'INVALID_RULES') throw error;
      const details = { path: 'parts' };
      return refuse({ code: 'INVALID_STATE', message: NO_VIEW, details }, { cause: error });
    }
  }

  function legalActions(from: GameState): readonly AnyAction[] {
    const state = own(from);
    const { decision } = state;
    return decision === null ? [] : legalFor(tableOf(state), decision);
  }

  function parseOptions(newGame: AnyNewGame): GameOptions & Shuffles {
    const options = readOptions(newGame);
    // In front, where the schemas have it, so that a state reads the same after JSON.
    return { ...parts.late(options), ...options } as GameOptions & Shuffles;
  }

  return {
    parseState,
    legalActions,
    parseOptions,

    createGame(newGame) {
      const options = parseOptions(newGame);
      const { map, players, seed: _seed, setup: _setup, ...rules } = options;
      const count = typeof players === 'number' ? players : players.length;
      const table = tableFor(map, rules, count);
      return frozen(setUp(table.game, options), table);
    },

    applyAction: (state, action) => apply(state, action),

    tryApplyAction(state, action) {
      try {
        const events: AnyEvent[] = [];
        const next = apply(state, action, events);
        return { ok: true, state: next, events: deepFreeze(events) };
      } catch (error) {
        return { ok: false, error: asError(error) };
      }
    },

    applyTrusted,

    isOver: (state) => own(state).decision === null,

    finalScores(from) {
      const state = own(from);
      return scoreState(tableOf(state));
    },

    pointsOf(from, seat) {
      const state = own(from);
      if (!isSeat(seat, state.players.length)) {
        refuse({
          code: 'INVALID_INPUT',
          message: 'Points are those of a seat of the game.',
          details: { path: 'seat' },
        });
      }
      return scoreSeat(tableOf(state), seat);
    },

    viewFor(from, viewer) {
      const state = own(from);
      const { table } = markOf(state);
      const { game } = table;
      if (viewer !== 'spectator' && !isSeat(viewer, game.players)) {
        refuse({
          code: 'INVALID_INPUT',
          message: 'A view is for a seat of the game or for a spectator.',
          details: { path: 'viewer' },
        });
      }
      const view = maskState({ game, state }, viewer);
      views.set(view, table);
      return Object.freeze(view);
    },

    imagine(view) {
      const table = views.get(view);
      if (table === undefined) return imagineForeign(view);
      const state = imagineState(table.game, view);
      marks.set(state, table.open);
      return state;
    },

    perft(state, depth) {
      if (!Number.isInteger(depth) || depth < 0 || depth > MAX_PERFT_DEPTH) {
        refuse({
          code: 'INVALID_INPUT',
          message: `The depth is a whole number from 0 to ${MAX_PERFT_DEPTH}.`,
          details: { path: 'depth' },
        });
      }
      const count = (from: GameState, left: number): number => {
        if (left === 0) return 1;
        const actions = legalActions(from);
        if (left === 1) return actions.length;
        return actions.reduce(
          (sum, action) => sum + count(applyTrusted(from, action), left - 1),
          0,
        );
      };
      return count(own(state), depth);
    },

    getMap: (id) => boardData(mapOf(id)),
    mapIds: () => [...maps.keys()],
    schemas,
    optionNames: vocabulary.options,
    actionTypes: vocabulary.actionTypes,
    cards: Object.freeze(Object.fromEntries(vocabulary.cards)),
  };
}

/** A map without its rules, which are nobody's to change. */
function boardData({ rules: _rules, ...data }: MapModule): CheckedMap {
  return Object.freeze(data);
}

const NO_VIEW = 'What maps and modules remember is not as this library shows it.';

/** Deeper counts take longer than anybody waits. */
const MAX_PERFT_DEPTH = 10;

function isSeat(viewer: unknown, players: number): viewer is Seat {
  return Number.isInteger(viewer) && Number(viewer) >= 0 && Number(viewer) < players;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

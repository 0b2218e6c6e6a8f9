/** Recording, replaying and validating game logs. */
import type * as z from 'zod/mini';
import type { ExplainingEngine } from '../analysis/explaining';
import type { AnyNewGame } from '../engine/engine';
import { playedGame, seenActions, seenOptions } from '../engine/seen-log';
import type { Kinds, StateOf } from '../engine/vocabulary';
import type { AnyAction } from '../model/any';
import { ConcordiaError } from '../model/errors';
import { type PlacedFault, refusalFor } from '../model/faults';
import type { AnyGameOptions, Shuffles } from '../model/options';
import type { GameState, Viewer } from '../model/state';
import type { Scores } from '../scoring/score';
import { type GameLog, LOG_VERSION, type LogMeta, type UncheckedLog } from './game-log';
import { logReader } from './parse-log';
import { type WrongMap, withRightMap } from './right-map';
import { logSchemas } from './schemas';

/** What `validateLog` returns. */
export type LogValidation<W extends Kinds = Kinds> =
  | {
      /** Whether every action follows the rules. */
      readonly ok: true;
      /** The last state. */
      readonly state: StateOf<W>;
      /** Final scores; null while the game is not over. */
      readonly scores: Scores | null;
    }
  | {
      /** Whether every action follows the rules. */
      readonly ok: false;
      /** The index of the first illegal action, which is also the number of legal ones before it. */
      readonly index: number;
      /** The illegal action as it was written; undefined if only the recorded scores are wrong. */
      readonly action: unknown;
      /** The error. */
      readonly error: ConcordiaError;
      /** The state before it. */
      readonly state: StateOf<W>;
    };

/** Logs of a library's games. */
export interface Logbook<
  W extends Kinds = Kinds,
  N extends AnyNewGame = AnyNewGame,
  O extends object = AnyGameOptions & Shuffles,
> {
  /**
   * Records a game so far: its options with all defaults, its actions and, once it is over, the total points.
   *
   * A log contains the seed, which reveals the deck and all hands: keep it from players of a running game.
   *
   * @param meta - notes about the game, such as its date and place.
   * @throws ConcordiaError if the actions are not legal with these options.
   */
  recordGame(options: N, actions: readonly W['action'][], meta?: LogMeta): GameLog<W['action'], O>;
  /**
   * Replays a log and returns its last state.
   *
   * @throws ConcordiaError `INVALID_LOG` if it is not a log, or the error of its first illegal action.
   */
  replay(log: GameLog<W['action'], O>): StateOf<W>;
  /**
   * Replays a log up to its first illegal action.
   *
   * @throws ConcordiaError `INVALID_LOG` if it is not a log, or the error of its options.
   */
  validateLog(log: unknown): LogValidation<W>;
  /**
   * Reads a log and checks its options, but not its actions.
   *
   * @throws ConcordiaError `INVALID_LOG`.
   */
  readLog(input: unknown): UncheckedLog;
  /**
   * A log as a viewer may see it: without the seed and without what only others have seen. What has not been revealed,
   * such as the rest of the deck, is in an order that gives nothing away; so the log can be replayed, but not
   * continued.
   *
   * @throws ConcordiaError `INVALID_LOG`, the error of its first illegal action, or `INVALID_INPUT` if the viewer does
   * not exist.
   */
  logFor(log: GameLog<W['action'], O>, viewer: Viewer): GameLog<W['action'], O>;
  /** The log up to its first illegal action, without scores if anything was cut off. */
  validPrefix(log: unknown): GameLog<W['action'], O>;
  /** The schema of logs. */
  readonly logSchema: z.ZodMiniType<GameLog<W['action'], O>>;
}

/** A logbook, with what other rooms share. */
export interface LogKeeper extends Logbook {
  /** A log of the right shape, including its actions. @throws ConcordiaError `INVALID_LOG`. */
  parseGameLog(input: unknown): GameLog;
}

/** @param wrongMap - the sentence for a log whose places are all on other maps; English by default. */
export function logbookFor(engine: ExplainingEngine, wrongMap?: WrongMap): LogKeeper {
  const schemas = logSchemas(engine.schemas);
  const { parseGameLog, parseUncheckedLog } = logReader(schemas, engine.optionNames);

  function play(options: AnyNewGame, actions: readonly AnyAction[]): GameState {
    return actions.reduce(engine.applyAction, engine.createGame(options));
  }

  /** If the log names the wrong map, the error says so. */
  function explained<R>(log: UncheckedLog, call: () => R): R {
    try {
      return call();
    } catch (error) {
      throw error instanceof ConcordiaError ? withRightMap(engine, log, error, wrongMap) : error;
    }
  }

  /** Null while the game is not over. */
  function scoresOf(state: GameState): Scores | null {
    return engine.isOver(state) ? engine.finalScores(state) : null;
  }

  /** The next state, or the error. */
  function after(state: GameState, written: unknown): GameState | ConcordiaError {
    try {
      // `applyAction` checks the shape of any input; `tryApplyAction` would collect events.
      return engine.applyAction(state, written as AnyAction);
    } catch (error) {
      if (error instanceof ConcordiaError) return error;
      throw error;
    }
  }

  function validate(log: UncheckedLog): LogValidation {
    const { options, actions, scores: recorded } = log;
    let state = explained(log, () => engine.createGame(options));
    for (const [index, written] of actions.entries()) {
      const next = after(state, written);
      if (next instanceof ConcordiaError) {
        const error = withRightMap(engine, log, next, wrongMap);
        return { ok: false, index, action: written, error, state };
      }
      state = next;
    }
    const scores = scoresOf(state);
    const fault = recorded === undefined ? undefined : scoresFault(recorded, totalsOf(scores));
    if (fault !== undefined) {
      const error = new ConcordiaError(refusalFor('INVALID_LOG', fault));
      return { ok: false, index: actions.length, action: undefined, error, state };
    }
    return { ok: true, state, scores };
  }

  return {
    recordGame(newGame, actions, meta) {
      const options = engine.parseOptions(newGame);
      const notes = meta === undefined ? {} : { meta };
      const log = {
        format: 'concordia-log',
        version: LOG_VERSION,
        ...notes,
        options,
        actions,
      } as const;
      parseUncheckedLog(log);
      const state = play(options, actions);
      const scores = scoresOf(state);
      return parseGameLog(scores === null ? log : { ...log, scores: totalsOf(scores) });
    },

    replay(input) {
      const log = parseGameLog(input);
      return explained(log, () => play(log.options, log.actions));
    },

    logFor(input, viewer) {
      const log = parseGameLog(input);
      const { options, actions } = log;
      const seen = explained(log, () => {
        const { game, course } = playedGame(engine, options, actions, viewer);
        return { options: seenOptions(game, course), actions: seenActions(game, course, viewer) };
      });
      return parseGameLog({ ...log, ...seen });
    },

    logSchema: schemas.log,

    parseGameLog,

    readLog: parseUncheckedLog,

    validateLog: (input) => validate(parseUncheckedLog(input)),

    validPrefix(input) {
      const log = parseUncheckedLog(input);
      const result = validate(log);
      if (result.ok) return parseGameLog(log);
      const { scores: _scores, ...rest } = log;
      const actions = log.actions.slice(0, result.index);
      return parseGameLog({ ...rest, actions });
    },
  };
}

function totalsOf(scores: Scores | null): number[] {
  return scores === null ? [] : scores.players.map(({ total }) => total);
}

function scoresFault(
  recorded: readonly number[],
  counted: readonly number[],
): PlacedFault | undefined {
  const same =
    recorded.length === counted.length &&
    recorded.every((points, seat) => points === counted[seat]);
  if (same) return undefined;
  const reason = counted.length === 0 ? 'scoresBeforeEnd' : 'otherScores';
  return { path: 'scores', reason, facts: { recorded, counted } };
}

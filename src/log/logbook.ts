/** Recording, replaying and validating game logs. */

import type * as z from 'zod/mini';
import type { AnyNewGame, OpenEngine } from '../engine/engine';
import { playedGame, seenActions, seenOptions } from '../engine/seen-log';
import type { Kinds, StateOf } from '../engine/vocabulary';
import type { AnyAction } from '../model/any';
import { ConcordiaError } from '../model/errors';
import { inputFaults, type PlacedFault, refusalFor } from '../model/faults';
import { playerNames } from '../model/names';
import type { AnyGameOptions, Shuffles } from '../model/options';
import { isNumber, isRecord, isSameData, typeOf } from '../model/plain';
import type { GameState, Viewer } from '../model/state';
import type { Scores } from '../scoring/score';
import { corrected, logFaults } from './corrections';
import { firstActionsOf, hasOnlyResult } from './excerpt';
import { type GameLog, LOG_VERSION, type LogMeta, type UncheckedLog } from './game-log';
import { type History, historyOf } from './history';
import type { Variation } from './notes';
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
      /** Final scores; null while the game is not over, and if the log has a result and no actions. */
      readonly scores: Scores | null;
      /** How often the table went on against the rules (`corrections`). */
      readonly corrections: number;
    }
  | {
      /** Whether every action follows the rules. */
      readonly ok: false;
      /** The index of the first illegal action, which is also the number of legal ones before it. */
      readonly index: number;
      /** The illegal action as it was written; undefined if a correction or the recorded scores are wrong. */
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
   *
   * @example
   * ```ts
   * const log = recordGame({ map: 'imperium', players: 3, seed: 'ludi' }, [
   *   { type: 'playCard', seat: 0, card: 'mercator' },
   * ]);
   * console.log(log.version, log.options.display, log.actions.length); // -> 2 cloth 1
   * ```
   */
  recordGame(options: N, actions: readonly W['action'][], meta?: LogMeta): GameLog<W['action'], O>;
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
  recordFrom(
    start: StateOf<W>,
    actions: readonly W['action'][],
    meta?: LogMeta,
  ): GameLog<W['action'], O>;
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
  startOf(log: GameLog<W['action'], O> | UncheckedLog): StateOf<W>;
  /**
   * The state after a number of actions, with the correction that stands there; the same state if there is none.
   * Whoever plays a log action by action calls it before each of them and after the last.
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
  correctedState(
    log: Pick<UncheckedLog, 'corrections'>,
    count: number,
    state: StateOf<W>,
  ): StateOf<W>;
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
  replay(log: GameLog<W['action'], O>): StateOf<W>;
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
  validateLog(log: unknown): LogValidation<W>;
  /**
   * Reads a log and checks its options, but not its actions. The log is frozen, and no other function reads it again.
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
  readLog(input: unknown): UncheckedLog;
  /**
   * A log as a viewer may see it: without the seed and without what only others have seen. What has not been revealed,
   * such as the rest of the deck, is in an order that gives nothing away; so the log can be replayed, but not
   * continued. Notes are left out: they may tell what others have not seen.
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
  logFor(log: GameLog<W['action'], O>, viewer: Viewer): GameLog<W['action'], O>;
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
  historyFor(
    states: readonly StateOf<W>[],
    actions: readonly W['action'][],
    viewer: Viewer,
  ): History<W['action'], StateOf<W>>;
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
  validPrefix(log: unknown): GameLog<W['action'], O>;
  /** The schema of logs. */
  readonly logSchema: z.ZodMiniType<GameLog<W['action'], O>>;
}

/** A logbook, with what other rooms share. */
export interface LogKeeper extends Logbook {
  /** A log of the right shape, including its actions. @throws ConcordiaError `INVALID_LOG`. */
  parseGameLog(input: unknown): GameLog;
}

/** Words for what logbooks refuse. */
interface LogTeller {
  /** An error in words, with the names of a state. */
  localized(error: ConcordiaError, about: unknown): ConcordiaError;
  /** The sentence for a log whose places are all on other maps; English by default. */
  readonly words: { readonly wrongMap?: WrongMap };
}

export function logbookFor(engine: OpenEngine, { localized, words }: LogTeller): LogKeeper {
  const { wrongMap } = words;
  const schemas = logSchemas(engine.schemas);
  const { parseGameLog, parseAnyLog, parseCorrections, knownLog } = logReader(schemas, engine);

  function startOf({ options, start }: UncheckedLog): GameState {
    if (start === undefined) return engine.createGame(options);
    const state = engine.parseState(start);
    const { map, players, seed: _seed, setup: _setup, ...chosen } = options;
    const names = state.players.map(({ name }) => name);
    const isSameGame =
      map === state.map &&
      isSameData(playerNames(players), names) &&
      isSameData(chosen, state.options);
    if (!isSameGame) logFaults.refuse('INVALID_LOG', 'start', 'otherStart');
    return state;
  }

  /** The state after so many actions, with the correction that stands there. */
  function corrector({
    corrections = [],
  }: Pick<UncheckedLog, 'corrections'>): (count: number, state: GameState) => GameState {
    if (corrections.length === 0) return (_, state) => state;
    const places = new Map(corrections.map(({ after }, index) => [after, index]));
    return (count, state) => {
      const index = places.get(count);
      const correction = index === undefined ? undefined : corrections[index];
      if (correction === undefined) return state;
      try {
        return corrected(engine, state, correction, `corrections[${index}]`);
      } catch (error) {
        throw error instanceof ConcordiaError ? localized(error, state) : error;
      }
    };
  }

  /** The state after an action of a log, which may be anything. Whoever hands it out freezes it. */
  function apply(state: GameState, written: unknown): GameState {
    return engine.applyPassing(state, written as AnyAction);
  }

  function play(log: UncheckedLog): GameState {
    const { actions } = log;
    const correct = corrector(log);
    const last = actions.reduce<GameState>(
      (state, action, index) => apply(correct(index, state), action),
      startOf(log),
    );
    return engine.frozenState(correct(actions.length, last));
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

  function validate(log: UncheckedLog): LogValidation {
    const { actions, scores: recorded, corrections = [], notes = [] } = log;
    const variationsAfter = new Map(notes.map(({ after, variations }) => [after, variations]));
    const correct = corrector(log);
    let state = explained(log, () => startOf(log));
    const failed = (index: number, action: unknown, error: ConcordiaError): LogValidation => {
      const right = withRightMap(engine, log, error, wrongMap);
      const last = engine.frozenState(state);
      return { ok: false, index, action, error: localized(right, last), state: last };
    };
    for (let index = 0; index < actions.length; index++) {
      const written = actions[index];
      const right = attempt(correct, index, state);
      if (right instanceof ConcordiaError) return failed(index, undefined, right);
      state = right;
      const variations = variationsAfter.get(index + 1);
      const wrong = variations && firstWrong(state, variations);
      if (wrong !== undefined) return failed(index, wrong.action, wrong.error);
      const next = attempt(apply, state, written);
      if (next instanceof ConcordiaError) return failed(index, written, next);
      state = next;
    }
    const last = attempt(correct, actions.length, state);
    if (last instanceof ConcordiaError) return failed(actions.length, undefined, last);
    state = engine.frozenState(last);
    const isBare = hasOnlyResult(log);
    const scores = isBare ? null : scoresOf(state);
    const fault =
      recorded === undefined || isBare ? undefined : scoresFault(recorded, totalsOf(scores));
    if (fault !== undefined) {
      return failed(
        actions.length,
        undefined,
        new ConcordiaError(refusalFor('INVALID_LOG', fault)),
      );
    }
    return { ok: true, state, scores, corrections: corrections.length };
  }

  /** The first illegal action of variations, and of those within them. */
  function firstWrong(
    from: GameState,
    variations: readonly Variation<unknown>[],
  ): { readonly action: unknown; readonly error: ConcordiaError } | undefined {
    for (const { actions, notes = [] } of variations) {
      const inner = new Map(notes.map(({ after, variations }) => [after, variations]));
      let state = from;
      for (const [index, action] of actions.entries()) {
        const others = inner.get(index + 1);
        const wrong = others && firstWrong(state, others);
        if (wrong !== undefined) return wrong;
        const next = attempt(apply, state, action);
        if (next instanceof ConcordiaError) return { action, error: next };
        state = next;
      }
    }
    return undefined;
  }

  /** A new log, with its scores if the game is over. */
  function finished(log: GameLog): GameLog {
    // Wrong actions are refused one by one, as if they were played.
    const scores = scoresOf(play(parseAnyLog(log).log));
    return parseGameLog(scores === null ? log : { ...log, scores: totalsOf(scores) });
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
      return finished(log);
    },

    recordFrom(input, actions, meta) {
      const start = engine.parseState(input);
      const { map, options, players } = start;
      const names = players.map(({ name }) => name);
      return finished({
        format: 'concordia-log',
        version: LOG_VERSION,
        ...(meta === undefined ? {} : { meta }),
        options: { map, players: names, ...options },
        start,
        actions,
      });
    },

    startOf(input) {
      const { log } = parseAnyLog(input);
      return explained(log, () => startOf(log));
    },

    correctedState(log, count, state) {
      if (!isNumber(count)) {
        inputFaults.refuse('INVALID_INPUT', 'count', 'wrongType', undefined, {
          expected: 'number',
          found: typeOf(count),
        });
      }
      if (!isRecord(log)) {
        inputFaults.refuse('INVALID_LOG', '', 'wrongType', undefined, {
          expected: 'object',
          found: typeOf(log),
        });
      }
      const { corrections } = log;
      const own = engine.ownState(state);
      if (corrections === undefined) return own;
      const known = knownLog(log)?.log;
      return corrector(known ?? { corrections: parseCorrections(corrections) })(count, own);
    },

    replay(input) {
      const log = parseAnyLog(input).whole ?? parseGameLog(input);
      return explained(log, () => play(log));
    },

    logFor(input, viewer) {
      const log = parseGameLog(input);
      // What people say of a game may tell what others have not seen.
      const { notes: _notes, ...rest } = log;
      if (log.start !== undefined) {
        logFaults.refuse('INVALID_LOG', 'start', 'startIsOpen');
      }
      const { options, actions } = log;
      const seen = explained(log, () => {
        const course = { options, actions, correct: corrector(log) };
        const played = playedGame(engine, course, viewer);
        return {
          options: seenOptions(played.game, played.course, viewer),
          actions: seenActions(played.game, played.course, viewer),
        };
      });
      return parseGameLog({ ...rest, ...seen });
    },

    historyFor: (states, actions, viewer) => historyOf(engine, states, actions, viewer, localized),

    logSchema: schemas.log,

    parseGameLog,

    readLog: (input) => parseAnyLog(input).log,

    validateLog: (input) => validate(parseAnyLog(input).log),

    validPrefix(input) {
      const { log } = parseAnyLog(input);
      const result = validate(log);
      if (result.ok) return parseGameLog(log);
      const first = firstActionsOf(log, result.index);
      const { path } = result.error.details;
      const isCorrection = typeof path === 'string' && path.startsWith('corrections');
      const { corrections, ...rest } = first;
      if (!isCorrection || corrections === undefined) return parseGameLog(first);
      return parseGameLog({
        ...rest,
        corrections: corrections.filter(({ after }) => after < result.index),
      });
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
  return { path: 'scores', ...logFaults.of(reason, { recorded, counted }) };
}

/** The result of a call, or its error. */
function attempt<A, B, R>(call: (a: A, b: B) => R, a: A, b: B): R | ConcordiaError {
  try {
    return call(a, b);
  } catch (error) {
    if (error instanceof ConcordiaError) return error;
    throw error;
  }
}

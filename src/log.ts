/**
 * Logs of games: recorded, replayed and checked, for an engine of `concordia-rules/core`.
 *
 * @module
 */
import { insideOf } from './engine';
import type { Engine } from './engine/engine';
import type { Kinds } from './engine/vocabulary';
import { type Logbook, type LogValidation, logbookFor } from './log/logbook';
import type { GameOptions, NewGame } from './options';

/**
 * Logs of an engine's games.
 *
 * @throws ConcordiaError `INVALID_INPUT` if it is no engine.
 *
 * @example
 * ```ts
 * const engine = createEngine({ maps: [imperium] });
 * const logbook = createLogbook(engine);
 * const log = logbook.recordGame({ map: 'imperium', players: 2, seed: 'ludi' }, []);
 * console.log(logbook.validateLog(log).ok); // -> true
 * ```
 */
export function createLogbook<W extends Kinds>(
  engine: Engine<W, NewGame>,
): Logbook<W, NewGame, GameOptions> {
  const { engine: bare, naming, open } = insideOf(engine);
  const logbook = logbookFor(bare, naming.wrongMap);
  /** Its error has not been thrown. */
  const retold = (result: LogValidation): LogValidation =>
    result.ok ? result : { ...result, error: naming.retold(result.error, result.state) };
  const closed: Logbook = Object.freeze({
    recordGame: open(logbook.recordGame),
    replay: open(logbook.replay),
    readLog: open(logbook.readLog),
    logFor: open(logbook.logFor),
    validateLog: open((log) => retold(logbook.validateLog(log))),
    validPrefix: open(logbook.validPrefix),
    logSchema: logbook.logSchema,
  });
  // Open inside, closed at the entry: the actions of the engine's parts.
  return closed as unknown as Logbook<W, NewGame, GameOptions>;
}

export {
  type GameLog,
  LOG_VERSION,
  type LogMeta,
  LogMetaSchema,
  MAX_META,
  type UncheckedLog,
} from './log/game-log';
export type { Logbook, LogValidation } from './log/logbook';

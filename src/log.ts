/**
 * Records, replays and checks logs of games, for an engine of `concordia-rules/core`.
 *
 * @module
 */

import { madeOf } from './create-engine';
import type { Engine } from './engine/engine';
import type { Kinds } from './engine/vocabulary';
import { type Logbook, logbookFor } from './log/logbook';
import type { NewGame, Settled } from './new-game';

/**
 * Makes the functions for logs of an engine's games.
 *
 * @throws ConcordiaError `INVALID_INPUT` if it is not an engine.
 *
 * @example
 * ```ts
 * const engine = createEngine({ maps: [imperium] });
 * const logbook = createLogbook(engine);
 * const log = logbook.recordGame({ map: 'imperium', players: 2, seed: 'ludi' }, []);
 * console.log(logbook.validateLog(log).ok); // -> true
 * ```
 */
export function createLogbook<W extends Kinds, N extends NewGame>(
  engine: Engine<W, N>,
): Logbook<W, N, Settled<N>> {
  return madeOf(engine, ({ engine: bare, naming, closed }) => {
    const { parseGameLog: _parse, ...logbook } = logbookFor(bare, naming);
    // Inside, the types are open; here they become those of the engine's parts.
    return closed<Logbook>(logbook) as unknown as Logbook<W, N, Settled<N>>;
  });
}

export type { CardPile, CorrectedThing, Correction } from './log/corrections';
export * from './log/game-log';
export type { Logbook, LogValidation } from './log/logbook';
export type { LogNote, NoteMark, Variation } from './log/notes';

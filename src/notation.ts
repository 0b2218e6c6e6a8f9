/**
 * Logs as text that people read and write, for an engine of `concordia-rules/core`.
 *
 * @module
 */

import type { Engine } from './engine/engine';
import type { Kinds } from './engine/vocabulary';
import type { NewGame, Settled } from './new-game';
import type { NotationOptions } from './notation/languages';
import { type Notation, reading, writing } from './notation/notation';
import { textLogs } from './text-logs';

/**
 * Makes the functions that write and read logs of an engine's games as text.
 *
 * @param options - further languages.
 * @throws ConcordiaError `INVALID_INPUT` if it is not an engine; `INVALID_LIBRARY` if a language is none.
 *
 * @example
 * ```ts
 * const engine = createEngine({ maps: [italia] });
 * const log = createNotation(engine).parseLog(`
 * [Map "Italia"] [Players "Livia, Gaius"] [Seed "ludi"]
 * 1 Livia: Mercator; sell 1 cloth`);
 * console.log(log.actions.map(({ type }) => type)); // -> [ 'playCard', 'trade' ]
 * ```
 */
export function createNotation<W extends Kinds, N extends NewGame>(
  engine: Engine<W, N>,
  options: NotationOptions = {},
): Notation<W['action'], Settled<N>> {
  return textLogs(engine, options)((tools) => ({ ...writing(tools), ...reading(tools) }));
}

export type { NotationFault } from './notation/faults';
export { type FoundGame, gamesIn } from './notation/games-in';
export type { NotationOptions } from './notation/languages';
export type { FormatOptions, Notation } from './notation/notation';

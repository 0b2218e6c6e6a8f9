/** What has happened in a match, by its log. */
import { isRecord } from '../model/plain';
import { sealErrors } from '../model/seal';
import type { BoardgameEntry, BoardgameLibrary, BoardgameMetadata } from './types';

/**
 * What the moves of a log have brought, in order, for a board or a table that moves pieces by it.
 *
 * boardgame.io adds entries of its own, such as for the end of a turn, with the number of the move before them; they and
 * the deal bring nothing.
 *
 * @param log - boardgame.io's, or the part of it that is new since the last view; whatever else brings nothing.
 * @throws ConcordiaError `INVALID_INPUT` if it cannot be read, such as a revoked proxy.
 *
 * @example
 * ```ts
 * const moved = { metadata: { text: [], events: [{ type: 'turnStarted', seat: 1, because: {} }] } };
 * console.log(newsOf([moved, {}]).map(({ type }) => type)); // -> [ 'turnStarted' ]
 * ```
 */
export function newsOf<L extends BoardgameLibrary = BoardgameLibrary>(
  log: readonly BoardgameEntry<L>[],
): BoardgameMetadata<L>['events'] {
  return sealErrors(() =>
    itemsOf<BoardgameEntry<L>>(log).flatMap((entry) =>
      isRecord(entry) && isRecord(entry.metadata)
        ? itemsOf<BoardgameMetadata<L>['events'][number]>(entry.metadata.events)
        : [],
    ),
  )();
}

/** However long a list says it is, what is not in it takes no time. */
function itemsOf<T>(list: unknown): readonly T[] {
  return Array.isArray(list) ? Object.values(list) : [];
}

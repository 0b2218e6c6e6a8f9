import { notPossible } from './faults';
import type { MapId } from './ids';
import type { Nearest } from './nearest';

/** Ids are cut to this length. */
const MAX_SHOWN = 500;

/** @throws ConcordiaError `UNKNOWN_MAP` with the map that may be meant, if `nearest` is there, and all known ones. */
export function noSuchMap(asked: unknown, ids: readonly MapId[], nearest?: Nearest): never {
  // Converting anything but a string may take for ever.
  const map = typeof asked === 'string' ? asked.slice(0, MAX_SHOWN) : `(${typeof asked})`;
  notPossible('UNKNOWN_MAP', '', 'unknownMap', { map, known: ids, nearest: nearest?.(map, ids) });
}

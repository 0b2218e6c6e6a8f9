import { refuse } from './errors';
import type { MapId } from './ids';
import { nearest } from './nearest';

/** @throws ConcordiaError `UNKNOWN_MAP` with the map that may be meant, and all that are known. */
export function unknownMap(map: MapId, ids: readonly MapId[]): never {
  const meant = nearest(String(map), ids);
  const known = `There is no map ${map}; known are ${ids.join(', ') || 'none'}.`;
  refuse({
    code: 'UNKNOWN_MAP',
    // In front of all that are known, where people see it.
    message: meant === undefined ? known : `Did you mean ${meant}? ${known}`,
    details: { map, known: ids, ...(meant === undefined ? {} : { nearest: meant }) },
  });
}

import { ConcordiaError } from './errors';
import type { MapId } from './ids';
import { nearest } from './nearest';

/** An error about an unknown map, with the one that may be meant; any other as it is. */
export function withNearestMap(error: unknown, ids: readonly MapId[]): unknown {
  if (!(error instanceof ConcordiaError) || error.code !== 'UNKNOWN_MAP') return error;
  const meant = nearest(String(error.details.map), ids);
  if (meant === undefined) return error;
  return new ConcordiaError({
    ...error.toJSON(),
    // In front of all that are known, where people see it.
    message: `Did you mean ${meant}? ${error.message}`,
    details: { ...error.details, nearest: meant },
  });
}

/** Which maps and modules have been checked. */
import { refuse } from '../model/errors';
import { baseRefusal } from '../model/faults';
import { fix } from '../model/freeze';

/** Maps and modules that have been checked. */
const defined = new WeakSet<object>();

/** Whether the map or module has been checked. */
export function isDefined(part: unknown): boolean {
  return defined.has(Object(part));
}

/** Remembers a map or module that has been checked; it is frozen. */
export function noted<P extends object>(part: P): P {
  defined.add(part);
  return fix(part);
}

/**
 * @param door - the function that checks such parts.
 * @throws ConcordiaError `INVALID_LIBRARY` if the map or module has not been checked.
 */
export function mustBeDefined(
  part: unknown,
  path: string,
  door: 'defineMap' | 'defineModule',
): void {
  if (isDefined(part)) return;
  refuse(notDefined({ path, door }));
}

export const notDefined = baseRefusal({
  reason: 'notDefined',
  code: 'INVALID_LIBRARY',
  /** `door` is the function that makes such parts. */
  words: (_names, { door }: { readonly path?: string; readonly door: string }) =>
    `This is not what ${door} of concordia-rules/kit returns.`,
});

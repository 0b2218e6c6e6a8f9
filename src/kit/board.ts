/** Boards without rules of their own. */
import { checkMap } from '../board/check-map';
import { inEnglish } from '../model/fault-words';
import { notPossible, notValid, sealErrors } from '../model/faults';
import { deepFreeze, fix } from '../model/freeze';
import type { MapId, OneOf } from '../model/ids';
import type { CheckedMap } from '../model/map';
import { isRecord } from '../model/plain';
import type { MapDefinition, MapModule } from './module';
import { boardErrors } from './rule-words';

/** Maps and modules that have been checked. */
const defined = new WeakSet<object>();

/**
 * Like `defineMap`, for boards without rules of their own; it keeps the checks of rules out of bundles.
 *
 * @throws ConcordiaError `INVALID_MAP`; see `defineMap`.
 */
export function defineBoard<const I extends MapId>(
  data: Omit<MapDefinition<never, I>, 'incompatible' | 'descriptions' | 'languages'> & {
    readonly id: I;
  },
): MapModule<never, OneOf<I>> {
  return sealErrors(
    (): MapModule<never, OneOf<I>> =>
      // Checked values match their type.
      isDefined(data) ? (data as MapModule<never, OneOf<I>>) : noted(checkedBoard(data)),
    (error) => inEnglish(error, boardErrors),
  )();
}

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
  notPossible('INVALID_LIBRARY', path, 'notDefined', { door });
}

/** @throws ConcordiaError `INVALID_MAP`. */
export function checkedBoard<I extends MapId>(data: unknown): CheckedMap & { readonly id: I } {
  // Its id is that of the data; the compiler cannot see this.
  if (isRecord(data)) return deepFreeze(checkMap(data)) as CheckedMap & { readonly id: I };
  return notValid('INVALID_MAP', '', 'notPlainObject');
}

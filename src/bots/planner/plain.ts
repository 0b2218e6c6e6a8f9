/** Games in which cards have their usual effect, which can be calculated without playing them. */
import { changedRolesOf } from '../../board/usual-cards';
import type { RoleName } from '../../model/cards';
import type { MapId } from '../../model/ids';
import type { CheckedMap } from '../../model/map';
import type { AnyOptions } from '../../model/options';

/** Modules that change nothing in the planner's calculations; with others, it tries its cards. */
const PLAIN_MODULES: readonly MapId[] = ['salt'];

/**
 * The roles whose cards have to be tried; `undefined` if all have.
 *
 * @param map - the map as returned by the library.
 */
export function triedRoles(
  map: CheckedMap,
  { teams, modules }: AnyOptions,
): ReadonlySet<RoleName> | undefined {
  const isPlain = teams !== true && modules.every((module) => PLAIN_MODULES.includes(module));
  return isPlain ? changedRolesOf(map) : undefined;
}

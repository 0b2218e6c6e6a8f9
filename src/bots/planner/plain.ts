/** Games in which every card has its usual effect, which can be calculated without playing it. */
import { hasUsualCards } from '../../board/usual-cards';
import type { MapId } from '../../model/ids';
import type { CheckedMap } from '../../model/map';
import type { AnyOptions } from '../../model/options';

/** Modules that change nothing in the planner's calculations; with others, it tries its cards. */
const PLAIN_MODULES: readonly MapId[] = ['salt'];

/** @param map - the map as returned by the library. */
export function isPlain(map: CheckedMap, { teams, modules }: AnyOptions): boolean {
  return (
    hasUsualCards(map) &&
    teams !== true &&
    modules.every((module) => PLAIN_MODULES.includes(module))
  );
}

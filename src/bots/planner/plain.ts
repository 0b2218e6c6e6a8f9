/** Tables on which every card does what the box says: nobody has to play it to know what comes of it. */
import { isCalm } from '../../board/calm';
import type { MapId } from '../../model/ids';
import type { CheckedMap } from '../../model/map';
import type { AnyOptions } from '../../model/options';

/** Modules that change nothing the planner reckons with; with others it tries its cards. */
const PLAIN_MODULES: readonly MapId[] = ['salt'];

/** @param map - as the library shows it. */
export function isPlain(map: CheckedMap, { teams, modules }: AnyOptions): boolean {
  return isCalm(map) && teams !== true && modules.every((module) => PLAIN_MODULES.includes(module));
}

/** Tables on which every card does what the box says: nobody has to play it to know what comes of it. */
import type { MapId } from '../../model/ids';
import type { GameRules } from '../../model/options';

/** Boards that change nothing the planner reckons with; on others it tries its cards. */
const PLAIN_MAPS: readonly MapId[] = [
  'balearica',
  'britannia',
  'byzantium',
  'cyprus',
  'gallia',
  'hellas',
  'hispania',
  'imperium',
  'ionium',
  'italia',
];
/** The same of modules. */
const PLAIN_MODULES: readonly MapId[] = ['salt'];

export function isPlain(map: MapId, { teams, modules }: GameRules): boolean {
  return (
    PLAIN_MAPS.includes(map) &&
    teams !== true &&
    modules.every((module) => PLAIN_MODULES.includes(module))
  );
}

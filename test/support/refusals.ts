/** Every reason of the base game, of all maps and of all modules. */
import type { RefusalType, Rules } from '../../src/kit';
import { allMaps } from '../../src/maps/all';
import { allModules } from '../../src/modules/all';
import { baseRules } from '../../src/roles/base';

const RULES: readonly Rules[] = [
  baseRules,
  ...allMaps.flatMap(({ rules }) => rules ?? []),
  ...allModules.map(({ rules }) => rules),
];

export const REFUSALS: readonly RefusalType[] = RULES.flatMap(({ refusals = [] }) => refusals);

/** Those that games of the package tell: no choice of theirs is one of the kit. */
export const REFUSALS_IN_GAMES: readonly RefusalType[] = REFUSALS.filter(
  ({ reason }) => reason !== 'notOffered',
);

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

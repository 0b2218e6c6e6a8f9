/** The rules of the base game, of all maps and of all modules. */
import type { Rules } from '../src/kit';
import { allMaps } from '../src/maps/all';
import { allModules } from '../src/modules/all';
import { baseRules } from '../src/roles/base';

export const ALL_RULES: readonly Rules[] = [
  baseRules,
  ...[...allMaps, ...allModules].flatMap(({ rules }) => rules ?? []),
];

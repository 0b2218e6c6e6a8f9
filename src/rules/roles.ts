/** The roles and decisions of every game; those of teams are with their module. */
import { architect } from './architect';
import { colonist } from './colonist';
import { consul } from './consul';
import { diplomat } from './diplomat';
import type { DecisionHandler, Role } from './game';
import { magister } from './magister';
import { mercator } from './mercator';
import { prefect } from './prefect';
import { senator } from './senator';
import { specialists } from './specialist';
import { keepGoods } from './storehouse';
import { tribune } from './tribune';

export const ROLES_IN_PLAY: readonly Role[] = [
  tribune,
  architect,
  prefect,
  colonist,
  mercator,
  diplomat,
  senator,
  consul,
  magister,
  ...specialists,
];

/** Besides `playCard`, which belongs to the turn. */
export const DECISIONS_IN_PLAY: readonly DecisionHandler[] = [
  tribune,
  architect,
  prefect,
  colonist,
  mercator,
  diplomat,
  senator,
  consul,
  magister,
  keepGoods,
];

import type { RuleModule } from '../rules/game';
import { boughtGoods } from './bought-goods';
import { forum } from './forum';
import { intermediateScoring } from './intermediate-scoring';
import { salt } from './salt';
import { teams } from './teams';

/** Every rule module of this package. */
export const ALL_MODULES: readonly RuleModule[] = [
  teams,
  boughtGoods,
  intermediateScoring,
  salt,
  forum,
];

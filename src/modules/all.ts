import { boughtGoods } from './bought-goods';
import { forum } from './forum';
import { intermediateScoring } from './intermediate-scoring';
import { salt } from './salt';
import { teams } from './teams';
import { venus } from './venus';

/** Every rule module of this package, in the order of their rules: venus comes before teams, which uses its cards. */
export const allModules = Object.freeze([
  venus,
  teams,
  boughtGoods,
  intermediateScoring,
  salt,
  forum,
] as const);

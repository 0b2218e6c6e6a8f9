import { boughtGoods } from './bought-goods';
import { forum } from './forum';
import { intermediateScoring } from './intermediate-scoring';
import { salt } from './salt';
import { teams } from './teams';
import { venus } from './venus';

/** Every rule module of this package, in the order in which their rules are asked: teams play with the cards of Venus. */
export const allModules = Object.freeze([
  venus,
  teams,
  boughtGoods,
  intermediateScoring,
  salt,
  forum,
] as const);

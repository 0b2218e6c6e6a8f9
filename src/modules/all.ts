import type { RuleModule } from '../rules/game';
import { boughtGoods } from './bought-goods';
import { intermediateScoring } from './intermediate-scoring';

/** Every rule module of this package. */
export const ALL_MODULES: readonly RuleModule[] = [boughtGoods, intermediateScoring];

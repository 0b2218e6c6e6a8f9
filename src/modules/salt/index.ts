/**
 * Salt, a sixth good that can replace any other. The base game knows it, because it changes what goods are:
 * tokens (board/tokens.ts, board/salt-tokens.ts), payment (rules/payment.ts), sales (rules/trade.ts), houses
 * (rules/houses.ts) and scoring. This module switches it on.
 */
import { defineModule, defineRules } from '../../kit';
import { descriptions } from './descriptions';

/** Salt, a sixth good; switched on by the option `modules: ['salt']`. */
export const salt = defineModule({
  id: 'salt',
  name: 'Salt',
  descriptions,
  rules: defineRules({ id: 'salt' }),
});

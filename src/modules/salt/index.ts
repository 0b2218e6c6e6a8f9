/**
 * Salt, a sixth good that stands for any other. The base game knows it, because it changes what goods are:
 * tokens (board/tokens.ts, board/salt-tokens.ts), paying (rules/payment.ts), selling (rules/trade.ts), houses
 * (rules/houses.ts) and scoring. This module switches it on.
 */
import { defineModule, defineRules } from '../../kit';

/** Salt, a sixth good; asked for by the option `modules: ['salt']`. */
export const salt = defineModule({
  id: 'salt',
  name: 'Salt',
  rules: defineRules({ id: 'salt' }),
});

/**
 * Salt, a sixth good that stands for any other. It changes what goods are, so its rules are
 * where goods are: tokens (board/tokens.ts), paying (rules/payment.ts), selling (rules/trade.ts), houses
 * (rules/houses.ts) and scoring. What is left to say is that it can be played.
 */
import { defineModule, defineRules } from '../../kit';

/** Salt, a sixth good; asked for by the option `modules: ['salt']`. */
export const salt = defineModule({
  id: 'salt',
  name: 'Salt',
  rules: defineRules({ id: 'salt' }),
});

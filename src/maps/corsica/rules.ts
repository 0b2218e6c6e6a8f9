/** Whoever takes the coins gets two more. */
import { defineRules } from '../../kit';

export const moreCoins = defineRules({
  id: 'corsica',
  values: { coins: (amount) => amount + 2 },
});

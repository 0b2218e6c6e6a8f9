/** Whoever takes the coins gets two more. */
import { defineRules, dueTo, receiveMoney } from '../../kit';

/** Sestertii besides the coins. */
const MORE = 2;

export const moreCoins = defineRules({
  id: 'corsica',
  values: {
    gain: (amount, _table, { action }) => amount + (action.type === 'takeCoins' ? MORE : 0),
  },
  on: {
    coinsTaken: (play, { seat }) =>
      dueTo(play, { rule: 'R-10.7' }, () => receiveMoney(play, seat, MORE)),
  },
});

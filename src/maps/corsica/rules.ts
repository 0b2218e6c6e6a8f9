/** Whoever takes the coins gets two more. */
import { defineRules, receiveMoney, withCause } from '../../kit';

/** Sestertii besides the coins. */
const MORE = 2;

export const moreCoins = defineRules({
  id: 'corsica',
  modifiers: {
    gain: (amount, _position, { action }) => amount + (action.type === 'takeCoins' ? MORE : 0),
  },
  on: {
    coinsTaken: (transition, { seat }) =>
      withCause(transition, { rule: 'R-10.7' }, () => receiveMoney(transition, seat, MORE)),
  },
});

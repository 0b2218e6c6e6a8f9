/** Two more sestertii for taking the coins. */
import { defineRules, receiveMoney, withCause } from '../../kit';

/** Sestertii in addition to the coins. */
const EXTRA = 2;

export const moreCoins = defineRules({
  id: 'corsica',
  modifiers: {
    gain: (amount, _position, { action }) => amount + (action.type === 'takeCoins' ? EXTRA : 0),
  },
  on: {
    coinsTaken: (transition, { seat }) =>
      withCause(transition, { rule: 'R-10.7' }, () => receiveMoney(transition, seat, EXTRA)),
  },
});

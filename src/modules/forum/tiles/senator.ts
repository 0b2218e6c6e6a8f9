/** A tile for buying cards. */
import { countGoods, without } from '../../../kit-rules';
import type { ForumTile } from '../tile';

/** Senator: any goods pay for the places of the display. */
export const corneliusScipio = {
  id: 'cornelius-scipio',
  color: 'blue',
  modifiers: {
    cardCost(cost, { game }, { place, by }) {
      // In teams, the Praetor replaces the Senator.
      if (by !== 'senator' && by !== 'praetor') return cost;
      const { any: _any, ...extra } = game.extraCosts[place] ?? { any: 0 };
      return { goods: without(cost.goods, extra), any: cost.any + countGoods(extra) };
    },
  },
} as const satisfies ForumTile;

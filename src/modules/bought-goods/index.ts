/** Variant: empty storehouses, more money, and a purchase before everyone's first card. */
import {
  actions,
  ask,
  type BaseActionOf,
  changePlayer,
  decision,
  defineModule,
  defineRules,
  GOODS,
  NO_GOODS,
  option,
  passing,
  refusal,
  step,
} from '../../kit';
import {
  addTrades,
  faultsOf,
  impossible,
  partyOf,
  playsSalt,
  type TradeContext,
  trade,
  tradeCost,
  tradeRefusal,
} from '../../kit-rules';
import { descriptions } from './descriptions';
import { startingGoodsOption } from './option';

const faults = faultsOf({
  firstGoodsLater: () => 'the first goods are bought in the first turn',
});

const RULE = 'R-8.1';
/** Sestertii of the first player; the next player or party has one more. */
const FIRST_MONEY = 25;

/** Buy first goods before the first card. */
const buyGoods = decision({
  kind: 'buyGoods',
  when: 'beforeCard',
  audit({ game, state }) {
    if (state.turn <= game.players) return undefined;
    return impossible(faults.of('firstGoodsLater'), RULE);
  },
  words: (names, { seat }) => `${names.player(seat)} may buy the first goods`,
});

const firstGoodsNotSold = refusal({
  reason: 'firstGoodsNotSold',
  code: 'CANNOT_TRADE',
  rule: RULE,
  words: () => 'The first goods can only be bought.',
});

/** Never a Mercator's first trade in a good, since there is no Mercator. */
const DEALING: TradeContext = { by: 'buyGoods', isFirst: false };

const purchase = step({
  ...actions.trade,
  rule: RULE,
  during: [buyGoods],
  candidates(position, { seat }, wanted) {
    const found: BaseActionOf<'trade'>[] = [];
    for (const good of GOODS) {
      addTrades(found, position, seat, 'buy', good, DEALING, wanted);
      if (found.length >= wanted.most) break;
    }
    return found;
  },
  refusal(position, action) {
    if (action.deal === 'sell') return firstGoodsNotSold({});
    return tradeRefusal(position, action, RULE, DEALING);
  },
  cost: (position, action) => tradeCost(position, action, DEALING),
  apply: (transition, action) => trade(transition, action, DEALING),
});

/** Players buy their first goods; switched on by the option `startingGoods: 'bought'`. */
export const boughtGoods = defineModule({
  id: 'bought-goods',
  name: 'Bought goods',
  options: {
    /** Whether players start with the usual goods or buy them. */
    startingGoods: option({
      ...startingGoodsOption,
      description: 'Whether players start with the usual goods (R-2.4) or buy them (R-8.1).',
    }),
  },
  descriptions,
  rules: defineRules({
    id: 'bought-goods',
    faults: faults.words,
    decisions: [buyGoods],
    refusals: [firstGoodsNotSold],
    steps: [purchase, passing(buyGoods)],

    setUp(transition) {
      const goods = playsSalt(transition.game.options) ? { ...NO_GOODS, salt: 0 } : NO_GOODS;
      for (let seat = 0; seat < transition.game.players; seat++) {
        const money = FIRST_MONEY + partyOf(transition.game, seat);
        changePlayer(transition, seat, { money, goods });
      }
    },

    on: {
      turnStarted(transition, { seat, turn }) {
        if (turn <= transition.game.players) ask(transition, { kind: 'buyGoods', seat });
      },
    },
  }),
});

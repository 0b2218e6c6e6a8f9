/** Mercator: money, then trade with the bank in up to two kinds of goods. */

import * as z from 'zod/mini';
import type { BaseActionOf } from '../kit/actions';
import * as actions from '../kit/actions';
import { decision } from '../kit/decision';
import { type Field, field } from '../kit/fields';
import { applyModifiers, type Position } from '../kit/game';
import type { Role, Rules } from '../kit/rules';
import { step } from '../kit/step';
import type { CardId } from '../model/cards';
import { baseRefusal, faultsOf, impossible } from '../model/faults';
import { GOODS, type Good, GoodSchema } from '../model/goods';
import type { Seat } from '../model/ids';
import { cardOf } from '../rules/cards';
import { ask, passing, proceed, receiveMoney } from '../rules/change';
import {
  addTrades,
  type TradeAction,
  type TradeContext,
  trade,
  tradeCost,
  tradeOf,
  tradeRefusal,
} from '../rules/trade';

/** Kinds of goods that one card trades in. */
const KINDS = 2;

type Deals = Readonly<Partial<Record<Good, TradeAction['deal']>>>;

const traded: Field<Deals> = field<Deals>(
  z.readonly(z.partialRecord(GoodSchema, z.enum(['buy', 'sell']))),
  'Whether each good traded so far was bought or sold.',
);

/** Trade in up to two kinds of goods. */
const mercatorDecision = decision({
  kind: 'mercator',
  shape: {
    traded,
  },
  audit(position, { seat, traded }) {
    if (Object.keys(traded).length <= kindsOf(position, seat)) return undefined;
    return impossible(mercatorFaults.of('tooManyKinds'), 'R-4.6');
  },
});

const mercator: Role = {
  name: 'mercator',
  rule: 'R-4.6',
  begin(transition, seat, card) {
    receiveMoney(transition, seat, incomeOf(transition, card));
    ask(transition, { kind: 'mercator', seat, traded: {} });
  },
  income: (position, _seat, card) => incomeOf(position, card),
};

const tooManyKinds = baseRefusal({
  reason: 'tooManyKinds',
  code: 'CANNOT_TRADE',
  rule: 'R-4.6',
  words: (_names, { kinds }: { readonly kinds: number; readonly traded: Deals }) =>
    `A Mercator trades in at most ${kinds} kinds of goods, and either buys or sells each.`,
});

const deal = step({
  ...actions.trade,
  rule: 'R-4.6',
  during: [mercatorDecision],
  candidatesAreLegal: true,
  candidates(position, { seat, traded }, wanted) {
    const found: BaseActionOf<'trade'>[] = [];
    const kinds = countKinds(traded);
    const hasMore = kinds < kindsOf(position, seat);
    // By its index: engines go through frozen lists slowly.
    for (let index = 0; index < GOODS.length && found.length < wanted.most; index++) {
      const good = GOODS[index] as Good;
      const before = kinds === 0 ? undefined : traded[good];
      const context = before === undefined ? FIRST : AGAIN;
      for (const deal of DEALS) {
        if (before === undefined ? hasMore : before === deal) {
          addTrades(found, position, seat, deal, good, context, wanted);
        } else if (wanted.isWide) found.push(tradeOf(seat, deal, good, 1));
      }
    }
    return found;
  },
  refusal(position, action, { seat, traded }) {
    const { good, deal } = action;
    const before = traded[good];
    const kinds = kindsOf(position, seat);
    const isOpen = before === undefined ? countKinds(traded) < kinds : before === deal;
    if (isOpen) return tradeRefusal(position, action, 'R-4.6', dealingIn(traded, good));
    return tooManyKinds({ kinds, traded });
  },
  cost: (position, action, { traded }) =>
    tradeCost(position, action, dealingIn(traded, action.good)),
  apply(transition, action, { seat, traded }) {
    const { good, deal } = action;
    trade(transition, action, dealingIn(traded, good));
    const deals = traded[good] === deal ? traded : withDeal(traded, good, deal);
    proceed(transition, { kind: 'mercator', seat, traded: deals });
  },
});

export const mercatorRules = {
  id: 'mercator',
  refusals: [tooManyKinds],
  roles: [mercator],
  decisions: [mercatorDecision],
  steps: [deal, passing(mercatorDecision)],
} as const satisfies Rules;

/** Sestertii printed on the card. */
function incomeOf({ game }: Position, card: CardId): number {
  return cardOf(game, card).income ?? 0;
}

function kindsOf(position: Position, seat: Seat): number {
  return applyModifiers(position.game.modifiers.tradeKinds, KINDS, position, { seat });
}

/** The key is set on a copy: a computed key within the spread takes twice as long. */
function withDeal(traded: Deals, good: Good, deal: TradeAction['deal']): Deals {
  const deals: { -readonly [G in Good]?: TradeAction['deal'] } = { ...traded };
  deals[good] = deal;
  return deals;
}

function countKinds(traded: Deals): number {
  let count = 0;
  for (const _good in traded) count += 1;
  return count;
}

const DEALS = ['sell', 'buy'] as const;
const FIRST: TradeContext = { by: 'mercator', isFirst: true };
const AGAIN: TradeContext = { by: 'mercator', isFirst: false };

function dealingIn(traded: Deals, good: Good): TradeContext {
  return traded[good] === undefined ? FIRST : AGAIN;
}

export const mercatorFaults = faultsOf({
  tooManyKinds: () => 'too many kinds of goods were traded',
});

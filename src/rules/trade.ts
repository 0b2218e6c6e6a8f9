/** Trading in one kind of goods with the bank, at the price on the storehouse roof. */
import type { BaseActionOf } from '../kit/actions';
import { applyModifiers, type Position, type Transition } from '../kit/game';
import { type CandidateRequest, LEGAL } from '../kit/step';
import type { Because, Cost } from '../model/any';
import type { Refusal } from '../model/errors';
import { baseRefusal } from '../model/faults';
import { type Bundle, type Good, PRICES } from '../model/goods';
import { MAX_SEATS, type Seat } from '../model/ids';
import { STORAGE } from '../model/state';
import { payable, playerAt, workingPlayer } from './change';
import { byGood, isCount, moneyAfter, more, purseOf } from './payment';
import { notEnoughMoney } from './refusals';
import { roomOf } from './storehouse';

/** The action of trading. */
export type TradeAction = BaseActionOf<'trade'>;

/** The decision of a trade, and whether it is the first one in that good. */
export interface TradeContext {
  /** The kind of the decision. */
  readonly by: string;
  /** Whether this Mercator has not traded this good before. */
  readonly isFirst: boolean;
}

/**
 * Adds every amount of the good that can be bought or sold now.
 *
 * @param wanted - a wide list gets one illegal trade if there is no legal one.
 */
export function addTrades(
  found: TradeAction[],
  position: Position,
  seat: Seat,
  deal: TradeAction['deal'],
  good: Good,
  context: TradeContext,
  { most, isWide }: CandidateRequest = LEGAL,
): void {
  const before = found.length;
  if (deal === 'sell') addSales(found, position, seat, good, most);
  else addPurchases(found, position, seat, good, context, most);
  if (isWide && found.length === before) found.push(tradeOf(seat, deal, good, 1));
}

/** The trades of each seat without salt, by their numbers, made once because they are listed so often. */
const TRADES = Array.from({ length: MAX_SEATS }, (_, seat) => ({
  buy: byGood((good) => amountsOf(seat, 'buy', good)),
  sell: byGood((good) => amountsOf(seat, 'sell', good)),
}));

function amountsOf(seat: Seat, deal: TradeAction['deal'], good: Good): readonly TradeAction[] {
  return Array.from({ length: STORAGE + 1 }, (_, count) =>
    Object.freeze(newTrade(seat, deal, good, count)),
  );
}

function newTrade(seat: Seat, deal: TradeAction['deal'], good: Good, count: number): TradeAction {
  return { type: 'trade', seat, deal, good, count };
}

/** A trade without salt. */
export function tradeOf(
  seat: Seat,
  deal: TradeAction['deal'],
  good: Good,
  count: number,
): TradeAction {
  return TRADES[seat]?.[deal][good][count] ?? newTrade(seat, deal, good, count);
}

/** Every amount to buy, until the list is as long as is wanted. */
function addPurchases(
  found: TradeAction[],
  position: Position,
  seat: Seat,
  good: Good,
  context: TradeContext,
  wanted: number,
): void {
  const { tradeValue } = position.game.modifiers;
  const money = purseOf(position, seat);
  // If no rule changes prices, the money limits the number.
  const affordable =
    tradeValue === undefined ? Math.floor(money / PRICES[good]) : Number.POSITIVE_INFINITY;
  if (affordable === 0) return;
  const most = Math.min(roomOf(position, seat), affordable);
  for (let count = 1; count <= most && found.length < wanted; count++) {
    const bought = tradeOf(seat, 'buy', good, count);
    if (tradeValue !== undefined && amountOf(position, bought, context) > money) return;
    found.push(bought);
  }
}

/** Every amount to sell, once for each number of salt in it, until the list is as long as is wanted. */
function addSales(
  found: TradeAction[],
  { state }: Position,
  seat: Seat,
  good: Good,
  wanted: number,
): void {
  const { goods } = playerAt(state, seat);
  const own = goods[good];
  const { salt: stored = 0 } = goods;
  for (let count = 1; count <= own + stored && found.length < wanted; count++) {
    const most = Math.min(stored, count);
    for (let salt = Math.max(0, count - own); salt <= most; salt++) {
      if (salt === 0) found.push(tradeOf(seat, 'sell', good, count));
      else found.push({ type: 'trade', seat, deal: 'sell', good, count, salt });
    }
  }
}

/** Sestertii for the goods: their price after all modifiers. */
export function amountOf(
  position: Position,
  trade: TradeAction,
  { by, isFirst }: TradeContext,
): number {
  const { seat, good, count } = trade;
  const { tradeValue } = position.game.modifiers;
  return applyModifiers(tradeValue, count * PRICES[good], position, { seat, trade, by, isFirst });
}

/** What the player pays, and what the player gets. */
export function tradeCost(position: Position, action: TradeAction, context: TradeContext): Cost {
  const amount = amountOf(position, action, context);
  const { deal } = action;
  return deal === 'buy' ? { money: amount } : { goods: soldGoods(action), gain: amount };
}

function soldGoods({ good, count, salt = 0 }: TradeAction): Bundle {
  if (salt === 0) return { [good]: count };
  return salt === count ? { salt } : { [good]: count - salt, salt };
}

/** Why the goods cannot be traded. */
export function tradeRefusal(
  position: Position,
  action: TradeAction,
  rule: string,
  context: TradeContext,
): Refusal | undefined {
  const { seat, deal, count, salt = 0 } = action;
  if (!isCount(count)) return wrongCount({ path: 'count' }, rule);
  if (action.salt !== undefined && !isCount(salt)) return wrongCount({ path: 'salt' }, rule);
  if (deal === 'sell') return saleRefusal(position, action, rule);
  if (salt > 0) return saltNotForSale({ path: 'salt' });
  const room = roomOf(position, seat);
  if (count > room) return storehouseFull({ room, count });
  const amount = amountOf(position, action, context);
  const purse = purseOf(position, seat);
  return amount > purse ? notEnoughMoney(amount, purse, rule) : undefined;
}

function saleRefusal(
  { state }: Position,
  { seat, good, count, salt = 0 }: TradeAction,
  rule: string,
): Refusal | undefined {
  const { goods } = playerAt(state, seat);
  const isStored =
    salt <= count && goods[good] >= count - salt && (salt === 0 || (goods.salt ?? 0) >= salt);
  if (isStored) return undefined;
  const some = goods.salt === undefined ? {} : { salt: goods.salt };
  return tooFewToSell({ good, count, stored: goods[good], ...some }, rule);
}

export const tooFewToSell = baseRefusal({
  reason: 'tooFewToSell',
  code: 'NOT_ENOUGH_GOODS',
  words(
    names,
    {
      good,
      stored,
      salt,
    }: {
      readonly good: Good;
      readonly count: number;
      readonly stored: number;
      readonly salt?: number;
    },
  ) {
    const heap = names.cost({ goods: { [good]: stored, salt: salt ?? 0 } });
    return heap === ''
      ? `You have no ${names.good(good)} to sell.`
      : `You can sell at most ${heap}.`;
  },
});

export const storehouseFull = baseRefusal({
  reason: 'storehouseFull',
  code: 'NO_ROOM',
  rule: 'R-5.2',
  words: (_names, { room }: { readonly room: number; readonly count: number }) =>
    room === 0 ? 'The storehouse is full.' : `The storehouse has room for only ${room} more.`,
});

export const saltNotForSale = baseRefusal({
  reason: 'saltNotForSale',
  code: 'INVALID_ACTION',
  rule: 'R-11.1',
  words: (_names, _facts: { readonly path: 'salt' }) => 'Salt cannot be bought.',
});

export const wrongCount = baseRefusal({
  reason: 'wrongCount',
  code: 'INVALID_ACTION',
  words: (_names, _facts: { readonly path: 'count' | 'salt' }) =>
    'Trade a positive whole number of goods.',
});

const ON_THE_ROOF: Because = Object.freeze({});

/** Why the goods have another price than the one on the storehouse roof. */
function causeOf(position: Position, trade: TradeAction, { by, isFirst }: TradeContext): Because {
  const { seat } = trade;
  return applyModifiers(position.game.modifiers.tradeCause, ON_THE_ROOF, position, {
    seat,
    trade,
    by,
    isFirst,
  });
}

/** Carries out a legal trade. */
export function trade(transition: Transition, action: TradeAction, context: TradeContext): void {
  const { seat, deal, good, count, salt = 0 } = action;
  const { goods, money } = playerAt(transition.state, seat);
  let amount = amountOf(transition, action, context);
  if (deal === 'sell') {
    amount = payable(money, amount);
    const left = more(goods, good, salt - count);
    const player = workingPlayer(transition, seat);
    player.goods = salt === 0 ? left : more(left, 'salt', -salt);
    player.money = money + amount;
  } else {
    const left = moneyAfter(transition, seat, amount);
    const player = workingPlayer(transition, seat);
    player.goods = more(goods, good, count);
    player.money = left;
  }
  const some = salt > 0 ? { salt } : {};
  if (transition.hasObservers)
    transition.emit({
      type: 'goodsTraded',
      seat,
      deal,
      good,
      count,
      ...some,
      money: amount,
      because: causeOf(transition, action, context),
    });
}

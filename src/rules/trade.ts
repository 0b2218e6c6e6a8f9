/** Dealing in one kind of goods with the bank, at the price on the storehouse's roof. */
import type { Action, ActionOf } from '../model/action';
import { refuse } from '../model/errors';
import { type Good, PRICES } from '../model/goods';
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { covers, isCount, minus, plus } from './bundle';
import { changePlayer, payable, playerAt } from './change';
import type { Game, Play, Trade } from './game';
import { moneyAfter, purseOf } from './purse';
import { notEnoughMoney } from './refusals';
import { roomOf } from './storehouse';

type Deal = ActionOf<'trade'>['deal'];

/** Adds every amount of the good that can be bought or sold now. */
export function addTrades(
  found: Action[],
  game: Game,
  state: GameState,
  seat: Seat,
  deal: Deal,
  good: Good,
): void {
  if (deal === 'sell') {
    addSales(found, state, seat, good);
    return;
  }
  const money = purseOf(game, state, seat);
  const most = roomOf(game, state, seat);
  for (let count = 1; count <= most; count++) {
    const bought = { type: 'trade', seat, deal, good, count } as const;
    if (amountOf(game, state, seat, bought) > money) return;
    found.push(bought);
  }
}

/** Every amount to sell, and of each how much may be salt. */
function addSales(found: Action[], state: GameState, seat: Seat, good: Good): void {
  const { goods } = playerAt(state, seat);
  const own = goods[good];
  const { salt: stored = 0 } = goods;
  for (let count = 1; count <= own + stored; count++) {
    const most = Math.min(stored, count);
    for (let salt = Math.max(0, count - own); salt <= most; salt++) {
      if (salt === 0) found.push({ type: 'trade', seat, deal: 'sell', good, count });
      else found.push({ type: 'trade', seat, deal: 'sell', good, count, salt });
    }
  }
}

/** Sestertii for the goods: their price, or what the map and the modules make of it. */
function amountOf(game: Game, state: GameState, seat: Seat, dealt: Trade): number {
  let amount = dealt.count * PRICES[dealt.good];
  for (const hook of game.hooks) {
    amount = hook.tradeValue?.(amount, game, state, seat, dealt) ?? amount;
  }
  return amount;
}

function wrongCount(path: 'count' | 'salt', rule: string): never {
  const message = 'What is traded is a positive whole number.';
  refuse({ code: 'INVALID_ACTION', message, rule, details: { path } });
}

/** @throws ConcordiaError if `trades` does not list the action. */
export function trade(play: Play, seat: Seat, action: ActionOf<'trade'>, rule: string): void {
  const { deal, good, count, salt = 0 } = action;
  if (!isCount(count)) wrongCount('count', rule);
  if (action.salt !== undefined && !isCount(salt)) wrongCount('salt', rule);
  const { goods, money } = playerAt(play.state, seat);
  let amount = amountOf(play.game, play.state, seat, action);
  if (deal === 'sell') {
    const sold = { [good]: count - salt, salt };
    if (salt > count || !covers(goods, sold)) {
      const stored = {
        [good]: goods[good],
        ...(goods.salt === undefined ? {} : { salt: goods.salt }),
      };
      const heap = Object.entries(stored).map(([kind, held]) => `${held} ${kind}`);
      refuse({
        code: 'NOT_ENOUGH_GOODS',
        message: `No more than ${heap.join(' and ')} can be sold.`,
        rule,
        details: { good, count, stored: goods[good] },
      });
    }
    amount = payable(money, amount);
    changePlayer(play, seat, { goods: minus(goods, sold), money: money + amount });
  } else {
    if (salt > 0) {
      refuse({
        code: 'INVALID_ACTION',
        message: 'Salt cannot be bought.',
        rule: 'R-11.1',
        details: { path: 'salt' },
      });
    }
    const room = roomOf(play.game, play.state, seat);
    if (count > room) {
      refuse({
        code: 'NO_ROOM',
        message: `The storehouse has room for ${room} more.`,
        rule: 'R-5.2',
        details: { room, count },
      });
    }
    const purse = purseOf(play.game, play.state, seat);
    if (amount > purse) refuse(notEnoughMoney(amount, purse, rule));
    changePlayer(play, seat, {
      goods: plus(goods, { [good]: count }),
      money: moneyAfter(play, seat, amount),
    });
  }
  play.events?.push({
    type: 'goodsTraded',
    seat,
    deal,
    good,
    count,
    ...(salt > 0 ? { salt } : {}),
    money: amount,
  });
}

/** Dealing in one kind of goods with the bank, at the price on the storehouse's roof. */
import type { ActionOf } from '../model/action';
import { refuse } from '../model/errors';
import { type Good, PRICES } from '../model/goods';
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { minus, plus } from './bundle';
import { changePlayer, playerAt } from './change';
import type { Game, Play, Trade } from './game';
import { moneyAfter, purseOf } from './purse';
import { notEnoughMoney } from './refusals';
import { roomOf } from './storehouse';

type Deal = ActionOf<'trade'>['deal'];

/** Every amount of the good that can be bought or sold now. */
export function* trades(
  game: Game,
  state: GameState,
  seat: Seat,
  deal: Deal,
  good: Good,
): Iterable<ActionOf<'trade'>> {
  const { goods } = playerAt(state, seat);
  const money = purseOf(game, state, seat);
  const most = deal === 'sell' ? goods[good] : roomOf(game, state, seat);
  for (let count = 1; count <= most; count++) {
    const amount = amountOf(game, state, seat, { deal, good, count });
    if (deal === 'buy' && amount > money) return;
    yield { type: 'trade', seat, deal, good, count };
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

/** @throws ConcordiaError if `trades` does not list the action. */
export function trade(play: Play, seat: Seat, action: ActionOf<'trade'>, rule: string): void {
  const { deal, good, count } = action;
  const { goods, money } = playerAt(play.state, seat);
  const amount = amountOf(play.game, play.state, seat, action);
  if (deal === 'sell') {
    if (count > goods[good]) {
      refuse({
        code: 'NOT_ENOUGH_GOODS',
        message: `There are only ${goods[good]} ${good} to sell.`,
        rule,
        details: { good, count, stored: goods[good] },
      });
    }
    changePlayer(play, seat, { goods: minus(goods, { [good]: count }), money: money + amount });
  } else {
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
  play.events.push({ type: 'goodsTraded', seat, deal, good, count, money: amount });
}

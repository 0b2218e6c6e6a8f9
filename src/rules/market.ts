/** Buying cards of the display, whichever card allows it. */
import type { Action, ActionOf } from '../model/action';
import type { CardId } from '../model/cards';
import type { Decision } from '../model/decision';
import { refuse } from '../model/errors';
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { minus } from './bundle';
import { changePlayer, finish, playerAt } from './change';
import type { Game, GoodsCost, Play } from './game';
import { items, replaced } from './lists';
import { choicesOf, choosePayment, notEnoughGoods, waysToPay } from './payment';
import { priceOf } from './prices';
import { wrongDecision } from './refusals';

/** Whether the place of the display costs extra, or only the card itself. */
export type Pricing = 'cardAndPlace' | 'cardOnly';

/** Every card the player can buy now, in every way to pay; or at least so many, if there are. */
export function purchases(
  game: Game,
  state: GameState,
  seat: Seat,
  pricing: Pricing,
  most = Number.POSITIVE_INFINITY,
): ActionOf<'buyCard'>[] {
  const found: ActionOf<'buyCard'>[] = [];
  const { goods } = playerAt(state, seat);
  const display = items(state.display);
  for (let place = 0; place < display.length && found.length < most; place++) {
    const card = display[place];
    if (card == null) continue;
    const ways = waysToPay(goods, costOf(game, state, seat, card, place, pricing));
    for (const pay of choicesOf(ways)) {
      found.push(
        pay === undefined ? { type: 'buyCard', seat, card } : { type: 'buyCard', seat, card, pay },
      );
    }
  }
  return found;
}

/** The first empty place of the display that has to be filled, or -1. */
export function gapOf({ display, deck }: GameState): number {
  const gap = display.indexOf(null);
  if (gap === -1 || deck.length > 0) return gap;
  return items(display).findIndex((card, place, all) => card === null && all[place + 1] != null);
}

/** Buys the one card that a decision is about, or passes; either ends it. */
export function buyOneCard(
  play: Play,
  decision: Decision,
  action: Action,
  pricing: Pricing,
  rule: string,
): void {
  if (action.type === 'buyCard') buyCard(play, decision.seat, action, pricing, rule);
  else if (action.type !== 'pass') wrongDecision(decision, action);
  finish(play);
}

/** @throws ConcordiaError if `purchases` does not list the action. */
export function buyCard(
  play: Play,
  seat: Seat,
  action: ActionOf<'buyCard'>,
  pricing: Pricing,
  rule: string,
): void {
  const { game, state } = play;
  const { card } = action;
  const place = state.display.indexOf(card);
  if (place === -1) {
    refuse({
      code: 'CARD_NOT_FOR_SALE',
      message: `${card} is not on display.`,
      rule,
      details: { card },
    });
  }
  const { goods, hand } = playerAt(state, seat);
  const cost = costOf(game, state, seat, card, place, pricing);
  const ways = waysToPay(goods, cost);
  if (ways.length === 0) refuse(notEnoughGoods(cost, rule));
  const paid = choosePayment(ways, action.pay, rule);
  changePlayer(play, seat, { goods: minus(goods, paid), hand: [...hand, card] });
  state.display = replaced(state.display, place, null);
  play.events?.push({ type: 'cardBought', seat, card, place, paid });
}

function costOf(
  game: Game,
  state: GameState,
  seat: Seat,
  card: CardId,
  place: number,
  pricing: Pricing,
): GoodsCost {
  const { alone, at } = priceOf(game, card);
  let cost = (pricing === 'cardAndPlace' ? at[place] : alone) ?? alone;
  for (const hook of game.hooks) cost = hook.cardCost?.(cost, game, state, seat, place) ?? cost;
  return cost;
}

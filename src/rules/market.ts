/** Buying cards of the display, whichever card allows it. */
import { CARDS } from '../cards/catalogue';
import type { Action, ActionOf } from '../model/action';
import type { CardId } from '../model/cards';
import type { Decision } from '../model/decision';
import { refuse } from '../model/errors';
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { minus, union } from './bundle';
import { changePlayer, finish, playerAt } from './change';
import type { Game, GoodsCost, Play } from './game';
import { choosePayment, eachPayment, waysToPay } from './payment';
import { wrongDecision } from './refusals';

/** Whether the place of the display costs extra, or only the card itself. */
export type Pricing = 'cardAndPlace' | 'cardOnly';

/** Every card the player can buy now, in every way to pay. */
export function* purchases(
  game: Game,
  state: GameState,
  seat: Seat,
  pricing: Pricing,
): Iterable<ActionOf<'buyCard'>> {
  const { goods } = playerAt(state, seat);
  for (const [place, card] of state.display.entries()) {
    if (card === null) continue;
    const ways = waysToPay(goods, costOf(game, state, seat, card, place, pricing));
    yield* eachPayment({ type: 'buyCard', seat, card } as const, ways);
  }
}

/** The first empty place of the display that has to be filled, or -1. */
export function gapOf({ display, deck }: GameState): number {
  return display.findIndex(
    (card, place) => card === null && (display[place + 1] ?? deck[0]) != null,
  );
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
  const paid = choosePayment(
    goods,
    costOf(game, state, seat, card, place, pricing),
    action.pay,
    rule,
  );
  changePlayer(play, seat, { goods: minus(goods, paid), hand: [...hand, card] });
  state.display = state.display.with(place, null);
  play.events.push({ type: 'cardBought', seat, card, place, paid });
}

function costOf(
  game: Game,
  state: GameState,
  seat: Seat,
  card: CardId,
  place: number,
  pricing: Pricing,
): GoodsCost {
  const { any, ...extra } = (pricing === 'cardAndPlace' && game.extraCosts[place]) || { any: 0 };
  let cost: GoodsCost = { goods: union(CARDS[card].cost, extra), any };
  for (const hook of game.hooks) cost = hook.cardCost?.(cost, game, state, seat, place) ?? cost;
  return cost;
}

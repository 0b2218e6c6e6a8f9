/** The card display and its prices. */

import type { ExtraCost } from '../cards/sets';
import type { BaseActionOf } from '../kit/actions';
import * as actions from '../kit/actions';
import type { DecisionType } from '../kit/decision';
import {
  applyModifiers,
  type DisplayPrice,
  type Game,
  type GoodsCost,
  type Position,
  type Transition,
} from '../kit/game';
import { type CandidateRequest, LEGAL, WIDE } from '../kit/step';
import type { AnyDecision, Cost } from '../model/any';
import type { Card, CardId } from '../model/cards';
import { type Refusal, refuse } from '../model/errors';
import { baseRefusal, faultsOf } from '../model/faults';
import { deepFreeze } from '../model/freeze';
import type { Seat } from '../model/ids';
import { items, placeOf, playerAt, refillDisplay, replaced, workingPlayer } from './change';
import {
  choicesOf,
  choosePayment,
  minus,
  notEnoughGoods,
  paidBy,
  paymentRefusal,
  union,
  waysToPay,
} from './payment';

// The costs of cards on the display, added up once for a game.

/** @param extraCosts - the extra costs of the places. */
export function pricesWith(
  cards: Iterable<Card>,
  extraCosts: readonly ExtraCost[],
): ReadonlyMap<CardId, DisplayPrice> {
  const prices = new Map<CardId, DisplayPrice>();
  for (const { id, cost, deck } of cards) {
    if (deck === 0) continue;
    const at = extraCosts.map(({ any, ...extra }) => ({ goods: union(cost, extra), any }));
    prices.set(id, deepFreeze({ alone: { goods: union(cost, {}), any: 0 }, at }));
  }
  return prices;
}

export function priceOf({ prices }: Game, card: CardId): DisplayPrice {
  return (
    prices.get(card) ?? marketFaults.refuse('INVALID_STATE', '', 'notForSale', undefined, { card })
  );
}

// Buying cards of the display, for every card that allows it.

/** Whether the place of the display is paid for, too, or only the card. */
export type Pricing = 'cardAndPlace' | 'cardOnly';

type BuyCard = BaseActionOf<'buyCard'>;

/** The step of buying a card, for the decision of any card that allows it. */
export function buying<D extends AnyDecision>(
  decision: DecisionType<D>,
  pricing: Pricing,
  rule: string,
  bought: (transition: Transition, decision: D) => void,
  incompatible?: (position: Position, action: BuyCard) => Refusal | undefined,
) {
  return {
    ...actions.buyCard,
    /** The number of its rule. */
    rule,
    /** The decision in which it is offered. */
    during: [decision],
    /** Whether its candidates are never refused. */
    candidatesAreLegal: incompatible === undefined,
    /** Every card that can be bought, once for each way to pay. */
    candidates: (position: Position, { seat }: D, wanted: CandidateRequest) =>
      purchases(
        position,
        seat,
        decision.kind,
        pricing,
        incompatible === undefined ? wanted : all(wanted),
      ),
    /** Why a card cannot be bought. */
    refusal: (position: Position, action: BuyCard): Refusal | undefined =>
      incompatible?.(position, action) ??
      purchaseRefusal(position, action, decision.kind, pricing, rule),
    /** The cost of the card at its place. */
    cost: (position: Position, { seat, card, pay }: BuyCard): Cost =>
      paidBy(
        position,
        seat,
        costOf(position, seat, card, placeOf(position.state.display, card), decision.kind, pricing),
        pay,
      ),
    /** Buys it. */
    apply(transition: Transition, action: BuyCard, open: D): void {
      buyCard(transition, action, decision.kind, pricing);
      bought(transition, open);
    },
  } as const;
}

/** The request without its limit, because some of the cards may be refused later. */
function all({ isWide }: CandidateRequest): CandidateRequest {
  return isWide ? WIDE : LEGAL;
}

/** Every card on display, once for each way to pay for it. */
function purchases(
  position: Position,
  seat: Seat,
  by: string,
  pricing: Pricing,
  { most, isWide }: CandidateRequest,
): BuyCard[] {
  const found: BuyCard[] = [];
  const display = items(position.state.display);
  for (let place = 0; place < display.length && found.length < most; place++) {
    const card = display[place];
    if (card == null) continue;
    const ways = waysToPay(position, seat, costOf(position, seat, card, place, by, pricing));
    if (ways.length === 0 && !isWide) continue;
    for (const pay of choicesOf(ways)) {
      found.push(
        pay === undefined ? { type: 'buyCard', seat, card } : { type: 'buyCard', seat, card, pay },
      );
    }
  }
  return found;
}

function purchaseRefusal(
  position: Position,
  { seat, card, pay }: BuyCard,
  by: string,
  pricing: Pricing,
  rule: string,
): Refusal | undefined {
  const place = placeOf(position.state.display, card);
  if (place === -1) return notOnDisplay({ card }, rule);
  const cost = costOf(position, seat, card, place, by, pricing);
  const ways = waysToPay(position, seat, cost);
  return ways.length === 0 ? notEnoughGoods(cost, rule, card) : paymentRefusal(ways, pay, rule);
}

export const notOnDisplay = baseRefusal({
  reason: 'notOnDisplay',
  code: 'CARD_NOT_FOR_SALE',
  words: (names, { card }: { readonly card: CardId }) => `${names.card(card)} is not on display.`,
});

function buyCard(
  transition: Transition,
  { seat, card, pay }: BuyCard,
  by: string,
  pricing: Pricing,
): void {
  const { state } = transition;
  const place = placeOf(state.display, card);
  const { goods, hand } = playerAt(state, seat);
  const paid = choosePayment(
    waysToPay(transition, seat, costOf(transition, seat, card, place, by, pricing)),
    pay,
  );
  const player = workingPlayer(transition, seat);
  player.goods = minus(goods, paid);
  player.hand = [...hand, card];
  state.display = replaced(state.display, place, null);
  if (transition.hasObservers) transition.emit({ type: 'cardBought', seat, card, place, paid });
}

/** What a card costs a player at a place of the display, in the decision `by`. */
export function costOf(
  position: Position,
  seat: Seat,
  card: CardId,
  place: number,
  by: string,
  pricing: Pricing,
): GoodsCost {
  const { alone, at } = priceOf(position.game, card);
  const cost = (pricing === 'cardAndPlace' ? at[place] : alone) ?? alone;
  return applyModifiers(position.game.modifiers.cardCost, cost, position, { seat, place, by });
}

/**
 * A player takes a card of the display into the hand without paying, and the display is filled up at once: for drafts
 * before the first turn and the like. The event is `cardBought`.
 */
export function draftCard(transition: Transition, seat: Seat, card: CardId): void {
  const { state } = transition;
  const place = placeOf(state.display, card);
  if (place === -1) refuse(notOnDisplay({ card }));
  const player = workingPlayer(transition, seat);
  player.hand = [...player.hand, card];
  state.display = replaced(state.display, place, null);
  if (transition.hasObservers) transition.emit({ type: 'cardBought', seat, card, place, paid: {} });
  refillDisplay(transition);
}

export const marketFaults = faultsOf({
  notForSale: (names, { card }: { readonly card: string }) => `${names.card(card)} is not for sale`,
});

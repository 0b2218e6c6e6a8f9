/** Which cards of the display to buy. */

import { EXTRA_COSTS } from '../../cards/sets';
import type { CardId } from '../../model/cards';
import type { DisplaySide } from '../../model/options';
import type { CountedCard } from './catalogue';
import { addCard, copyOf, copyOfCards, type Holding, removeCard } from './holding';
import { type Counts, inNumbers, numberAt } from './numbers';
import { canPay, giveBack, payment, take } from './paying';
import type { KnownState, PlannerBoard } from './places';
import { passing, type RatedAction, type Situation } from './situation';

/** A card for sale. */
export interface Offer extends Pick<CountedCard, 'gods' | 'specialists'> {
  readonly card: CardId;
  readonly cost: Counts;
  /** Additional goods of any kind. */
  readonly any: number;
}

/** @param withPlaces - whether the places of the display cost extra. */
export function marketChoice(situation: Situation, most: number, withPlaces: boolean): RatedAction {
  const { seat, left, rating, holding: begun } = situation;
  let offers = payable(offersOf(situation, withPlaces), begun);
  if (offers.length === 0) return passing(seat);
  const holding = copyOf(begun, begun.built, copyOfCards(begun.own));
  let first: Offer | undefined;
  let now = situation.worth;
  for (let bought = 0; bought < most; bought++) {
    let top: Offer | undefined;
    let gain = 0;
    for (const offer of offers) {
      const paid = payment(holding, offer.cost, offer.any);
      if (paid === undefined) continue;
      buy(holding, offer, paid);
      const more = rating.worth(holding, left) - now;
      returnIt(holding, offer, paid);
      if (more <= gain) continue;
      gain = more;
      top = offer;
    }
    const paid = top && payment(holding, top.cost, top.any);
    if (top === undefined || paid === undefined) break;
    buy(holding, top, paid);
    now += gain;
    first ??= top;
    offers = offers.filter((offer) => offer !== top);
  }
  if (first === undefined) return passing(seat);
  return { action: { type: 'buyCard', seat, card: first.card }, gain: now - situation.worth };
}

function payable(offers: readonly Offer[], holding: Holding): readonly Offer[] {
  return offers.filter(({ cost, any }) => canPay(holding, cost, any));
}

function buy(holding: Holding, offer: Offer, paid: Counts): void {
  take(holding, paid);
  addCard(holding.own, offer);
  holding.hand += 1;
  holding.cards += 1;
  if (holding.forSale !== undefined) holding.forSale -= 1;
}

function returnIt(holding: Holding, offer: Offer, paid: Counts): void {
  giveBack(holding, paid);
  removeCard(holding.own, offer);
  holding.hand -= 1;
  holding.cards -= 1;
  if (holding.forSale !== undefined) holding.forSale += 1;
}

function offersOf({ table, places }: Situation, withPlaces: boolean): readonly Offer[] {
  const known = withPlaces ? places.offers : places.ownOffers;
  const before = known.get(table.display);
  if (before !== undefined) return before;
  const offers = countOffers(table, places, withPlaces ? EXTRAS[table.options.display] : []);
  known.set(table.display, offers);
  return offers;
}

function countOffers(
  { display }: KnownState,
  { catalogue }: PlannerBoard,
  extras: readonly Pick<Offer, 'cost' | 'any'>[],
): readonly Offer[] {
  const offers: Offer[] = [];
  for (let place = 0; place < display.length; place++) {
    const card = display[place];
    if (card == null) continue;
    const { cost, any } = extras[place] ?? NO_EXTRA;
    const { cost: own, gods, specialists } = catalogue.get(card) ?? NO_CARD;
    const all = cost.map((count, good) => count + numberAt(own, good));
    offers.push({ card, cost: all, any, gods, specialists });
  }
  return offers;
}

function extrasOf(side: DisplaySide): readonly Pick<Offer, 'cost' | 'any'>[] {
  return EXTRA_COSTS[side].map(({ any, ...extra }) => ({ cost: inNumbers(extra), any }));
}

const NO_CARD = { cost: [], gods: [], specialists: [] };
const NO_EXTRA = { cost: inNumbers({}), any: 0 };
const EXTRAS = { cloth: extrasOf('cloth'), wine: extrasOf('wine') };

/** Which cards of the display to buy, one after the other. */

import { EXTRA_COSTS } from '../../cards/sets';
import type { CardId } from '../../model/cards';
import type { DisplaySide } from '../../model/options';
import { addCard, copyOf, type Holding, removeCard } from './holding';
import { at, type Counts, inNumbers } from './numbers';
import { giveBack, payment, take } from './paying';
import type { Places, Table } from './places';
import { type Choice, passing, type Situation } from './situation';

/** A card for sale. */
export interface Offer {
  readonly card: CardId;
  readonly cost: Counts;
  /** Goods of any kind besides. */
  readonly any: number;
}

/** @param withPlaces - whether the places of the display cost too. */
export function marketChoice(situation: Situation, most: number, withPlaces: boolean): Choice {
  const { seat, left, rating, worth: begun } = situation;
  const holding = copyOf(situation.holding);
  const bought: Offer[] = [];
  const offers = offersOf(situation, withPlaces);
  let now = begun;
  while (bought.length < most) {
    let top: { readonly offer: Offer; readonly gain: number } | undefined;
    for (const offer of offers) {
      const paid = bought.includes(offer) ? undefined : payment(holding, offer.cost, offer.any);
      if (paid === undefined) continue;
      buy(holding, offer, paid);
      const gain = rating.worth(holding, left) - now;
      returnIt(holding, offer, paid);
      if (gain > (top?.gain ?? 0)) top = { offer, gain };
    }
    const paid = top && payment(holding, top.offer.cost, top.offer.any);
    if (top === undefined || paid === undefined) break;
    buy(holding, top.offer, paid);
    now += top.gain;
    bought.push(top.offer);
  }
  const [first] = bought;
  if (first === undefined) return passing(seat);
  return { action: { type: 'buyCard', seat, card: first.card }, gain: now - begun };
}

function buy(holding: Holding, { card }: Offer, paid: Counts): void {
  take(holding, paid);
  addCard(holding, card);
  holding.hand += 1;
  holding.cards += 1;
}

function returnIt(holding: Holding, { card }: Offer, paid: Counts): void {
  giveBack(holding, paid);
  removeCard(holding, card);
  holding.hand -= 1;
  holding.cards -= 1;
}

function offersOf({ table, places }: Situation, withPlaces: boolean): readonly Offer[] {
  const known = withPlaces ? places.offers : places.ownOffers;
  const before = known.get(table.display);
  if (before !== undefined) return before;
  const offers = countOffers(table, places, withPlaces ? EXTRAS[table.rules.display] : []);
  known.set(table.display, offers);
  return offers;
}

function countOffers(
  { display }: Table,
  { catalogue }: Places,
  extras: readonly Pick<Offer, 'cost' | 'any'>[],
): readonly Offer[] {
  const offers: Offer[] = [];
  for (let place = 0; place < display.length; place++) {
    const card = display[place];
    if (card == null) continue;
    const { cost, any } = extras[place] ?? NO_EXTRA;
    const own = catalogue.get(card)?.cost ?? [];
    offers.push({ card, cost: cost.map((count, good) => count + at(own, good)), any });
  }
  return offers;
}

function extrasOf(side: DisplaySide): readonly Pick<Offer, 'cost' | 'any'>[] {
  return EXTRA_COSTS[side].map(({ any, ...extra }) => ({ cost: inNumbers(extra), any }));
}

const NO_EXTRA = { cost: inNumbers({}), any: 0 };
const EXTRAS = { cloth: extrasOf('cloth'), wine: extrasOf('wine') };

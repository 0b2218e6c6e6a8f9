/** The costs of cards on the display, added up once for a game. */
import type { ExtraCost } from '../cards/sets';
import type { DisplayPrice, Game } from '../kit/game';
import type { Card, CardId } from '../model/cards';
import { notValid } from '../model/faults';
import { deepFreeze } from '../model/freeze';
import { union } from './bundle';

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
  return prices.get(card) ?? notValid('INVALID_STATE', '', 'notForSale', undefined, { card });
}

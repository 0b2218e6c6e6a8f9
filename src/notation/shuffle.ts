/** What of a deck has been seen, and an order for the rest that says nothing. */
import type { CardId } from '../model/cards';

/** The cards of a game in the order of the catalogue, deck by deck. */
export function inCatalogueOrder(
  cards: readonly CardId[],
  catalogue: Readonly<Record<CardId, unknown>>,
): readonly CardId[] {
  const places = new Map(Object.keys(catalogue).map((id, index) => [id, index]));
  const placeOf = (id: CardId): number => places.get(id) ?? places.size;
  return [...cards].sort((a, b) => placeOf(a) - placeOf(b));
}

/** The deck that begins with the cards that have been seen. @param all - in the order of the catalogue. */
export function completed(seen: readonly CardId[], all: readonly CardId[]): readonly CardId[] {
  return [...seen, ...all.filter((card) => !seen.includes(card))];
}

/** As much of a deck as it takes to complete it again; so many cards at least. */
export function seenOf(
  deck: readonly CardId[],
  all: readonly CardId[],
  least: number,
): readonly CardId[] {
  let count = Math.min(least, deck.length);
  while (
    count < deck.length &&
    completed(deck.slice(0, count), all).some((card, index) => card !== deck[index])
  ) {
    count += 1;
  }
  return deck.slice(0, count);
}

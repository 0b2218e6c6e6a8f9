/** Completes a deck of which only some cards have been seen: the others are in a fixed order. */
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

/** In the place of a card that there is not: setting up the game refuses it. */
const ONE_TOO_MANY = '?';

/**
 * The deck, beginning with the cards that have been seen.
 *
 * @param seen - undefined for a card that nobody has noted.
 * @param all - in the order of the catalogue.
 */
export function completed(
  seen: readonly (CardId | undefined)[],
  all: readonly CardId[],
): readonly CardId[] {
  const others = unseenOf(seen, all).values();
  const first = seen.map((card) => card ?? others.next().value ?? ONE_TOO_MANY);
  return [...first, ...others];
}

/** The cards that nobody has noted. */
export function unseenOf(
  seen: readonly (CardId | undefined)[],
  all: readonly CardId[],
): readonly CardId[] {
  const known = new Set(seen);
  return all.filter((card) => !known.has(card));
}

/** The shortest beginning of a deck, of at least `least` cards, from which it can be completed. */
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

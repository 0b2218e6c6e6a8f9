/** The cards that can be in a game at a table, with and without partners. */
import { HAND } from '../cards/sets';
import type { Deck, Rules } from '../kit/rules';
import type { Card, CardId, Cards } from '../model/cards';
import { MAX_SEATS, type Seat } from '../model/ids';

/** The cards that can be in games of one kind. */
export interface CardBox {
  /** The starting hands, each as frequent as the others. */
  readonly hands: readonly (readonly CardId[])[];
  /** Whether a game has all of these hands, rather than only one of them. */
  readonly mixed: boolean;
  readonly sale: readonly CardId[];
}

export interface Boxes {
  readonly alone: CardBox;
  readonly partners: CardBox;
}

/** The part of rules that determines the cards of a game. */
type CardRules = Pick<Rules, 'deck' | 'parties'>;

/** @param always - decks that are in every game. */
export function boxesOf(
  base: readonly Card[],
  cards: Cards,
  rules: readonly CardRules[],
  always: readonly Deck[] = [],
): Boxes {
  const own = rules.filter(({ parties }) => parties === undefined).flatMap(deckOf);
  const shared = rules.filter(({ parties }) => parties !== undefined).flatMap(deckOf);
  const games = [always, ...own.map((deck) => [...always, deck])];
  const sale = (decks: readonly Deck[]) => saleOf(base, cards, decks);
  const together = [...always, ...own, ...shared];
  return {
    alone: {
      hands: games.map((decks) => handOf(decks, 0)),
      mixed: false,
      sale: [...new Set(games.flatMap(sale))],
    },
    partners: {
      hands: [handOf(together, 0), handOf(together, MAX_SEATS - 1)],
      mixed: true,
      sale: sale(together),
    },
  };
}

function deckOf({ deck }: CardRules): readonly Deck[] {
  return deck === undefined ? [] : [deck];
}

const DEALING = {
  players: MAX_SEATS,
  options: { display: 'cloth', modules: [], omitProvinces: [] },
} as const;

function handOf(decks: readonly Deck[], seat: Seat): readonly CardId[] {
  return decks.reduce<readonly CardId[]>(
    (hand, deck) => deck.hand?.(hand, seat, DEALING) ?? hand,
    HAND,
  );
}

function saleOf(base: readonly Card[], cards: Cards, decks: readonly Deck[]): readonly CardId[] {
  const first: readonly CardId[] = base.map(({ id }) => id);
  const sale = decks.reduce((ids, deck) => deck.forSale?.(ids, DEALING) ?? ids, first);
  return sale.filter((card) => (cards.get(card)?.deck ?? 0) > 0);
}

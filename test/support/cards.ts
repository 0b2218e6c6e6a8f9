/** The cards of a game as the printed sets have them, by the facts and not by what the library says. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CardId, CardSet, Seat } from '../../src/index';

/** A card as the facts have it. */
export interface CardFacts {
  readonly id: CardId;
  readonly roles: readonly string[];
  readonly cost: readonly string[];
  readonly gods: readonly string[];
  readonly deck?: string;
  readonly income?: number;
  readonly good?: string;
  readonly vpPerCity?: number;
}

interface CardsFacts {
  readonly starting: readonly CardFacts[];
  readonly startingHands: Readonly<
    Record<'concordia' | 'venus' | 'teamFirstHalf' | 'teamSecondHalf', readonly CardId[]>
  >;
  readonly forSale: Readonly<Record<'concordia' | 'venus' | 'venusTeam', readonly CardFacts[]>>;
  readonly displayExtraCost: Readonly<Record<'cloth' | 'wine', readonly (readonly string[])[]>>;
  readonly cityTokens: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly bonusMarkers: { readonly coins: Readonly<Record<string, number>> };
}

export const CARDS_FACTS: CardsFacts = JSON.parse(
  readFileSync(fileURLToPath(new URL('../facts/cards.json', import.meta.url)), 'utf8'),
);

export const DECKS = ['', 'I', 'II', 'III', 'IV', 'V'];

/** Which of the three sets is played. */
export interface Sets {
  readonly cards: CardSet;
  readonly teams: boolean;
}

/** The cards for sale of a game, deck I first: the decks up to the number of players. */
export function cardsForSale({ cards, teams }: Sets, players: number): CardId[] {
  return CARDS_FACTS.forSale[teams ? 'venusTeam' : cards]
    .filter(({ deck = '' }) => DECKS.indexOf(deck) <= players)
    .map(({ id }) => id);
}

/** The hand a player begins with; in teams the second half of the seats has a Diplomat. */
export function startingHand({ cards, teams }: Sets, seat: Seat, players: number): CardId[] {
  const hand = teams ? (seat < players / 2 ? 'teamFirstHalf' : 'teamSecondHalf') : cards;
  return [...CARDS_FACTS.startingHands[hand]];
}

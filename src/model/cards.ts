import type { God } from './gods';
import type { Bundle } from './goods';

/** A personality, by its Latin name in lower case: those of the box, and those that modules bring. */
export type RoleName = string;

/** A card by its id: the role for cards of a starting hand, role and deck for cards for sale. */
export type CardId = string;

/** The roles that produce for their owner alone and score for Minerva. */
export const SPECIALISTS = Object.freeze([
  'mason',
  'farmer',
  'smith',
  'vintner',
  'weaver',
] as const);
/** A role that produces for its owner alone. */
export type Specialist = (typeof SPECIALISTS)[number];

/** Deck of a card for sale, by its Roman numeral; 0 for cards of a starting hand. */
export type DeckNumber = 0 | 1 | 2 | 3 | 4 | 5;

/** What is printed on a personality card. */
export interface Card {
  /** The role for cards of a starting hand, role and deck for cards for sale: `mercator`, `mercator-ii`. */
  readonly id: CardId;
  /** One role, or the two halves of a double card. */
  readonly roles: readonly RoleName[];
  /** The deck it is in; 0 for cards of a starting hand. */
  readonly deck: DeckNumber;
  /** The goods in the red field; nothing on starting cards. */
  readonly cost: Bundle;
  /** The gods who reward it. */
  readonly gods: readonly God[];
  /** Sestertii a Mercator brings before trading. */
  readonly income?: number;
}

/** Cards by their ids. */
export type Cards = ReadonlyMap<CardId, Card>;

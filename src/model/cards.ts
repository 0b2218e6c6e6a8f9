import type { God } from './gods';
import type { Bundle } from './goods';

/** A personality by its Latin name in lower case: of the base game or of a module. */
export type RoleName = string;

/** The id of a card: the role for starting cards, role and deck for cards for sale. */
export type CardId = string;

/** The roles that produce for their owner only and score for Minerva. */
export const SPECIALISTS = Object.freeze([
  'mason',
  'farmer',
  'smith',
  'vintner',
  'weaver',
] as const);
/** A role that produces for its owner only. */
export type Specialist = (typeof SPECIALISTS)[number];

/** The deck of a card for sale, by its Roman numeral; 0 for starting cards. */
export type DeckNumber = 0 | 1 | 2 | 3 | 4 | 5;

/** What is printed on a personality card. */
export interface Card {
  /** The role for starting cards, role and deck for cards for sale: `mercator`, `mercator-ii`. */
  readonly id: CardId;
  /** One role, or the two halves of a double card. */
  readonly roles: readonly RoleName[];
  /** Its deck; 0 for starting cards. */
  readonly deck: DeckNumber;
  /** The goods in the red field; empty on starting cards. */
  readonly cost: Bundle;
  /** The gods who reward it. */
  readonly gods: readonly God[];
  /** Sestertii that a Mercator brings before trading. */
  readonly income?: number;
}

/** Cards by their ids. */
export type Cards = ReadonlyMap<CardId, Card>;

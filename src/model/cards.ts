import * as z from 'zod/mini';
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

/** The gods that reward a player's cards, in the order in which they are counted. */
export const GODS = Object.freeze([
  'vesta',
  'jupiter',
  'saturnus',
  'venus',
  'mercurius',
  'mars',
  'minerva',
] as const);
/** A god that rewards cards. */
export type God = (typeof GODS)[number];
/** The schema of {@link God}. */
export const GodSchema: z.ZodMiniType<God> = z.enum(GODS);

/** The gods whose value is the same for each of their cards: all but Minerva. */
export const PLAIN_GODS = Object.freeze([
  'vesta',
  'jupiter',
  'saturnus',
  'venus',
  'mercurius',
  'mars',
] as const);
/** A god whose cards are all worth the same to a player: all but Minerva. */
export type PlainGod = (typeof PLAIN_GODS)[number];

/** One value for each god but Minerva. */
export type ByGod<T> = {
  /** Vesta, who rewards money and goods. */
  readonly vesta: T;
  /** Jupiter, who rewards houses in cities that make no brick. */
  readonly jupiter: T;
  /** Saturnus, who rewards provinces with a house. */
  readonly saturnus: T;
  /** Venus, who rewards provinces with two houses, or those shared with the partner. */
  readonly venus: T;
  /** Mercurius, who rewards kinds of goods. */
  readonly mercurius: T;
  /** Mars, who rewards colonists on the board. */
  readonly mars: T;
};

import * as z from 'zod/mini';

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

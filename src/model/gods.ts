import * as z from 'zod/mini';

/** The gods that reward a player's cards, in the order in which they are counted. */
export const GODS = /* @__PURE__ */ Object.freeze([
  'vesta',
  'jupiter',
  'saturnus',
  'venus',
  'mercurius',
  'mars',
  'minerva',
] as const);
export const GodSchema = z.enum(GODS);
export type God = z.infer<typeof GodSchema>;

/** The gods whose value is the same for each of their cards: all but Minerva. */
export const PLAIN_GODS = /* @__PURE__ */ Object.freeze([
  'vesta',
  'jupiter',
  'saturnus',
  'venus',
  'mercurius',
  'mars',
] as const);
export type PlainGod = (typeof PLAIN_GODS)[number];

import * as z from 'zod/mini';
import type { God } from './gods';
import type { Bundle } from './goods';

/** The personalities printed on the cards. */
export const ROLES = /* @__PURE__ */ Object.freeze([
  'tribune',
  'architect',
  'prefect',
  'colonist',
  'mercator',
  'diplomat',
  'senator',
  'consul',
  'mason',
  'farmer',
  'smith',
  'vintner',
  'weaver',
  'magister',
  'praetor',
  'proconsul',
  'legatus',
] as const);
export const RoleNameSchema = z.enum(ROLES);
export type RoleName = z.infer<typeof RoleNameSchema>;

/** The roles that produce for their owner alone and score for Minerva. */
export const SPECIALISTS = /* @__PURE__ */ Object.freeze([
  'mason',
  'farmer',
  'smith',
  'vintner',
  'weaver',
] as const);
export type Specialist = (typeof SPECIALISTS)[number];

/** Cards of the starting hands; every player has their own. */
export const STARTING_CARDS = /* @__PURE__ */ Object.freeze([
  'tribune',
  'architect',
  'prefect',
  'mercator',
  'diplomat',
  'senator',
  'magister',
  'praetor',
  'legatus',
] as const);

/** Cards for sale, of all sets; each exists once. The name is role and deck. */
export const SALE_CARDS = /* @__PURE__ */ Object.freeze([
  'prefect-i',
  'mason-i',
  'mercator-i',
  'architect-i',
  'colonist-i',
  'diplomat-i',
  'farmer-i',
  'smith-i',
  'prefect-architect-i',
  'architect-ii',
  'mercator-ii',
  'colonist-ii',
  'prefect-ii',
  'consul-ii',
  'vintner-ii',
  'weaver-ii',
  'architect-mercator-ii',
  'mason-ii',
  'proconsul-ii',
  'mercator-iii',
  'architect-iii',
  'colonist-iii',
  'prefect-iii',
  'consul-iii',
  'diplomat-iii',
  'prefect-mercator-iii',
  'proconsul-iii',
  'architect-iv',
  'colonist-iv',
  'prefect-iv',
  'consul-iv',
  'diplomat-iv',
  'architect-mercator-iv',
  'proconsul-iv',
  'mercator-v',
  'prefect-v',
  'consul-v',
  'diplomat-v',
  'proconsul-v',
] as const);

export const CARD_IDS = /* @__PURE__ */ Object.freeze([...STARTING_CARDS, ...SALE_CARDS] as const);
export const CardIdSchema = z.enum(CARD_IDS);
export type CardId = z.infer<typeof CardIdSchema>;

/** Which cards are used: the box of 2013 or Concordia Venus. */
export const CARD_SETS = /* @__PURE__ */ Object.freeze(['concordia', 'venus'] as const);
export type CardSet = (typeof CARD_SETS)[number];

/** Deck of a card for sale, by its Roman numeral; 0 for cards of a starting hand. */
export type DeckNumber = 0 | 1 | 2 | 3 | 4 | 5;

/** What is printed on a personality card. */
export interface Card {
  readonly id: CardId;
  /** One role, or the two halves of a double card. */
  readonly roles: readonly RoleName[];
  readonly deck: DeckNumber;
  /** The goods in the red field; nothing on starting cards. */
  readonly cost: Bundle;
  readonly gods: readonly God[];
  /** Sestertii a Mercator brings before trading. */
  readonly income?: number;
}

/** The option that asks for the cards of Concordia Venus, without their rules. */
import * as z from 'zod/mini';
import type { OptionField } from '../../kit';

/** Which cards are used: those of the box of 2013 or of Concordia Venus. */
export const CARD_SETS = Object.freeze(['concordia', 'venus'] as const);
/** Which cards are used. */
export type CardSet = (typeof CARD_SETS)[number];

export const cardsOption: OptionField<CardSet, 'concordia'> = {
  schema: z.enum(CARD_SETS),
  // Team games always use them.
  byDefault: ({ teams }) => (teams === true ? 'venus' : 'concordia'),
  off: 'concordia',
  module: 'venus',
};

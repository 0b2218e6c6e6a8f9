/** The option that asks for bought goods, without their rules. */
import * as z from 'zod/mini';
import type { OptionField } from '../../kit';

/** How players get their first goods. */
export const STARTING_GOODS = Object.freeze(['standard', 'bought'] as const);

export const startingGoodsOption: OptionField<(typeof STARTING_GOODS)[number], 'standard'> = {
  schema: z.enum(STARTING_GOODS),
  off: 'standard',
  tag: 'Goods',
  module: 'bought-goods',
};

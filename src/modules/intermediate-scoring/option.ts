/** The option that asks for intermediate scoring, without its rules. */
import * as z from 'zod/mini';
import type { OptionField } from '../../kit';

export const intermediateScoringOption: OptionField<boolean, false> = {
  schema: z.boolean(),
  off: false,
  tag: 'Intermediate',
  module: 'intermediate-scoring',
};

/** The option that asks for teams, without their rules. */
import * as z from 'zod/mini';
import type { OptionField } from '../../kit';

export const teamsOption: OptionField<boolean, false> = {
  schema: z.boolean(),
  off: false,
  module: 'teams',
};

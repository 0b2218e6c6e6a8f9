/** Why something happened: the field `because` of every event. */
import * as z from 'zod/mini';
import type { Because } from '../model/any';
import { card, type Field, field, meaning, optional, province, role } from './fields';

export const BECAUSE = Object.freeze({
  rule: optional(field(z.string(), 'The number of the rule, such as `R-4.4`.')),
  role: optional(meaning(role, 'The personality that is being carried out.')),
  card: optional(meaning(card, 'The card that does it automatically when it is played or copied.')),
  tile: optional(field(z.string(), 'The tile that does it.')),
  province: optional(meaning(province, 'The province that produces, or the one it comes from.')),
} as const satisfies Record<keyof Because, Field>);

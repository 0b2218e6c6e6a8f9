import * as z from 'zod/mini';

/** As people are called; blanks around a name would make two of one. */
export const PlayerNameSchema = z
  .string()
  .check(z.maxLength(60), z.regex(/^\S(?:.*\S)?$/su, 'must be a name without blanks around it'));

import { z } from 'zod';

/** As people are called; blanks around a name would make two of one. */
export const PlayerNameSchema = z
  .string()
  .max(60)
  .regex(/^\S(?:.*\S)?$/su, 'must be a name without blanks around it');

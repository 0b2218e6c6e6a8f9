import { z } from 'zod';

/** Anything JSON can carry. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };
export const JsonSchema: z.ZodType<Json> = z.json();

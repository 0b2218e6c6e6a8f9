import * as z from 'zod/mini';

/** Anything JSON can carry. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };
/** The schema of {@link Json}. */
export const JsonSchema: z.ZodMiniType<Json> = z.json();

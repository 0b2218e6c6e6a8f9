import type * as z from 'zod/mini';

/** The fields of an object's schema: all those of the type, no others, and those optional that may be left out. */
export type Fields<T> = {
  readonly [K in keyof T]-?: object extends Pick<T, K>
    ? z.ZodMiniExactOptional<z.core.$ZodType<Exclude<T[K], undefined>>>
    : z.core.$ZodType<T[K]>;
};

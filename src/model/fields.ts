import type * as z from 'zod/mini';

/** The fields of an object's schema: exactly those of the type, the optional ones optional. */
export type FieldSchemas<T> = {
  readonly [K in keyof T]-?: object extends Pick<T, K>
    ? z.ZodMiniExactOptional<z.core.$ZodType<Exclude<T[K], undefined>>>
    : z.core.$ZodType<T[K]>;
};

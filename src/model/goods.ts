import * as z from 'zod/mini';

/** The goods with a price, cheapest first. */
export const GOODS = Object.freeze(['brick', 'food', 'tool', 'wine', 'cloth'] as const);
/** A good with a price. */
export type Good = (typeof GOODS)[number];
/** The schema of {@link Good}. */
export const GoodSchema: z.ZodMiniType<Good> = z.enum(GOODS);

/** Everything that cities produce and storehouses hold: the five goods and salt, which stands for any good. */
export const STORED_GOODS = Object.freeze([...GOODS, 'salt'] as const);
/** A good that a city can produce and a storehouse hold. */
export type StoredGood = (typeof STORED_GOODS)[number];
/** The schema of {@link StoredGood}. */
export const StoredGoodSchema: z.ZodMiniType<StoredGood> = z.enum(STORED_GOODS);

/** One value for each good. */
export type ByGood<T> = {
  /** Worth 3 sestertii each. */
  readonly brick: T;
  /** Worth 4 sestertii each. */
  readonly food: T;
  /** Worth 5 sestertii each. */
  readonly tool: T;
  /** Worth 6 sestertii each. */
  readonly wine: T;
  /** Worth 7 sestertii each. */
  readonly cloth: T;
};

/** How many of each good; the five are always present, salt only where it is played. */
export type GoodCounts = ByGood<number> & {
  /** Absent where salt is not played. */
  readonly salt?: number;
};

/** Some goods, each at least one: what is paid, kept or received. Absent means none. */
export type Bundle = Partial<ByGood<number>> & {
  /** A sixth good, which stands for any other. */
  readonly salt?: number;
};

/** The price of each good at the bank, in sestertii (section 1 of the rules). */
export const PRICES: ByGood<number> = Object.freeze({
  brick: 3,
  food: 4,
  tool: 5,
  wine: 6,
  cloth: 7,
});

/** Zero of each of the five goods. */
export const NO_GOODS: ByGood<number> = Object.freeze({
  brick: 0,
  food: 0,
  tool: 0,
  wine: 0,
  cloth: 0,
});

/** More goods of a kind than any storehouse, sheet or payment can hold; it keeps sums exact. */
const MANY_GOODS = 1000;

const CountSchema = z.int().check(z.minimum(0), z.maximum(MANY_GOODS));
/** The schema of {@link GoodCounts}. */
export const GoodCountsSchema: z.ZodMiniType<GoodCounts> = z.strictObject({
  brick: CountSchema,
  food: CountSchema,
  tool: CountSchema,
  wine: CountSchema,
  cloth: CountSchema,
  salt: z.exactOptional(CountSchema),
});

const AmountSchema = z.exactOptional(z.int().check(z.minimum(1), z.maximum(MANY_GOODS)));
/** Leaves out zeros, so that there is only one way to write a bundle. */
export const BundleSchema: z.ZodMiniType<Bundle> = z.readonly(
  z.strictObject({
    brick: AmountSchema,
    food: AmountSchema,
    tool: AmountSchema,
    wine: AmountSchema,
    cloth: AmountSchema,
    salt: AmountSchema,
  }),
);

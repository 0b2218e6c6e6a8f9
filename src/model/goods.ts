import * as z from 'zod/mini';

/** The goods with a price, cheapest first. */
export const GOODS = /* @__PURE__ */ Object.freeze([
  'brick',
  'food',
  'tool',
  'wine',
  'cloth',
] as const);
export const GoodSchema = z.enum(GOODS);
export type Good = z.infer<typeof GoodSchema>;

/** Everything a city can produce and a storehouse hold: salt besides, which stands for any good. */
export const STORED_GOODS = /* @__PURE__ */ Object.freeze([...GOODS, 'salt'] as const);
export const StoredGoodSchema = z.enum(STORED_GOODS);
export type StoredGood = z.infer<typeof StoredGoodSchema>;

/** One value for each good. */
export type ByGood<T> = Readonly<Record<Good, T>>;

/** How many of each good; the five are always present, salt only where it is played. */
export type GoodCounts = ByGood<number> & { readonly salt?: number };

/** Some goods, each at least one: what is paid, kept or received. Absent means none. */
export type Bundle = Readonly<Partial<Record<StoredGood, number>>>;

/** What the bank pays and asks for one good, in sestertii (section 1 of the rules). */
export const PRICES: ByGood<number> = /* @__PURE__ */ Object.freeze({
  brick: 3,
  food: 4,
  tool: 5,
  wine: 6,
  cloth: 7,
});

export const NO_GOODS: ByGood<number> = /* @__PURE__ */ Object.freeze({
  brick: 0,
  food: 0,
  tool: 0,
  wine: 0,
  cloth: 0,
});

/** More goods of a kind than any storehouse, sheet or payment can hold; keeps sums exact. */
const MANY_GOODS = 1000;

const CountSchema = z.int().check(z.minimum(0), z.maximum(MANY_GOODS));
export const GoodCountsSchema = z.strictObject({
  brick: CountSchema,
  food: CountSchema,
  tool: CountSchema,
  wine: CountSchema,
  cloth: CountSchema,
  salt: z.exactOptional(CountSchema),
});

const AmountSchema = z.exactOptional(z.int().check(z.minimum(1), z.maximum(MANY_GOODS)));
/** Leaves out what there is none of, so that every bundle is written in one way only. */
export const BundleSchema = z.readonly(
  z.strictObject({
    brick: AmountSchema,
    food: AmountSchema,
    tool: AmountSchema,
    wine: AmountSchema,
    cloth: AmountSchema,
    salt: AmountSchema,
  }),
);

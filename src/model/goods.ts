import { z } from 'zod';

/** The goods of the game, cheapest first. */
export const GOODS = ['brick', 'food', 'tool', 'wine', 'cloth'] as const;
export const GoodSchema = z.enum(GOODS);
export type Good = z.infer<typeof GoodSchema>;

/** One value for each good. */
export type ByGood<T> = Readonly<Record<Good, T>>;

/** How many of each good; all five are always present. */
export type GoodCounts = ByGood<number>;

/** Some goods, each at least one: what is paid, kept or received. Absent means none. */
export type Bundle = Readonly<Partial<Record<Good, number>>>;

/** What the bank pays and asks for one good, in sestertii (section 1 of the rules). */
export const PRICES: GoodCounts = { brick: 3, food: 4, tool: 5, wine: 6, cloth: 7 };

export const NO_GOODS: GoodCounts = { brick: 0, food: 0, tool: 0, wine: 0, cloth: 0 };

/** More goods than any storehouse, sheet or payment can hold; keeps sums exact. */
const MANY = 1000;

const CountSchema = z.int().min(0).max(MANY);
export const GoodCountsSchema = z.strictObject({
  brick: CountSchema,
  food: CountSchema,
  tool: CountSchema,
  wine: CountSchema,
  cloth: CountSchema,
});

const AmountSchema = z.int().min(1).max(MANY).exactOptional();
/** Leaves out what there is none of, so that every bundle is written in one way only. */
export const BundleSchema = z
  .strictObject({
    brick: AmountSchema,
    food: AmountSchema,
    tool: AmountSchema,
    wine: AmountSchema,
    cloth: AmountSchema,
  })
  .readonly();

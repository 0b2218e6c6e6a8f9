/**
 * Attaches data to an object invisibly: in a private field, written by a class whose constructor returns the object
 * instead of a new one.
 *
 * Spreads, JSON and `structuredClone` do not copy it, so a changed copy has lost its brand; and it is far cheaper than
 * an entry of a WeakMap. Brand before freezing: JavaScript engines may come to refuse new private fields on frozen
 * objects.
 */
export interface Brands<T> {
  set(object: object, brand: T): void;
  /** `undefined` for anything without a brand. */
  get(value: unknown): T | undefined;
}

class BrandedValues {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: the trick this file is about.
    return object;
  }
}

/** Brands that only their owner can read and write. */
export function createBrands<T>(): Brands<T> {
  class Branded extends BrandedValues {
    readonly #brand: T;

    constructor(object: object, brand: T) {
      super(object);
      this.#brand = brand;
    }

    static brandOf(value: unknown): T | undefined {
      const isBranded = typeof value === 'object' && value !== null && #brand in value;
      return isBranded ? value.#brand : undefined;
    }
  }
  return {
    set(object, brand) {
      new Branded(object, brand);
    },
    get: Branded.brandOf,
  };
}

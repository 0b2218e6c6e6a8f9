/**
 * Attaches data to an object invisibly: in a private field, written by a class whose constructor returns the object
 * instead of a new one.
 *
 * Spreads, JSON and `structuredClone` do not copy it, so a changed copy has lost its mark; and it is far cheaper than
 * an entry of a WeakMap. Mark before freezing: JavaScript engines may come to refuse new private fields on frozen
 * objects.
 */
export interface Marks<T> {
  set(object: object, mark: T): void;
  /** `undefined` for anything without a mark. */
  get(value: unknown): T | undefined;
}

class BrandedValues {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: the trick this file is about.
    return object;
  }
}

/** Marks that only their owner can read and write. */
export function createBrands<T>(): Marks<T> {
  class Marked extends BrandedValues {
    readonly #mark: T;

    constructor(object: object, mark: T) {
      super(object);
      this.#mark = mark;
    }

    static markOf(value: unknown): T | undefined {
      const marked = typeof value === 'object' && value !== null && #mark in value;
      return marked ? value.#mark : undefined;
    }
  }
  return {
    set(object, mark) {
      new Marked(object, mark);
    },
    get: Marked.markOf,
  };
}

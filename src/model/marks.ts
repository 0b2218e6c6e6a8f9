/**
 * Remembers something about an object without anybody seeing it: a private field, written by a class
 * whose constructor returns the object instead of a new one.
 *
 * Unlike a property it is copied by no spread, no JSON and no `structuredClone`, so a changed copy has
 * lost its mark; unlike an entry of a WeakMap it costs next to nothing for every state of a game. Mark
 * before freezing: engines may come to refuse new private fields on frozen objects.
 */
export interface Marks<T> {
  set(object: object, mark: T): void;
  /** Nothing for what bears no mark, whatever it is. */
  get(value: unknown): T | undefined;
}

class Given {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: the trick this file is about.
    return object;
  }
}

/** Marks that nobody else can read or write. */
export function createMarks<T>(): Marks<T> {
  class Marked extends Given {
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

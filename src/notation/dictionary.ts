/** Names and what they stand for, to be read in the middle of a text. */
import { nearest } from '../model/nearest';
import { areAmong, type Word, wordsOf } from './words';

/** What has been read, and where the next word is. */
export interface Reading<T = unknown> {
  readonly value: T;
  readonly next: number;
}

/** Names of one kind of things, such as the cities of a map. */
export class Dictionary<T = string> {
  readonly #byKey = new Map<string, T[]>();
  readonly #words = new Map<string, string>();
  #longest = 0;

  add(name: string, value: T): this {
    const words = wordsOf(name);
    if (words.length === 0) return this;
    const key = words.map((word) => word.key).join(' ');
    const known = this.#byKey.get(key) ?? [];
    if (!known.includes(value)) known.push(value);
    this.#byKey.set(key, known);
    // Names are added before ids: they are how a word is written.
    for (const { key, text } of words) if (!this.#words.has(key)) this.#words.set(key, text);
    this.#longest = Math.max(this.#longest, words.length);
    return this;
  }

  /** Every word of a name, by how it is compared. */
  get words(): ReadonlyMap<string, string> {
    return this.#words;
  }

  /** Every name that begins there, the longest first. */
  read(words: readonly Word[], at: number): readonly Reading<T>[] {
    const found: Reading<T>[] = [];
    for (let next = Math.min(words.length, at + this.#longest); next > at; next--) {
      for (const value of this.named(words.slice(at, next))) found.push({ value, next });
    }
    return found;
  }

  /** What has exactly that name. */
  named(words: readonly Word[]): readonly T[] {
    return this.#byKey.get(words.map(({ key }) => key).join(' ')) ?? [];
  }

  /** What has that name, or else the only ones that it may be short for. */
  meant(words: readonly Word[]): readonly T[] {
    const exact = this.named(words);
    if (exact.length > 0 || words.length === 0) return exact;
    const keys = words.map(({ key }) => key);
    const found = new Set<T>();
    for (const [name, values] of this.#byKey) {
      if (areAmong(keys, name.split(' '))) for (const value of values) found.add(value);
    }
    return [...found];
  }

  /** What has the name that is most like the text. */
  nearest(text: string): T | undefined {
    const names = new Map(
      [...this.#byKey].map(([key, values]) => [key.replaceAll(' ', '-'), values]),
    );
    return names.get(nearest(text, names.keys()) ?? '')?.[0];
  }
}

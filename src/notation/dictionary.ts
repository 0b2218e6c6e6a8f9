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
  /** How many words the longest name has that begins with this one. */
  readonly #longest = new Map<string, number>();

  add(name: string, value: T): this {
    const words = wordsOf(name);
    const [first] = words;
    if (first === undefined) return this;
    const key = words.map((word) => word.key).join(' ');
    const known = this.#byKey.get(key) ?? [];
    if (!known.includes(value)) known.push(value);
    this.#byKey.set(key, known);
    // Names are added before ids: they are how a word is written.
    for (const { key, text } of words) if (!this.#words.has(key)) this.#words.set(key, text);
    this.#longest.set(first.key, Math.max(this.#longest.get(first.key) ?? 0, words.length));
    return this;
  }

  /** Every word of a name, by how it is compared. */
  get words(): ReadonlyMap<string, string> {
    return this.#words;
  }

  /** Every name that begins there, the longest first. */
  read(words: readonly Word[], at: number): readonly Reading<T>[] {
    const found: Reading<T>[] = [];
    let key = words[at]?.key ?? '';
    const last = Math.min(words.length, at + (this.#longest.get(key) ?? 0));
    for (let next = at + 1; next <= last; next++) {
      const values = this.#byKey.get(key);
      if (values !== undefined) found.unshift(...values.map((value) => ({ value, next })));
      key = `${key} ${words[next]?.key ?? ''}`;
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

/** Which text stands where, for readers of a language: `--keys` here, `?keys` on the site. */

/** What stands inside of other texts: names, and sentences in a line. Others are only spelt alike. */
const FILLED_IN = /^(?:nouns|events|refusals)\./;

export interface KeyedText {
  readonly key: string;
  readonly text: string;
}

export class TextKeys {
  /** The keys of each text that can be said, or has been. */
  readonly #keys = new Map<string, Set<string>>();

  /** The same texts, each known by its key from now on. */
  traced<T>(texts: T, key?: string): T;
  traced(texts: unknown, key = ''): unknown {
    if (typeof texts === 'string') return this.#noted(texts, key);
    if (typeof texts === 'function') {
      return (...facts: readonly unknown[]) =>
        this.#noted(Reflect.apply(texts, undefined, facts), key);
    }
    if (Array.isArray(texts)) return texts.map((text) => this.traced(text, key));
    if (!(texts instanceof Object)) return texts;
    return Object.fromEntries(
      Object.entries(texts).map(([name, inside]) => {
        // Names of the library are grammar; those that a catalogue has are nouns.
        const isGrammar = key === '' && name === 'names';
        // A catalogue has the name itself beside its forms.
        const isName = name === 'name' && /^nouns\..+\./.test(key);
        const inner = key === '' ? name : `${key}.${name}`;
        return [name, isGrammar ? inside : this.traced(inside, isName ? key : inner)];
      }),
    );
  }

  /** The texts that are in what is shown, the longest first: behind it comes what is filled in. */
  textsIn(shown: string): readonly KeyedText[] {
    let left = shown;
    return [...this.#keys]
      .filter(([text]) => shown.includes(text))
      .toSorted(([one], [other]) => other.length - one.length)
      .flatMap(([text, keys]) => {
        const isInside = !left.includes(text);
        left = left.replaceAll(text, '');
        return [...keys]
          .filter((key) => !isInside || FILLED_IN.test(key))
          .map((key) => ({ key, text }));
      });
  }

  #noted(said: unknown, key: string): unknown {
    for (const text of [said].flat()) {
      if (typeof text !== 'string' || !/\p{L}/u.test(text)) continue;
      this.#keys.set(text, (this.#keys.get(text) ?? new Set()).add(key));
    }
    return said;
  }
}

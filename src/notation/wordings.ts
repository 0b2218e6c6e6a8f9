/** How the values of fields are written and read. */
import type { Field } from '../kit/fields';
import type { Dictionary, Reading, Word } from '../model/find';
import { type Bundle, STORED_GOODS, type StoredGood } from '../model/goods';
import { titleCase } from '../model/names';
import { isSameData } from '../model/plain';
import { numberAt, type SmallWords } from './voices';

/** How the values of a field are written and read. */
export interface ValueWording {
  /** Undefined if the value has no words. */
  write(value: unknown): string | undefined;
  /** All possible readings, from the word at `at`. */
  read(words: readonly Word[], at: number): readonly Reading[];
  /** Its words, in the form in which they are compared. */
  readonly words: ReadonlyMap<string, string>;
}

export const NO_WORDS: ReadonlyMap<string, string> = new Map();

/** Goods that have been read so far, and the index of the next word. */
interface OpenBundle {
  readonly goods: Bundle;
  readonly next: number;
}

/** More meanings of goods with the same name in several languages are not followed up. */
const MOST_OPEN = 50;

/**
 * `2 brick, food and wine`.
 *
 * @param nameOf - how goods are written.
 * @param nothing - how no goods are written.
 */
export function bundleWording(
  dictionary: Dictionary<StoredGood>,
  smallWords: SmallWords,
  nameOf: (good: StoredGood) => string,
  nothing: string,
): ValueWording {
  /** With one more good. */
  function longer({ goods, next }: OpenBundle, words: readonly Word[]): readonly OpenBundle[] {
    const start = smallWords.and.has(words[next]?.key ?? '') ? next + 1 : next;
    const count = numberAt(words, start, smallWords);
    const place = count === undefined ? start : start + 1;
    return dictionary.read(words, place).map((good) => {
      const counts = { ...goods, [good.value]: (goods[good.value] ?? 0) + (count ?? 1) };
      const inOrder = STORED_GOODS.flatMap((one) =>
        counts[one] === undefined ? [] : [[one, counts[one]]],
      );
      return { goods: Object.fromEntries(inOrder), next: good.next };
    });
  }

  return {
    write(value) {
      const bundle = value as Bundle;
      const parts = STORED_GOODS.flatMap((good) => {
        const count = bundle[good] ?? 0;
        if (count === 0) return [];
        return count === 1 ? nameOf(good) : `${count} ${nameOf(good)}`;
      });
      return parts.length === 0 ? nothing : parts.join(' ');
    },
    read(words, at) {
      if (smallWords.nothing.has(words[at]?.key ?? '')) return [{ value: {}, next: at + 1 }];
      const readings: Reading[] = [];
      let open: readonly OpenBundle[] = [{ goods: {}, next: at }];
      for (;;) {
        const further = open.flatMap((one) => longer(one, words));
        // A good has one meaning, but for languages that use one word for two.
        open = distinct(further);
        if (open.length === 0 || open.length > MOST_OPEN) return readings;
        // The longest reading first, as for names.
        readings.unshift(...open.map(({ goods, next }) => ({ value: goods, next })));
      }
    },
    words: NO_WORDS,
  };
}

/** Each of them once: languages may say the same. */
export function distinct<T extends object>(items: readonly T[]): readonly T[] {
  if (items.length < 2) return items;
  const known: T[] = [];
  for (const one of items) {
    if (!known.some((other) => other === one || isSameData(other, one))) known.push(one);
  }
  return known;
}

const YES_OR_NO = ['yes', 'no'];

/** How the words that stand in fields are written and read. */
export interface EntryWords {
  /** Undefined if the language that is written has no other word. */
  write(entry: string): string | undefined;
  /** Their words in all languages. */
  read(entries: readonly string[]): Dictionary;
}

/** Words, numbers, yes and no. */
export function plainWording(
  schema: Field['schema'],
  smallWords: SmallWords,
  words: EntryWords,
): ValueWording | undefined {
  const { def } = schema._zod;
  if (def.type === 'enum' && 'entries' in def) {
    const dictionary = words.read(Object.values(def.entries as Readonly<Record<string, string>>));
    return {
      write: (value) =>
        // Words of only capitals or digits could not be read back.
        typeof value === 'string'
          ? (words.write(value) ?? (value.includes('-') ? titleCase(value) : value))
          : undefined,
      read: (words, at) => dictionary.read(words, at),
      words: dictionary.words,
    };
  }
  if (def.type === 'number') {
    return {
      write: (value) => (Number.isInteger(value) && Number(value) >= 0 ? String(value) : undefined),
      read(words, at) {
        const value = numberAt(words, at, smallWords);
        return value === undefined ? [] : [{ value, next: at + 1 }];
      },
      words: NO_WORDS,
    };
  }
  if (def.type === 'boolean') {
    const dictionary = words.read(YES_OR_NO);
    const [yes = '', no = ''] = YES_OR_NO.map((word) => words.write(word) ?? word);
    return {
      write: (value) => (typeof value === 'boolean' ? (value ? yes : no) : undefined),
      read: (words, at) =>
        dictionary.read(words, at).map(({ value, next }) => ({ value: value === 'yes', next })),
      words: dictionary.words,
    };
  }
  return undefined;
}

/** How the values of fields are written and read. */
import type { Field } from '../kit/fields';
import type { Word } from '../model/find';
import { Dictionary, type Reading } from '../model/find';
import { type Bundle, STORED_GOODS, type StoredGood } from '../model/goods';
import { titleCase } from '../model/names';

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
/** Between the last two goods. */
export const AND = 'and';
/** No goods at all. */
export const NOTHING = 'nothing';

export const MONEY: readonly string[] = ['sestertii', 'sestertius'];

/** Drops the sestertii at the end of a cost, such as `for 1 brick and 4 sestertii`. */
export function apartFromMoney(words: readonly Word[]): {
  readonly words: readonly Word[];
  /** Undefined if the words name no cost. */
  readonly money: number | undefined;
} {
  const money = numberAt(words, words.length - 2);
  if (money === undefined || !MONEY.includes(words.at(-1)?.key ?? '')) {
    return { words, money: undefined };
  }
  const rest = words.slice(0, -2);
  const isJoined = ['for', AND].includes(rest.at(-1)?.key ?? '');
  return { words: isJoined ? rest.slice(0, -1) : rest, money };
}

/** `2 brick, food and wine`. */
export function bundleWording(goods: Dictionary<StoredGood>): ValueWording {
  return {
    write(value) {
      const bundle = value as Bundle;
      const parts = STORED_GOODS.flatMap((good) => {
        const count = bundle[good] ?? 0;
        if (count === 0) return [];
        return count === 1 ? good : `${count} ${good}`;
      });
      return parts.length === 0 ? NOTHING : parts.join(' ');
    },
    read(words, at) {
      if (words[at]?.key === NOTHING) return [{ value: {}, next: at + 1 }];
      const readings: Reading[] = [];
      const counts: Partial<Record<StoredGood, number>> = {};
      let next = at;
      for (;;) {
        const start = words[next]?.key === AND ? next + 1 : next;
        const count = numberAt(words, start);
        const place = count === undefined ? start : start + 1;
        const [good] = goods.read(words, place);
        if (good === undefined) return readings;
        next = good.next;
        counts[good.value] = (counts[good.value] ?? 0) + (count ?? 1);
        const value = Object.fromEntries(
          STORED_GOODS.flatMap((one) => (counts[one] === undefined ? [] : [[one, counts[one]]])),
        );
        // The longest reading first, as for names.
        readings.unshift({ value, next });
      }
    },
    words: NO_WORDS,
  };
}

function numberAt(words: readonly Word[], at: number): number | undefined {
  const key = words[at]?.key ?? '';
  return /^\d{1,6}$/.test(key) ? Number(key) : undefined;
}

/**
 * Words, numbers, yes and no.
 *
 * @param otherNames - other names of the words.
 */
export function plainWording(
  schema: Field['schema'],
  otherNames: ReadonlyMap<string, string>,
): ValueWording | undefined {
  const { def } = schema._zod;
  if (def.type === 'enum' && 'entries' in def) {
    const entries = Object.values(def.entries as Readonly<Record<string, string>>);
    const dictionary = new Dictionary();
    // `he sells` means the same as `they sell`.
    for (const entry of entries) {
      dictionary.add(entry, entry).add(`${entry}s`, entry);
      const other = otherNames.get(entry);
      if (other !== undefined) dictionary.add(other, entry);
    }
    return {
      write: (value) =>
        // Words of only capitals or digits could not be read back.
        typeof value === 'string' ? (value.includes('-') ? titleCase(value) : value) : undefined,
      read: (words, at) => dictionary.read(words, at),
      words: dictionary.words,
    };
  }
  if (def.type === 'number') {
    return {
      write: (value) => (Number.isInteger(value) && Number(value) >= 0 ? String(value) : undefined),
      read(words, at) {
        const value = numberAt(words, at);
        return value === undefined ? [] : [{ value, next: at + 1 }];
      },
      words: NO_WORDS,
    };
  }
  if (def.type === 'boolean') {
    return {
      write: (value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : undefined),
      read(words, at) {
        const key = words[at]?.key;
        return key === 'yes' || key === 'no' ? [{ value: key === 'yes', next: at + 1 }] : [];
      },
      words: new Map([
        ['yes', 'yes'],
        ['no', 'no'],
      ]),
    };
  }
  return undefined;
}

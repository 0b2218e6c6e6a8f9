/** The languages in which logs are read and written. */

import type { NotationWords } from '../kit/rule-words';
import { variantsIn } from '../kit/step';
import type { AnyEvent } from '../model/any';
import { keysOf, type Word } from '../model/find';
import type { Names } from '../model/names';
import type { GameState } from '../model/state';
import { ENGLISH_NOTATION } from './base-game';

/** A language in which logs are read and written. */
export interface Voice {
  /** Such as `fr`; undefined if its words do not say. */
  readonly id: string | undefined;
  /** Its names; undefined in English. */
  readonly names: Partial<Names> | undefined;
  readonly notation: NotationWords;
  /** What has happened, as a sentence; undefined if there are no words for it. */
  sentenceOf(state: GameState, event: AnyEvent): string | undefined;
}

/** The language of the normal form. */
export const ENGLISH = 'en';

/** The words of a language for an English word, the one that is written first; none if it has no other. */
export function variantsOf({ notation }: Pick<Voice, 'notation'>, word: string): readonly string[] {
  const { words } = notation;
  const own = words !== undefined && Object.hasOwn(words, word) ? words[word] : undefined;
  return typeof own === 'string' ? variantsIn(own) : [];
}

/** The words of corrections, in English. */
export const CORRECTION_WORDS = [
  'money',
  'goods',
  'turn',
  'house',
  'no house',
  'in',
  'land',
  'sea',
  'storehouse',
  'card',
  'hand',
  'discard',
  'display',
  'deck',
  'marker',
  'coins',
] as const;

/** A word of corrections, in English. */
export type CorrectionWord = (typeof CORRECTION_WORDS)[number];

/** The word of a language for an English word, the one that is written; the English word if it has no other. */
export function writtenIn(voice: Pick<Voice, 'notation'>, word: string): string {
  return variantsOf(voice, word).find((variant) => keysOf(variant).length > 0) ?? word;
}

/** The same, if it must be one word. */
function soleWordIn(voice: Pick<Voice, 'notation'>, word: string): string {
  return variantsOf(voice, word).find((variant) => keysOf(variant).length === 1) ?? word;
}

/** The words in front of a correction, as a language writes them. */
export interface Opening {
  readonly correction: string;
  /** If the turn goes on. */
  readonly now: string;
}

export function openingIn(voice: Pick<Voice, 'notation'>): Opening {
  return { correction: soleWordIn(voice, 'correction'), now: soleWordIn(voice, 'now') };
}

/** The words in front of a correction in all languages, in the form in which they are compared. */
export interface Openings {
  readonly correction: ReadonlySet<string>;
  readonly now: ReadonlySet<string>;
}

export function openingsOf(voices: readonly Voice[]): Openings {
  const all = (word: string): ReadonlySet<string> =>
    new Set([word, ...voices.flatMap((voice) => soleKeysOf(voice, word))]);
  return { correction: all('correction'), now: all('now') };
}

/** The variants of a word that are one word each, in the form in which they are compared. */
function soleKeysOf(voice: Pick<Voice, 'notation'>, word: string): readonly string[] {
  return variantsOf(voice, word).flatMap((variant) => {
    const keys = keysOf(variant);
    return keys.length === 1 ? keys : [];
  });
}

/** Small words of all languages, in the form in which they are compared. */
export interface SmallWords {
  /** Between the last two goods. */
  readonly and: ReadonlySet<string>;
  /** No goods at all. */
  readonly nothing: ReadonlySet<string>;
  /** Before a price. */
  readonly price: ReadonlySet<string>;
  readonly money: ReadonlySet<string>;
  /** Before what somebody has received, and before what somebody has paid. */
  readonly gains: ReadonlySet<string>;
  readonly pays: ReadonlySet<string>;
  /** Articles, prepositions and the like: they say nothing and may stand anywhere. */
  readonly fillers: ReadonlySet<string>;
  /** Before where something goes or is; behind where it comes from, an arrow. */
  readonly to: ReadonlySet<string>;
  /** Before two ends that are joined by `and`. */
  readonly between: ReadonlySet<string>;
  /** The words for one to ten, and the numbers. */
  readonly numbers: ReadonlyMap<string, number>;
  /** All of these words, by the form in which they are compared. */
  readonly words: ReadonlyMap<string, string>;
}

export function smallWordsOf(voices: readonly Voice[]): SmallWords {
  const words = new Map<string, string>();
  /** Words that are no advice for a word that nobody knows. */
  const silent = (word: string): ReadonlySet<string> =>
    new Set(
      // A small word is one word.
      [{ notation: ENGLISH_NOTATION }, ...voices].flatMap((voice) => soleKeysOf(voice, word)),
    );
  const all = (word: string): ReadonlySet<string> => {
    const keys = silent(word);
    for (const voice of [{ notation: ENGLISH_NOTATION }, ...voices]) {
      for (const variant of variantsOf(voice, word)) {
        const [key = '', ...others] = keysOf(variant);
        if (keys.has(key) && others.length === 0) words.set(key, variant);
      }
    }
    return keys;
  };
  const numbers = new Map<string, number>();
  for (const { notation } of voices) {
    for (const [index, written] of (notation.numbers ?? []).entries()) {
      for (const variant of variantsIn(String(written))) {
        const [key = ''] = keysOf(variant);
        if (!numbers.has(key)) numbers.set(key, index + 1);
        words.set(key, variant);
      }
    }
  }
  const telling = {
    and: all('and'),
    nothing: all('nothing'),
    price: all('for'),
    money: all('sestertii'),
    gains: all('gains'),
    pays: all('pays'),
  };
  // What says nothing in one language may say something in another: `en` is Dutch for `and`.
  const idle = (word: string): ReadonlySet<string> =>
    new Set(
      [...silent(word)].filter((key) => Object.values(telling).every((keys) => !keys.has(key))),
    );
  return {
    ...telling,
    fillers: idle('fillers'),
    to: idle('to'),
    between: silent('between'),
    numbers,
    words,
  };
}

/** A count in figures or in words. */
export function numberAt(
  words: readonly Word[],
  at: number,
  { numbers }: SmallWords,
): number | undefined {
  const key = words[at]?.key ?? '';
  return /^\d{1,6}$/.test(key) ? Number(key) : numbers.get(key);
}

/** Words that replace those of a library's parts. */
import type { AnyTelling, Nouns, Translation } from '../kit/rule-words';
import type { Names } from '../model/names';
import type { OwnScreenWords } from './screen-words';

/**
 * Texts to use instead of the English ones, such as another language. Each is a function of the names to use and of
 * what it is about. Texts that are missing, throw, are empty or no string are in English.
 */
export interface WordSet extends Partial<Translation> {
  /** Names of goods, cards, numbers and so on: a language has them for all that it knows. */
  readonly names?: Partial<Names>;
  /**
   * The forms that sentences of the language ask of names, by the section of these: `{ roles: ['object'] }`. Where a language
   * says which, others are refused.
   */
  readonly forms?: { readonly [S in keyof Nouns]?: readonly string[] };
  /** What a correction says, by its type, as a sentence without a full stop: `Livia has 12 sestertii now`. */
  readonly corrections?: Readonly<Record<string, AnyTelling['event']>>;
  /** Headings, rows and sentences of screens. */
  readonly screen?: OwnScreenWords;
  /** The sentence after the last turn. */
  readonly gameOver?: string;
  /** The sentence about a log with places of other maps only, by the names of these maps. */
  wrongMap?(maps: readonly string[]): string;
}

/** One set of words, or several that are used together; each has precedence over those before it. */
export type Words = WordSet | readonly WordSet[];

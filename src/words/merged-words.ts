/** Puts words of one language together: those of a library, and those that its maps and modules bring. */

import type { Translation } from '../kit/rule-words';
import { wordsFaults } from '../model/faults';
import { isRecord, isShortList } from '../model/plain';
import { type NamingPart, withNouns } from './nouns';
import type { WordSet } from './word-set';

/** A map or a module. */
export interface Translated extends NamingPart {
  readonly id?: string;
  readonly languages?: readonly Translation[];
}

/** More sets than anybody puts together. */
const MOST_SETS = 1000;

/**
 * The words to speak with: those that maps and modules bring in the language of the given ones, then these.
 *
 * @throws ConcordiaError `INVALID_LIBRARY` if they are no words.
 */
export function wordsWith(given: unknown, parts: readonly Translated[]): WordSet {
  return withNouns(wordsIn(given, parts), parts);
}

/** The same, as they are written: names by id are not among the functions of names. */
export function wordsIn(given: unknown, parts: readonly Translated[]): WordSet {
  const sets = setsIn(given, 'words');
  const tag = sets.map(tagOf).find((one) => one !== undefined);
  const brought =
    tag === undefined ? [] : parts.flatMap(({ languages = [] }) => languages.filter(isIn(tag)));
  const [first = {}, ...others] = [...brought, ...sets];
  return others.reduce(merged, first);
}

function isIn(tag: string): (words: WordSet) => boolean {
  return (words) => tagOf(words) === tag;
}

/** The tag of a language, as tags are compared. */
export function tagOf({ language }: WordSet): string | undefined {
  return typeof language === 'string' ? language.toLowerCase() : undefined;
}

/** One set or several. */
export function setsIn(given: unknown, at: string): readonly WordSet[] {
  if (hasNames(given)) return [given];
  if (!isShortList(given, MOST_SETS)) return wordsFaults.refuse('INVALID_LIBRARY', at, 'notWords');
  return given.map((words, index) =>
    hasNames(words) ? words : wordsFaults.refuse('INVALID_LIBRARY', `${at}[${index}]`, 'notWords'),
  );
}

function hasNames(words: unknown): words is WordSet {
  return isRecord(words) && (words.names === undefined || isRecord(words.names));
}

/** The entries of both, section by section; those of the second have precedence. */
function merged<T extends object>(one: T, more: T): T {
  const all = Object.entries(more).flatMap(([name, after]) => {
    const before: unknown = Reflect.get(one, name);
    if (after === undefined) return [];
    return [[name, isRecord(before) && isRecord(after) ? merged(before, after) : after]];
  });
  return { ...one, ...Object.fromEntries(all) };
}

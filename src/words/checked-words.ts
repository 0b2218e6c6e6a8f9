/** Finds entries of words that can never be said. */

import type { Noun, Nouns } from '../kit/rule-words';
import { faultsOf, inputFaults } from '../model/faults';
import { nearest } from '../model/find';
import { WORD_SECTIONS } from '../model/names';
import { isRecord, typeOf } from '../model/plain';
import { setsIn, type Translated, tagOf, wordsIn, wordsWith } from './merged-words';
import { type Naming, namingFor } from './naming';
import type { WordSet, Words } from './word-set';

/** The sections whose entries are functions, by name. */
const SAID = [...WORD_SECTIONS, 'corrections'] as const;
const OBJECTS = ['notation', 'nouns', 'forms', 'screen', 'descriptions'] as const;
const TEXTS = ['language', 'gameOver'] as const;
const SECTIONS: readonly string[] = [...SAID, ...OBJECTS, ...TEXTS, 'wrongMap'];

/**
 * The names and errors of an engine in other words.
 *
 * @throws ConcordiaError `INVALID_LIBRARY` if they are no words.
 */
export function namingIn(given: Words, naming: Naming, parts: readonly Translated[]): Naming {
  mustBeWords(given, 'words', parts);
  return namingFor({ ...naming, words: wordsWith(given, parts) });
}

/**
 * @param at - the place of the words in the input.
 * @param parts - the maps and modules, whose words of that language are said, too.
 * @throws ConcordiaError `INVALID_LIBRARY` that names the wrong entry, or if sets of two languages are to be one.
 */
export function mustBeWords(given: Words, at: string, parts: readonly Translated[]): void {
  const sets = setsIn(given, at);
  const placeOf = (index: number): string => (sets.length === 1 ? at : `${at}[${index}]`);
  for (const [index, words] of sets.entries()) mustBeSet(words, placeOf(index));
  const [language, other] = new Set(sets.flatMap((words) => tagOf(words) ?? []));
  if (language !== undefined && other !== undefined) {
    speechFaults.refuse('INVALID_LIBRARY', at, 'twoLanguages', undefined, { language, other });
  }
  const { forms } = wordsIn(given, []);
  for (const [index, { nouns }] of sets.entries()) mustBeNouns(nouns, forms, placeOf(index));
  for (const { id = '', languages = [] } of parts) {
    for (const [index, words] of languages.entries()) {
      if (tagOf(words) !== language) continue;
      mustBeNouns(words.nouns, forms, `${id}.languages[${index}]`);
    }
  }
}

/** @param asked - the forms that the language asks for: nobody says any other. Undefined if it does not say which. */
function mustBeNouns(nouns: Nouns = {}, asked: WordSet['forms'], at: string): void {
  for (const [section, entries] of Object.entries(nouns)) {
    const place = `${at}.nouns.${section}`;
    mustBe('object', entries, place);
    const known = asked && ['name', ...(Reflect.get(asked, section) ?? [])];
    for (const [id, noun] of Object.entries<Noun>(entries)) {
      const texts = isRecord(noun) ? { name: undefined, ...(noun as object) } : { '': noun };
      for (const [form, text] of Object.entries<unknown>(texts)) {
        const here = `${place}.${id}${form && '.'}${form}`;
        if (form !== '' && known?.includes(form) === false) {
          inputFaults.refuse('INVALID_LIBRARY', here, 'noneOfThese', undefined, { known });
        }
        mustBe('string', text, here);
      }
    }
  }
}

function mustBeSet(words: WordSet, at: string): void {
  for (const name of Object.keys(words)) {
    if (SECTIONS.includes(name)) continue;
    const hint = nearest(name, SECTIONS);
    const field = { name, ...(hint === undefined ? {} : { nearest: hint }) };
    inputFaults.refuse('INVALID_LIBRARY', at, 'unknownField', undefined, { fields: [field] });
  }
  for (const section of SAID) {
    const entries = words[section];
    if (entries === undefined) continue;
    mustBe('object', entries, `${at}.${section}`);
    for (const [name, entry] of Object.entries(entries)) {
      if (entry !== undefined) mustBe('function', entry, `${at}.${section}.${name}`);
    }
  }
  for (const section of OBJECTS) {
    if (words[section] !== undefined) mustBe('object', words[section], `${at}.${section}`);
  }
  for (const [section, asked] of Object.entries(words.forms ?? {})) {
    mustBe('array', asked, `${at}.forms.${section}`);
  }
  for (const text of TEXTS) {
    if (words[text] !== undefined) mustBe('string', words[text], `${at}.${text}`);
  }
  if (words.wrongMap !== undefined) mustBe('function', words.wrongMap, `${at}.wrongMap`);
}

function mustBe(
  expected: 'array' | 'function' | 'object' | 'string',
  found: unknown,
  at: string,
): void {
  const isRight = expected === 'object' ? isRecord(found) : typeOf(found) === expected;
  if (isRight) return;
  inputFaults.refuse('INVALID_LIBRARY', at, 'wrongType', undefined, {
    expected,
    found: typeOf(found),
  });
}

/** What whoever puts games into words refuses: those who only play carry none of it. */
export const speechFaults = faultsOf({
  noNames: () => 'expected a map or a state',
  /** Sets of words that are to be one. */
  twoLanguages: (
    _names,
    { language, other }: { readonly language: string; readonly other: string },
  ) => `these words must be of one language, but there are ${language} and ${other}`,
});

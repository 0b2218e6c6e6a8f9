/**
 * The words of the command line in every language: all of them say something, in the language, and count as it does. What each
 * says word by word is in `test/languages/golden`.
 */

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/cli/languages/all';
import { namesIn, type Said } from '../support/every-text';
import { GAME_WORDS, TAGS } from '../support/game-words';
import { COMMANDS, distinctSamples, samplesOfTexts, textsOfTree } from '../support/texts-by-type';

/** Those that end or begin a form of a number in some language. */
const NUMBERS = [1, 2, 3, 5, 12, 21, 22, 25, 101, 112];
const COUNTED = samplesOfTexts(COMMANDS, NUMBERS);
const TOLD = distinctSamples(COMMANDS);

/** What is the same for one of them and for many: words like `Zeichen`, and numbers behind a colon. */
const UNCHANGED: Readonly<Record<string, readonly string[]>> = {
  de: ['told.moreCharacters', 'ask.faults.oddNames', 'analysis.head'],
  fr: ['faults.noSuchGame', 'faults.tooManyAliases', 'analysis.head'],
  nl: ['analysis.head'],
  pl: ['faults.noSuchGame', 'summary.withoutProvinces', 'words.counts'],
};

/** A span of time is no number of things, and labels of notes are tested below. */
const OTHERS = /^(?:terms\.time|summary\.note) /;

/** What a language says when it is called with something; the path of each text is before its facts. */
function saidWith(samples: typeof TOLD, tag: (typeof TAGS)[number]): readonly Said[] {
  const all = textsOfTree(LANGUAGES[tag].words, namesIn(GAME_WORDS[tag]), samples);
  return all.filter(({ key }) => key.includes(' ') && !OTHERS.test(key));
}

/** The forms of a text by the category of the number in it. */
function formsOf(path: string, said: readonly Said[], tag: string) {
  const plurals = new Intl.PluralRules(tag);
  const forms = new Map<string, Set<string>>();
  for (const [index, { text }] of said.filter(({ key }) => key.startsWith(`${path} `)).entries()) {
    const number = NUMBERS[index] ?? 0;
    if (!text.includes(`${number}`)) return undefined;
    const category = plurals.select(number);
    const form = text.replaceAll(new RegExp(`(?<!\\d)${number}(?!\\d)`, 'g'), '#');
    forms.set(category, (forms.get(category) ?? new Set()).add(form));
  }
  return forms;
}

const IN_ENGLISH = { told: saidWith(TOLD, 'en'), counted: saidWith(COUNTED, 'en') };

describe.each(TAGS)('%s', (tag) => {
  // Japanese has no plurals.
  test.skipIf(tag === 'ja')('counts as its language does', () => {
    const counted = saidWith(COUNTED, tag);
    const wrong: string[] = [];
    const unchanged: string[] = [];
    for (const path of COUNTED.keys()) {
      const forms = formsOf(path, counted, tag);
      if (forms === undefined) continue;
      if ([...forms.values()].some(({ size }) => size > 1)) wrong.push(path);
      const all = new Set([...forms.values()].flatMap((texts) => [...texts]));
      const inEnglish = formsOf(path, IN_ENGLISH.counted, 'en') ?? new Map();
      const isCounted = new Set([...inEnglish.values()].flatMap((texts) => [...texts])).size > 1;
      if (isCounted && all.size === 1) unchanged.push(path);
    }
    expect(wrong).toEqual([]);
    expect(unchanged).toEqual(UNCHANGED[tag] ?? []);
  });

  test('says something everywhere, in the language, and nothing of the machine', () => {
    for (const [index, { key, text, facts }] of saidWith(TOLD, tag).entries()) {
      expect(text, key).toMatch(/\S/);
      expect(text, key).not.toMatch(/undefined|\bNaN\b|\[object| {2}|^\s/);
      const english = IN_ENGLISH.told[index];
      expect(english?.key).toBe(key);
      // Where something else than facts is said, it is said in the language.
      const letters =
        JSON.stringify(facts)
          .match(/\w+/g)
          ?.reduce((rest, fact) => rest.replaceAll(fact, ''), english?.text ?? '') ?? '';
      if (tag !== 'en' && /\w{3}/.test(letters))
        expect([key, text]).not.toEqual([key, english?.text]);
    }
  });

  test('what is no JSON, each by words of its own', () => {
    const { faults } = LANGUAGES[tag].words;
    const texts = ['comment', 'single quote', 'end', 'x'].map((found) =>
      faults.notJson({ line: 12, column: 7, found, expected: 'key' }),
    );
    expect(new Set(texts).size).toBe(texts.length);
    for (const name of ['comment', 'single quote'])
      expect(texts).not.toContain(texts[3]?.replace('x', name));
  });

  test('numbers and modules as its people write them', () => {
    const { terms, summary } = LANGUAGES[tag].words;
    expect(terms.decimal(3.5)).toMatch(tag === 'en' || tag === 'ja' ? /^3\.5$/ : /^3,5$/);
    expect(terms.time(3600)).toMatch(/1/);
    expect(summary.module({ id: 'salt', name: 'Oracle' })).toMatch(
      tag === 'en' ? /^salt$/ : /oracle/i,
    );
    // English says it itself.
    expect(summary.note('date') === undefined).toBe(tag === 'en');
    expect(summary.note('oracle')).toBeUndefined();
  });
});

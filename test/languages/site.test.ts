/** The texts of docs/site in all of its languages: whole, not English, and with the plurals that a language has. */
import { describe, expect, test } from 'vitest';
import { englishOf } from '../../tools/texts/catalogue';
import { ROOMS } from '../../tools/texts/rooms';
import { SITE_WORDS } from '../support/site-words';
import { samplesOfTexts } from '../support/texts-by-type';

const OTHERS = ['de', 'fr', 'ja', 'nl', 'pl'] as const;

/** Words that are the same in English, and names. */
const SHARED: Readonly<Record<(typeof OTHERS)[number], string>> = {
  de: 'bonus bots rest forum in name teams',
  fr: 'bonus bots total pages guides forum province provinces action actions verdict pause correction point points table chances menu',
  ja: '',
  nl: 'beginner bonus bot bots god rest forum in teams seed menu',
  pl: 'bonus forum menu',
};
const NAMES =
  'concordia venus ok json gz bg stats boardgamegeek livia gaius preconsul magister praetor consul roma sicilia';
/** Texts with fewer forms than most: nouns that do not change, cases that are the same, numbers after a colon. */
const FORMS: Readonly<Record<string, number>> = {
  'fr play.choices': 1,
  'pl check.stopped': 1,
  'pl check.summary': 1,
  'pl play.choices': 2,
  'pl replay.swing': 1,
  'pl score.missingGoods': 2,
  'pl score.why.mars': 1,
  'pl score.why.mercurius': 2,
};
/** Texts that may be empty. */
const EMPTY = new Set(['en guides.inEnglish']);
/** Words of English that are none in any of the others. */
const OF_ENGLISH =
  /(?<!\p{L})(the|your|you|this|that|with|from|which|are|have|has|been|cannot|could|and|for|not|click|undo)(?!\p{L})/iu;

const samples = samplesOfTexts();

/** The longest text that a place has room for, in letters. */
const longest = new Map(
  ROOMS.filter(({ name }) => name === 'site')
    .flatMap(englishOf)
    .flatMap(({ key, longest }) => (longest === undefined ? [] : [[key, longest] as const])),
);

interface Said {
  readonly path: string;
  readonly numbers: readonly unknown[];
  readonly text: string;
}

/** Everything that a language says. */
function everything(site: unknown, path: readonly string[] = []): readonly Said[] {
  const name = path.join('.');
  if (typeof site === 'string') return [{ path: name, numbers: [], text: site }];
  if (typeof site === 'function') {
    const calls = samples.get(name) ?? [];
    return calls.map((args) => ({
      path: name,
      numbers: args.filter((one) => typeof one === 'number'),
      text: String(site(...args)),
    }));
  }
  return Object.entries(site as object).flatMap(([key, one]) => everything(one, [...path, key]));
}

/** The forms that a text takes for numbers, without these; nobody has half a card. */
function formsOf(said: readonly Said[], isWanted: (number: unknown) => boolean): number {
  const texts = said
    .filter(({ numbers: [number], text }) => isWanted(number) && !/\d[.,]\d/.test(text))
    .map(({ text }) => text.replace(/\d+/g, '#'));
  return new Set(texts).size;
}

describe.each(Object.entries(SITE_WORDS))('%s', (tag, site) => {
  const all = everything(site);

  test('says something everywhere, and nothing of the machine', () => {
    const empty = all.filter(({ text }) => text.trim() === '').map(({ path }) => `${tag} ${path}`);
    expect(empty.filter((path) => !EMPTY.has(path))).toEqual([]);
    for (const { path, text } of all) {
      expect(text, path).not.toMatch(/undefined|NaN|null|\[object|=>|\$\{|TODO/);
      expect(text, path).not.toMatch(/^\s|\s$|\S {2,}\S/);
    }
  });

  test('is short where there is little room', () => {
    expect(longest.size).toBeGreaterThan(40);
    const long = all.filter(({ path, text }) => text.length > (longest.get(path) ?? text.length));
    expect(long).toEqual([]);
  });

  test('names whoever is in a sentence', () => {
    const english = new Map(everything(SITE_WORDS.en).map((said) => [said.path, said.text]));
    for (const { path, text } of all) {
      if (english.get(path)?.includes('Livia')) expect(text, path).toContain('Livia');
    }
  });
});

const inEnglish = everything(SITE_WORDS.en);

describe.each(OTHERS)('%s', (tag) => {
  const all = everything(SITE_WORDS[tag]);

  test('leaves nothing in English', () => {
    const shared = new Set(`${SHARED[tag]} ${NAMES}`.split(' '));
    const left = all.filter(({ text }, index) => {
      const words = text.toLowerCase().replace(/concordia-rules|\.json/g, '');
      const isSame = text === inEnglish[index]?.text;
      const own = (words.match(/\p{L}{2,}/gu) ?? []).filter((word) => !shared.has(word));
      return (isSame && own.length > 0) || OF_ENGLISH.test(words);
    });
    expect(left.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  });

  test('counts as the language does', () => {
    if (tag === 'ja') return;
    const wrong: string[] = [];
    for (const path of samples.keys()) {
      const english = inEnglish.filter((said) => said.path === path);
      const isCounted = english.some(({ text, numbers }) => numbers[0] === 10 && /\d/.test(text));
      const isSome = (number: unknown): boolean => number !== 0;
      if (!isCounted || formsOf(english, isSome) < 2) continue;
      const own = all.filter((said) => said.path === path);
      const forms = formsOf(own, isSome);
      if (forms !== (FORMS[`${tag} ${path}`] ?? (tag === 'pl' ? 3 : 2))) {
        wrong.push(`${path}: ${forms} forms`);
      }
      // 44 monety, but 5 monet.
      if (formsOf(own, (number) => number === 4 || number === 44) !== 1) wrong.push(path);
    }
    expect(wrong).toEqual([]);
  });
});

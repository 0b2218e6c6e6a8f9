/** Signs are those of each language: quotes, apostrophes, blanks before signs, full width, dots and percent. */
// answers for src/words src/cli/languages src/languages
import { describe, expect, test } from 'vitest';
import { TAGS } from '../support/game-words';
import { saidIn } from '../support/said-in';

/** What nobody prints, by language. */
type Habit = readonly [what: string, wrong: RegExp];

/** What people type and what machines read keeps straight quotes and three dots. */
const TYPED = /\[(?:Map|Players|Display|meta\.\w+)\b[^\]]*\]|-> [A-Z_]+|R-\d+\.\d+|\[ \]/g;

const STRAIGHT: readonly Habit[] = [
  ['a straight apostrophe', /'/],
  ['a straight quote', /"/],
];
const DOTS: Habit = ['three dots for one sign', /\.\.\./];
const BLANKS: Habit = ['two blanks, or one at an end', / {2}|^ | $/m];
/** A lone question mark is a key to type: `? shows help`. */
const NO_BLANK_BEFORE: Habit = ['a blank before a sign', / (?:[,;!]|[:?](?=$|\n))/];

const HABITS: Readonly<Record<(typeof TAGS)[number], readonly Habit[]>> = {
  en: [...STRAIGHT, DOTS, BLANKS, NO_BLANK_BEFORE, ['a blank before a percent sign', /\d %/]],
  de: [
    ...STRAIGHT,
    DOTS,
    BLANKS,
    NO_BLANK_BEFORE,
    ['quotes of others', /”|[«»]|“[^“„]*“/],
    ['a percent sign without a blank', /\d%/],
  ],
  fr: [
    ...STRAIGHT,
    DOTS,
    BLANKS,
    ['quotes of others', /[“”„]/],
    ['a blank that breaks before a sign', / [;:!?»]|« /],
    ['no blank before a sign', /[^\s\u00a0\u202f\p{P}][;!?»](?= |$)|\p{L}:(?= )|«[^\u00a0\u202f]/u],
    ['a blank that breaks before a percent sign', /\d %|\d%/],
  ],
  nl: [
    // Plurals have an apostrophe: `scenario’s`.
    ...STRAIGHT,
    DOTS,
    BLANKS,
    NO_BLANK_BEFORE,
    ['quotes of others', /[„«»‘]/],
    ['a blank before a percent sign', /\d %/],
  ],
  pl: [
    ...STRAIGHT,
    DOTS,
    BLANKS,
    NO_BLANK_BEFORE,
    ['quotes of others', /“|[«»]/],
    ['a blank before a percent sign', /\d %/],
  ],
  ja: [
    ...STRAIGHT,
    DOTS,
    BLANKS,
    ['quotes of others', /[“”„«»]/],
    ['a sign of half width after Japanese', /[\u3040-\u30ff\u4e00-\u9fff][,!?:;](?!\d)/],
    ['a sign of half width before Japanese', /[,;:!][\u3040-\u30ff\u4e00-\u9fff]/],
    ['brackets of half width around Japanese', /\([\u3040-\u30ff\u4e00-\u9fff]/],
    ['a blank beside a sign of full width', /[、。（「] | [、。）」]/],
    [
      'a blank inside Japanese',
      /[\u3040-\u30ff\u4e00-\u9fff、。） ] +[\u3040-\u30ff\u4e00-\u9fff]/,
    ],
    ['two signs in a row', /[、。]{2}/],
    ['digits of full width', /[０-９]/],
  ],
};

/** What is written so on purpose: the beginning of `room key`, the languages, the sign, and the reason. */
const MEANT: readonly (readonly [key: string, tags: string, sign: RegExp, why: string])[] = [
  ['cli ask.prompt', 'en de fr nl pl ja', / $/, 'the answer stands behind it'],
  ['game faults.wrongCorrection', 'fr', /Livia: mony/, 'quotes what was typed'],
  ['game faults.notInVariation', 'fr', /Livia: money/, 'quotes what was typed'],
  ['cli rulebook.faults.noRule', 'fr', /x: …/, 'says what to type'],
  ['cli ask.cards.help', 'ja', /カード, 2/, 'says what to type'],
  ['cli play.help', 'ja', /選択肢,/, 'several lines, joined here'],
];

const used = new Set<unknown>();

function isMeant(tag: string, key: string, text: string): boolean {
  const rule = MEANT.find(
    ([start, tags, sign]) =>
      key.startsWith(start) && tags.split(' ').includes(tag) && sign.test(text),
  );
  if (rule !== undefined) used.add(rule);
  return rule !== undefined;
}

describe.each(TAGS)('%s', (tag) => {
  const all = saidIn(tag).map(({ room, key, text }) => ({
    key: `${room} ${key}`,
    text: text.replaceAll(TYPED, 'x'),
  }));

  test('there are thousands of texts', () => {
    expect(all.length).toBeGreaterThan(5000);
  });

  test.each(HABITS[tag])('no text has %s', (_, wrong) => {
    const found = all.filter(({ key, text }) => wrong.test(text) && !isMeant(tag, key, text));
    expect(found.slice(0, 20)).toEqual([]);
  });
});

test('every exception is needed', () => {
  expect(MEANT.filter((rule) => !used.has(rule))).toEqual([]);
});

describe('what is wrong is found', () => {
  test.each<[(typeof TAGS)[number], string]>([
    ['en', "Anna's Senator"],
    ['en', 'unknown field "mony"'],
    ['en', '10 % of all'],
    ['de', 'unbekanntes Feld: ”mony”'],
    ['de', 'mindestens 10%'],
    ['fr', 'Que faire ?'],
    ['fr', 'Que faire?'],
    ['fr', '«vin»'],
    ['nl', 'een optie met ‘off’'],
    ['pl', 'nieznane pole: “mony”'],
    ['pl', 'myśli ...'],
    ['ja', 'カード, 資源'],
    ['ja', 'カード:資源'],
    ['ja', 'カード、 資源'],
    ['ja', 'Carthago (レンガ)'],
    ['ja', '城砦 から'],
  ])('%s: %s', (tag, text) => {
    expect(HABITS[tag].some(([, wrong]) => wrong.test(text))).toBe(true);
  });
});

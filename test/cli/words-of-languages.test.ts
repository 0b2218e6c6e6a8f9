/** The words of the command line in every language: each says its facts, and counts as its language does. */

import { describe, expect, test } from 'vitest';
import { said } from '../../src/cli/ask/said';
import { languageNamed } from '../../src/cli/language';
import type { CliFault, CliWords } from '../../src/cli/languages/words';
import { toldIn } from '../../src/cli/told-in';
import { ofEach, TAGS } from '../support/game-words';

const SPOKEN = await ofEach(languageNamed);
const ENGLISH = SPOKEN.en;

const WINNER = { names: ['Anna'], areTeams: false, winners: 1, paint: (names: string) => names };
const TIED = { ...WINNER, names: ['Anna', 'Ben'], winners: 2, isTied: true };
const LOGS = { logs: 99, good: 77, wrong: 77, unreadable: 77, failed: 0, duplicates: 0 };

/** What counts something. */
const COUNTED: Readonly<Record<string, (words: CliWords, count: number) => string>> = {
  faults: ({ told }, count) => told.moreFaults(count),
  characters: ({ told }, count) => told.moreCharacters(count),
  'games in a file': ({ faults }, games) => faults.noSuchGame({ file: 'x', game: 99, games }),
  aliases: ({ faults }, aliases) => faults.tooManyAliases({ file: 'x', aliases, most: 99 }),
  corrections: ({ summary }, count) => summary.corrected(count),
  'provinces left out': ({ summary }, count) => summary.withoutProvinces(count),
  logs: ({ archive }, logs) => archive.total({ ...LOGS, logs }),
  'good logs': ({ archive }, good) => archive.total({ ...LOGS, good }),
  'wrong logs': ({ archive }, wrong) => archive.total({ ...LOGS, wrong }),
  'unreadable logs': ({ archive }, unreadable) => archive.total({ ...LOGS, unreadable }),
  'logs that failed': ({ archive }, failed) => archive.total({ ...LOGS, failed }),
  duplicates: ({ archive }, duplicates) => archive.total({ ...LOGS, duplicates }),
  'logs before the end': ({ archive }, logs) => archive.stopped(logs, undefined),
  'logs up to now': ({ archive }, logs) => archive.progress({ logs, perSecond: 99 }),
  games: ({ simulation }, games) => simulation.played({ games, unfinished: 0 }),
  'games given up': ({ simulation }, unfinished) => simulation.played({ games: 99, unfinished }),
  'times played on': ({ analysis }, sims) => analysis.head(sims),
  cities: ({ map }, cities) => map.sizeOf({ cities, provinces: 99 }),
  provinces: ({ map }, provinces) => map.sizeOf({ cities: 99, provinces }),
  'routes by land': ({ map }, land) => map.routesOf({ land, sea: 99 }),
  'routes by sea': ({ map }, sea) => map.routesOf({ land: 99, sea }),
  files: ({ example }, files) => example.wrote({ files, folder: 'x', about: 'y' }),
  scenarios: ({ rulebook }, scenarios) => rulebook.file({ file: 'x', scenarios, failures: 0 }),
  'failures of a file': ({ rulebook }, failures) =>
    rulebook.file({ file: 'x', scenarios: 99, failures }),
  'scenarios of files': ({ rulebook }, scenarios) =>
    rulebook.total({ scenarios, files: 99, failures: 0 }),
  'files of scenarios': ({ rulebook }, files) =>
    rulebook.total({ scenarios: 99, files, failures: 0 }),
  'failures of files': ({ rulebook }, failures) =>
    rulebook.total({ scenarios: 99, files: 99, failures }),
  points: ({ score }, points) => score.winners({ ...WINNER, points, isTied: false }),
  'points of several': ({ score }, points) => score.winners({ ...TIED, points }),
};

/** What is the same for one of them and for many: adjectives, and words like `Zeichen`. */
const UNCHANGED: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...['good logs', 'wrong logs', 'unreadable logs', 'logs that failed', 'games given up'],
    ...['routes by land', 'routes by sea'],
  ],
  de: [
    ...['good logs', 'wrong logs', 'unreadable logs', 'logs that failed', 'games given up'],
    ...['characters', 'duplicates', 'times played on', 'failures of a file', 'failures of files'],
  ],
  fr: ['games in a file', 'aliases', 'wrong logs', 'times played on'],
  nl: [
    ...['good logs', 'wrong logs', 'unreadable logs', 'logs that failed', 'games given up'],
    ...['routes by land', 'routes by sea', 'duplicates', 'times played on'],
  ],
  pl: ['games in a file', 'provinces left out'],
};

describe.each(TAGS)('%s counts', (tag) => {
  const { words } = SPOKEN[tag];
  const plurals = new Intl.PluralRules(tag);

  test.each(Object.entries(COUNTED))('%s', (what, tell) => {
    const forms = new Map<string, string>();
    for (const count of [1, 2, 3, 5, 12, 21, 22, 25, 101, 112]) {
      const text = tell(words, count);
      expect(text).toContain(String(count));
      const form = text.replace(new RegExp(`(?<!\\d)${count}(?!\\d)`), '#');
      const before = forms.get(plurals.select(count)) ?? form;
      expect(form).toBe(before);
      forms.set(plurals.select(count), form);
    }
    const isUnchanged = tag === 'ja' || UNCHANGED[tag]?.includes(what);
    if (!isUnchanged) expect(forms.get('one')).not.toBe(forms.get(plurals.select(5)));
  });
});

type Told = readonly [text: (words: CliWords) => string | undefined, ...facts: string[]];

const TURNED = { turn: 41, by: 'Anna', before: '37 %', after: '53 %' };

/** What has facts that may be left out, and those that stand in it; all others are in `test/languages/golden`. */
const TOLD: readonly Told[] = [
  [({ told }) => told.outputNotWritten({ trouble: 'full' })],
  [({ told }) => told.outputNotWritten({ trouble: 'other', said: 'EIO' }), 'EIO'],
  [({ score }) => score.winners({ ...TIED, points: 41 }), 'Anna', 'Ben', '41'],
  [({ score }) => score.winners({ ...TIED, isTied: false, points: 41 }), 'Anna', 'Ben', '41'],
  [
    ({ score }) => score.winners({ ...TIED, areTeams: true, isTied: false, points: 41 }),
    'Anna',
    'Ben',
    '41',
  ],
  [({ score }) => score.winners({ ...TIED, areTeams: true, points: 41 }), 'Anna', 'Ben', '41'],
  [({ archive }) => archive.stopped(41, 'game.json'), '41', 'game.json'],
  [({ simulation }) => simulation.progress({ done: 41, games: 99, left: undefined }), '41', '99'],
  [
    ({ analysis }) => analysis.turningPoint({ ...TURNED, whose: undefined }),
    ...['41', 'Anna', '37', '53'],
  ],
  [({ analysis }) => analysis.progress({ done: 41, turns: 99, left: undefined }), '41', '99'],
  [({ play }) => play.left(undefined)],
  [({ play }) => play.endedEarly(undefined)],
  [({ map }) => map.starts({ land: 'Roma', sea: undefined }), 'Roma'],
  [({ map }) => map.starts({ land: undefined, sea: 'Ostia' }), 'Ostia'],
  [({ map }) => map.crossed({ place: 'Creta', kind: 'land' }), 'Creta'],
  [({ map }) => map.crossed({ place: 'Creta', kind: 'sea' }), 'Creta'],
  [({ map }) => map.sharedRoutes(['land'])],
  [({ map }) => map.sharedRoutes(['land', 'sea'])],
];

const JSON_AT = { file: 'game.json', line: 12, column: 7 };

/** Faults whose words differ with what is known of them. */
const FAULTS: readonly (readonly [CliFault, ...string[]])[] = [
  [{ reason: 'empty', facts: {} }],
  [{ reason: 'empty', facts: { file: 'game.json' } }, 'game.json'],
  [{ reason: 'notRead', facts: { trouble: 'missing' } }],
  [{ reason: 'notRead', facts: { file: '-', trouble: 'denied' } }],
  [
    { reason: 'notRead', facts: { file: 'x.json', trouble: 'other', said: 'EIO' } },
    'x.json',
    'EIO',
  ],
  [{ reason: 'manyGames', facts: {} }, '--game 3'],
  [{ reason: 'noSuchGame', facts: { game: 3, games: 2 } }, '3', '2'],
  [{ reason: 'notUtf8', facts: {} }],
  [{ reason: 'packedCut', facts: { file: 'x.gz' } }, 'x.gz'],
  [{ reason: 'notJson', facts: { ...JSON_AT, found: 'broken text' } }, 'game.json', '12', '7'],
  [{ reason: 'notJson', facts: { ...JSON_AT, found: 'end', expected: ':' } }, '12', '7'],
  [{ reason: 'notJson', facts: { ...JSON_AT, found: '}', expected: 'key' } }, '12', '7', '}'],
  [{ reason: 'notJson', facts: { column: 7, found: 'comment', expected: 'end' } }, '7'],
  [{ reason: 'notYaml', facts: { file: 'x.yaml', line: 12, column: 7, said: 'ave' } }, '12', '7'],
  [{ reason: 'notYaml', facts: { file: 'x.yaml', said: 'ave' } }, 'x.yaml'],
  [{ reason: 'unknownStrategy', facts: { known: ['greedy', 'random'] } }, 'greedy', 'random'],
  [{ reason: 'unknownThing', facts: { what: 'map' } }],
  [{ reason: 'unknownThing', facts: { what: 'card', nearest: 'Smith' } }, 'Smith'],
  [
    {
      reason: 'badValue',
      facts: { said: '--to <x> y vale', argument: '--to <x>', value: 'y', why: 'vale' },
    },
    '--to <x>',
    'y',
    'vale',
  ],
];

/** Answers that are refused, with other facts than most. */
const ANSWERS: readonly (readonly [reason: string, facts: object, ...string[]])[] = [
  ['wrongSize', { least: 3 }, '3'],
  ['wrongSize', { most: 7 }, '7'],
  ['notKnown', { what: 'city', word: 'Romx', nearest: 'Roma' }, 'Romx', 'Roma'],
  ['notKnown', { what: 'good', word: 'gold', known: ['vin', 'sal'] }, 'gold', 'vin', 'sal'],
  ['notKnown', { what: 'player', word: 'Zoe' }, 'Zoe'],
  ['severalMeant', { word: 'ro', found: ['Roma', 'Rhodos'], more: 0 }, 'ro', 'Roma', 'Rhodos'],
  ['severalMeant', { word: 'ro', found: ['Roma', 'Rhodos'], more: 6 }, 'ro', 'Roma', '6'],
  ['oddNames', { names: 5 }, '5'],
  ['whichGoods', { goods: ['vin', 'sal', 'os'] }, '3', 'vin', 'sal', 'os'],
  ['endedEarly', {}],
  ['endedEarly', { draft: 'x.draft' }, 'x.draft'],
  ['endedByQuit', {}],
  ['endedByQuit', { draft: 'x.draft' }, 'x.draft'],
  ['interrupted', {}],
  ['interrupted', { draft: 'x.draft' }, 'x.draft'],
  ['draftTaken', { taken: 4, answers: 4 }, '4'],
  ['draftTaken', { taken: 4, answers: 9 }, '4', '9'],
];

type Spoken = (typeof SPOKEN)[keyof typeof SPOKEN];

/** Sentences that differ in one thing alone, of which each kind has words. */
const KINDS: readonly (readonly [
  what: string,
  textsIn: (language: Spoken) => readonly string[],
])[] = [
  [
    'what is not known',
    (language) =>
      ['card', 'city', 'game', 'god', 'good', 'map', 'player', 'tile'].map(
        (what) => said(language, 'notKnown', { what, word: 'x' }) ?? '',
      ),
  ],
  [
    'what JSON expects',
    ({ words }) =>
      (['value', 'value or ]', 'key', 'key or }', ':', ', or ]', ', or }', 'end'] as const).map(
        (expected) => words.faults.notJson({ ...JSON_AT, found: 'x', expected }),
      ),
  ],
  [
    'what is no JSON',
    ({ words }) =>
      ['comment', 'single quote', 'end', 'x'].map((found) =>
        words.faults.notJson({ ...JSON_AT, found, expected: 'key' }),
      ),
  ],
];

describe.each(TAGS)('%s says', (tag) => {
  const language = SPOKEN[tag];

  function expectTold(
    text: string | undefined,
    inEnglish: string | undefined,
    facts: readonly string[],
  ) {
    expect(text).toMatch(/\S/);
    expect(text).not.toMatch(/undefined|\bNaN\b|\[object| {2}|^\s|\s$/);
    for (const fact of facts) expect(text).toContain(fact);
    // Where something else than facts is said, it is said in the language.
    const letters = facts.reduce((rest, fact) => rest.replaceAll(fact, ''), inEnglish ?? '');
    if (tag !== 'en' && /\w{3}/.test(letters)) expect(text).not.toBe(inEnglish);
  }

  test.each(TOLD.map(([tell, ...facts]) => [String(tell), tell, facts] as const))(
    '%s',
    (_, tell, facts) => expectTold(tell(language.words), tell(ENGLISH.words), facts),
  );

  test.each(FAULTS.map(([fault, ...facts]) => [fault, facts] as const))(
    'the fault %j',
    (fault, facts) => {
      expectTold(toldIn(language.words, fault), toldIn(ENGLISH.words, fault), facts);
    },
  );

  test.each(ANSWERS.map(([reason, details, ...facts]) => [reason, details, facts] as const))(
    'the answer that is refused: %s %j',
    (reason, details, facts) => {
      const inEnglish = said(ENGLISH, reason, details);
      expectTold(said(language, reason, details), inEnglish, facts);
    },
  );

  test.each(KINDS)('%s, each by words of its own', (_, textsIn) => {
    const texts = textsIn(language);
    // What stands around them in all sentences.
    const most = Math.min(...texts.map(({ length }) => length));
    const shared = (part: (text: string, length: number) => string) =>
      Array.from({ length: most }, (_, index) => index + 1).filter(
        (length) => new Set(texts.map((text) => part(text, length))).size === 1,
      ).length;
    const around =
      shared((text, length) => text.slice(0, length)) +
      shared((text, length) => text.slice(-length));
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text.length).toBeGreaterThan(around);
  });

  test('numbers and modules as its people write them', () => {
    const { terms, summary } = language.words;
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

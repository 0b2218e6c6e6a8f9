/**
 * Every language tells the facts that English tells: for the same arguments the same numbers, goods, personalities, gods
 * and names. So no translation states another rule or leaves a part of one out.
 */
// answers for src/maps src/modules src/roles src/rules src/words

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/cli/languages/all';
import { cards } from '../../src/index';
import { STORED_GOODS } from '../../src/model/goods';
import type { Names } from '../../src/model/names';
import { everyText, namesIn, type Said, UNSAMPLED } from '../support/every-text';
import { difference, finderOf } from '../support/facts-in-texts';
import { GAME_WORDS } from '../support/game-words';
import { SITE_WORDS } from '../support/site-words';
import { COMMANDS, distinctSamples, PEOPLE, SITE, textsOfTree } from '../support/texts-by-type';
import { textsIn, varied } from '../support/varied-facts';

const OTHERS = ['de', 'fr', 'nl', 'pl', 'ja'] as const;
type Tag = (typeof OTHERS)[number];

/** What a text may tell otherwise: the beginning of its key, the languages, the difference, and the reason. */
type Allowed = readonly [key: string, tags: string, differences: RegExp, why: string];

const ALL = 'de fr nl pl ja';
const ONE_NAME = /^[+-]\p{Lu}\p{L}+$/u;
const SYSTEM = 'the sentence of the system is added to the words for it';

const COMMANDER = 'commander says it in English, the others from the facts';

const ALLOWED: readonly Allowed[] = [
  // Of the library.
  ['names.printed "Maroon"', 'de', /^(?:\+wine)$/, 'a colour, wine red'],
  ['refusals.noHalves', 'de nl pl', /^(?:\+2)$/, 'no two halves'],
  ['refusals.hasPlacedAlready', 'fr', /^(?:\+2)$/, 'not both (les deux)'],
  [
    'refusals.tooFewToSell {"good":"salt"',
    ALL,
    /^(?:-salt|\+2|\+3 \+salt)$/,
    'salt is never sold (R-12.5), so no text is about it',
  ],
  ['refusals.buildingGoesOn', 'pl', /^(?:-architect)$/, 'who builds is an Architect'],
  ['faults.neutralTogether', ALL, /^(?:-brick)$/, 'the ids of tiles in a state'],
  ['faults.twoLanguages', 'ja', /^(?:\+2)$/, 'counts the two that it names'],
  ['screen.texts.advice', 'pl ja', /^(?:-2|-5)$/, 'a range of one number is one number'],
  ['screen.labels.partnersTotal', 'fr', /^(?:\+2)$/, 'both (les deux)'],
  ['descriptions.roles.tribune', ALL, /^(?:-3 \+4)$/, 'after the third is from the fourth on'],
  ['descriptions.roles.legatus', 'fr ja', /^(?:\+2)$/, 'both'],
  ['descriptions.summaries.intermediate-scoring', 'de', /^(?:-2)$/, 'both'],
  ['descriptions.summaries.teams', 'fr', /^(?:\+2)$/, 'both'],
  ['descriptions.summaries.salt', 'nl ja', /^(?:\+salt|\+salt \+salt)$/, 'names the good'],
  ['descriptions.places.sicilia.province:', 'ja', /^(?:\+2)$/, 'the second tile, as a number'],
  // The samples are those that there are: none has been bought, or one.
  ['decisions.senator', ALL, /^(?:-3|-20)$/, 'nobody buys five cards or 22 of two'],
  ['events.nothingDone', 'ja', /^(?:\+mason)$/, 'names the card'],
  // Of the command line.
  ['faults.unknownOption', ALL, /(?:)/, COMMANDER],
  ['faults.unknownCommand', ALL, /(?:)/, COMMANDER],
  ['faults.argumentMissing', ALL, /(?:)/, COMMANDER],
  ['faults.valueMissing', ALL, /(?:)/, COMMANDER],
  ['faults.tooManyArguments', ALL, /(?:)/, COMMANDER],
  ['faults.badValue', ALL, /(?:)/, COMMANDER],
  ['faults.optionsConflict', ALL, /(?:)/, COMMANDER],
  ...['notRead', 'examplesNotRead', 'notWritten', 'notRemoved'].map(
    (reason): Allowed => [`faults.${reason}`, ALL, ONE_NAME, SYSTEM],
  ),
  ['events.praefectusMagnusPassed', 'ja', /^\+Livia$/, 'from whom, too'],
  ['faults.notJson', 'fr ja', /^\+2$/, 'a sign of two dots, quotation marks of two strokes'],
  ['help.simulate.against', 'fr', /^\+2$/, 'every second is one of two'],
  ['help.game.teams', 'de', /^-2$/, 'teams of two in one word'],
  ['ask.kind.teams', 'de', /^-2$/, 'teams of two in one word'],
  ['ask.teams.help', 'de pl ja', /^-2(?: -2)?$/, 'in pairs'],
  ['ask.kind.base', 'fr pl ja', /^-venus$/, 'the box has the same name'],
  ['ask.faults.minervaNotNamed', 'de ja', /^\+smith$/, 'English cards are typed in small letters'],
  ['ask.cards.help', 'de ja', /^\+mars \+prefect \+vesta$/, 'as they are typed'],
  ['ask.sharedProvinces.help', 'fr ja', /^\+2$/, 'both'],
  [
    'summary.module',
    ALL,
    /^[+-]\p{Lu}\p{L}+(?: [+-]\p{Lu}\p{L}+)?$/u,
    'English says the id of a module',
  ],
  // Of the site.
  ['replay.chances.thorough', 'de', /^-5$/, 'five times in one word'],
  ['score.game.teams', 'ja', /^\+2$/, 'two who are partners'],
  ['sheets.warning.both', 'fr', /^\+2$/, 'both'],
  ['sheets.merge.obstacles.', 'fr nl', /^\+2$/, 'one of the two'],
  ['sheets.merge.isSame', 'fr', /^\+2$/, 'both'],
  ['play.otherTab', 'fr', /^\+2$/, 'both'],
  ['reference.what.kit', 'fr ja', /^\+tool$/, 'tools to write rules with'],
  ['told.outputNotWritten', ALL, ONE_NAME, SYSTEM],
  ['faults.notYaml', ALL, ONE_NAME, 'the parser speaks English'],
];

const ROLES = [...new Set(Object.values(cards).flatMap(({ roles }) => roles))];

/** What finds facts in texts of a language, and the names by which it knows things. */
function readerOf(tag: Tag | 'en') {
  const names = namesIn(GAME_WORDS[tag]);
  return { names, find: finderOf(tag, names, ROLES) };
}

const READERS = {
  en: readerOf('en'),
  de: readerOf('de'),
  fr: readerOf('fr'),
  nl: readerOf('nl'),
  pl: readerOf('pl'),
  ja: readerOf('ja'),
};

/** What stays of a name however it is declined: the beginning of its last word. */
function stemOf(name: string): string {
  return name.toLowerCase().split(' ').at(-1)?.slice(0, 4) ?? '';
}

const NAMED = ['place', 'province', 'printed', 'title', 'card'] as const;

/** Facts that are no names of one thing. */
const NO_NAMES = new RegExp(`^(?:${[...PEOPLE, ...STORED_GOODS].join('|')}|buy|sell|pass)$`);

/** Names of what the facts are about, and of people, that one text has and the other has not. */
function otherNames(english: Said, own: Said, names: Names): readonly string[] {
  const people = PEOPLE.flatMap((name) => {
    const isThere = english.text.includes(name);
    return own.text.includes(name) === isThere ? [] : `${isThere ? '-' : '+'}${name}`;
  });
  const things = textsIn(english.facts).flatMap((id) => {
    if (NO_NAMES.test(id) || english.key.startsWith(`corrections.${id} `)) return [];
    const known = NAMED.filter((kind) => {
      const name = READERS.en.names[kind](id);
      return /^\p{Lu}\p{L}{2}/u.test(name) && english.text.includes(name);
    });
    const isTold = known.some((kind) => own.text.toLowerCase().includes(stemOf(names[kind](id))));
    return known.length === 0 || isTold ? [] : `-${id}`;
  });
  return [...people, ...things];
}

/** The texts whose facts are not those of the English ones. */
function otherwiseTold(tag: Tag, english: readonly Said[], own: readonly Said[]): string[] {
  const { names, find } = READERS[tag];
  const byKey = new Map(own.map((said) => [said.key, said]));
  return english.flatMap((said) => {
    const other = byKey.get(said.key);
    if (other === undefined) return `${said.key}: nothing`;
    const facts = difference([said.text, READERS.en.find], [other.text, find], textsIn(said.facts));
    const found = [facts, ...otherNames(said, other, names)].filter((one) => one !== '').join(' ');
    if (found === '' || isAllowed(tag, said.key, found)) return [];
    return `${said.key}: ${found}\n  ${said.text}\n  ${other.text}`;
  });
}

const used = new Set<Allowed>();

function isAllowed(tag: Tag, key: string, found: string): boolean {
  const rule = ALLOWED.find(
    ([start, tags, differences]) =>
      key.startsWith(start) && tags.split(' ').includes(tag) && differences.test(found),
  );
  if (rule !== undefined) used.add(rule);
  return rule !== undefined;
}

test('every text of the library has a sample', () => {
  expect(UNSAMPLED).toEqual([]);
});

describe('texts of the library', () => {
  const english = told(everyText({}, varied));

  test('there are thousands', () => {
    expect(english.length).toBeGreaterThan(3500);
  });

  test.each(OTHERS)('%s', (tag) => {
    const own = told(everyText(GAME_WORDS[tag], varied));
    expect(otherwiseTold(tag, english, own)).toEqual([]);
  });
});

/** How logs are written is no text about facts. */
function told(all: readonly Said[]): readonly Said[] {
  return all.filter(({ key }) => !key.startsWith('notation.'));
}

describe('texts of the command line', () => {
  const samples = distinctSamples(COMMANDS);
  const textsOf = (tag: Tag | 'en') =>
    textsOfTree(LANGUAGES[tag].words, READERS[tag].names, samples);
  const english = textsOf('en');

  test('there are more than a thousand', () => {
    expect(english.length).toBeGreaterThan(1000);
  });

  test.each(OTHERS)('%s', (tag) => {
    expect(otherwiseTold(tag, english, textsOf(tag))).toEqual([]);
  });
});

describe('texts of the site', () => {
  const samples = distinctSamples(SITE);
  const english = textsOfTree(SITE_WORDS.en, READERS.en.names, samples);

  test('there are more than a thousand', () => {
    expect(english.length).toBeGreaterThan(1000);
  });

  test.each(OTHERS)('%s', (tag) => {
    const own = textsOfTree(SITE_WORDS[tag], READERS[tag].names, samples);
    expect(otherwiseTold(tag, english, own)).toEqual([]);
  });
});

test('every exception is needed', () => {
  expect(ALLOWED.filter((rule) => !used.has(rule))).toEqual([]);
});

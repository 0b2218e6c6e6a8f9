/** What is refused in a sentence of its own, and why rules fail, as a person reads it in both languages. */
import { describe, expect, test } from 'vitest';
import { englishErrors, type SentenceFacts } from '../../src/all-words';
import { type AnyCode, cards, createLibrary, getMap } from '../../src/index';
import { french } from '../../src/languages/fr';
import { imperium } from '../../src/maps/imperium';
import { type ErrorWords, inWords } from '../../src/model/error-words';
import type { FailureFacts } from '../../src/model/watch';
import { namesOf } from '../../src/words/game-names';
import type { WordSet } from '../../src/words/word-set';
import { LANGUAGES } from '../support/spoken-games';

const SENTENCES: { readonly [R in keyof SentenceFacts]: readonly [AnyCode, SentenceFacts[R]] } = {
  unknownMap: ['UNKNOWN_MAP', { map: 'imperum', known: ['imperium'], nearest: 'imperium' }],
  unknownPlace: [
    'CITY_NOT_ADJACENT',
    { unknown: 'novara', what: 'city', board: 'Imperium', nearest: 'novaria' },
  ],
  otherMap: ['UNKNOWN_MAP', { map: 'imperium', given: 'italia' }],
  wrongNumberOfPlayers: ['INVALID_OPTIONS', { players: 6 }],
  unknownProvince: ['INVALID_OPTIONS', { province: 'itala', board: 'Imperium', nearest: 'italia' }],
  noProvinceLeft: ['INVALID_OPTIONS', {}],
  boardFallsApart: ['INVALID_OPTIONS', {}],
  unsupported: ['UNSUPPORTED', { module: 'venus' }],
  moduleNotPlayed: ['INVALID_OPTIONS', { option: 'peaceRounds', module: 'peace' }],
  rulesFailed: ['INVALID_RULES', { rules: 'bank', at: 'the modifier coins', failure: 'promise' }],
  notDefined: ['INVALID_LIBRARY', { door: 'defineMap' }],
  sameWordTwice: ['INVALID_LIBRARY', { action: 'pass', isBase: true }],
  unknownWord: ['INVALID_LIBRARY', { rules: 'bank', event: 'cardPlaid', nearest: 'cardPlayed' }],
};

const FAILURES: { readonly [F in keyof FailureFacts]: FailureFacts[F] } = {
  thrown: {},
  misuse: { issues: [{ reason: 'noSuchSeat', message: 'no such seat' } as { message: string }] },
  promise: {},
  badValue: { found: 'array', expected: ['number', 'undefined'] },
  noRefusal: {},
  noIds: { found: 'object' },
  noFaults: {},
  noPoints: {},
  noCandidates: {},
  otherFields: {},
  noText: {},
  noPicture: {},
  noListOfPlayers: {},
  noPlayer: { seat: 0 },
  badAmount: { of: 'brick', amount: '-1', seat: 0 },
  noDecision: {},
  otherKind: {},
  piecesExchanged: { of: 'cards' },
  badField: { field: 'deck' },
  noListOfDecisions: {},
  fixedField: { field: 'turn' },
  piecesLost: { of: 'cards', before: 37, after: 36 },
  unknownDecision: { kind: 'panning' },
  decisionOfNobody: { seat: '9' },
  unequalParties: { parties: 2, players: 5 },
  noSuchCard: { card: 'prefct' },
  endless: {},
};

/** Other facts of the same reasons. */
const MORE: readonly (readonly [keyof SentenceFacts, object])[] = [
  ['unknownMap', { map: 'imperum', known: ['imperium', 'roma'] }],
  ['unknownMap', { map: 'imperum', known: [] }],
  ['unknownPlace', { unknown: 'x', what: 'province', board: 'Imperium', elsewhere: 'Italia' }],
  [
    'unknownPlace',
    { unknown: 'a~b', what: 'route', board: 'Imperium', nearest: 'b~a', isSame: true },
  ],
  ['unknownProvince', { province: 'x', board: 'Imperium' }],
  ['sameWordTwice', { event: 'gifts', modules: ['bank', 'loans'] }],
  ['sameWordTwice', { card: 'gift', owner: 'bank', overriding: ['loans', 'debts'] }],
  ['unknownWord', { rules: 'bank', card: 'gift' }],
];

const PLACES = [
  'the listener for cardPlayed',
  'the decision wait, audit',
  'the event waited, words',
  'the refusal of playCard',
  'the part bank, audit',
  'the refusal mute',
  'the role waiting, income',
  'the step wait, apply',
  'the modifier coins',
];

/** Words that French does not have. */
const ENGLISH = /\b(?:the|there|is|are|it|must|of)\b/i;

function told(code: AnyCode, reason: string, facts: object, words: ErrorWords, own = {}): string {
  const names = namesOf(getMap('imperium'), new Map(Object.entries(cards)), [], own);
  return inWords({ code, reason, message: reason, details: facts }, names, [words]).message;
}

const FRENCH = [french as WordSet, french.names] as const;

/** A whole sentence, as far as nothing is asked or quoted at its end. */
const SENTENCE = /^[A-ZÀ-Ý].*\S$/;
const RAW = /undefined|\[object|NaN/;

describe.each(Object.entries(SENTENCES))('%s', (reason, [code, facts]) => {
  test('in English', () => {
    const text = told(code, reason, facts, englishErrors);
    expect(text).toMatch(SENTENCE);
    expect(text).not.toMatch(RAW);
  });

  test('in French', () => {
    const text = told(code, reason, facts, ...FRENCH);
    expect(text).toMatch(SENTENCE);
    expect(text).not.toMatch(RAW);
    expect(text).not.toMatch(ENGLISH);
    expect(text).not.toBe(told(code, reason, facts, englishErrors));
  });
});

describe.each(LANGUAGES)('in %s', (_, words) => {
  const spoken = [words, words.names] as const;
  const whole = (text: string) => {
    expect(text).toMatch(/\S/);
    expect(text).not.toMatch(RAW);
    expect(text).not.toMatch(/\b(?:the|there|are|must)\b/i);
  };

  test.each(Object.entries(SENTENCES))('%s', (reason, [code, facts]) => {
    const text = told(code, reason, facts, ...spoken);
    whole(text);
    expect(text).not.toBe(told(code, reason, facts, englishErrors));
  });

  test.each(MORE)('%s: %o', (reason, facts) => {
    const text = told('INVALID_LIBRARY', reason, facts, ...spoken);
    whole(text);
    expect(text).not.toBe(told('INVALID_LIBRARY', reason, facts, englishErrors));
  });

  test.each(Object.entries(FAILURES))('rules that fail: %s', (failure, facts) => {
    for (const at of PLACES) {
      whole(
        told('INVALID_RULES', 'rulesFailed', { rules: 'bank', at, failure, ...facts }, ...spoken),
      );
    }
    whole(told('INVALID_RULES', 'rulesFailed', { at: PLACES[0], failure, ...facts }, ...spoken));
  });
});

describe.each(Object.entries(FAILURES))('rules that fail: %s', (failure, facts) => {
  test.each(PLACES)('in %s', (at) => {
    const all = { rules: 'bank', at, failure, ...facts };
    const english = told('INVALID_RULES', 'rulesFailed', all, englishErrors);
    expect(english.startsWith(`The rules of bank failed in ${at}: `)).toBe(true);
    expect(english).not.toMatch(RAW);
    const inFrench = told('INVALID_RULES', 'rulesFailed', all, ...FRENCH);
    expect(inFrench).toMatch(/^Les règles de bank ont échoué, à l’endroit [a-zé]/);
    expect(inFrench).not.toMatch(RAW);
    expect(inFrench).not.toMatch(ENGLISH);
  });
});

test('a library that cannot be made says so in the words that it was given', () => {
  const make = createLibrary as (parts: unknown) => unknown;
  expect(() => make({ maps: [imperium, imperium], words: french })).toThrow(
    'Deux éléments de cette bibliothèque définissent le même nom (plateau imperium).',
  );
  expect(() => make({ maps: [imperium], modules: [{ id: 'Bad' }], words: french })).toThrow(
    /il faut un identifiant composé de minuscules/,
  );
  // Words that are none leave English.
  expect(() => make({ maps: [imperium, imperium], words: 7 })).toThrow(/Not a valid library/);
});

/** Every fault of input: its words in English and in other languages, and the page that lists them. */
// answers for src/board src/maps src/modules src/roles src/rules src/engine src/kit src/model
import { describe, expect, test } from 'vitest';
import { cards as catalogue, ERROR_CODES, getMap } from '../../src/index';
import { french } from '../../src/languages/fr';
import { clauseOf, type ErrorWords } from '../../src/model/error-words';
import { reasonOf } from '../../src/model/errors';
import { namesOf } from '../../src/words/game-names';
import type { WordSet } from '../../src/words/word-set';
import { faultsPage } from '../../tools/pages/faults';
import { englishErrors } from '../support/english-errors';
import { FAULT_SAMPLES } from '../support/fault-samples';

const SAMPLES = Object.entries(FAULT_SAMPLES);
const PLAYERS = ['Livia', 'Gaius'].map((name) => ({ name }));
const cards = new Map(Object.entries(catalogue));

const ENGLISH: readonly ErrorWords[] = [englishErrors];
const FRENCH: readonly ErrorWords[] = [french as WordSet];

function clause(reason: string, facts: object, words: readonly ErrorWords[], own = {}): string {
  const names = namesOf(getMap('imperium'), cards, PLAYERS, own);
  return clauseOf(reason, facts, names, words) ?? '';
}

/** As the page writes it. */
function line(reason: string, facts: object): string {
  return `- \`${reason}\`: "${clause(reason, facts, ENGLISH)}"`;
}

test('the page of faults lists every one of input in the words of the source', () => {
  const [, after = ''] = faultsPage().split('\n## Of input\n');
  const [section = ''] = after.split('\n## ');
  const listed = section.split('\n').filter((text) => text.startsWith('- '));
  expect(listed).toEqual(SAMPLES.map(([reason, facts]) => line(reason, facts)));
});

describe('what a person reads', () => {
  const CLAUSE =
    /^(?:[a-zà-ÿ\d“«-]|Imperium|Livia|Gaudos|Venus|Claudia|Novaria|Carrhae|Grey|Julius|Prefect|Senator|Titus)/;
  const RAW = /undefined|\[object|[a-z][A-Z](?!\w*[-~])/;
  /** They are told to programmers, with names of functions or events. */
  const WITH_CODE = ['notALibrary', 'notAnEngine', 'notAName', 'unknownEvent'];

  test.each(SAMPLES)('%s is a clause in English', (reason, facts) => {
    const text = clause(reason, facts, ENGLISH);
    expect(text).toMatch(CLAUSE);
    expect(text).not.toMatch(/\.$/);
    if (!WITH_CODE.includes(reason)) expect(text).not.toMatch(RAW);
  });

  test.each(SAMPLES)('%s is another one in French', (reason, facts) => {
    const text = clause(reason, facts, FRENCH, french.names);
    expect(text).toMatch(CLAUSE);
    expect(text).not.toMatch(/\.$/);
    if (!WITH_CODE.includes(reason)) expect(text).not.toMatch(RAW);
    expect(text).not.toMatch(/\b(?:the|there|is|must)\b/);
    if (reason !== 'otherwiseWrong') expect(text).not.toBe(clause(reason, facts, ENGLISH));
  });
});

describe('one reason in all its forms', () => {
  const FORMS: readonly [reason: string, facts: object, english: string, french: string][] = [
    [
      'wrongSize',
      { of: 'array', exactly: 1 },
      'expected exactly 1 item',
      'il faut exactement 1 entrée',
    ],
    [
      'wrongSize',
      { of: 'array', most: 7 },
      'expected at most 7 items',
      'il faut au plus 7 entrées',
    ],
    [
      'wrongSize',
      { of: 'string', least: 1 },
      'expected at least 1 character',
      'il faut au moins 1 caractère',
    ],
    ['wrongSize', { of: 'number', above: 2 }, 'expected more than 2', 'il faut plus de 2'],
    ['wrongSize', { of: 'number', below: 9 }, 'expected less than 9', 'il faut moins de 9'],
    [
      'wrongType',
      { expected: 'array', found: 'undefined' },
      'a list is missing',
      'il manque une liste',
    ],
    [
      'wrongType',
      { expected: 'int', found: 'number' },
      'expected a whole number',
      'il faut un nombre entier',
    ],
    [
      'startingCardsMissing',
      {
        player: 'Aelia',
        missing: [
          { god: 'saturnus', count: 2 },
          { god: 'vesta', count: 1 },
        ],
      },
      'Aelia lacks cards of the starting hand, which nobody loses: 2 cards of Saturnus, 1 card of Vesta',
      'il manque à Aelia des cartes de la main de départ, que personne ne perd : 2 cartes de Saturnus, 1 carte de Vesta',
    ],
    ['wrongValue', { expected: ['a'] }, 'expected “a”', 'il faut « a »'],
    ['noneOfThese', { known: [] }, 'this is not valid', 'cela n’est pas valide'],
    [
      'unknownField',
      { fields: [{ name: 'car' }], more: 2 },
      'unknown field “car” and 2 more',
      'champ inconnu : « car » et 2 autres',
    ],
    [
      'unknownField',
      { fields: [{ name: 'car', nearest: 'cards' }, { name: 'x' }] },
      'unknown fields “car” (did you mean cards?), “x”',
      'champs inconnus : « car » (voulez-vous dire cards ?), « x »',
    ],
  ];

  test.each(FORMS)('%s of %o', (reason, facts, english, inFrench) => {
    const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(clause(reason, facts, ENGLISH)).toBe(english);
    expect(plain(clause(reason, facts, FRENCH, french.names))).toBe(inFrench);
  });
});

describe('an error without a reason of its own', () => {
  const words: Readonly<Record<string, unknown>> = { ...french.refusals };
  /** Refusals of the base game, whose words want facts; the tests of French tell them. */
  const WITH_FACTS = [
    'NOT_YOUR_TURN',
    'ROUTE_OCCUPIED',
    'CITY_NOT_ADJACENT',
    'ALREADY_BUILT',
    'PROVINCE_INACTIVE',
  ];
  const CODES = ERROR_CODES.filter(
    (code) => !WITH_FACTS.includes(code) && typeof words[reasonOf({ code })] === 'function',
  );

  test.each(CODES)('%s has a French sentence', (code) => {
    const tell = words[reasonOf({ code })];
    if (typeof tell !== 'function') throw new Error('no words');
    const names = namesOf(getMap('imperium'), cards, PLAYERS, french.names);
    // As much as any of them asks for.
    const details = {
      path: 'players[0]',
      known: ['roma'],
      faults: [],
      map: 'rome',
      module: 'salt',
    };
    const text: unknown = tell(names, details);
    expect(text).toMatch(/^[A-ZÀ-Ý].*\.$/);
    expect(text).not.toMatch(/undefined|\[object|NaN|\b(?:the|is|not)\b/);
  });
});

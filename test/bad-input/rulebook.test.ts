/** Texts of rules that are broken, impossible, hostile or far too long: a reason in its line, and soon. */
// answers for src/testing/rulebook
import { describe, expect, test } from 'vitest';
import * as concordia from '../../src/index';
import { runRules } from '../../src/testing';
import { processorTime } from '../support/processor-time';

const thrower = (): never => {
  throw new RangeError('boom');
};
const NOTHING: readonly unknown[] = [
  undefined,
  null,
  7,
  [],
  {},
  thrower,
  new Proxy({}, { get: thrower }),
];

const HEAD = '[Map "Italia"] [Players "Red, Blue"] [Seed "ludi"]';

/** The reason of the only failure, in the line after the others. */
function reasonIn(...lines: readonly string[]): string | undefined {
  const text = [HEAD, 'R-4.6: broken', ...lines.map((line) => `  ${line}`)].join('\n');
  const { failures } = runRules(concordia, text);
  expect(failures).toMatchObject([{ line: 2 + lines.length, message: expect.any(String) }]);
  return failures[0]?.reason;
}

describe('a line that', () => {
  test.each([
    ['has an unknown verb', 'refused', 'Red: juggle 3 balls'],
    ['is no line at all', 'refused', 'juggle'],
    ['has NUL in it', 'refused', 'Red: Merc\0ator'],
    ['has half a tag', 'refused', 'given Red: money 3', '[Map "Italia"'],
    ['states what is no fact', 'unknown', 'then Red: beard long'],
    ['states no number', 'unknown', 'then Red: money much'],
    ['states a city that is nowhere', 'unknown', 'then Red: house Atlantis'],
    ['states a province that is nowhere', 'unknown', 'then marker Atlantis coins'],
    ['states no good', 'unknown', 'then Red: goods gold'],
    ['states no good before a count', 'unknown', 'then Red: goods x2 wine'],
    ['states no count of colonists', 'unknown', 'then Red: x2 land Roma'],
    ['states no colonists', 'form', 'then Red: storehouse 1 horse'],
    ['states something of nobody', 'whose', 'then money 3'],
    ['states no path', 'form', 'then state players'],
    ['has JSON that does not end', 'unknown', 'then state players[0] has {"money": 5'],
    [
      'has JSON that is nested deeply',
      'unknown',
      `then state parts = ${'['.repeat(5000)}${']'.repeat(5000)}`,
    ],
    ['lists no choices', 'form', 'can'],
    ['refuses no action', 'form', '; comment -> NO_ROOM'],
    ['refuses a legal action', 'allowed', 'Red: !Mercator -> CARD_NOT_IN_HAND'],
    [
      'refuses with another code',
      'otherRefusal',
      'Red: Mercator',
      'and !{"type":"takeCoins","seat":0} -> NO_ROOM',
    ],
    [
      'refuses with other facts',
      'otherFact',
      'given Red: goods wine',
      'Red: Mercator',
      'and !sell 2 wine -> NOT_ENOUGH_GOODS R-4.6 tooFewToSell {"stored": 2}',
    ],
    [
      'refuses with facts that are no JSON',
      'unknown',
      'given Red: goods wine',
      'Red: Mercator',
      'and !sell 2 wine -> NOT_ENOUGH_GOODS {stored: 1}',
    ],
    ['gives too much money', 'refused', 'given Red: money -1'],
    ['gives a house where nobody builds', 'refused', 'given Red: house Roma'],
    ['gives a state that does not hold together', 'refused', 'given state players[0].houses = 99'],
    ['gives a state of another type', 'refused', 'given state players = 3'],
    ['gives something late', 'givenLate', 'Red: Mercator', 'given Red: money 3'],
    ['gives something after a fact', 'givenLate', 'then Red: money 5', 'given Red: money 3'],
    ['gives a list something that is none', 'noList', 'given state players[0].money gains 3'],
    ['takes what is not there', 'notInList', 'given state deck loses "legatus"'],
    ['gives a part of a number', 'nothingAt', 'given state players[0].money.value = 3'],
    ['gives far behind a list', 'nothingAt', 'given state players[4294967290] = 3'],
    ['gives a list a name', 'nothingAt', 'given state players.length = 0'],
    ['gives the prototype of a list', 'nothingAt', 'given state players.__proto__ = []'],
    ['gives a prototype', 'refused', 'given state __proto__.money = 3'],
    ['gives a constructor', 'refused', 'given state constructor.prototype.money = 3'],
    ['gives a prototype in JSON', 'refused', 'given state parts = {"__proto__": {"money": 3}}'],
    ['gives something very deep', 'nothingAt', `given state ${'a.'.repeat(9000)}a = 3`],
    ['contradicts itself', 'otherFact', 'Red: Mercator', 'then Red: money 8', 'then Red: money 9'],
    ['contradicts itself in one line', 'otherFact', 'then Red: money 5; money 6'],
    ['contradicts what is given', 'otherFact', 'given Red: money 3', 'then Red: money 4'],
  ])('%s', (_, reason, ...lines) => {
    expect(reasonIn(...lines)).toBe(reason);
    expect(Object.hasOwn(Object.prototype, 'money')).toBe(false);
  });

  test.each([
    ['too few', /^also possible: [^;]+$/, 'can: Tribune'],
    ['one that is not there', /^not possible: juggle; also possible: /, 'can: Juggle'],
  ])('lists %s says which choices there are, and which not', (_, says, ...lines) => {
    const text = [HEAD, 'R-3.1: choices', ...lines.map((line) => `  ${line}`)].join('\n');
    const [failure] = runRules(concordia, text).failures;
    expect(failure).toMatchObject({ reason: 'otherChoices', message: expect.stringMatching(says) });
  });

  test('gives the same twice gives the last', () => {
    const lines = ['given Red: money 3', 'given Red: money 4', 'then Red: money 4'];
    expect(
      runRules(concordia, [HEAD, 'R-4.6: x', ...lines.map((l) => ` ${l}`)].join('\n')).ok,
    ).toBe(true);
  });
});

describe('a text that', () => {
  test.each([
    ['begins with lines', 'noTitle', 1, '  Red: Mercator'],
    ['has a title without a rule', 'noRule', 1, 'Mercator: 3 sestertii\n  then Red: money 5'],
    ['has a title without lines', 'noLines', 2, `${HEAD}\nR-4.6: nothing`],
    ['has a broken tag', 'form', 1, '[Map "Italia]\nR-4.6: x\n  then Red: money 5'],
    [
      'has an unknown map',
      'refused',
      3,
      '[Map "Atlantis"] [Players "Red"]\nR-4.6: x\n  can: nothing',
    ],
    ['has no game', 'refused', 2, 'R-4.6: x\n  Red: Mercator'],
    ['has two kinds of ends of lines', 'noTitle', 3, '# a\r\n\r  x'],
  ])('%s', (_, reason, line, text) => {
    expect(runRules(concordia, text).failures[0]).toMatchObject({ reason, line });
  });

  test('names itself ends', () => {
    const text = `${HEAD}\ngiven a = a + a\ngiven b = a + b\nR-4.6: x\n  given b`;
    expect(runRules(concordia, text).failures).toMatchObject([{ reason: 'manyGivens', line: 5 }]);
  });

  test('is empty has nothing', () => {
    expect(runRules(concordia, '')).toEqual({ ok: true, scenarios: [], failures: [] });
  });

  test('is no text is refused', () => {
    for (const text of NOTHING) {
      expect(() => runRules(concordia, text as string)).toThrow(
        expect.objectContaining({ code: 'INVALID_INPUT' }),
      );
    }
  });
});

test('a library that throws, or is none, is told in its line', () => {
  const text = `${HEAD}\nR-4.6: x\n  Red: Mercator`;
  for (const library of [
    { ...concordia, tryApplyAction: thrower },
    { ...concordia, parseLog: () => null },
    {
      ...concordia,
      startOf: () => ({
        get players(): never {
          return thrower();
        },
      }),
    },
    ...NOTHING,
  ]) {
    expect(runRules(library as typeof concordia, text).failures).toMatchObject([
      { reason: expect.stringMatching(/threw|refused/), line: 3 },
    ]);
  }
});

describe('what is long ends soon', () => {
  test.each<[what: string, reason: string, line: number, text: string]>([
    ['10 MB', 'tooLong', 1, 'R-4.6: x\n'.repeat(1_200_000)],
    ['a long line', 'longLine', 3, `${HEAD}\nR-4.6: x\n  then Red: hand ${'x'.repeat(50_000)}`],
    ['100,000 titles', 'manyScenarios', 2001, 'R-4.6:x\n'.repeat(100_000)],
    ['many tags', 'manyNames', 201, lines(40_000, (n) => `[A${n} "x"]`)],
    ['many names', 'manyNames', 201, lines(40_000, (n) => `given a${n} = b`)],
    [
      'many tags of a scenario',
      'manyNames',
      202,
      `R-4.6: x\n${lines(40_000, (n) => ` [A${n} "x"]`)}`,
    ],
    ['lines of nobody', 'noTitle', 1, ' x\n'.repeat(50_000)],
    ['many digits', 'form', 3, fact(`Red: storehouse ${'1'.repeat(19_000)}`)],
    [
      'digits on a sheet',
      'unknown',
      4,
      fact('x', `sheet Red: goods ${'1'.repeat(19_000)}\n  then Red: x`),
    ],
    ['many arrows', 'refused', 3, fact('x', `Red: ${'x -> A '.repeat(2500)}`)],
    ['many blanks', 'refused', 3, fact('x', `Red: x -> A${' '.repeat(19_000)}!`)],
    ['many changes', 'refused', 3, fact('x', `given state a.b = 1${' & a.b = 1'.repeat(1900)}`)],
    ['many rules', 'allowed', 3, fact('x', `Red: !Mercator -> A ${'x 1'.repeat(6000)}`)],
    ['many choices', 'otherChoices', 3, fact('x', `can: ${'a,'.repeat(9000)}`)],
  ])('%s', (_, reason, line, text) => {
    const began = processorTime();
    const failure = runRules(concordia, text).failures.find((one) => one.reason === reason);
    expect(failure?.line).toBe(line);
    expect(failure?.message.length).toBeLessThan(400_000);
    expect(processorTime() - began).toBeLessThan(2000);
  });
});

function lines(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('\n');
}

function fact(clause: string, line = `then ${clause}`): string {
  return `${HEAD}\nR-4.6: x\n  ${line}`;
}

/** `concordia rulebook`: what holds, what does not and where, in every language; and test vectors. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/cli/languages/all';
import { ROOT } from '../readme/markdown';
import { concordia, scratch } from './console';

const HEAD = '[Map "Italia"] [Players "Red, Blue"] [Seed "ludi"]\n\n';
const GOOD = `${HEAD}R-4.6: a Mercator takes 3 sestertii\n  Red: Mercator\n  then Red: money 8\n`;
const BAD = `${GOOD}
R-4.6: a Mercator takes 4 sestertii
  Red: Mercator
  then Red: money 9

R-4.6: a Mercator juggles
  Red: Mercator; juggle 3
`;

const files = scratch();
const good = files.write('good.rules', GOOD);
const bad = files.write('bad.rules', BAD);

test('everything holds: exit code 0', async () => {
  expect(await concordia(['rulebook', good])).toEqual({
    code: 0,
    out: `✓ ${good}: 1 scenario\n\n1 scenario in 1 file: all hold\n`,
    err: '',
  });
});

test('a failure has its place, its title, its line, and what was found: exit code 1', async () => {
  expect(await concordia(['rulebook', good, bad])).toEqual({
    code: 1,
    out: [
      `✓ ${good}: 1 scenario`,
      `✗ ${bad}: 3 scenarios, 2 failures`,
      `  ${bad}:9  R-4.6: a Mercator takes 4 sestertii`,
      '    then Red: money 9',
      '    expected  9',
      '    found     8',
      `  ${bad}:12  R-4.6: a Mercator juggles`,
      '    Red: Mercator; juggle 3',
      '    INVALID_LOG: nothing here is called “juggle”',
      '',
      '4 scenarios in 2 files: 2 failures',
      '',
    ].join('\n'),
    err: '',
  });
});

test('standard input, a text that is no scenario, and nothing that steers a terminal', async () => {
  const { code, out } = await concordia(['rulebook', '-'], {
    stdin: 'hello \u001b[31m\nR-4.6: \u202eevil\n  Red: \u001b]0;x\u0007\n',
  });
  expect(code).toBe(1);
  expect(out).toContain('-:1');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what it looks for
  expect(out).not.toMatch(/[\u001b\u0007\u202e]/);
});

test.each([
  ['a file that is not there', 1, ['rulebook', 'nowhere.rules']],
  ['two kinds of output', 2, ['rulebook', '--vectors', '--json']],
  ['an unknown option', 2, ['rulebook', '--fast']],
])('%s: exit code %i', async (_, exit, args) => {
  const { code, err } = await concordia(args);
  expect(code).toBe(exit);
  expect(err).toMatch(/^error: /);
});

test('as data', async () => {
  const { code, out } = await concordia(['rulebook', bad, '--json']);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    ok: false,
    files: [
      {
        file: bad,
        ok: false,
        scenarios: 3,
        failures: [
          {
            line: 9,
            title: 'R-4.6: a Mercator takes 4 sestertii',
            reason: 'otherFact',
            facts: { said: 'Red: money 9', expected: '9', found: '8' },
          },
          { line: 12, reason: 'refused', facts: { code: 'INVALID_LOG' } },
        ],
      },
    ],
  });
});

describe.each(Object.keys(LANGUAGES))('in %s', (lang) => {
  test('scenarios are the same, and the report is in its words', async () => {
    expect((await concordia(['rulebook', good, '--lang', lang])).code).toBe(0);
    const { code, out } = await concordia(['rulebook', bad, '--lang', lang]);
    expect(code).toBe(1);
    expect(out).toContain(`${bad}:9  R-4.6: a Mercator takes 4 sestertii`);
    if (lang !== 'en') expect(out).not.toMatch(/expected|found|failure|nothing here/);
  });

  test('every reason has its facts', () => {
    const { faults } = LANGUAGES[lang as keyof typeof LANGUAGES].words.rulebook;
    const facts = {
      most: 4711,
      example: 'EXAMPLE',
      what: 'city',
      said: 'SAID',
      path: 'PATH',
      item: 'ITEM',
      action: 'ACTION',
      scores: 'SCORES',
      expected: 'EXPECTED',
      found: 'FOUND',
      missing: ['MISSING'],
      more: ['MORE'],
      code: 'CODE',
    } as const;
    const telling = (reason: keyof typeof faults, ...words: readonly string[]) => {
      const tell = faults[reason] as (known: object) => string;
      const text = tell(reason === 'otherRefusal' ? { ...facts, what: 'rule' } : facts);
      for (const word of words) expect(text.replaceAll(/[\s,.’]/g, ''), reason).toContain(word);
    };
    for (const reason of ['tooLong', 'longLine', 'manyScenarios', 'manyNames'] as const) {
      telling(reason, '4711');
    }
    for (const reason of ['manyGivens', 'manyPlayers'] as const) telling(reason, '4711');
    for (const reason of ['form', 'whose'] as const) telling(reason, 'EXAMPLE');
    for (const reason of ['nothingAt', 'noList'] as const) telling(reason, 'PATH');
    for (const reason of ['allowed', 'listed'] as const) telling(reason, 'ACTION');
    telling('unknown', 'SAID');
    telling('notInList', 'PATH', 'ITEM');
    telling('otherRefusal', 'EXPECTED', 'FOUND', 'SAID');
    telling('counted', 'SCORES');
    telling('otherChoices', 'MISSING', 'MORE');
    telling('otherFact', 'SAID', 'EXPECTED', 'FOUND');
    telling('refused', 'CODE', 'SAID');
    telling('threw', 'SAID');
  });
});

describe('--vectors', () => {
  test('a line for each scenario, to standard output or a file', async () => {
    const { code, out } = await concordia(['rulebook', good, '--vectors']);
    expect(code).toBe(0);
    const [vector] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(vector).toMatchObject({
      id: `${good}: R-4.6: a Mercator takes 3 sestertii`,
      rules: ['R-4.6'],
      logVersion: 2,
      options: { map: 'italia', seed: 'ludi' },
      isSetUp: true,
      steps: [
        { action: { type: 'playCard', seat: 0, card: 'mercator' } },
        { fact: 'money 8', seat: 0, expected: 8 },
      ],
    });
    const file = `${files.dir}/vectors.ndjson`;
    expect(await concordia(['rulebook', good, '--vectors', file])).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).toBe(out);
    const again = await concordia(['rulebook', good, '--vectors', file]);
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('--force') });
    expect((await concordia(['rulebook', good, '--vectors', file, '--force'])).code).toBe(0);
  });

  test('nothing of what does not hold', async () => {
    const { code, out, err } = await concordia(['rulebook', good, bad, '--vectors']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(`${bad}:9`);
  });
});

test('with a library of others', async () => {
  const library = `${ROOT}docs/examples/own-module/library.ts`;
  const rules = files.write(
    'own.rules',
    '[Map "Imperium"] [Players "Red, Blue"] [Modules "taxes"] [Seed "x"]\nTaxes 1: a game with it\n  then Red: turn\n',
  );
  expect(await concordia(['rulebook', rules, '--library', library])).toMatchObject({ code: 0 });
  expect((await concordia(['rulebook', rules])).code).toBe(1);
});

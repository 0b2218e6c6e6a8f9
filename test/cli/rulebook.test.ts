/** `concordia rulebook`: what is typed and test vectors; what it prints is in `transcripts/rulebook.txt`. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { concordia, jsonLines, scratch } from './console';

const HEAD = '[Map "Italia"] [Players "Red, Blue"] [Seed "ludi"]\n\n';
const GOOD = `${HEAD}R-4.6: a Mercator takes 3 sestertii\n  Red: Mercator\n  then Red: money 8\n`;
const files = scratch();
const good = files.write('good.rules', GOOD);

test('standard input, a text that is no scenario, and nothing that steers a terminal', async () => {
  const { code, out } = await concordia(['rulebook', '-'], {
    stdin: 'hello \u001b[31m\nR-4.6: \u202eevil\n  Red: \u001b]0;x\u0007\n',
  });
  expect(code).toBe(1);
  expect(out).toContain('-:1');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what it looks for
  expect(out).not.toMatch(/[\u001b\u0007\u202e]/);
});

describe('--vectors', () => {
  test('a line for each scenario, to standard output or a file', async () => {
    const { code, out } = await concordia(['rulebook', good, '--vectors']);
    expect(code).toBe(0);
    const [vector] = jsonLines(out);
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
});

/** Many games in one text, lines that are texts, packed files, parts of a file, and games that come twice. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { SeenGames } from '../../../src/cli/archive/seen-games';
import { parseLog } from '../../../src/index';
import { IS_NIGHT, someBeforePush } from '../../support/night';
import { concordia, jsonLines, logOf, OPENING, scratch } from '../console';

const files = scratch();
const GOOD = logOf(OPENING);

/** A game of so many turns, by its seed. */
function textOf(seed: string, ...turns: readonly string[]): string {
  const tags = `[Map "Imperium"]\n[Players "Anna, Ben, Clara"]\n[Seed "${seed}"]`;
  return `${tags}\n\n${turns.map((turn, index) => `${index + 1} ${turn}\n`).join('')}`;
}

const A = textOf('a', 'Anna: Mercator; sell 1 cloth', 'Ben: Senator');
const B = textOf('b', 'Anna: Prefect; coins');
const BROKEN = textOf('c', 'Anna: Mercator; sell 1 marble');

/** What stands in each line of `validate --json`. */
async function results(args: readonly string[], stdin?: string | Uint8Array) {
  const { out, ...rest } = await concordia(
    ['validate', '--json', ...args],
    stdin === undefined ? {} : { stdin },
  );
  return { ...rest, lines: jsonLines<Result>(out) };
}

interface Result {
  readonly source: string;
  readonly line?: number;
  readonly ok: boolean;
  readonly id?: string;
  readonly sameAs?: number;
  readonly actions?: number;
  readonly error?: {
    readonly reason?: string;
    readonly message: string;
    readonly details: Readonly<Record<string, unknown>>;
  };
}

const placesOf = (lines: readonly Result[]) => lines.map(({ line, ok }) => [line, ok]);

describe('several games in one text', () => {
  const JSON_LINES = [A, B].map((text) => JSON.stringify(parseLog(text)));
  test.each([
    ['a list in a block of code', ['```json', `[${JSON_LINES.join(',\n')}]`, '```'], [2, 3]],
    ['a log on each line, quoted', JSON_LINES.map((line) => `> ${line}`), [1, 2]],
    ['a log on each line, in a forum', ['[quote]', ...JSON_LINES, '[/quote]'], [2, 3]],
    ['texts, quoted', [`${A}\n${B}`.trimEnd().replaceAll(/^/gm, '> ')], [1, 8]],
    ['texts in a forum', ['[quote]', '[code]', A, B, '[/code]', '[/quote]'], [1, 10]],
  ])('as they are posted: %s', async (_, lines, begins) => {
    const found = await results(['-'], lines.join('\n'));
    expect(placesOf(found.lines)).toEqual(begins.map((begin) => [begin, true]));
    expect(found.lines.map(({ actions }) => actions)).toEqual([4, 2]);
  });
});

/** Of a packed archive: all but its end is read before the fault is met. */
const LINES = IS_NIGHT ? 1500 : 600;

describe('packed files', () => {
  const plain = Array.from({ length: LINES }, (_, index) => logOf(OPENING.slice(0, index % 9)));
  const packed = gzipSync(`${plain.join('\n')}\n`);

  test('are read like others, whatever they are called', async () => {
    const gz = files.write('one.json.gz', '');
    const one = await concordia(['validate', '-'], { stdin: gzipSync(GOOD) });
    expect(one.out).toMatch(/^✓ Every action follows the rules\.\n/);
    expect((await concordia(['validate', gz])).err).toBe(`error: ${gz} is empty\n`);
    const text = await results(['-'], gzipSync(`${A}\n${B}`));
    expect(placesOf(text.lines)).toEqual([
      [1, true],
      [8, true],
    ]);
    const replayed = await concordia(['replay', '-'], { stdin: gzipSync(A) });
    expect(replayed.out).toContain('Mercator');
  });

  test('several parts, one behind the other, are one file', async () => {
    const stdin = Buffer.concat([gzipSync(`${GOOD}\n`), gzipSync(`${GOOD}\n`)]);
    const { lines } = await results(['-'], stdin);
    expect(placesOf(lines)).toEqual([
      [1, true],
      [2, true],
    ]);
  });

  test('one that ends in the middle gives all it has, and the line that is cut', async () => {
    const { lines, code } = await results(['-'], packed.subarray(0, packed.length - 600));
    expect(code).toBe(1);
    const cut = lines.length;
    expect(cut).toBeGreaterThan(300);
    expect(cut).toBeLessThan(LINES);
    expect(lines.slice(0, -1).every(({ ok }) => ok)).toBe(true);
    expect(lines.at(-1)).toMatchObject({
      line: cut,
      ok: false,
      error: { message: `it ends in the middle: line ${cut} is incomplete` },
    });
  });

  test('of one that is broken in the second line, the first is there', async () => {
    const stdin = gzipSync(`${GOOD}\n${'x'.repeat(99)}`, { level: 0 });
    const { lines } = await results(['-'], stdin.subarray(0, stdin.length - 40));
    expect(placesOf(lines)).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  test.each([
    ['something else stands behind its end', Buffer.concat([packed, Buffer.from('ave')])],
    ['bytes have changed', Buffer.from(packed).fill(0, packed.length - 300, packed.length - 200)],
  ])('%s', async (_, stdin) => {
    const { lines } = await results(['-'], stdin);
    expect(lines.at(-1)?.error?.reason).toBe('packedBroken');
  });

  test('a bomb is not unpacked', async () => {
    const zeros = gzipSync(Buffer.alloc(100 * 1024 * 1024, 'x'));
    const { lines, code } = await results(['-'], Buffer.concat([gzipSync(`${GOOD}\n`), zeros]));
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      { line: 1, ok: true },
      { ok: false, error: { reason: 'packedGrows', details: { times: 200 } } },
    ]);
  });

  test.skipIf(!IS_NIGHT)('a file of nothing but blank lines does not fill the memory', async () => {
    const blanks = Buffer.alloc(21 * 1024 * 1024, '\n');
    const { err } = await concordia(['validate', '-'], { stdin: blanks });
    expect(err).toBe('error: standard input is larger than 20 MB\n');
    const packed = await concordia(['validate', '-'], { stdin: gzipSync(blanks) });
    expect(packed.err).toMatch(/^error: standard input grows to more than 200 times /);
  });

  const SMALL = [
    ['lines that are no logs', '{"a":1}\n'],
    ['short logs', `${logOf([])}\n`],
    ['short games of a text', '[Map "Italia"] [Players "Livia, Gaius"] [Seed "a"]\n\n'],
  ] as const;
  test.each(someBeforePush(SMALL, 1))(
    'what is small does not give %s for minutes',
    async (_what, line) => {
      const stdin = gzipSync(line.repeat(100_000));
      expect(stdin.length).toBeLessThan(60_000);
      const { lines, code } = await results(['-'], stdin);
      expect(code).toBe(1);
      expect(lines.at(-1)?.error?.reason).toBe('packedGrows');
      // Each counts as 1024 bytes of the 200 times and the two megabytes.
      const most = (200 * stdin.length + 2 * 1024 * 1024) / 1024;
      // What is unpacked at once is read to its end.
      expect(lines.length).toBeLessThan(most + 5000);
      expect(lines.length).toBeGreaterThan(2048);
    },
  );

  test('a few logs again and again are an archive', async () => {
    const { lines, code } = await results(['-'], gzipSync(`${GOOD}\n`.repeat(1500)));
    expect({ code, logs: lines.length }).toEqual({ code: 0, logs: 1500 });
  });
});

describe('blank lines', () => {
  test('are counted, wherever they stand', async () => {
    const blanks = `${' \r\n\t\n'.repeat(50_000)}\n`;
    const { lines, code } = await results(
      ['-'],
      `${blanks}${GOOD}\n${blanks}  ${GOOD}\n${blanks}x`,
    );
    expect(code).toBe(1);
    expect(placesOf(lines)).toEqual([
      [100_002, true],
      [200_004, true],
      [300_006, false],
    ]);
  });

  test('between the games of a text count in the places of faults', async () => {
    const { lines } = await results(['-'], `${A}${'\n'.repeat(5000)}${BROKEN}`);
    const begins = A.split('\n').length + 5000;
    expect(lines.map(({ line }) => line)).toEqual([1, begins]);
    const within = Number(lines[1]?.error?.details?.line) - begins;
    const alone = await results(['-'], `${A}\n${BROKEN}`);
    const first = alone.lines[1];
    expect(within).toBe(Number(first?.error?.details?.line) - Number(first?.line));
  });

  test('zstd is read where Node.js can, and refused with a reason where not', async () => {
    const frame = '28b52ffd2403190000616263';
    const { out, err } = await concordia(['validate', '-'], { stdin: Buffer.from(frame, 'hex') });
    const said =
      'zstd' in process.versions
        ? /packed|YAML|unpacked/
        : /packed with zstd, .* unpack it first: zstd -dc/;
    expect(out + err).toMatch(said);
  });
});

test('of many games each is known again', () => {
  const seen = new SeenGames();
  const idOf = (index: number): string =>
    createHash('sha256').update(`${index}`).digest('hex').slice(0, 16);
  const numbers = Array.from({ length: 5000 }, (_, index) => index + 1);
  expect(numbers.filter((number) => seen.add(idOf(number), number) !== undefined)).toEqual([]);
  expect(numbers.filter((number) => seen.add(idOf(number), 9999) !== number)).toEqual([]);
});

describe('a part of a file', () => {
  test('is a single file', async () => {
    for (const option of [
      ['--source', 'x'],
      ['--first-line', '7'],
    ]) {
      const { code, err } = await concordia(['validate', ...option, 'a.json', 'b.json']);
      expect({ code, err }).toEqual({
        code: 1,
        err: `error: ${option[0]} works only with a single file or standard input\n`,
      });
    }
    expect((await concordia(['validate', '--first-line', '7', files.dir])).code).toBe(1);
    expect((await concordia(['validate', '--first-line', '0', join(files.dir, 'x')])).code).toBe(2);
  });
});

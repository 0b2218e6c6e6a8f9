/** Many games in one text, lines that are texts, packed files, parts of a file, and games that come twice. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { SeenGames } from '../../../src/cli/archive/seen-games';
import { formatLog, parseLog } from '../../../src/index';
import { concordia, logOf, OPENING, scratch } from '../console';

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
  const lines = out.trimEnd().split('\n');
  return { ...rest, lines: lines.map((line): Result => JSON.parse(line)) };
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
  test('each is told with the line where it begins', async () => {
    const file = files.write('two.concordia', `${A}\n${B}`);
    const { lines } = await results([file]);
    expect(lines).toMatchObject([
      { source: file, line: 1, ok: true, actions: 4 },
      // Three tags, a blank line and two turns stand above, and one more blank line.
      { source: file, line: 8, ok: true, actions: 2 },
    ]);
  });

  test('a fault is told by its line in the whole text, and the rest is read', async () => {
    const { lines, code } = await results(['-'], `${A}\n${BROKEN}\n${B}`);
    expect(code).toBe(1);
    expect(placesOf(lines)).toEqual([
      [1, true],
      [8, false],
      [14, true],
    ]);
    // Its turn stands below three tags and a blank line.
    expect(lines[1]?.error?.message).toMatch(/^Line 12, column 26: /);
    expect(lines[1]?.error?.details).toMatchObject({ line: 12, faults: [{ line: 12 }] });
    const french = await concordia(['--lang', 'fr', 'validate', '-'], {
      stdin: `${A}\n${BROKEN}`,
    });
    expect(french.out).toMatch(/✗ -:8: Ligne 12, colonne 26/);
  });

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

  const HEAD = '[Map "Imperium"] [Players "Anna, Ben, Clara"]';
  test.each([
    ['a result below the lines belongs to the game above', `${A}[Note "end"]\n\n${B}`, [1, 9]],
    ['so does a note by itself', `${A}\n[Note "end"]\n\n${B}`, [1, 10]],
    [
      'tags that are there again begin the next one',
      `${A}\n[Seed "b"]\n\n${HEAD}\n1 Anna: Senator\n`,
      [1, 8],
    ],
    ['comments above the tags go with them', `${A}\n; the second\n${B}`, [1, 8]],
    [
      'a comment behind the tags is no line of a game',
      `${HEAD} [Seed "a"]  ; one\n1 Anna: Senator\n\n${HEAD} [Seed "b"]  ; two\n1 Anna: Senator\n`,
      [1, 4],
    ],
    ['without a blank line between', `${A}${B}`, [1, 7]],
    ['games without a line', `${HEAD} [Seed "a"]\n\n${HEAD} [Seed "b"]\n`, [1, 3]],
    ['lines as Windows ends them', `${A}\n${B}`.replaceAll('\n', '\r\n'), [1, 8]],
  ])('%s', async (_, text, begins) => {
    const { lines } = await results(['-'], text);
    expect(placesOf(lines)).toEqual(begins.map((line) => [line, true]));
  });

  test.each([
    ['a game', A],
    ['blank lines between its tags', A.replaceAll('\n', '\n\n')],
    ['a comment and a byte order mark in front', `\uFEFF; ludi\n; more\n\n${A}`],
  ])('%s is one, told at length', async (_, text) => {
    const { out, code } = await concordia(['validate', '-'], { stdin: text });
    expect(code).toBe(0);
    expect(out).toMatch(/^✓ Every action follows the rules\.\n/);
  });

  test('a map that is named twice in one block is a fault, not a game', async () => {
    const { err } = await concordia(['validate', '-'], { stdin: `[Map "Italia"]\n${A}` });
    expect(err).toMatch(/^error: Line 2, column 7: /);
  });
});

test('a line of NDJSON may be a text', async () => {
  const stdin = [GOOD, A, 'Ave', B].map((log, at) => (at === 0 ? log : JSON.stringify(log)));
  const { lines } = await results(['-'], stdin.join('\n'));
  expect(placesOf(lines)).toEqual([
    [1, true],
    [2, true],
    [3, false],
    [4, true],
  ]);
});

test('a list in JSON has a game each', async () => {
  const games = [JSON.parse(GOOD), JSON.parse(GOOD)].map((game) => JSON.stringify(game, null, 1));
  const { lines } = await results(['-'], `[\n${games.join(',\n')}\n]\n`);
  const second = 2 + (games[0]?.split('\n').length ?? 0);
  expect(placesOf(lines)).toEqual([
    [2, true],
    [second, true],
  ]);
  const { err } = await concordia(['validate', '-'], { stdin: '[1, 2]' });
  expect(err).toMatch(/^error: /);
});

describe('packed files', () => {
  const plain = Array.from({ length: 1500 }, (_, index) => logOf(OPENING.slice(0, index % 9)));
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
    expect(cut).toBeLessThan(1500);
    expect(lines.slice(0, -1).every(({ ok }) => ok)).toBe(true);
    expect(lines.at(-1)).toMatchObject({
      line: cut,
      ok: false,
      error: { message: `it ends in the middle: line ${cut} is not whole` },
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

  test('a file of nothing but blank lines does not fill the memory', async () => {
    const blanks = Buffer.alloc(21 * 1024 * 1024, '\n');
    const { err } = await concordia(['validate', '-'], { stdin: blanks });
    expect(err).toBe('error: standard input is larger than 20 MB\n');
    const packed = await concordia(['validate', '-'], { stdin: gzipSync(blanks) });
    expect(packed.err).toMatch(/^error: standard input grows more than 200 times /);
  });

  test.each([
    ['lines that are no logs', '{"a":1}\n'],
    ['short logs', `${logOf([])}\n`],
    ['short games of a text', '[Map "Italia"] [Players "Livia, Gaius"] [Seed "a"]\n\n'],
  ])('what is small does not give %s for minutes', async (_what, line) => {
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
  });

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

test('the id of a game is a hash of actions and of options that are no defaults, however it is written', async () => {
  const log = parseLog(A);
  // Notes and the order of keys say nothing about which game it is.
  const { format, version, options, actions } = log;
  const turned = { actions, meta: { place: 'Roma' }, options, version, format };
  const logs = [JSON.stringify(log), JSON.stringify(turned), JSON.stringify(formatLog(log)), GOOD];
  const { lines, err } = await results(['-'], logs.join('\n'));
  const ids = lines.map(({ id }) => id);
  expect(ids[0]).toMatch(/^[0-9a-f]{16}$/);
  expect(new Set(ids).size).toBe(2);
  expect(lines.map(({ sameAs }) => sameAs)).toEqual([undefined, 1, 1, undefined]);
  expect(err).toContain('4 logs: 4 good, 0 wrong, 0 unreadable, 2 duplicates\n');

  const { map, players, seed } = options;
  const canonical = JSON.stringify(
    { actions, options: { map, modules: [], players, seed } },
    // Keys in order, at every level.
    (_, value: unknown) =>
      typeof value !== 'object' || value === null || Array.isArray(value)
        ? value
        : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
  expect(createHash('sha256').update(canonical).digest('hex').slice(0, 16)).toBe(ids[0]);
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
  test('has the name and the lines of the whole', async () => {
    const part = ['--source', 'games.ndjson', '--first-line', '1001', '-'];
    const { lines } = await results(part, `${GOOD}\n\n${logOf([])}\n`);
    expect(lines).toMatchObject([
      { source: 'games.ndjson', line: 1001 },
      { source: 'games.ndjson', line: 1003 },
    ]);
    const one = await results(part, `${GOOD}\n`);
    expect(one.lines).toMatchObject([{ source: 'games.ndjson', line: 1001, ok: true }]);
    const texts = await results(part, `${A}\n${BROKEN}`);
    expect(texts.lines[1]).toMatchObject({ line: 1008, error: { details: { line: 1012 } } });
  });

  test('is a single file', async () => {
    for (const option of [
      ['--source', 'x'],
      ['--first-line', '7'],
    ]) {
      const { code, err } = await concordia(['validate', ...option, 'a.json', 'b.json']);
      expect({ code, err }).toEqual({
        code: 1,
        err: `error: ${option[0]} goes with a single file or standard input\n`,
      });
    }
    expect((await concordia(['validate', '--first-line', '7', files.dir])).code).toBe(1);
    expect((await concordia(['validate', '--first-line', '0', join(files.dir, 'x')])).code).toBe(2);
  });
});

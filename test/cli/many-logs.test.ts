import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { dump } from 'js-yaml';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { checkAll } from '../../src/cli/archive/check-all';
import { type Checkers, growing, inThisThread, onWorker } from '../../src/cli/archive/checkers';
import { timeInWords } from '../../src/cli/archive/pace';
import type { Task } from '../../src/cli/archive/tasks';
import type { ArchiveRequest, Verdict } from '../../src/cli/archive/verdict';
import { MAX_BYTES } from '../../src/cli/input';
import { languageNamed } from '../../src/cli/language';
import { buildEagerCli } from '../support/built-cli';
import { IS_NIGHT, someBeforePush } from '../support/night';
import { concordia, jsonLines, logOf, OPENING, scratch } from './console';

const files = scratch();
const EXAMPLES = fileURLToPath(new URL('../../docs/examples', import.meta.url));

const GOOD = logOf(OPENING);
/** The second action is Anna's, who has played her Mercator. */
const WRONG = logOf([OPENING[0], { type: 'pass', seat: 1 }]);
const NOT_HERS =
  'actions[1], turn 1: It is Anna’s turn to decide (Mercator), not Ben’s; finish it or pass. (NOT_YOUR_TURN, rule R-3.3)';

describe('a folder', () => {
  const folder = join(files.dir, 'archive');
  beforeAll(() => {
    mkdirSync(join(folder, 'b'), { recursive: true });
    const write = (name: string, text: string | Uint8Array): void =>
      writeFileSync(join(folder, name), text);
    write('README.md', 'not asked for');
    write('Zebra.json', GOOD);
    write('a.yaml', dump(JSON.parse(GOOD)));
    write('b/empty.json', ' \n');
    write('b/games.NDJSON', [GOOD, '', '{"format":', WRONG, GOOD].join('\n'));
    write('b/pretty.json', JSON.stringify(JSON.parse(WRONG), null, 2));
    write('c.json', new Uint8Array([0x7b, 0xff]));
    write('d.txt', 'Anna plays the Senator.');
    symlinkSync(join(folder, 'b'), join(folder, 'circle.json'));
    symlinkSync(join(folder, 'Zebra.json'), join(folder, 'e.json'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'f.json'));
  });

  test('each log on a line, by name as computers sort it; nothing ends the run', async () => {
    const { code, out } = await concordia(['validate', folder]);
    const broken = 'it is not JSON: column 11: expected a value, found the end of the text';
    expect(out.replaceAll(`${folder}/`, '').split('\n')).toEqual([
      '✓ Zebra.json',
      '✓ a.yaml',
      '✗ b/empty.json: it is empty',
      '✓ b/games.NDJSON:1',
      `✗ b/games.NDJSON:3: ${broken}`,
      `✗ b/games.NDJSON:4: ${NOT_HERS}`,
      '✓ b/games.NDJSON:5',
      `✗ b/pretty.json: ${NOT_HERS}`,
      '✗ c.json: it is not text in UTF-8',
      expect.stringMatching(/^✗ d\.txt: .*\(INVALID_LOG\)$/),
      '✓ e.json',
      '✗ f.json: it cannot be read: there is no such file or directory',
      '',
      '12 logs: 5 good, 3 wrong, 4 unreadable, 5 duplicates',
      '  4  UNREADABLE',
      '  2  NOT_YOUR_TURN notYourTurn',
      '  1  INVALID_LOG wrongType',
      '',
    ]);
    expect(code).toBe(1);
  });

  test('--quiet prints what is not good, and the sums', async () => {
    const loud = await concordia(['validate', folder]);
    const { code, out } = await concordia(['validate', '--quiet', folder]);
    expect(code).toBe(1);
    const lines = loud.out.split('\n').filter((line) => !line.startsWith('✓'));
    expect(out.split('\n')).toEqual(lines);
  });

  test('--json: for each log what it is by itself, with its place', async () => {
    const { code, out, err } = await concordia(['validate', '--json', folder]);
    expect(code).toBe(1);
    const lines = jsonLines<{ source: string; line?: number }>(out);
    expect(lines).toHaveLength(12);
    for (const line of lines) expect(line).toMatchObject({ ok: expect.any(Boolean) });
    const { source, ...alone } = lines[7] ?? { source: '' };
    expect(source).toBe(join(folder, 'b/pretty.json'));
    const single = await concordia(['validate', '--json', source]);
    expect(alone).toEqual({ ...JSON.parse(single.out), sameAs: 6 });
    expect(lines[4]).toMatchObject({ line: 3, ok: false, error: { code: 'UNREADABLE' } });
    expect(err).toContain('12 logs: 5 good, 3 wrong, 4 unreadable');
  });

  test('without any log it is told, like a name that nothing has', async () => {
    const empty = join(files.dir, 'none');
    mkdirSync(empty);
    const { code, out } = await concordia(['validate', empty, join(empty, 'x.json')]);
    expect(code).toBe(1);
    const [first, second] = out.split('\n');
    expect(first).toBe(
      `✗ ${empty}: there is no log in it: no file ends in .json .yaml .yml .txt .concordia .ndjson .jsonl`,
    );
    expect(second).toBe(`✗ ${empty}/x.json: it cannot be read: there is no such file or directory`);
  });
});

test('of the examples exactly the broken one is wrong', async () => {
  const names = readdirSync(EXAMPLES).filter((name) => name.endsWith('.json'));
  const paths = names.map((name) => join(EXAMPLES, name));
  const { code, out } = await concordia(['validate', '--json', ...paths]);
  expect(code).toBe(1);
  const wrong = jsonLines<{ source: string; ok: boolean }>(out).filter(({ ok }) => !ok);
  expect(wrong.map(({ source }) => source)).toEqual([join(EXAMPLES, 'imperium-4-broken.json')]);
});

describe('one log or many, by the content', () => {
  const PRETTY = JSON.stringify(JSON.parse(GOOD), null, 2);
  const TRUNCATED = GOOD.slice(0, 40);

  test.each([
    ['a log on one line', `${GOOD}\n\n`],
    ['a log on many lines', PRETTY],
    ['a log with an action a line', GOOD.replaceAll('{"type"', '\n{"type"')],
    ['YAML', dump(JSON.parse(GOOD))],
    ['a byte order mark', `\uFEFF${GOOD}`],
  ])('%s is one', async (_, stdin) => {
    const { code, out, err } = await concordia(['validate', '-'], { stdin });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^✓ Every action follows the rules\.\n/);
  });

  test.each([
    ['a log on each line', `${GOOD}\n${WRONG}\n`, [1, 2]],
    ['lines as Windows ends them', `${GOOD}\r\n${WRONG}\r\n`, [1, 2]],
    ['blank lines', `\n\n${GOOD}\n \n${WRONG}`, [3, 5]],
    ['a first log that is cut off', `${TRUNCATED}\n${GOOD}\n`, [1, 2]],
    ['a second log that is cut off', `${GOOD}\n${TRUNCATED}\n`, [1, 2]],
  ])('%s are many', async (_, stdin, numbers) => {
    const { code, out } = await concordia(['validate', '-'], { stdin });
    expect(code).toBe(1);
    const places = out.split('\n').flatMap((line) => line.match(/^[✓✗] -:(\d+)/)?.[1] ?? []);
    expect(places.map(Number)).toEqual(numbers);
    expect(out).toMatch(/\n2 logs: 1 good, (1 wrong, 0 unreadable|0 wrong, 1 unreadable)\n/);
  });

  test('a file that says so is many, even with one log or none', async () => {
    const one = files.write('one.jsonl', GOOD);
    expect((await concordia(['validate', one])).out).toMatch(/^✓ .*one\.jsonl:1\n/);
    const none = files.write('none.ndjson', '\n\n');
    const { code, out } = await concordia(['validate', none]);
    expect(code).toBe(1);
    expect(out).toMatch(/^✗ .*none\.ndjson: it is empty\n/);
  });

  test('a line of NDJSON is JSON and nothing else', async () => {
    const file = files.write('words.ndjson', `format: concordia-log\n${GOOD}\n`);
    const { out } = await concordia(['validate', file]);
    expect(out).toContain('words.ndjson:1: it is not JSON: column 1: expected a value, found f');
    expect(out).toContain('✓ ');
  });
});

test('a line that is too long is told, and the next ones are read', async () => {
  const long = Buffer.concat([
    Buffer.from(`${GOOD}\n${WRONG}\n{"`),
    Buffer.alloc(MAX_BYTES, 'x'),
    Buffer.from(`\n${GOOD}\n`),
  ]);
  const { code, out } = await concordia(['validate', '-'], { stdin: long });
  expect(code).toBe(1);
  expect(out.split('\n').slice(0, 4)).toEqual([
    '✓ -:1',
    `✗ -:2: ${NOT_HERS}`,
    '✗ -:3: it is larger than 20 MB',
    '✓ -:4',
  ]);
});

test('names cannot control the terminal', async () => {
  const file = files.write('a\u001b[2J.json', GOOD);
  const { out } = await concordia(['validate', file, file]);
  expect(out).toContain('a [2J.json');
  expect(out).not.toContain('\u001b');
});

test.each([
  [['validate']],
  [['validate', '-', '-']],
  [['validate', '--jobs', '0', 'a']],
  [['validate', '--jobs', 'all', 'a']],
])('wrong usage: %j', async (args) => {
  const { code, out, err } = await concordia(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).not.toBe('');
});

test('progress is shown on a terminal, beside the same results', async () => {
  const args = ['validate', files.write('bar.ndjson', `${GOOD}\n${WRONG}\n`)];
  const unseen = await concordia(args);
  expect(unseen.err).toMatch(/^[\d.]+ s, \d+ a second\n$/);
  const seen = await concordia(args, { isTerminal: true });
  expect(seen.out).toBe(unseen.out);
  expect(seen.err).toContain('0 logs, 0 a second');
  // Line wrap is off while the bar is there.
  expect(seen.err.lastIndexOf('\u001b[?7h')).toBeGreaterThan(seen.err.lastIndexOf('\u001b[?7l'));
});

test.each([
  [0.04, '0.0 s'],
  [9.94, '9.9 s'],
  [59.6, '1 min 0 s'],
  [3599, '59 min 59 s'],
  [7320, '2 h 2 min'],
])('%d seconds are %s', (seconds, words) => {
  expect(timeInWords(seconds)).toBe(words);
});

const ASKED: ArchiveRequest = { lang: 'en', json: false, colors: false };

function task(text: string, source = text): Task {
  return { source, size: text.length, content: { text } };
}

function good({ source }: Task): Verdict {
  return { kind: 'good', spoken: source };
}

async function* groupsOf(count: number, made: (index: number) => void) {
  for (let index = 0; index < count; index++) {
    made(index);
    yield [task(`${index}`)];
  }
}

describe('reading and checking', () => {
  test('no more is read than the lanes have room for, and the order stays', async () => {
    let [read, told, most] = [0, 0, 0];
    const lanes: Checkers = {
      width: 2,
      async check(tasks) {
        // The later, the sooner.
        await setTimeout((20 - read) % 7);
        return tasks.map(good);
      },
      async close() {},
    };
    const spoken: string[] = [];
    await checkAll(
      groupsOf(100, () => {
        read += 1;
        most = Math.max(most, read - told);
      }),
      lanes,
      async (_, verdicts) => {
        told += 1;
        spoken.push(...verdicts.map((verdict) => verdict.spoken ?? ''));
      },
      new AbortController().signal,
    );
    expect(spoken).toEqual(Array.from({ length: 100 }, (_, index) => `${index}`));
    // Four for each lane are under way, and one is in the hand.
    expect(most).toBeLessThanOrEqual(4 * 2 + 1);
    expect(most).toBeGreaterThan(2);
  });

  test('who prints slowly is waited for', async () => {
    let [read, told] = [0, 0];
    const lanes: Checkers = { width: 1, check: async (tasks) => tasks.map(good), async close() {} };
    await checkAll(
      groupsOf(20, () => {
        read += 1;
        expect(read - told).toBeLessThanOrEqual(5);
      }),
      lanes,
      async () => {
        await setTimeout(1);
        told += 1;
      },
      new AbortController().signal,
    );
    expect(told).toBe(20);
  });

  test('a stop does not wait for input that does not come', async () => {
    const stop = new AbortController();
    const lanes: Checkers = { width: 1, check: async (tasks) => tasks.map(good), async close() {} };
    const spoken: string[] = [];
    async function* slow() {
      yield [task('a'), task('b')];
      await once(new EventTarget(), 'never');
    }
    await checkAll(
      slow(),
      lanes,
      async (_, verdicts) => {
        spoken.push(...verdicts.map((verdict) => verdict.spoken ?? ''));
        stop.abort();
      },
      stop.signal,
    );
    expect(spoken).toEqual(['a', 'b']);
  });

  /** Checks one batch whenever it is told to. */
  function lane() {
    const open: (() => void)[] = [];
    let taken = 0;
    return {
      width: 1,
      get taken() {
        return taken;
      },
      answer: () => open.shift()?.(),
      async check(tasks: readonly Task[]) {
        taken += 1;
        await new Promise<void>((resolve) => open.push(resolve));
        return tasks.map(good);
      },
      async close() {},
    };
  }

  test('helpers begin only if enough is left, and have nothing to do until they have loaded', async () => {
    const [own, helper] = [lane(), lane()];
    let [started, isWorth] = [0, false];
    const lanes = growing(own, {
      most: 1,
      start() {
        started += 1;
        return helper;
      },
      isWorth: () => isWorth,
    });
    const told: string[] = [];
    const hand = (text: string) =>
      void lanes.check([task(text)]).then(([verdict]) => told.push(verdict?.spoken ?? ''));
    for (const text of ['a', 'b']) hand(text);
    expect(started).toBe(0);
    isWorth = true;
    for (const text of ['c', 'd', 'e', 'f']) hand(text);
    expect(started).toBe(1);
    // It has been asked whether it has loaded.
    expect([own.taken, helper.taken, lanes.width]).toEqual([1, 1, 1]);
    own.answer();
    await setTimeout(0);
    expect(told).toEqual(['a']);
    expect([own.taken, helper.taken]).toEqual([2, 1]);
    helper.answer();
    await setTimeout(0);
    expect([own.taken, helper.taken, lanes.width]).toEqual([2, 2, 2]);
    for (let round = 0; round < 6; round++) {
      helper.answer();
      own.answer();
      await setTimeout(0);
    }
    expect(told.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  test('a thread that waits for input calls nobody', async () => {
    const own = lane();
    const lanes = growing(own, {
      most: 1,
      start() {
        throw new Error('nobody is needed');
      },
      isWorth: () => true,
    });
    const verdicts = lanes.check([task('a')]);
    own.answer();
    expect((await verdicts).length).toBe(1);
    void lanes.check([task('b')]);
    expect(own.taken).toBe(2);
  });

  test('a worker says the same as this thread', async () => {
    const worker = onWorker(buildEagerCli(files.dir), ASKED);
    onTestFinished(() => worker.close());
    const own = inThisThread(ASKED, await languageNamed('en'));
    const tasks = [GOOD, WRONG, '{', GOOD].map((text, index) => ({
      ...task(text),
      line: index + 1,
    }));
    expect(await worker.check(tasks)).toEqual(await own.check(tasks));
    expect(await worker.check([])).toEqual([]);
  });
});

describe('a worker that dies', () => {
  const script = fileURLToPath(new URL('dying-worker.mjs', import.meta.url));

  test('takes only the log with it that has killed it twice', async () => {
    const lane = onWorker(script, ASKED);
    const batches = [
      ['a', 'b', 'die', 'c'],
      ['d'],
      ['die', 'die'],
      ['e', 'f'],
      ['g', 'h'],
      ['die'],
      ['i'],
    ].map((texts) => texts.map((text) => task(text)));
    const verdicts: Verdict[] = [];
    for (const batch of batches) verdicts.push(...(await lane.check(batch)));
    await lane.close();
    const dead = '✗ die: checking it crashed a worker thread twice';
    expect(verdicts.map(({ spoken }) => spoken)).toEqual([
      'a',
      'b',
      dead,
      'c',
      'd',
      dead,
      dead,
      'e',
      'f',
      'g',
      'h',
      dead,
      'i',
    ]);
    expect(verdicts[2]).toMatchObject({ kind: 'failed', cause: 'WORKER_DIED' });
  });

  test('may have run out of memory', async () => {
    // Workers that begin now have little, which is full at once.
    setFlagsFromString('--max-old-space-size=64');
    onTestFinished(() => setFlagsFromString('--max-old-space-size=0'));
    const lane = onWorker(script, { ...ASKED, json: true });
    const verdicts = await lane.check([task('a'), task('memory'), task('b')]);
    await lane.close();
    expect(verdicts.map(({ kind }) => kind)).toEqual(['good', 'failed', 'good']);
    expect(JSON.parse(verdicts[1]?.spoken ?? '')).toMatchObject({
      source: 'memory',
      ok: false,
      error: { code: 'WORKER_DIED' },
    });
  });
});

describe('the whole program', () => {
  let cli = '';
  beforeAll(() => {
    cli = buildEagerCli(files.dir);
  });
  /** More than are checked before a worker has loaded. */
  const lines = Array.from({ length: 1000 }, (_, index) => (index % 7 === 3 ? WRONG : GOOD));
  const input = `${lines.join('\n')}\n`;

  test.each(someBeforePush([['--lang', 'fr'], ['--json']], 1))(
    'prints the same without workers, with one job and with two: %s %s',
    async (...options) => {
      const args = ['validate', ...options, '-'];
      const input = `${lines.slice(0, IS_NIGHT ? 1000 : 250).join('\n')}\n`;
      const here = await concordia(args, { stdin: input });
      for (const jobs of ['1', '2']) {
        const { status, stdout } = spawnSync(process.execPath, [cli, ...args, '--jobs', jobs], {
          input,
          encoding: 'utf8',
        });
        expect(status).toBe(1);
        expect(stdout).toBe(here.out);
      }
      expect(here.code).toBe(1);
    },
  );

  test('Ctrl-C: what is done is told, in order, and where to go on', async () => {
    const child = spawn(process.execPath, [cli, 'validate', '--jobs', '2', '-']);
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    // What it has not read when it stops is lost.
    child.stdin.on('error', () => {});
    const exit = once(child, 'close');
    // More will not come, and the end does not either.
    child.stdin.write(input);
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    expect(await exit).toEqual([130, null]);
    const told = out.split('\n').filter((line) => /^[✓✗]/.test(line));
    expect(told.length).toBeGreaterThan(0);
    told.forEach((line, index) => {
      const sign = lines[index] === GOOD ? '✓' : '✗';
      expect(line.startsWith(`${sign} -:${index + 1}`)).toBe(true);
    });
    expect(out).toContain(`\n${told.length} log`);
    expect(err).toContain(`; the last was -:${told.length}\n`);
  });

  test('a reader who has had enough ends it without a word', async () => {
    const child = spawn(process.execPath, [cli, 'validate', '--jobs', '2', '-']);
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    // Nobody listens when it stops.
    child.stdin.on('error', () => {});
    const exit = once(child, 'close');
    child.stdin.write(input);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stdin.end(input.repeat(20));
    expect(await exit).toEqual([0, null]);
    expect(err).toBe('');
  });
});

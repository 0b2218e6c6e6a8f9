import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { load } from 'js-yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ScoreSheet, ScoreSheetSchema } from '../../src/scoring';
import { blocksOf, page, ROOT } from '../readme/markdown';
import { buildCli } from '../support/built-cli';
import { checkAsync } from '../support/check';
import { leftOut } from '../support/left-out';
import { someBeforePush } from '../support/night';
import { concordia, scratch } from './console';

const files = scratch();

/** Answers, a line each, and the rest of the command. */
async function asked(answers: readonly string[], ...flags: readonly string[]) {
  const stdin = answers.map((answer) => `${answer}\n`).join('');
  const outcome = await concordia(['score', '--ask', ...flags], { stdin });
  expect(tooWide(outcome.out + outcome.err)).toEqual([]);
  expect(outcome.out + outcome.err).not.toContain('\u001b');
  return outcome;
}

/** Chinese signs take two columns. */
function tooWide(text: string): readonly string[] {
  const columns = (line: string) => [...line.replace(/\p{Script=Han}/gu, '--')].length;
  return text.split(/\r?\n/).filter((line) => columns(line) > 60);
}

function sheetIn(file: string): ScoreSheet {
  return ScoreSheetSchema.parse(load(readFileSync(file, 'utf8')));
}
const CARDS = 'vesta 1, jupiter 2, saturnus 4, mercurius 2, mars 3, farmer';

test('the lines of a module from outside are asked for, and their points are named', async () => {
  const library = join(ROOT, 'docs/examples/own-module/library.ts');
  const answers = ['base', 'Ann', 'none', 'no', 'no', 'yes', 'hand', '', '2', '0', '16', '2'];
  const { out } = await asked([...answers, '', '', ''], '--library', library);
  expect(out).toContain('Played with Census? [no]: yes\n');
  // More than the fifteen provinces that the line allows.
  expect(out).toMatch(/full \[none\]: 16\n {2}\S/);
  // Two colonists for a Mars, and two full provinces.
  expect(out).toContain('full [none]: 2\n= 8: Mars 4, Full provinces 4\n');
  expect(out).toMatch(/│ Full provinces │ +4 │/);
});

test('whatever is answered, the lines stay narrow, and a sheet that comes out is one', async () => {
  const GAMES = [
    ['base', 'Ann, Ben', 'imperium', 'yes'],
    ['venus', 'Ann, Ben', 'none'],
    ['teams', 'Ann, Ben, Cat, Dan', 'opposite', 'hellas', 'no'],
    ['teams', 'Ann, Ben, Cat, Dan', 'ann cat', 'roma', 'yes'],
  ];
  const ANSWERS = [
    ...[
      '',
      '',
      '',
      '<',
      '?',
      'yes',
      'no',
      'none',
      'done',
      '0',
      '1',
      '2',
      '5',
      '-1',
      '9'.repeat(30),
    ],
    ...['hand', 'hand, weaver', 'legatus, magister', 'vesta 1, venus 2', 'pref arch i', '99 hand'],
    ...['brick 2 food 3', '3 4 3 0 2 1', 'salt 1', 'wine', 'cloth', 'syr wine', '1, 2, 3', '26 30'],
    ...[
      'claudia a',
      'julius',
      'ann',
      'imperium',
      ',;',
      '漢字'.repeat(20),
      'x'.repeat(90),
      '__proto__',
    ],
  ];
  const answers = fc.array(fc.constantFrom(...ANSWERS), { minLength: 200, maxLength: 200 });
  const sheets = fc.asyncProperty(fc.constantFrom(...GAMES), answers, async (game, more) => {
    const lines = [...game, 'yes', 'yes', ...more];
    const { code, out, err } = await asked(lines, '--save', join(files.dir, 'any.json'), '--force');
    if (code === 1) expect(err).toBe('error: the answers ended too early; nothing is saved\n');
    else {
      const again = await concordia(['score', join(files.dir, 'any.json')], { columns: 60 });
      expect(out).toContain(again.out);
    }
  });
  await checkAsync(sheets, 10);
});

describe('an end before the end', () => {
  test('a line without an end', async () => {
    const { code, err } = await concordia(['score', '--ask'], { stdin: 'x'.repeat(100_000) });
    expect(code).toBe(1);
    expect(err).toContain('too long');
  });
});

describe('score --ask FILE', () => {
  test.each(['sheet-114', 'sheet-134', 'sheet-team'])(
    'goes through %s, whose answers are the usual ones',
    async (name) => {
      const file = join(files.dir, `${name}.json`);
      const example = `${ROOT}docs/examples/${name}.yaml`;
      const { code } = await asked(Array(200).fill(''), example, '--save', file);
      expect(code).toBe(0);
      expect(sheetIn(file).players).toEqual(sheetIn(example).players);
      const scores = await concordia(['score', '--json', file]);
      expect(scores).toEqual(await concordia(['score', '--json', example]));
    },
  );
});

test('the dialogue in docs/command-line.md is what is printed', async () => {
  const [shown] = blocksOf(page('docs/command-line.md')).filter(
    ({ language }) => language === 'dialogue',
  );
  const [command = '', ...lines] = shown?.lines ?? [];
  expect(command).toBe('$ concordia score --ask');
  const answers = lines.flatMap(
    (line) => line.match(/^(?![ =]|Enter|Winner).*?: (.*)$/)?.[1] ?? [],
  );
  const { code, out } = await asked(answers);
  expect(code).toBe(0);
  // A line with an ellipsis stands for the scores, which are shown above.
  expect(lines.at(-1)).toBe('…');
  const printed = lines.slice(0, -1);
  expect(out.split('\n').slice(0, printed.length)).toEqual(printed);
});

/** Util-linux has a command that gives programs a terminal; elsewhere one of that name takes other arguments. */
const hasTerminal = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes(
  'util-linux',
);

if (!hasTerminal) leftOut('questions in a terminal', 'there is no script of util-linux');

describe.skipIf(!hasTerminal)('in a terminal of 60 columns (needs script of util-linux)', () => {
  let cli = '';
  beforeAll(() => {
    cli = buildCli(files.dir);
  });

  /** Closes the terminal. */
  const HANG_UP = 'hang up';

  /** Types each text when the one before it has been shown. */
  async function typed(
    keys: readonly (readonly [shown: string, text: string])[],
    flags: readonly string[],
    environment: Readonly<Record<string, string>>,
  ) {
    const words = [process.execPath, cli, 'score', '--ask', ...flags]
      .map((word) => `'${word}'`)
      .join(' ');
    const { NO_COLOR, FORCE_COLOR, CI, ...surroundings } = process.env;
    const child = spawn('script', ['-qec', `stty cols 60 rows 40; exec ${words}`, '/dev/null'], {
      cwd: ROOT,
      env: { ...surroundings, TERM: 'xterm', ...environment },
    });
    let out = '';
    let seen = 0;
    const waiting = [...keys];
    child.stdout.on('data', (chunk) => {
      out += chunk;
      for (let [next] = waiting; next !== undefined; [next] = waiting) {
        const at = out.indexOf(next[0], seen);
        if (at === -1) return;
        seen = at + next[0].length;
        waiting.shift();
        if (next[1] === HANG_UP) child.kill('SIGKILL');
        else child.stdin.write(next[1]);
      }
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    return { code, out, waiting };
  }

  const WITHOUT_COLORS = { NO_COLOR: '1' };
  const TERMINALS = [
    ['without colours', WITHOUT_COLORS],
    ['with colours', {}],
  ] as const;
  const START = [
    ['Choose a game [base]: ', '\r'],
    ['clockwise: ', 'Livia\r'],
  ] as const;
  const REST = [
    ['Choose a map [none]: ', '\r'],
    ['Played with salt? [no]: ', '\r'],
    ['Played with the forum? [no]: ', '\r'],
    ['cards: ', `${CARDS}\r`],
    ['by good [none]: ', '3 4 3 0 2\r'],
    ['with a house: ', '13\r'],
    ['with a house: ', '7\r'],
    ['on the board: ', '5\r'],
    ['sestertii: ', '13\r'],
    ['goods [none]: ', 'cl, 3 to, br\r'],
    ['card? [no]: ', 'y\r'],
    ['points [0]: ', '\r'],
  ] as const;

  test('without colours: no escape code, no line that is wider', async () => {
    const file = join(files.dir, 'terminal.yaml');
    const { code, out, waiting } = await typed(
      [...START, ...REST],
      ['--save', file],
      WITHOUT_COLORS,
    );
    expect({ code, waiting }).toEqual({ code: 0, waiting: [] });
    expect(out).not.toContain('\u001b');
    // What is typed is wrapped by the terminal itself.
    expect(tooWide(out.replaceAll(CARDS, ''))).toEqual([]);
    expect(out).toContain('  12 houses cannot stand in 13 provinces (R-6.2)');
    expect(out).toContain('Winner: Livia with 114 points');
    expect(sheetIn(file)).toEqual(load(page('docs/examples/sheet-114.yaml')));
  });

  test('with colours: the keys for editing a line, and for the answers before', async () => {
    const up = '\u001b[A';
    const left = '\u001b[D';
    const keys = [
      ...START,
      ['Choose a map [none]: ', 'romx\r'],
      // Calls the wrong answer back and takes its last letter away.
      ['Choose a map [none]: ', `${up}\u007f\r`],
      ['city? [yes]: ', `nm${left}${left}\u001b[C\u007f\u001b[3~o\r`],
      ['Livia', 'quit\r'],
      ['Played with salt? [no]: ', 'quit\r'],
    ].filter(([shown]) => shown !== 'Livia');
    const asTyped = keys.map(([shown = '', text = '']) => [shown, text] as const);
    const { code, out, waiting } = await typed(asTyped, [], {});
    expect({ code, waiting }).toEqual({ code: 1, waiting: [] });
    expect(out).toContain('There is no map romx');
    expect(out).toContain('ended by quit; nothing is saved');
  });

  test.each(someBeforePush(TERMINALS, 1))(
    '%s: Ctrl-C ends it, and the next start goes on',
    async (name, environment) => {
      const file = join(files.dir, `${name}.yaml`);
      const flags = ['--save', file];
      const keys = [...START, ['Choose a map [none]: ', '\u0003']] as const;
      const { code, out } = await typed(keys, flags, environment);
      expect(code).toBe(130);
      expect(out.replace(/\s+/g, '')).toContain(
        `Youranswersaresavedin${file}.draft`.replace(/ /g, ''),
      );
      expect(existsSync(file)).toBe(false);
      const again = await typed([['[yes]: ', '\r'], ...REST], flags, environment);
      expect({ code: again.code, waiting: again.waiting }).toEqual({ code: 0, waiting: [] });
      expect(again.out).toContain('2 answers taken over.');
      expect(sheetIn(file)).toEqual(load(page('docs/examples/sheet-114.yaml')));
      expect(existsSync(`${file}.draft`)).toBe(false);
    },
  );

  test.each(someBeforePush(TERMINALS, 1))(
    '%s: Ctrl-D is the end of the answers; without a file they are lost',
    async (_, colors) => {
      const keys = [...START, ['Choose a map [none]: ', '\u0004']] as const;
      const { code, out } = await typed(keys, [], colors);
      expect(code).toBe(1);
      expect(out).toContain('the answers ended too early; nothing is saved');
    },
  );

  test('a terminal that is closed leaves the answers', async () => {
    const file = join(files.dir, 'closed.yaml');
    const keys = [...START, ['Choose a map [none]: ', HANG_UP]] as const;
    await typed(keys, ['--save', file], WITHOUT_COLORS);
    expect(readFileSync(`${file}.draft`, 'utf8')).toContain('Livia');
  });
});

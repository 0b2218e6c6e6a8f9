/** `play`: a game at the terminal against automatic players. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chanceFromSeed } from '../../src/bots';
import { type GameLog, recordFrom, redeal, startOf, validateLog } from '../../src/index';
import { blocksOf, page, ROOT } from '../readme/markdown';
import { concordia, scratch } from './console';

const files = scratch();
const at = (name: string): string => join(files.dir, name);
const GAME = ['play', '--map', 'italia', '--players', 'Anna,Ben', '--seed', 'ludi'];
const QUICK = ['--against', 'random'];

/** What is printed for lines that somebody types. */
function play(lines: readonly string[], ...args: readonly string[]) {
  return concordia([...GAME, ...QUICK, ...args], {
    stdin: lines.map((line) => `${line}\n`).join(''),
  });
}

test('by number and by notation, with undo; the log is kept as text', async () => {
  const file = at('game.concordia');
  // A starting Mercator brings 3 sestertii, a cloth is sold for 7.
  const lines = ['4', 'undo', 'merc; sell 1 cloth', 'undo', 'sell cloth', 'pass', 'quit'];
  const { code, out, err } = await play(lines, '--save', file);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^You are Anna\. .*\n\n {2}1 {2}Play Tribune\n {2}2 {2}Play Architect\n/);
  expect(out).toContain('\nAnna plays a card: 4\n   1  Anna plays Mercator; ');
  expect(out.match(/^Taken back\.$/gm)).toHaveLength(2);
  expect(out).toContain('Anna receives 3 sestertii; Anna sells 1 cloth for 7 sestertii\n');
  // Prices stand beside the choices.
  expect(out).toMatch(/^ +\d+ {2}Buy 1 wine for 6 sestertii$/m);
  expect(out).toMatch(/^ +2 {2}Ben \S/m);
  expect(out).toMatch(/\nThe game ends here; it is kept in .*game\.concordia\.\n$/);
  const [first, second] = readFileSync(file, 'utf8').split('\n').slice(-3);
  expect(first).toBe('1 Anna: Mercator; sell 1 cloth');
  expect(second).toMatch(/^2 Ben: /);
});

test('the dialogue in docs/command-line.md is what is printed', async () => {
  const shown = blocksOf(page('docs/command-line.md')).find(
    ({ language, heading }) => language === 'dialogue' && heading === 'play',
  );
  const [command = '', ...lines] = shown?.lines ?? [];
  const [, ...args] = command.replace('$ ', '').split(' ');
  const typed = lines.flatMap((line) => /^Livia (?:plays|may)[^:]*: (.*)$/.exec(line)?.[1] ?? []);
  expect(typed.length).toBeGreaterThan(2);
  const { out } = await concordia(args, { stdin: `${typed.join('\n')}\n` });
  expect(out.trimEnd().split('\n')).toEqual(lines);
});

describe('what is no choice is told, and asked again', () => {
  test.each([
    ['', 'Type the number of a choice, or a move.'],
    ['0', 'Type a number from 1 to 6.'],
    ['7', 'Type a number from 1 to 6.'],
    ['-1', 'Nothing here is called “-”.'],
    ['xyzzy', 'Nothing here is called “xyzzy”.'],
    ['buy 1 wine', 'is not possible here'],
    ['Ben: architect', "It is not Ben's turn"],
    ['mercator; pass; Ben: architect', 'Type only what you do in this turn.'],
    ['architect; land', 'could mean'],
    ['[Map "Roma"]', 'There are two Map tags.'],
    ['; a comment', 'Type the number of a choice, or a move.'],
    ['...', 'Type the number of a choice, or a move.'],
    ['correction: Anna has 100 sestertii', ''],
    ['undo', 'Nothing can be taken back here.'],
    ['more', 'These are all choices.'],
    ['\u001b[2J\u202e', 'Write a tag'],
    ['{"type":"playCard","seat":1,"card":"tribune"}', ''],
  ])('%j', async (line, told) => {
    const { code, out } = await play([line, 'quit']);
    expect(code).toBe(0);
    const [, first = '', second = ''] = out.split('Anna plays a card: ');
    const [, ...why] = first.split('\n');
    expect(why.join('\n')).toMatch(/\S/);
    expect(why.join('\n')).toContain(told);
    expect(second.startsWith('quit\n')).toBe(true);
  });
});

test('long lists come by pages, and their numbers go on', async () => {
  const args = ['play', '--map', 'germania', '--players', '2', '--seed', 'a', ...QUICK];
  const { out } = await concordia(args, { stdin: 'architect\nmore\nquit\n' });
  const [, page = '', rest = ''] = out.split(/: (?:architect|more)\n/);
  const numbers = (text: string) =>
    [...text.matchAll(/^ +(\d+) {2}\S/gm)].map(([, n]) => Number(n));
  const shown = numbers(page.slice(page.indexOf('\n')));
  expect(shown).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(page).toMatch(/^\d+ more; type more$/m);
  expect(numbers(rest)[0]).toBe(21);
});

test('help, the table and the board', async () => {
  const { out } = await play(['help', '?', 'board', 'map', 'quit']);
  expect(out.match(/^ {2}undo: /gm)).toHaveLength(2);
  // the first player begins with 5 sestertii, the second with 6.
  expect(out).toMatch(/│ Sestertii +│ +5 │ +6 │/);
  expect(out).toMatch(/^ {2}Tribune, Architect, Prefect, Prefect, Mercator, Diplomat, Senator$/m);
  expect(out).toMatch(/^Display\n {2}\S/m);
  expect(out).toMatch(/^- Olbia makes \S/m);
});

test('the end of the input is told, and what was played is kept', async () => {
  const { code, out, err } = await play(['tribune; pass'], '--save', at('early.json'));
  expect(code).toBe(1);
  expect(out).toMatch(/^ +2 {2}Ben \S/m);
  expect(err).toMatch(/^error: the answers ended before the game; it is kept in .*early\.json\n$/);
  const log: GameLog = JSON.parse(readFileSync(at('early.json'), 'utf8'));
  expect(log.actions[0]).toEqual({ type: 'playCard', seat: 0, card: 'tribune' });
  expect(validateLog(log).ok).toBe(true);
});

test('a game to its end, and one that goes on from a file', async () => {
  const half = at('half.concordia');
  const some = ['architect', '1', ...Array(10).fill('1'), 'quit'];
  expect((await play(some, '--save', half)).code).toBe(0);
  const file = at('whole.json');
  const from = ['play', '--from', half, ...QUICK, '--seat', '2', '--save', file];
  const stdin = function* () {
    for (let line = 0; line < 5000; line++) yield `${1 + ((line * 7) % 5)}\n1\n`;
  };
  const { code, out, err } = await concordia(from, { stdin: [...stdin()].join('') });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^You are Ben\./);
  expect(out).toMatch(/│ Total +│ +\d+ │ +\d+ │\n/);
  expect(out).toMatch(/\nWinners?: \S.*\n$/);
  const log: GameLog = JSON.parse(readFileSync(file, 'utf8'));
  const result = validateLog(log);
  expect(result.ok && result.scores?.players.map(({ total }) => total)).toEqual(log.scores);
  // What was kept before is never replaced without being asked.
  expect((await concordia(from, { stdin: '' })).err).toContain('--force');
  const over = await concordia(['play', '--from', file], { stdin: '' });
  expect(over.code).toBe(0);
  expect(over.out).toContain(out.slice(out.lastIndexOf('┌')));
});

test('nothing of it depends on what the player cannot see', async () => {
  const text = readFileSync(`${ROOT}docs/examples/italia-3.json`, 'utf8');
  const { options } = JSON.parse(text);
  const state = startOf({ format: 'concordia-log', version: 2, options, actions: [] });
  const twin = redeal(state, chanceFromSeed('twin'), 0);
  expect(twin.deck).not.toEqual(state.deck);
  const told = async (start: typeof state) => {
    const stdin = 'board\nmap\nsenator\n?\nfarmer\nsmit\ntribune\nboard\nquit\n';
    const log = files.write('twin.json', JSON.stringify(recordFrom(start, [])));
    return (await concordia(['play', '--from', log, '--against', 'planner'], { stdin })).out;
  };
  expect(await told(twin)).toBe(await told(state));
});

test('in other languages their words are understood, and the English ones', async () => {
  const stdin = 'pomoc\nkupiec; sprzedaj 1 tkanina\nmercator\ncofnij\nundo\nkoniec\n';
  const { code, out, err } = await concordia([...GAME, ...QUICK, '--lang', 'pl'], { stdin });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Grasz jako Anna\./);
  expect(out).toContain('\n  cofnij: ');
  expect(out).toMatch(/^Cofnięto\.$/m);
  expect(out).toMatch(/\nGra kończy się w tym miejscu; niczego nie zapisano\.\n$/);
});

describe('the others', () => {
  const REMEMBERS = `export const strategy = {
    name: 'remembers',
    choose(view, actions, chance, history) {
      if (history.viewer !== view.viewer) throw new Error('not my history');
      if (history.actions.length === 0) throw new Error('nothing remembered');
      return actions.at(-1);
    },
  };`;

  test.each([['planner'], ['greedy'], ['searcher:sims=1'], ['searcher:ms=1']])(
    'play as %s',
    async (name) => {
      const { code, out } = await play(['tribune; pass', 'quit'], '--against', name);
      expect(code).toBe(0);
      expect(out).toMatch(/^ +2 {2}Ben plays \S/m);
    },
  );

  test('play as a file says, which is told what they remember', async () => {
    const file = files.write('remembers.mjs', REMEMBERS);
    const { code, err } = await play(['tribune; pass', 'quit'], '--against', file);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    // Who begins has nothing to remember.
    const first = await play([], '--against', file, '--seat', '2');
    expect(first.err).toContain('nothing remembered');
  });
});

test.each([
  [['--seat', '3'], 2, '--seat: It must be a whole number from 1 to 2.'],
  [['--seat', '0'], 2, '--seat'],
  [['--against', 'searcher:sims=0'], 2, 'searcher:sims=N'],
  [['--against', 'searcher:hours=1'], 2, 'searcher:sims=N'],
  [['--from', 'game.json'], 2, 'cannot be used with'],
])('%j is wrong usage', async (flags, code, told) => {
  const outcome = await play([], ...flags);
  expect(outcome).toMatchObject({ code, out: '' });
  expect(outcome.err).toContain(told);
});

test('Ctrl-C keeps the game', async () => {
  let stop: (() => void | Promise<void>) | undefined;
  async function* typed() {
    yield 'mercator\n';
    // Nobody types any more.
    await expect.poll(() => stop).toBeDefined();
    await stop?.();
  }
  const file = at('stopped.concordia');
  const { out } = await concordia([...GAME, ...QUICK, '--save', file], {
    stdin: typed(),
    onInterrupt(tidyUp) {
      stop = tidyUp;
      return () => {};
    },
  });
  expect(out).toContain('The game ends here; it is kept in ');
  expect(readFileSync(file, 'utf8')).toMatch(/\n1 Anna: Mercator\n$/);
});

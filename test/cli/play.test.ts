/** `play`: a game at the terminal against automatic players. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chanceFromSeed } from '../../src/bots';
import { type GameLog, recordFrom, redeal, startOf, validateLog } from '../../src/index';
import { blocksOf, page, ROOT } from '../readme/markdown';
import { concordia, interrupting, scratch } from './console';

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

test('the dialogue in docs/command-line.md is what is printed', async () => {
  const shown = blocksOf(page('docs/command-line.md')).find(
    ({ language, heading }) => language === 'dialogue' && heading === 'play',
  );
  const [command = '', ...lines] = shown?.lines ?? [];
  const [, ...args] = command.replace('$ ', '').split(' ');
  const typed = lines.flatMap((line) => /^Livia (?:plays|may)[^:]*: (.*)$/.exec(line)?.[1] ?? []);
  expect(typed.length).toBeGreaterThan(2);
  const { out } = await concordia(args, { stdin: `${typed.join('\n')}\n` });
  // A line with an ellipsis stands for all the rest.
  expect(lines.at(-1)).toBe('…');
  const printed = lines.slice(0, -1);
  expect(out.split('\n').slice(0, printed.length)).toEqual(printed);
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

test('Ctrl-C keeps the game', async () => {
  const { onInterrupt, press } = interrupting();
  async function* typed() {
    yield 'mercator\n';
    // Nobody types any more.
    await press();
  }
  const file = at('stopped.concordia');
  const around = { stdin: typed(), onInterrupt };
  const { out } = await concordia([...GAME, ...QUICK, '--save', file], around);
  expect(out).toContain('The game ends here; it is saved in ');
  expect(readFileSync(file, 'utf8')).toMatch(/\n1 Anna: Mercator\n$/);
});

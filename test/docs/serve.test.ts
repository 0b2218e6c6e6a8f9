/** docs/serve.md: what it shows is what is answered, and its bot plays a whole game. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { METHODS } from '../../src/cli/serve/methods';
import { commandsPage } from '../../tools/pages/commands';
import { concordia, scratch } from '../cli/console';
import { blocksOf, page, ROOT } from '../readme/markdown';
import { buildCli } from '../support/built-cli';
import { IS_NIGHT } from '../support/night';
import { expectParts } from './parts';

const PAGE = 'docs/serve.md';
const BOT = `${ROOT}docs/examples/serve/bot.py`;
const SEARCHERS = 'searcher:sims=2';
const files = scratch();

test('the answers shown are those of the server', async () => {
  const [shown] = blocksOf(page(PAGE)).filter(({ language }) => language === 'text');
  const beginning = (sign: string) =>
    shown?.lines.flatMap((line) => (line.startsWith(sign) ? line.slice(2) : [])) ?? [];
  const requests = beginning('→ ');
  const { out } = await concordia(['serve'], { stdin: `${requests.join('\n')}\n` });
  const answers = out.trimEnd().split('\n');
  const expected = beginning('← ').map((line) => line.split('…'));
  expect(answers).toHaveLength(3);
  expect(expected).toHaveLength(3);
  for (const [index, [begun = '']] of expected.entries()) {
    expect(answers[index]?.slice(0, begun.length)).toBe(begun);
  }
});

test('the page of all commands has every method, with its parameters and its result', async () => {
  const rows = [...(await commandsPage()).matchAll(/^\| `(\w+)\((.*?)\)` \| `(.*?)` \|$/gm)];
  const shown = rows.map(([, name, params, result]) => [name, params, result]);
  const served = [...METHODS].map(([name, [result, ...params]]) => {
    const names = params.map((param) => param.replace(/: .*$/, '')).join(', ');
    return [name, names, result.replaceAll('|', '\\|')];
  });
  expect(shown).toEqual(served);
});

test('what it shows of the bot is in its file', () => {
  expectParts(PAGE, 'docs/examples/serve');
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('Not run: there is no python3 here.');

describe.runIf(hasPython)('bot.py', () => {
  // Searchers think for long: besides `FUZZ`, others sit in their place.
  const rivals = IS_NIGHT ? SEARCHERS : 'greedy';

  test(`plays a game of four against three of ${rivals} to its end`, () => {
    const text = readFileSync(BOT, 'utf8');
    expect(text).toContain(`RIVALS = "${SEARCHERS}"`);
    const bot = files.write('bot.py', text.replace(SEARCHERS, rivals));
    const { status, stdout, stderr } = spawnSync(
      'python3',
      [bot, process.execPath, buildCli(files.dir)],
      { encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const places = stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' '));
    const names = places.map(([, name]) => name).sort();
    expect(names).toEqual(['Gaius', 'Livia', 'Marcus', 'Python']);
    const points = places.map(([, , total]) => Number(total));
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    // Who builds nothing and buys nothing has about 20.
    expect(Number(places.find(([, name]) => name === 'Python')?.[2])).toBeGreaterThan(40);
  });
});

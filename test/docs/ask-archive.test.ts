/** docs/guides/ask-archive.md: its SQL answers what the page says, here of fewer games. */
import { execFileSync } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { TABLES } from '../../src/cli/archive/tables';
import { scratch } from '../cli/console';
import { blocksOf, page } from '../readme/markdown';
import { type Answer, ASK_PAGE, answersIn, HAS_DUCKDB } from '../support/asked';
import { buildCli } from '../support/built-cli';

const files = scratch();
const GAMES = 200;
const LOGS = `${files.dir}/games.ndjson`;
const PLAYED = ['--map', 'italia', '--players', '2', '--games', `${GAMES}`, '--logs', LOGS];

if (!HAS_DUCKDB) console.warn('The questions are not asked: DuckDB cannot be loaded here.');

const headings = blocksOf(page(ASK_PAGE))
  .filter(({ language, heading }) => language === 'sql' && /^\d/.test(heading))
  .map(({ heading }) => heading);

test('ten questions are asked', () => {
  expect(headings).toHaveLength(10);
});

describe.skipIf(!HAS_DUCKDB)('the answers', () => {
  let answers: readonly Answer[] = [];

  beforeAll(async () => {
    const cli = buildCli(files.dir);
    const run = (args: readonly string[], output: string): void => {
      execFileSync(process.execPath, [cli, ...args], {
        stdio: ['ignore', openSync(`${files.dir}/${output}`, 'w'), 'ignore'],
      });
    };
    run(['simulate', ...PLAYED], 'summary.txt');
    for (const table of Object.keys(TABLES)) run(['table', table, LOGS], `${table}.csv`);
    answers = await answersIn(files.dir);
  });

  /** Its columns by their names. */
  function answer(start: string): readonly Readonly<Record<string, string>>[] {
    const found = answers.filter(({ heading }) => heading.startsWith(start)).at(-1);
    return (
      found?.rows.map((row) =>
        Object.fromEntries(found.columns.map((name, at) => [name, row[at] ?? ''])),
      ) ?? []
    );
  }

  test.each(headings)('%s has the columns of the page', (heading) => {
    const { columns = [], rows = [] } = answers.find((one) => one.heading === heading) ?? {};
    expect(rows).not.toEqual([]);
    const [, section = ''] = page(ASK_PAGE).split(`\n## ${heading}\n`);
    expect(/\n\| (.*) \|\n/.exec(section)?.[1]?.split(' | ')).toEqual(columns);
  });

  test('seats win as often as the logs say', () => {
    const wins = [0, 0];
    for (const line of readFileSync(LOGS, 'utf8').trimEnd().split('\n')) {
      const { scores }: { scores: [number, number] } = JSON.parse(line);
      for (const seat of [0, 1])
        if (scores[seat] === Math.max(...scores)) wins[seat] = (wins[seat] ?? 0) + 1;
    }
    const told = answer('1.');
    expect(told.map(({ games }) => Number(games))).toEqual([GAMES, GAMES]);
    for (const [seat, { wins: share, low, high }] of told.entries()) {
      // A tie in points is broken by the Praefectus Magnus.
      expect(Math.abs(Number(share) - (wins[seat] ?? 0) / GAMES)).toBeLessThan(0.05);
      expect(Number(low)).toBeLessThan(Number(share));
      expect(Number(high)).toBeGreaterThan(Number(share));
    }
  });

  test('points above the average add up to none', () => {
    const [first, second] = answer('2.').map(({ points }) => Number(points));
    expect(first).toBeCloseTo(-(second ?? 0), 1);
  });

  test('every game is counted once', () => {
    const counts = (start: string) => answer(start).map(({ games }) => Number(games));
    expect(counts('5.')).toEqual([GAMES]);
    expect(counts('6.').reduce((sum, games) => sum + games, 0)).toBe(GAMES);
    expect(answer('10.').length).toBeGreaterThan(5);
  });
});

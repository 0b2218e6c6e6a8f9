/**
 * How fast the library is. Ratios are to a baseline of the same process, so that a slow machine does not
 * matter; missed targets are printed and fail nothing.
 *
 *     npm run bench [-- --json] [-- --markdown] [-- --all]
 */

import { AssertionError } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { benchApplyTrusted } from './apply-trusted';
import { benchBoardgame } from './boardgame';
import { benchChess } from './chess';
import { benchChoices } from './choices';
import { benchEachLog } from './each-log';
import { benchForeign } from './foreign';
import { completeGames } from './games';
import { benchLogs } from './logs';
import { benchManyLogs } from './many-logs';
import { benchMemory } from './memory';
import { benchPlayers } from './players';
import { asJson, asMarkdown, asTable } from './report';
import { benchWholeGames } from './whole-games';

const json = process.argv.includes('--json');
/** As docs/performance.md has them. */
const markdown = process.argv.includes('--markdown');
/** All maps and numbers of players, which takes some ten minutes. */
const all = process.argv.includes('--all');

const READING = `Times are processor time. Ratios are to the baseline in brackets, measured in turns in the same process: they
hold on any machine. Times, sizes and games a second are those of this one.
`;

if (globalThis.gc === undefined) respawn();
else run();

/**
 * Begins again as a bundle, which is what people run, and with the garbage collector at hand, which the memory is
 * measured with.
 */
function respawn(): void {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const outfile = `${root}.bench/bench.mjs`;
  buildSync({
    entryPoints: [fileURLToPath(import.meta.url)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  });
  const again = ['--expose-gc', outfile];
  const { status } = spawnSync(process.execPath, [...again, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.exitCode = status ?? 1;
}

function run(): void {
  const games = completeGames('greedy', 12);
  const archived = completeGames('planner', 12);
  const benchmarks = [
    () => benchApplyTrusted(games),
    benchChess,
    () => benchBoardgame(games),
    () => benchLogs(games),
    () => benchEachLog(archived),
    () => benchManyLogs(archived),
    () => benchChoices(games),
    benchForeign,
    benchPlayers,
    () => benchWholeGames(all),
    () => benchMemory(games),
  ];
  try {
    const sections = benchmarks.map((benchmark) => benchmark());
    if (json) console.log(asJson(sections));
    else if (markdown) console.log(asMarkdown(sections));
    else console.log(`${READING}\n${asTable(sections)}`);
  } catch (error) {
    if (!(error instanceof AssertionError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

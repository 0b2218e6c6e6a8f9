/**
 * How fast the library is. Every figure is set against a baseline of the same process, so that a slow
 * machine does not matter; missed targets are printed and fail nothing.
 *
 *     npm run bench [-- --json]
 */

import { AssertionError } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { benchApplyTrusted } from './apply-trusted';
import { benchBoardgame } from './boardgame';
import { benchChess } from './chess';
import { completeGames } from './games';
import { benchLogs } from './logs';
import { benchMemory } from './memory';
import { asJson, asTable } from './report';
import { benchWholeGames } from './whole-games';

const json = process.argv.includes('--json');

if (globalThis.gc === undefined) respawn();
else run();

/** Begins again with the garbage collector at hand, which the memory is measured with. */
function respawn(): void {
  const again = ['--expose-gc', '--import', 'tsx', fileURLToPath(import.meta.url)];
  const { status } = spawnSync(process.execPath, [...again, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.exitCode = status ?? 1;
}

function run(): void {
  const games = completeGames('greedy', 12);
  const benchmarks = [
    () => benchApplyTrusted(games),
    benchChess,
    () => benchBoardgame(games),
    () => benchLogs(games),
    benchWholeGames,
    () => benchMemory(games),
  ];
  try {
    const sections = benchmarks.map((benchmark) => benchmark());
    console.log(json ? asJson(sections) : asTable(sections));
  } catch (error) {
    if (!(error instanceof AssertionError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

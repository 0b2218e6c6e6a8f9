/**
 * Whether `concordia validate` stays small: so many logs, played by automatic players, through standard
 * input, and the memory of the process while it checks them.
 *
 *     npm run bench:archive [-- <logs> [<jobs>]]
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordGame } from '../../src/index';
import { buildCli } from '../../test/support/built-cli';
import { completeGames } from './games';
import { median } from './measure';

const [logs = 100_000, jobs = availableParallelism()] = process.argv.slice(2).map(Number);
/** Different games; each comes again with another note. */
const GAMES = 200;
const SECOND = 1000;

const texts = completeGames('planner', GAMES).map(({ options, actions }) =>
  JSON.stringify(recordGame(options, actions)),
);
const folder = mkdtempSync(join(tmpdir(), 'concordia-archive-'));
const cli = buildCli(folder);
const child = spawn(process.execPath, [cli, 'validate', '--quiet', '--jobs', `${jobs}`, '-'], {
  stdio: ['pipe', 'inherit', 'inherit'],
});
const exit = once(child, 'close');

/** Megabytes of the process with its workers, at each second. */
const samples: number[] = [];
const timer = setInterval(() => samples.push(residentMegabytes()), SECOND);
for (let index = 0; index < logs; index++) {
  const text = texts[index % texts.length] ?? '';
  const line = `{"meta":{"comment":"game ${index + 1}"},${text.slice(1)}\n`;
  if (!child.stdin.write(line)) await once(child.stdin, 'drain');
}
child.stdin.end();
const [code] = await exit;
clearInterval(timer);
rmSync(folder, { recursive: true });

const tenths = Array.from({ length: 10 }, (_, tenth) =>
  median(
    samples.slice(
      Math.floor((samples.length * tenth) / 10),
      Math.ceil((samples.length * (tenth + 1)) / 10),
    ),
  ),
);
console.log(`${logs} logs, ${jobs} jobs, exit code ${code}`);
console.log(`MB in memory at each tenth of the time: ${tenths.join(', ')}`);
console.log(`at most ${Math.max(...samples)}`);

function residentMegabytes(): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', `${child.pid}`], { encoding: 'utf8' });
  return Math.round(Number(kilobytes) / 1024);
}

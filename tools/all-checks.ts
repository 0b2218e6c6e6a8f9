/**
 * Runs all checks of the repository in two parallel rows: what has enough to do for all cores, and beside it the tests
 * that often wait for a browser, and others that use one core. Each check runs to its end even if others fail, and its output is printed in one
 * piece. At the end: what was left out, and why; what failed, again and in short; how long it took.
 *
 * With `--all`, the tests of the workspaces as well: the site, the examples, research, and the template of plug-ins.
 */
import { spawn } from 'node:child_process';
import { whatFailed } from './what-failed';

const all = process.argv.includes('--all');

const PACKAGE = 'npm run test:package';
const ROWS = [
  ['npm run test:browser', all ? 'npm run test:workspaces' : PACKAGE],
  [
    'npm run typecheck',
    'npm run lint',
    'npm run test:reference',
    ...(all ? [PACKAGE] : []),
    'npm run test:unit -- --project rooms',
  ],
];

/** As test/support/left-out.ts says it. */
const LEFT_OUT = /^- .+: left out, .+$/gm;

/** Letters for all that failed, at most: who keeps the last 10 kB of the output has all of it. */
const MOST_OF_FAILURES = 9000;

interface Outcome {
  readonly command: string;
  readonly failed: boolean;
  readonly output: string;
  readonly leftOut: readonly string[];
}

const start = performance.now();
const outcomes = (await Promise.all(ROWS.map(inTurn))).flat();
const leftOut = new Set(outcomes.flatMap((outcome) => outcome.leftOut));
for (const line of leftOut) console.log(line);
if (!all) console.log('- the site, examples and research: left out, npm test -- --all has them');
console.log('- coverage, long searches and longer variants: left out, the night has them');
const failed = outcomes.filter((outcome) => outcome.failed);
for (const { command, output } of failed) {
  console.error(`\n✗ ${command}\n${whatFailed(output, MOST_OF_FAILURES / failed.length)}`);
}
console.log(`${failed.length === 0 ? '✓' : '✗'} npm test: ${minutesSince(start)}`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function inTurn(commands: readonly string[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const command of commands) outcomes.push(await outcomeOf(command));
  return outcomes;
}

function outcomeOf(command: string): Promise<Outcome> {
  const start = performance.now();
  const pieces: Buffer[] = [];
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
  child.stderr.on('data', (piece: Buffer) => pieces.push(piece));
  return new Promise((done) => {
    child.on('close', (code) => {
      const output = Buffer.concat(pieces).toString();
      console.log(`${output}\n${code === 0 ? '✓' : '✗'} ${command}: ${minutesSince(start)}\n`);
      done({ command, failed: code !== 0, output, leftOut: output.match(LEFT_OUT) ?? [] });
    });
  });
}

function minutesSince(start: number): string {
  const seconds = Math.round((performance.now() - start) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
}

/**
 * Runs all checks of the repository in two parallel rows: the tests that often wait for a browser, and everything else,
 * which has enough to do for all cores. Each check runs to its end even if others fail, and its output is printed in one
 * piece.
 */
import { spawn } from 'node:child_process';

const ROWS = [
  ['npm run test:whole'],
  [
    'npm run typecheck',
    'npm run lint',
    'npm run test:reference',
    'npm run test:package',
    'npm run test:coverage',
  ],
];

interface Outcome {
  readonly command: string;
  readonly failed: boolean;
}

const outcomes = await Promise.all(ROWS.map(inTurn));
const failed = outcomes.flat().filter((outcome) => outcome.failed);
for (const { command } of failed) console.error(`✗ ${command}`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function inTurn(commands: readonly string[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const command of commands) outcomes.push(await outcomeOf(command));
  return outcomes;
}

function outcomeOf(command: string): Promise<Outcome> {
  const start = performance.now();
  const output: Buffer[] = [];
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.on('data', (piece: Buffer) => output.push(piece));
  child.stderr.on('data', (piece: Buffer) => output.push(piece));
  return new Promise((done) => {
    child.on('close', (code) => {
      const seconds = Math.round((performance.now() - start) / 1000);
      console.log(
        `${Buffer.concat(output).toString()}\n${code === 0 ? '✓' : '✗'} ${command}: ${seconds} s\n`,
      );
      done({ command, failed: code !== 0 });
    });
  });
}

/** Many logs through the command line, as people run it: logs a second with one job and with two. */
import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordGame } from '../../src/index';
import { buildCli } from '../../test/support/built-cli';
import type { Recorded } from './games';
import { median, sum } from './measure';
import type { Section } from './report';

const LOGS = 1000;
const ROUNDS = 3;

export function benchManyLogs(games: readonly Recorded[]): Section {
  const folder = mkdtempSync(join(tmpdir(), 'concordia-bench-'));
  try {
    const cli = buildCli(folder);
    const file = join(folder, 'logs.ndjson');
    const lines = games.map(({ options, actions }) => JSON.stringify(recordGame(options, actions)));
    const logs = Array.from({ length: LOGS }, (_, index) => lines[index % lines.length]);
    writeFileSync(file, `${logs.join('\n')}\n`);
    const rounds = Array.from({ length: ROUNDS }, () =>
      [1, 2].map((jobs) => rate(cli, file, jobs)),
    );
    const [one = Number.NaN, two = Number.NaN] = [0, 1].map((index) =>
      median(rounds.map((round) => round[index] ?? Number.NaN)),
    );
    const actions = sum(games.map((game) => game.actions.length)) / games.length;
    return {
      title: `concordia validate, ${LOGS} logs of ${Math.round(actions)} actions, its start included`,
      rows: [
        { name: 'one job', figure: inWords(one) },
        { name: 'two jobs', figure: `${inWords(two)} (one job ${inWords(one)})`, ratio: two / one },
      ],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Logs a second. */
function rate(cli: string, file: string, jobs: number): number {
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, [
    ...[cli, 'validate', '--quiet', '--jobs', `${jobs}`, file],
  ]);
  assert.equal(status, 0, 'concordia validate');
  return (1000 * LOGS) / (performance.now() - begun);
}

function inWords(logsASecond: number): string {
  return `${Math.round(logsASecond)} logs a second`;
}

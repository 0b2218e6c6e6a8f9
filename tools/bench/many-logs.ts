/** Many logs through the command line, as people run it: with one job and with two, by the clock and by processor time. */
import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordGame } from '../../src/index';
import { buildCli } from '../../test/support/built-cli';
import type { Recorded } from './games';
import { median } from './measure';
import type { Row, Section } from './report';

/** How often each number of logs is checked. */
const ROUNDS = { 1000: 3, 10000: 1 } as const;
/** How much faster two jobs must be at least: for a few logs they must not be slower. */
const FASTER = { 1000: 0.95, 10000: 1.6 } as const;
/** How much more processor time two jobs may take, with a worker that starts and gets warm. */
const MORE_WORK = 1.15;

/** Seconds, by the clock and of processor time with all threads. */
interface Taken {
  readonly clock: number;
  readonly processor: number;
}

/** Loaded before the command: says at the end what the process has taken. */
const AT_END = `
const { isMainThread } = require('node:worker_threads');
if (isMainThread) process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  require('node:fs').writeFileSync(process.env.CONCORDIA_BENCH, String((user + system) / 1e6));
});
`;

export function benchManyLogs(games: readonly Recorded[]): Section {
  const folder = mkdtempSync(join(tmpdir(), 'concordia-bench-'));
  try {
    const cli = buildCli(folder);
    writeFileSync(join(folder, 'at-end.cjs'), AT_END);
    const lines = games.map(({ options, actions }) => JSON.stringify(recordGame(options, actions)));
    const rows = ([1000, 10_000] as const).flatMap((count) => {
      const logs = Array.from({ length: count }, (_, index) => lines[index % lines.length]);
      writeFileSync(join(folder, 'logs.ndjson'), `${logs.join('\n')}\n`);
      const rounds = Array.from({ length: ROUNDS[count] }, () =>
        [1, 2].map((jobs) => taken(folder, cli, jobs)),
      );
      return rowsOf(count, middle(rounds, 0), middle(rounds, 1));
    });
    return { title: 'concordia validate, two jobs against one, its start included', rows };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function rowsOf(count: keyof typeof ROUNDS, one: Taken, two: Taken): readonly Row[] {
  const rate = ({ clock }: Taken) => `${Math.round(count / clock)} logs a second`;
  const work = ({ processor }: Taken) => `${processor.toFixed(1)} s`;
  return [
    {
      name: `${count} logs, by the clock`,
      figure: `${rate(two)} (one job ${rate(one)})`,
      ratio: one.clock / two.clock,
      target: { at: 'least', limit: FASTER[count] },
    },
    {
      name: `${count} logs, processor time of all threads`,
      figure: `${work(two)} (one job ${work(one)})`,
      ratio: two.processor / one.processor,
      target: { at: 'most', limit: MORE_WORK },
    },
  ];
}

function middle(rounds: readonly (readonly Taken[])[], which: number): Taken {
  const of = (field: keyof Taken) => median(rounds.flatMap((round) => round[which]?.[field] ?? []));
  return { clock: of('clock'), processor: of('processor') };
}

function taken(folder: string, cli: string, jobs: number): Taken {
  const [file, said] = [join(folder, 'logs.ndjson'), join(folder, 'taken')];
  const begun = performance.now();
  const { status } = spawnSync(
    process.execPath,
    [
      ...['--require', join(folder, 'at-end.cjs'), cli],
      ...['validate', '--quiet', '--jobs', `${jobs}`, file],
    ],
    { env: { ...process.env, CONCORDIA_BENCH: said } },
  );
  assert.equal(status, 0, 'concordia validate');
  const clock = (performance.now() - begun) / 1000;
  return { clock, processor: Number(readFileSync(said, 'utf8')) };
}

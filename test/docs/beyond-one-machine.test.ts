/** The ways beyond one machine of docs/guides/ask-archive.md, with a job or a worker that dies; where the programs are found. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { concordia, logOf, OPENING, scratch } from '../cli/console';
import { blocksOf, page, ROOT } from '../readme/markdown';
import { ASK_PAGE } from '../support/asked';
import { buildCli } from '../support/built-cli';
import { freePort } from '../support/free-port';

const files = scratch();
const LOGS = Array.from({ length: 40 }, (_, index) => logOf(OPENING.slice(0, index % 9)));
const INPUT = `${LOGS.join('\n')}\n`;
/** Finds `concordia` first. */
const env = { ...process.env, PATH: `${files.dir}:${process.env.PATH}` };

const blocks = blocksOf(page(ASK_PAGE));
const codeOf = (language: string): string =>
  `${blocks.find((block) => block.language === language)?.lines.join('\n')}\n`;

function isThere(...names: readonly string[]): string | undefined {
  const found = names.find((name) => spawnSync(name, ['--version']).status === 0);
  if (found === undefined) console.warn(`Not run: there is no ${names.join(' or ')} here.`);
  return found;
}

const parallel = isThere('parallel');
const redis = isThere('redis-server', 'valkey-server');
/** No dev dependency: `npm install --no-save bullmq ioredis` brings both. */
const hasBullMq = existsSync(join(ROOT, 'node_modules/bullmq'));

let whole = '';

beforeAll(async () => {
  const cli = buildCli(files.dir);
  // The first that is started dies, or kills the one that has started it; nobody after it.
  const script = [
    '#!/bin/sh',
    `if [ ! -e "$DIED" ] && mkdir "$DIED" 2>/dev/null; then kill -9 "$([ "$VICTIM" = parent ] && echo $PPID || echo $$)"; fi`,
    `exec "${process.execPath}" "${cli}" "$@"`,
  ];
  const file = files.write('concordia', `${script.join('\n')}\n`);
  chmodSync(file, 0o755);
  whole = (await concordia(['table', 'players', '--no-header', '-'], { stdin: INPUT })).out;
});

describe.skipIf(parallel === undefined)('GNU parallel', () => {
  test('sends the block of a job that has died again', () => {
    const folder = join(files.dir, 'parallel');
    mkdirSync(folder);
    writeFileSync(join(folder, 'games.ndjson'), INPUT);
    const script = codeOf('sh with GNU parallel').replace('100M', '4k');
    const DIED = join(folder, 'died');
    const home = { HOME: folder, DIED };
    const { status, stderr } = spawnSync('sh', ['-c', script], {
      cwd: folder,
      env: { ...env, ...home },
      encoding: 'utf8',
    });
    expect({ status, died: existsSync(DIED) }, stderr).toEqual({ status: 0, died: true });
    expect(readFileSync(join(folder, 'players.csv'), 'utf8')).toBe(whole);
  });
});

describe.skipIf(redis === undefined || !hasBullMq)('BullMQ', () => {
  const folder = join(files.dir, 'bullmq');
  const parts = [0, 1, 2, 3].map((part) => `part-${part}.ndjson`);
  let url = '';

  beforeAll(async () => {
    mkdirSync(folder);
    symlinkSync(`${ROOT}node_modules`, join(folder, 'node_modules'));
    for (const name of ['queue.mjs', 'worker.mjs']) {
      writeFileSync(join(folder, name), codeOf(`js ${name}`));
    }
    for (const [index, part] of parts.entries()) {
      const lines = LOGS.slice(index * 10, (index + 1) * 10);
      writeFileSync(join(folder, part), `${lines.join('\n')}\n`);
    }
    const port = await freePort();
    url = `redis://127.0.0.1:${port}`;
    const server = spawn(redis ?? '', ['--port', `${port}`, '--save', '', '--dir', folder]);
    server.stdout.resume();
    return async () => stop(server);
  });

  /** Ends what has been started here. */
  async function stop(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  function worker(more: Readonly<Record<string, string>>): ChildProcess {
    const settings = { ...env, REDIS_URL: url, ...more };
    const child = spawn(process.execPath, ['worker.mjs'], { cwd: folder, env: settings });
    onTestFinished(() => stop(child));
    return child;
  }

  test('gives the part of a worker that has died to another one', async () => {
    const DIED = join(folder, 'died');
    const settings = { ...env, REDIS_URL: url };
    const queued = spawnSync(process.execPath, ['queue.mjs', ...parts], {
      cwd: folder,
      env: settings,
      encoding: 'utf8',
    });
    expect(queued.status, queued.stderr).toBe(0);
    // The program that it starts kills it.
    const victim = worker({ DIED, VICTIM: 'parent' });
    await once(victim, 'exit');
    expect(victim.signalCode).toBe('SIGKILL');
    worker({ DIED });
    const results = parts.map((part) => join(folder, part.replace('.ndjson', '.csv')));
    await expect.poll(() => results.every(existsSync), { interval: 100 }).toBe(true);
    expect(results.map((result) => readFileSync(result, 'utf8')).join('')).toBe(whole);
  });
});

/**
 * The server of docs/guides/server.md on real databases: several processes, killed ones, full disks, many games. With
 * FUZZ=1 more are killed, on both databases, and there are a thousand games. A power failure is not tried, so nothing waits for a disk here: the kernel keeps what a killed
 * process has written.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { legalActions, viewFor } from '../../../../src/index';
import { ROOT } from '../../../../test/readme/markdown';
import { bundledExample } from '../../../../test/support/bundled-example';
import { leftOut } from '../../../../test/support/left-out';
import { IS_NIGHT } from '../../../../test/support/night';
import {
  AS_NOBODY,
  type Cluster,
  POSTGRES,
  startPostgres,
} from '../../../../test/support/postgres';
import { openPostgres } from '../postgres';
import { startServer } from '../server';
import { openSqlite } from '../sqlite';
import type { Store } from '../store';
import {
  Bot,
  closeAll,
  type Frame,
  frameOf,
  joined,
  newFolder,
  open,
  shownBy,
  statesOf,
  stored,
  wholeLog,
} from './users';

/** Games with a process that is killed so often. */
const KILLED = Array.from({ length: IS_NIGHT ? 8 : 1 }, (_, index) => index + 1);
const KILLS = IS_NIGHT ? 6 : 1;
const GAMES = IS_NIGHT ? 1000 : 100;
/** A time that nobody here lives to see. */
const FAR = 2 ** 50;
/** Milliseconds, where much else is going on. */
const PATIENCE = 120_000;
const FAST = 100_000;

let folder = '';
let cluster: Cluster | undefined;
const program = () => pathOf(folder, 'server.mjs');

beforeAll(async () => {
  folder = newFolder();
  symlinkSync(`${ROOT}node_modules`, pathOf(folder, 'node_modules'));
  const external = ['libsql', 'pg', 'ws'];
  writeFileSync(program(), await bundledExample('docs/examples/server/main.ts', 'esm', external));
  if (POSTGRES === undefined) leftOut('servers with PostgreSQL', 'there is none');
  else cluster = startPostgres(POSTGRES);
}, PATIENCE);

afterEach(async () => {
  await closeAll();
  vi.restoreAllMocks();
});

afterAll(() => {
  cluster?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const url = (): string => cluster?.url ?? '';

interface Database {
  readonly name: string;
  /** Tells a process which one it is. */
  readonly env: () => Readonly<Record<string, string>>;
  open(): Promise<Store>;
}

const DATABASES: readonly Database[] = [
  { name: 'SQLite', env: () => ({}), open: async () => openSqlite(pathOf(folder, 'games.db')) },
  ...(POSTGRES === undefined
    ? []
    : [
        {
          name: 'PostgreSQL',
          env: () => ({ DATABASE_URL: url() }),
          open: () => openPostgres(url()),
        },
      ]),
];

interface Process {
  readonly child: ChildProcess;
  readonly port: number;
  /** Of its first game: Livia, Gaius, spectators. */
  readonly tokens: readonly string[];
}

/** The server as a process of its own. */
async function launched({ env }: Database, port = 0, ending = open): Promise<Process> {
  const child = spawn(process.execPath, [program()], {
    cwd: folder,
    env: { ...process.env, ...env(), PORT: `${port}`, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ending.push({
    async close() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill();
        await once(child, 'exit');
      }
    },
  });
  let said = '';
  for await (const piece of child.stdout) {
    said += piece;
    if (/Spectators: .*\n/.test(said)) break;
  }
  const [, found = ''] = /ws:\/\/127\.0\.0\.1:(\d+)/.exec(said) ?? [];
  return { child, port: Number(found), tokens: said.match(/[0-9a-f-]{36}\.\S{43}/g) ?? [] };
}

async function opened(database: Database): Promise<Store> {
  const store = await database.open();
  open.push(store);
  return store;
}

async function started(store: Store) {
  const server = await startServer({ store, messagesPerSecond: FAST });
  open.unshift(server);
  return server;
}

/** Until this turn has come. */
function turn(bot: Bot, number: number): Promise<void> {
  return expect
    .poll(() => bot.screens.at(-1)?.view.turn, { timeout: 60_000, interval: 10 })
    .toBeGreaterThanOrEqual(number)
    .then(() => undefined);
}

/** Whatever somebody has been told so far is what the database says now. */
async function expectTold(store: Store, token: string, bots: readonly Bot[]): Promise<void> {
  const told = bots.map(({ frames }) => shownBy(frames));
  const states = statesOf(wholeLog(await stored(store, token)));
  for (const [seat, shown] of told.entries()) {
    for (const { entries, view } of shown) {
      const state = states[entries];
      expect(state && viewFor(state, seat)).toEqual(view);
    }
    expect(shown.length).toBeGreaterThan(10);
  }
}

const isTooLate = ({ error }: Frame) => error?.code === 'TOO_LATE';

describe.each(DATABASES)('docs/examples/server with $name', (database) => {
  test('of two who answer the same, the database takes one', async () => {
    const stores = [await opened(database), await opened(database)];
    const [first, second] = stores;
    await first?.addGame('race', '{}', null);
    for (let number = 0; number < 20; number++) {
      const entries = stores.map((store, index) => store.addEntry('race', number, `${index}`, FAR));
      expect((await Promise.all(entries)).filter((isAdded) => isAdded)).toHaveLength(1);
    }
    expect(await second?.entriesOf('race', 0)).toHaveLength(20);
    expect(await second?.entriesOf('race', 18)).toEqual(
      (await first?.entriesOf('race', 0))?.slice(18),
    );
    expect(await second?.dueAt(FAR - 1)).not.toContain('race');
    expect(await second?.dueAt(FAR)).toContain('race');
    // What has lost has not moved the time, either.
    expect(await first?.addEntry('race', 19, 'late', null)).toBe(false);
    expect(await second?.dueAt(FAR)).toContain('race');
    expect(await first?.addEntry('race', 20, 'end', null)).toBe(true);
    expect(await second?.dueAt(FAR)).not.toContain('race');
    expect(await first?.headOf('nothing')).toBeUndefined();
  });

  const ending: { close(): unknown }[] = [];
  const processes: Process[] = [];
  beforeAll(async () => {
    processes.push(...(await Promise.all([0, 0].map((port) => launched(database, port, ending)))));
  }, PATIENCE);
  afterAll(() => Promise.all(ending.map((each) => each.close())));

  test('two processes serve one game, and everybody hears the same', async () => {
    const [here, there] = processes;
    if (!here || !there) throw new Error('there are no two processes');
    const [livia = '', gaius = '', anybody = ''] = here.tokens;
    const bots = [new Bot(here.port, livia), new Bot(there.port, gaius)];
    const watching = [new Bot(here.port, anybody), new Bot(there.port, anybody)];
    const all = [...bots, ...watching];
    await Promise.all(all.map((bot) => turn(bot, 9)));
    for (const bot of bots) bot.isPlaying = false;
    await expectTold(await opened(database), livia, bots);
    const told = all.map(({ frames }) => frames.map(frameOf));
    const begun = Math.max(...told.map(([first]) => first?.entries ?? 0));
    const end = Math.min(...told.map((frames) => frames.at(-1)?.entries ?? 0));
    const [heard, ...others] = told.map((frames) =>
      frames
        .filter(({ entries = 0 }) => entries > begun && entries <= end)
        .map((each) => each.events),
    );
    expect(heard?.length).toBe(end - begun);
    for (const other of others) expect(other).toEqual(heard);
  });

  test('who is too late hears first what has happened', async () => {
    const { tokens } = processes[1] ?? { tokens: [] };
    // Each player with two screens, at two processes.
    const screens = await Promise.all(
      [0, 1].map((seat) => Promise.all(processes.map((process) => joined(process, tokens[seat])))),
    );
    const store = await opened(database);
    for (let round = 0; round < 10; round++) {
      const { state, entries } = await stored(store, tokens[0] ?? '');
      expect(entries).toBe(round);
      const actions = legalActions(state);
      const pair = screens[state.decision?.seat ?? 0] ?? [];
      const before = pair.map(({ frames }) => frames.length);
      for (const [index, screen] of pair.entries()) {
        await screen.send({ type: 'play', entries, action: actions.at(-index) });
      }
      const answers = await Promise.all(
        pair.map((screen) => screen.reads((frame) => frame.entries === round + 1)),
      );
      expect(answers[0]?.events).toEqual(answers[1]?.events);
      const told = () => pair.map(({ frames }, index) => frames.slice(before[index]).map(frameOf));
      await expect.poll(() => told().filter((frames) => frames.some(isTooLate))).toHaveLength(1);
      const late = told().find((frames) => frames.some(isTooLate));
      expect(late?.map(({ type }) => type)).toEqual(['news', 'error']);
      for (const screen of screens.flat())
        await screen.reads((frame) => frame.entries === round + 1);
    }
    expect((await stored(store, tokens[0] ?? '')).entries).toBe(10);
    // Told to end, they do so by themselves: no timer and no connection is left behind.
    for (const { child } of processes) {
      child.kill();
      expect(await once(child, 'exit')).toEqual([0, null]);
    }
  });

  // A PostgreSQL that is killed is tried below.
  const isOnlyLike = !IS_NIGHT && database.name !== 'SQLite';

  test.skipIf(isOnlyLike).each(KILLED)(
    'a killed process loses nothing that it has answered, and keeps no half of anything: %i',
    async () => {
      let { child, port, tokens } = await launched(database);
      const bots = [0, 1].map((seat) => new Bot(port, tokens[seat] ?? ''));
      const [livia, gaius] = bots;
      for (let kill = 1; kill <= KILLS; kill++) {
        // They go on playing while it dies.
        if (livia) await turn(livia, kill * 4);
        child.kill('SIGKILL');
        await once(child, 'exit');
        ({ child } = await launched(database, port));
      }
      for (const bot of [livia, gaius]) if (bot) await turn(bot, KILLS * 4 + 4);
      await expectTold(await opened(database), tokens[0] ?? '', bots);
      expect(bots.flatMap(({ refusals }) => refusals)).toEqual([]);
    },
  );

  test('a full disk is told; what fits again is played', async () => {
    const disk = smallDisk();
    if (disk === undefined) return;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store =
      database.name === 'SQLite' ? openSqlite(pathOf(disk, 'games.db')) : await openIn(disk);
    open.unshift(store);
    const server = await started(store);
    const tokens = await server.newGame({ map: 'imperium', players: 2 });
    const [token = ''] = tokens;
    const sides = await Promise.all(tokens.map((one) => joined(server, one)));
    /** Plays any action. */
    async function played(): Promise<Frame | undefined> {
      const { state, entries } = await stored(store, token);
      const actions = legalActions(state);
      const action = actions[entries % actions.length];
      return sides[state.decision?.seat ?? 0]?.plays(entries, action);
    }
    expect((await played())?.entries).toBe(1);
    const ballast = pathOf(disk, 'ballast');
    spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4k']);
    let answer = await played();
    // There is room left in the pages that it has.
    for (let tries = 0; tries < 300 && answer?.entries; tries++) answer = await played();
    expect(answer?.error?.code).toBe('NOT_SAVED');
    const { entries } = await stored(store, token);
    const watching = sides.at(-1)?.frames.map(frameOf) ?? [];
    expect(watching.at(-1)?.entries).toBe(entries);
    // Whoever comes can look.
    expect((await joined(server, token)).first.entries).toBe(entries);
    rmSync(ballast);
    expect((await played())?.entries).toBe(entries + 1);
  });

  test.skipIf(isOnlyLike)('of many games, those are in memory that somebody looks at', async () => {
    const store = await opened(database);
    const server = await started(store);
    const games: string[][] = [];
    const AT_ONCE = 50;
    /** Milliseconds that a game stays after everybody has left, with time for a busy machine. */
    const STAYS = 3000;
    const left: number[] = [];
    let most = 0;
    async function visitor(): Promise<void> {
      while (games.length < GAMES) {
        const tokens = [...(await server.newGame({ map: 'italia', players: 2 }))];
        games.push(tokens);
        const livia = await joined(server, tokens[0]);
        for (const [entries, action] of OPENING.entries()) {
          expect((await livia.plays(entries, action)).entries).toBe(entries + 1);
        }
        most = Math.max(most, server.games);
        const recent = left.filter((time) => performance.now() - time < STAYS).length;
        expect(server.games).toBeLessThanOrEqual(AT_ONCE + 10 + recent);
        await livia.leave().closed;
        left.push(performance.now());
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
    expect(most).toBeGreaterThan(1);
    await expect.poll(() => server.games).toBe(0);
    for (const [token = ''] of [games[0] ?? [], games.at(-1) ?? []]) {
      expect(wholeLog(await stored(store, token)).actions).toEqual(OPENING);
    }
  });
});

const OPENING = [
  { type: 'playCard', seat: 0, card: 'mercator' },
  { type: 'pass', seat: 0 },
] as const;

/** A disk of 400 kB, if one can be had; it needs root. */
function smallDisk(): string | undefined {
  const disk = mkdtempSync(pathOf(tmpdir(), 'concordia-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400k', 'tmpfs', disk]);
  open.push({
    close() {
      // What a closed database still holds goes with this process.
      if (status === 0) spawnSync('umount', ['-l', disk]);
      rmSync(disk, { recursive: true, force: true });
    },
  });
  if (status === 0) return disk;
  leftOut('a full disk', 'none can be mounted here');
  return undefined;
}

/** PostgreSQL with its tables on another disk than the rest. */
async function openIn(disk: string): Promise<Store> {
  if (AS_NOBODY.uid !== undefined) chownSync(disk, AS_NOBODY.uid, -1);
  const client = new Client(url());
  await client.connect();
  await client.query(`CREATE TABLESPACE small LOCATION '${disk}'`);
  await client.query('CREATE SCHEMA small');
  await client.end();
  open.unshift({
    async close() {
      const cleaning = new Client(url());
      await cleaning.connect();
      await cleaning.query('DROP SCHEMA small CASCADE');
      await cleaning.query('DROP TABLESPACE small');
      await cleaning.end();
    },
  });
  const options = encodeURIComponent('-c default_tablespace=small -c search_path=small');
  return openPostgres(`${url()}&options=${options}`);
}

describe.skipIf(POSTGRES === undefined)('docs/examples/server with a PostgreSQL that fails', () => {
  test('goes on once it is back, and hears of the others again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const here = await started(await openedPostgres());
    const there = await started(await openedPostgres());
    const [livia = '', gaius = ''] = await here.newGame({ map: 'italia', players: 2 });
    const bots = [new Bot(here.port, livia), new Bot(there.port, gaius)];
    const [first, second] = bots;
    if (first) await turn(first, 4);
    cluster?.crash();
    await setTimeout(100);
    cluster?.start();
    if (first) await turn(first, 10);
    if (second) await turn(second, 10);
    for (const bot of bots) bot.isPlaying = false;
    await expectTold(await openedPostgres(), livia, bots);
  });

  test.each(KILLED)(
    'killed while it writes, it has lost nothing that it has answered: %i',
    async () => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const store = await openedPostgres();
      /** What has been answered, and what may or may not be there, by game. */
      const games = Array.from({ length: 8 }, (_, index) => ({
        id: `killed-${index}-${randomUUID()}`,
        answered: [] as string[],
        open: new Set<string>(),
      }));
      for (const { id } of games) await store.addGame(id, '{}', null);
      let isOver = false;
      const writers = games.map(async ({ id, answered, open: asked }) => {
        while (!isOver) {
          const [number, entry] = [answered.length, `${answered.length} ${randomUUID()}`];
          asked.add(entry);
          try {
            if (await store.addEntry(id, number, entry, null)) {
              answered.push(entry);
              continue;
            }
          } catch {
            await setTimeout(10);
          }
          // As a server does: what the database says is what is.
          const found = await store.entriesOf(id, number).catch(() => []);
          for (const one of found) expect(asked).toContain(one);
          answered.push(...found);
        }
      });
      const count = () => games.reduce((sum, { answered }) => sum + answered.length, 0);
      const more = async (entries: number) => {
        const enough = count() + entries;
        await expect.poll(count, { timeout: 60_000, interval: 5 }).toBeGreaterThan(enough);
      };
      for (let kill = 0; kill < KILLS; kill++) {
        await more(200);
        cluster?.killBackend();
        await more(200);
        cluster?.kill();
        cluster?.start();
      }
      await more(100);
      isOver = true;
      await Promise.all(writers);
      for (const { id, answered } of games) expect(await store.entriesOf(id, 0)).toEqual(answered);
    },
    PATIENCE,
  );

  test('leaves tables of a later release alone', async () => {
    const client = new Client(url());
    await client.connect();
    await client.query('CREATE SCHEMA later');
    await client.query('CREATE TABLE later.concordia_tables AS SELECT 2 AS version');
    await client.end();
    const later = `${url()}&options=${encodeURIComponent('-c search_path=later')}`;
    await expect(openPostgres(later)).rejects.toThrow('version 2, this server knows 1: update it');
  });

  async function openedPostgres(): Promise<Store> {
    const store = await openPostgres(url());
    open.push(store);
    return store;
  }
});

/** The server of docs/guides/server.md, with real sockets: what it shows is what runs. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join as pathOf } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { format } from 'node:util';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Action,
  applyAction,
  createGame,
  finalScores,
  type GameLog,
  type GameView,
  HIDDEN_CARD,
  legalActions,
  logFor,
  type NewGame,
  type Viewer,
  validateLog,
  viewFor,
} from '../../../../src/index';
import { expectParts } from '../../../../test/docs/parts';
import { type GameServer, type ServerOptions, startServer } from '../server';
import { openSqlite } from '../sqlite';
import type { Store } from '../store';
import { type House, logOf } from '../table';
import {
  Bot,
  card,
  closeAll,
  frameOf,
  gameOf,
  joined,
  newFolder,
  open,
  Stranger,
  shownBy,
  statesOf,
  stored,
  turnedAway,
  wholeLog,
} from './users';

// As it is, but counted: also by the rooms, if another file has loaded them in this process.
vi.hoisted(() => vi.resetModules());
vi.mock(import('../table'), async (importOriginal) => {
  const table = await importOriginal();
  return { ...table, logOf: vi.fn(table.logOf) };
});

const FAST = 100_000;
const OPTIONS = { map: 'imperium', players: 3 } as const;

let folder = '';

beforeEach(() => {
  folder = newFolder();
});

afterEach(async () => {
  await closeAll();
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

const fileOf = () => pathOf(folder, 'games.db');

function opened(): Store {
  const store = openSqlite(fileOf());
  open.push(store);
  return store;
}

async function started(options: Partial<ServerOptions> = {}): Promise<GameServer> {
  const store = options.store ?? opened();
  const server = await startServer({ messagesPerSecond: FAST, ...options, store });
  open.unshift(server);
  return server;
}

async function ended(server: GameServer): Promise<void> {
  open.splice(open.indexOf(server), 1);
  await server.close();
}

type Options = Omit<NewGame, 'seed' | 'setup'>;

async function tokensOf(server: GameServer, options: Options, house?: House) {
  const tokens = await server.newGame(options, house);
  const [first = ''] = tokens;
  return {
    seats: tokens.slice(0, -1),
    token: (index: number) => tokens.at(index) ?? '',
    game: gameOf(first),
    table: () => stored(opened(), first),
    log: async () => wholeLog(await stored(opened(), first)),
  };
}

/** Goes through every frame of a game that somebody had, and fails at anything they may not know. */
function expectNoSecrets(frames: readonly string[], viewer: Viewer, log: GameLog): void {
  const states = statesOf(log);
  const sold = new Set([...(states[0]?.deck ?? []), ...(states[0]?.display ?? [])]);
  const leaks: string[] = [];
  let checked = 0;
  for (const { text, entries, view } of shownBy(frames)) {
    const state = states[entries];
    if (state === undefined) continue;
    expect(view).toEqual(viewFor(state, viewer));
    const words = state.random.filter((word) => Math.abs(word) > 1_000_000).map(String);
    const secrets = [log.options.seed ?? '', '"random":[', ...words];
    leaks.push(...secrets.filter((secret) => text.includes(secret)));
    if (state.decision === null) continue;
    leaks.push(...state.deck.filter((card) => text.includes(`"${card}"`)));
    const shown = JSON.stringify(view);
    for (const [seat, { hand, discard }] of state.players.entries()) {
      if (seat === viewer) continue;
      const covered = discard.slice(0, -1);
      const seen = view.players[seat];
      const masked = [...(seen?.hand ?? []), ...(seen?.discard.slice(0, -1) ?? [])];
      leaks.push(...masked.filter((card) => card !== HIDDEN_CARD));
      // Of those for sale there is one each, so it would be this one.
      const known = [...hand, ...covered].filter((card) => sold.has(card));
      leaks.push(...known.filter((card) => shown.includes(`"${card}"`)));
    }
    checked += 1;
  }
  expect(leaks).toEqual([]);
  expect(checked).toBeGreaterThan(100);
}

describe('docs/examples/server plays a game', () => {
  test('of two to its end, through a lost connection and a restart', async () => {
    const first = await started();
    const { token, log } = await tokensOf(first, { map: 'italia', players: ['Livia', 'Gaius'] });
    let hasDropped = false;
    let restarted: Promise<GameServer> | undefined;
    const restart = async (): Promise<GameServer> => {
      await ended(first);
      return started({ port: first.port });
    };
    const livia = new Bot(first.port, token(0), ({ view }) => {
      if (view.turn === 24) restarted ??= restart();
    });
    const gaius = new Bot(first.port, token(1), ({ view }, bot) => {
      if (view.turn !== 12 || hasDropped) return;
      hasDropped = true;
      bot.drop();
    });
    const logs = await Promise.all([livia.over, gaius.over]);
    expect(hasDropped).toBe(true);
    expect([livia.losses, gaius.losses]).toEqual([1, 2]);
    expect(restarted).toBeDefined();

    const kept = await log();
    const end = statesOf(kept).at(-1);
    if (end === undefined) throw new Error('no game was played');
    const scores = finalScores(end);
    const totals = scores.players.map(({ total }) => total);
    expect(validateLog(kept)).toMatchObject({ ok: true, scores });
    for (const one of logs) expect(one).toEqual({ ...kept, scores: totals });
    for (const { screens, frames } of [livia, gaius]) {
      const last = screens.at(-1)?.view;
      expect(last && finalScores(last)).toEqual(scores);
      // A board moves its pieces by them.
      const told = frames.flatMap((text) => frameOf(text).events ?? []);
      expect(screens.flatMap(({ events }) => events)).toEqual(told);
    }

    for (const [seat, { frames, refusals }] of [livia, gaius].entries()) {
      expectNoSecrets(frames, seat, kept);
      // Whoever comes back finds everything as it was left.
      const views = new Map<number, unknown>();
      let again = 0;
      for (const { entries, view } of shownBy(frames)) {
        if (views.has(entries)) {
          again += 1;
          expect(view).toEqual(views.get(entries));
        }
        views.set(entries, view);
      }
      expect(again).toBeGreaterThan(0);
      expect(refusals).toEqual([]);
    }
  });

  test('of three, before a spectator; none of them hears what is not theirs', async () => {
    const server = await started();
    const { seats, token, log } = await tokensOf(server, { map: 'imperium', players: 3 });
    const watching = new Bot(server.port, token(-1));
    const playing = seats.map((seat) => new Bot(server.port, seat));
    await Promise.all([watching, ...playing].map(({ over }) => over));
    const kept = await log();
    for (const [seat, { frames }] of playing.entries()) expectNoSecrets(frames, seat, kept);
    expectNoSecrets(watching.frames, 'spectator', kept);
  });

  test('R-9.9: the hand that a Legatus shows comes to its player alone', async () => {
    const server = await started();
    const { token, log } = await tokensOf(server, { map: 'italia', players: 4, teams: true });
    const seats = [0, 1, 2, 3];
    const guests = await Promise.all([...seats, -1].map((seat) => joined(server, token(seat))));
    let state = createGame((await log()).options);
    // Two start cities, then the card.
    for (const entries of [0, 1, 2]) {
      const actions = legalActions(state);
      const legatus = actions.find((action) => 'card' in action && action.card === 'legatus');
      const action = legatus ?? actions[0];
      if (action === undefined) throw new Error('there is nothing to do');
      await guests[action.seat]?.plays(entries, action);
      state = applyAction(state, action);
    }
    expect(state.players[0]?.discard).toEqual(['legatus']);
    const heard = await Promise.all(guests.map((guest) => guest.reads((one) => one.entries === 3)));
    const shown = expect.objectContaining({ type: 'viewChanged', path: ['players', 2, 'hand'] });
    expect(heard[0]?.events).toContainEqual(shown);
    for (const { events } of heard.slice(1)) expect(events).not.toContainEqual(shown);
  });
});

describe('docs/examples/server and those who do not behave', () => {
  test('nonsense is answered with an error and changes nothing', async () => {
    const server = await started();
    const { token, table } = await tokensOf(server, OPTIONS);
    const stranger = new Stranger(server.port);
    expect(await stranger.says('hello')).toEqual({
      type: 'error',
      error: {
        code: 'BAD_MESSAGE',
        reason: 'badMessage',
        message: 'This server does not understand that.',
      },
    });
    for (const nonsense of [
      '',
      '[]',
      'null',
      '['.repeat(4000),
      Buffer.from([0xff, 0x00]),
      { type: 'join' },
      { type: 'join', token: '../../etc/passwd' },
      { type: 'join', token: `${'.'.repeat(36)}.${'a'.repeat(43)}` },
      { type: 'join', token: token(0), seat: 1 },
      { type: 'play', entries: 'none', action: card(0, 'mercator') },
      '{ "type": "play", "entries": 0, "action": {}, "__proto__": {} }',
    ]) {
      expect(await stranger.refused(nonsense)).toBe('BAD_MESSAGE');
    }
    expect(await stranger.refused({ type: 'log' })).toBe('NOT_JOINED');
    const refused = async (action: unknown) => (await stranger.plays(0, action)).error;
    expect((await refused(card(0, 'mercator')))?.code).toBe('NOT_JOINED');

    expect((await stranger.joins(token(0))).entries).toBe(0);
    expect((await stranger.joins(token(1))).error?.code).toBe('ALREADY_JOINED');
    const deep = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`);
    const wrong = [null, 7, 'pass', [], {}, deep, { type: 'cheat' }, { ...card(0, 'x'), more: 1 }];
    for (const action of wrong) {
      expect((await refused(action))?.code).toBe('INVALID_ACTION');
    }
    expect(await refused(card(0, 'consul-v'))).toMatchObject({
      code: expect.any(String),
      reason: expect.any(String),
      message: expect.any(String),
    });
    const { entries, log } = await table();
    expect(entries).toBe(0);
    for (const text of stranger.frames) expect(text).not.toContain(log.options.seed);
  });

  test('names are shown as they are, and those that could mislead are refused', async () => {
    const server = await started();
    const name = "<img src=x onerror=alert(1)>'; --";
    const { token } = await tokensOf(server, { map: 'italia', players: [name, 'Gaius'] });
    const { first } = await joined(server, token(0));
    expect(first.view?.players[0]).toMatchObject({ name });
    const players = ['Li\u202evia', 'Gaius'];
    const refused = server.newGame({ map: 'italia', players });
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_OPTIONS' });
  });

  test('the token decides who plays', async () => {
    const server = await started();
    const { token } = await tokensOf(server, OPTIONS);
    const livia = await joined(server, token(0));
    const gaius = await joined(server, token(1));
    const watching = await joined(server, token(-1));
    // Not for another seat, nor out of turn, nor from beside the table.
    const refusals = [
      await gaius.plays(0, card(0, 'mercator')),
      await gaius.plays(0, card(1, 'mercator')),
      await watching.plays(0, card(0, 'mercator')),
      await livia.plays(1, card(0, 'mercator')),
      await livia.plays(0, { type: 'takeIncome', seat: 0 }),
    ];
    expect(refusals.map(({ error }) => error?.code)).toEqual([
      'NOT_YOUR_TURN',
      'NOT_YOUR_TURN',
      'ONLY_WATCHING',
      'TOO_LATE',
      'WRONG_DECISION',
    ]);
    // Nobody else hears of it.
    expect([livia, gaius, watching].map(({ frames }) => frames.length)).toEqual([3, 3, 2]);
    // Whatever seat she names, Livia plays for herself.
    const news = [gaius.next(), watching.next()];
    expect((await livia.plays(0, card(1, 'mercator'))).entries).toBe(1);
    for (const { events } of await Promise.all(news)) {
      expect(events?.[0]).toMatchObject({ type: 'cardPlayed', seat: 0, card: 'mercator' });
    }
    // The same once more, as from an impatient finger, is not played.
    expect((await livia.plays(0, card(0, 'mercator'))).error?.code).toBe('TOO_LATE');
  });

  test('frames that are too large, and too many, end the connection; others play on', async () => {
    clockThatStands();
    const server = await started({ messagesPerSecond: 20 });
    const { token } = await tokensOf(server, OPTIONS);
    const livia = await joined(server, token(0));

    const large = new Stranger(server.port);
    await large.send('x'.repeat(5000));
    expect(await large.closed).toBe(1009);
    const huge = new Stranger(server.port);
    await huge.send('x'.repeat(5_000_000));
    // Still sending, it may find the line cut before it reads why.
    expect([1006, 1009]).toContain(await huge.closed);

    const flood = await joined(server, token(1));
    for (let count = 0; count < 200; count++) await flood.send({ type: 'log' });
    expect(await flood.closed).toBe(1008);
    expect(flood.frames.length).toBeLessThanOrEqual(20);

    expect((await livia.plays(0, card(0, 'mercator'))).entries).toBe(1);
  });

  test('a token that nobody was given opens nothing', async () => {
    const server = await started();
    const { table, game } = await tokensOf(server, OPTIONS);
    const { persons } = await table();
    for (const wrong of [
      `${game}.${'A'.repeat(43)}`,
      `${'0'.repeat(36)}.${'A'.repeat(43)}`,
      `${game}.${persons[0]}`,
    ]) {
      expect(await turnedAway(server, wrong)).toEqual({ code: 1008, frames: [] });
    }
  });
});

describe('docs/examples/server and those who open connections and do not come in', () => {
  const later = (time: number) => vi.advanceTimersByTime(time);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  /** A connection that has said something, and been heard. */
  async function line({ port }: GameServer, said: readonly string[]) {
    const socket = connect(port, '127.0.0.1');
    open.unshift({ close: () => socket.destroy() });
    socket.on('error', () => undefined);
    socket.resume();
    const closed = once(socket, 'close').then(() => true);
    await once(socket, 'connect');
    for (const part of said) {
      socket.write(part);
      await setTimeout(20);
    }
    await setTimeout(20);
    return { socket, closed };
  }

  const isOpen = ({ readyState }: Socket) => readyState === 'open';

  test.each([
    ['nothing', []],
    ['half a header', ['GET / HTTP/1.1\r\nHost: x\r\nX-Half: ']],
    ['a header drop by drop', [...'GET / HTTP']],
    ['half a body', ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf']],
    ['a request for a page', ['GET / HTTP/1.1\r\nHost: x\r\n\r\n']],
  ])('five seconds after a connection who has said %s is closed', async (_, said) => {
    const { socket, closed } = await line(await started(), said);
    later(4999);
    await setTimeout(20);
    expect(isOpen(socket)).toBe(true);
    later(1);
    expect(await closed).toBe(true);
  });

  /** Somebody who is connected, and has said nothing that counts. */
  async function connected({ port }: GameServer): Promise<Stranger> {
    const stranger = new Stranger(port);
    expect(await stranger.refused('x')).toBe('BAD_MESSAGE');
    return stranger;
  }

  test('five seconds after a connection who has not joined is closed, and may come again', async () => {
    const stranger = await connected(await started());
    later(5000);
    // What clients that come back take for a lost connection.
    expect(await stranger.closed).toBe(1013);
  });

  test('who has said it in time has joined, even if the server was too busy to hear it', async () => {
    const server = await started();
    const { token } = await tokensOf(server, OPTIONS);
    const stranger = await connected(server);
    const answer = stranger.next();
    // Among the timers of a turn, where a busy server finds that much time is over: before it reads what has come.
    await setTimeout(1);
    void stranger.send({ type: 'join', token: token(0) });
    later(5000);
    expect(await answer).toMatchObject({ type: 'game', entries: 0 });
    expect(await stranger.says({ type: 'log' })).toMatchObject({ type: 'log' });
  });

  test('who waits for the database is not late', async () => {
    const store = opened();
    const asked = gate();
    const answering = gate();
    const slow: Store = {
      ...store,
      async headOf(game) {
        asked.open();
        await answering.opened;
        return store.headOf(game);
      },
    };
    const server = await started({ store: slow });
    const [token = ''] = await server.newGame(OPTIONS);
    const stranger = await connected(server);
    const answer = stranger.next();
    await stranger.send({ type: 'join', token });
    await asked.opened;
    later(5000);
    // By now it would have been closed.
    for (let turn = 0; turn < 3; turn++) await setImmediate();
    answering.open();
    expect(await answer).toMatchObject({ type: 'game', entries: 0 });
    expect(await stranger.says({ type: 'log' })).toMatchObject({ type: 'log' });
  });

  test('who does not go when told to is cut off a second later', async () => {
    const key = Buffer.alloc(16).toString('base64');
    const upgrade = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: ${key}`;
    const header = `GET / HTTP/1.1\r\nHost: x\r\n${upgrade}\r\nSec-WebSocket-Version: 13\r\n\r\n`;
    const { socket, closed } = await line(await started(), [header]);
    later(5000);
    await setTimeout(20);
    later(999);
    await setTimeout(20);
    expect(isOpen(socket)).toBe(true);
    later(1);
    expect(await closed).toBe(true);
  });

  test('more connections than there is room for are closed at once', async () => {
    const server = await started({ connections: 2 });
    const lines = [await line(server, []), await line(server, [])];
    const { closed } = await line(server, []);
    expect(await closed).toBe(true);
    expect(lines.map(({ socket }) => isOpen(socket))).toEqual([true, true]);
  });
});

/** Something that waits until it is opened. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** All of a test is within one second, however busy the machine is. @returns lets milliseconds pass. */
function clockThatStands(): (milliseconds: number) => void {
  let time = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  return (milliseconds) => {
    time += milliseconds;
  };
}

describe('docs/examples/server and those who ask for much', () => {
  test('a log is made once for all who see the same, and at most once a second', async () => {
    const passes = clockThatStands();
    const server = await started();
    const { token } = await tokensOf(server, OPTIONS);
    const livia = await joined(server, token(0));
    const watching = [await joined(server, token(-1)), await joined(server, token(-1))];
    vi.mocked(logOf).mockClear();
    for (let round = 0; round < 10; round++) {
      for (const each of watching) await each.says({ type: 'log' });
    }
    expect(logOf).toHaveBeenCalledTimes(1);
    const logs = watching.flatMap(({ frames }) => frames.filter((text) => frameOf(text).log));
    expect([logs.length, new Set(logs).size]).toEqual([20, 1]);
    // What a player has seen is something else.
    expect((await livia.says({ type: 'log' })).type).toBe('log');
    expect(logOf).toHaveBeenCalledTimes(2);

    const [one, other] = watching;
    const told = Promise.all(watching.map((each) => each.next()));
    await livia.plays(0, card(0, 'mercator'));
    await told;
    expect((await one?.says({ type: 'log' }))?.error?.code).toBe('TOO_SOON');
    passes(1000);
    const log = await other?.says({ type: 'log' });
    expect(log).toMatchObject({ log: { actions: [card(0, 'mercator')] } });
    expect(await one?.says({ type: 'log' })).toEqual(log);
    expect(logOf).toHaveBeenCalledTimes(3);
  });

  test('all connections of a player count together, those of spectators each', async () => {
    clockThatStands();
    const server = await started({ messagesPerSecond: 20 });
    const { token } = await tokensOf(server, OPTIONS);
    const flood = async (seat: number) => {
      const screens = [await joined(server, token(seat)), await joined(server, token(seat))];
      const before = screens.map(({ frames }) => frames.length);
      for (let count = 0; count < 15; count++) {
        for (const screen of screens) await screen.send({ type: 'takeBack', entries: 9 });
      }
      return { screens, before };
    };
    const { screens } = await flood(0);
    expect(await Promise.race(screens.map(({ closed }) => closed))).toBe(1008);
    const watching = await flood(-1);
    for (const screen of watching.screens) {
      await expect.poll(() => screen.frames.length).toBe(16);
    }
  });

  test('a player has ten connections, of which the oldest goes; any number watch', async () => {
    const server = await started();
    const { token } = await tokensOf(server, OPTIONS);
    const screens: Stranger[] = [];
    for (let count = 0; count < 11; count++) screens.push(await joined(server, token(0)));
    for (let count = 0; count < 11; count++) screens.push(await joined(server, token(-1)));
    const [oldest, ...others] = screens;
    expect(await oldest?.closed).toBe(1008);
    for (const each of others) expect((await each.says({ type: 'log' })).type).toBe('log');
    // Who has left makes room.
    await others[0]?.leave().closed;
    await setTimeout(20);
    await joined(server, token(0));
    expect((await others[1]?.says({ type: 'log' }))?.type).toBe('log');
  });

  test('while the database is slow, twenty messages wait and no more', async () => {
    const store = opened();
    let answering = gate();
    answering.open();
    const slow: Store = {
      ...store,
      async entriesOf(game, known) {
        await answering.opened;
        return store.entriesOf(game, known);
      },
    };
    const server = await started({ store: slow });
    const [token = ''] = await server.newGame(OPTIONS);
    const patient = await joined(server, token);
    const flood = await joined(server, token);
    answering = gate();
    for (let count = 0; count < 20; count++) await patient.send({ type: 'log' });
    for (let count = 0; count < 21; count++) await flood.send({ type: 'log' });
    expect(await flood.closed).toBe(1008);
    answering.open();
    await expect.poll(() => patient.frames.length).toBe(21);
    // Answered, they no longer count.
    expect((await patient.says({ type: 'log' })).type).toBe('log');
  });

  test('who takes back, resigns and returns for ever makes a game no longer than it may be', async () => {
    const server = await started();
    const { token, game } = await tokensOf(server, OPTIONS);
    const store = opened();
    const seat = (number: number) => ({ at: 0, seat: 1, by: number % 2 === 0 ? 'bot' : 'person' });
    for (let number = 0; number < 499; number++) {
      const entry = JSON.stringify({ type: 'seat', ...seat(number) });
      expect(await store.addEntry(game, number, entry, null)).toBe(true);
    }
    const gaius = await joined(server, token(1));
    expect((await gaius.says({ type: 'return', entries: 499 })).entries).toBe(500);
    expect(await gaius.refused({ type: 'resign', entries: 500 })).toBe('TOO_OFTEN');
    // The others, and the game, go on.
    const livia = await joined(server, token(0));
    expect((await livia.plays(500, card(0, 'mercator'))).entries).toBe(501);
    expect((await livia.says({ type: 'takeBack', entries: 501 })).entries).toBe(502);
  });

  test('who comes and goes does not have the game played again each time', async () => {
    const store = opened();
    const headOf = vi.spyOn(store, 'headOf');
    const server = await started({ store });
    const { token } = await tokensOf(server, OPTIONS);
    const begun = performance.now();
    for (let count = 0; count < 20; count++) {
      await (await joined(server, token(0))).leave().closed;
    }
    const seconds = Math.ceil((performance.now() - begun) / 1000);
    expect(headOf.mock.calls.length).toBeLessThanOrEqual(1 + seconds);
    await expect.poll(() => server.games).toBe(0);
  });

  test('nor who asks for a game that there is none of, or that cannot be gone on with', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = opened();
    const headOf = vi.spyOn(store, 'headOf');
    const server = await started({ store });
    const { token, game } = await tokensOf(server, OPTIONS);
    const nowhere = `${randomUUID()}.${'A'.repeat(43)}`;
    expect((await turnedAway(server, nowhere)).code).toBe(1008);
    expect(server.games).toBe(0);

    await store.addEntry(game, 0, '{}', null);
    headOf.mockClear();
    const begun = performance.now();
    for (let count = 0; count < 10; count++) {
      expect((await turnedAway(server, token(0))).code).toBe(1011);
    }
    const seconds = Math.ceil((performance.now() - begun) / 1000);
    expect(headOf.mock.calls.length).toBeLessThanOrEqual(1 + seconds);
  });
});

describe('docs/examples/server keeps the log', () => {
  const OPTIONS = { map: 'italia', players: 2 } as const;
  const OPENING = [
    card(0, 'mercator'),
    { type: 'pass', seat: 0 },
    card(1, 'prefect'),
  ] as const satisfies readonly Action[];

  /** Plays the opening, and says what both sides saw last. */
  async function begun(server: GameServer, tokens: readonly string[]): Promise<GameView[]> {
    const sides: Stranger[] = [];
    for (const token of tokens) sides.push(await joined(server, token));
    for (const [entries, action] of OPENING.entries()) {
      const news = sides.map((side) => side.next());
      await sides[action.seat]?.send({ type: 'play', entries, action });
      await Promise.all(news);
    }
    return sides.flatMap(({ frames }) => shownBy(frames).at(-1)?.view ?? []);
  }

  test('each action is there before it is answered, and none of it twice', async () => {
    const server = await started();
    const { seats, log } = await tokensOf(server, OPTIONS);
    await begun(server, seats);
    const { actions, options } = await log();
    expect(actions).toEqual(OPENING);
    expect(options.seed).toMatch(/^[0-9a-f]{64}$/);
    const files = readdirSync(folder);
    for (const file of files) {
      const path = pathOf(folder, file);
      expect(statSync(path).mode & 0o077, file).toBe(0);
      for (const token of seats) expect(readFileSync(path, 'latin1')).not.toContain(token);
    }
    expect(files).toContain('games.db');
  });

  test('no two games have the same seed', async () => {
    const server = await started();
    const games = await Promise.all([1, 2, 3].map(() => tokensOf(server, OPTIONS)));
    const logs = await Promise.all(games.map(({ log }) => log()));
    expect(new Set(logs.map(({ options }) => options.seed)).size).toBe(3);
  });

  test.each([
    [
      'an action that was not possible',
      'an entry',
      `{"type":"action","at":0,"seat":0,"by":"person","action":{"type":"takeIncome","seat":0}}`,
    ],
    ['half an entry', 'an entry', '{"type":'],
    ['an unknown entry', 'an entry', '{"type":"bribe","at":0,"seat":0}'],
    ['another version', '"version":2', '"version":1'],
    ['a seed cut off', '"seed":"', '"seed":'],
    ['nothing', '{"persons', ''],
  ])('a game that somebody has changed is not played on: %s', async (_, old, changed) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = await started();
    const { token, game } = await tokensOf(server, OPTIONS);
    const db = new Database(fileOf());
    if (old === 'an entry') db.prepare('INSERT INTO entries VALUES (?, 0, ?)').run(game, changed);
    else db.prepare('UPDATE games SET head = replace(head, ?, ?)').run(old, changed);
    db.close();
    const { code, frames } = await turnedAway(server, token(0));
    expect([code, ...frames.map(({ error }) => error?.code)]).toEqual([1011, 'BROKEN_GAME']);
    // The host reads which game it is, and why.
    expect(told.mock.calls.map((words) => format(...words)).join()).toContain(game);
    const cause = told.mock.calls.flat().find((word) => word instanceof Error)?.cause;
    if (changed === '"version":1') expect(format(cause)).toMatch(/INVALID_LOG.*version/s);
  });

  test('tables of a later release are left alone', async () => {
    await opened().close();
    open.splice(0);
    const db = new Database(fileOf());
    db.exec('PRAGMA user_version = 2');
    db.close();
    expect(() => openSqlite(fileOf())).toThrow('version 2, this server knows 1: update it');
  });

  test('who asks for the log before the end gets what they have seen', async () => {
    const server = await started();
    const { seats, token, log } = await tokensOf(server, OPTIONS);
    await begun(server, seats);
    const whole = await log();
    for (const [index, viewer] of [
      [1, 1],
      [-1, 'spectator'],
    ] as const) {
      const stranger = await joined(server, token(index));
      const { log: seen } = await stranger.says({ type: 'log' });
      expect(seen).toEqual(logFor(whole, viewer));
      expect(JSON.stringify(seen)).not.toContain(whole.options.seed);
    }
  });
});

describe('docs/examples/server takes back', () => {
  test('the own last actions, until another player has decided or something was seen', async () => {
    const first = await started();
    const { token, table } = await tokensOf(first, OPTIONS);
    const livia = await joined(first, token(0));
    const gaius = await joined(first, token(1));
    let entries = 0;
    async function played(player: Stranger, action: Action): Promise<void> {
      await player.plays(entries, action);
      entries += 1;
      for (const each of [livia, gaius]) await each.reads((frame) => frame.entries === entries);
    }
    const takenBack = async (player: Stranger) => player.says({ type: 'takeBack', entries });

    expect((await takenBack(livia)).error?.code).toBe('NOT_YOURS');
    await played(livia, card(0, 'mercator'));
    await played(livia, { type: 'pass', seat: 0 });
    // It is Gaius who decides now, but he has not.
    expect((await takenBack(gaius)).error?.code).toBe('NOT_YOURS');
    const views = gaius.reads((frame) => frame.entries === 4);
    for (; entries < 4; entries++) expect((await takenBack(livia)).type).toBe('game');
    // Everybody is where they were.
    expect((await views).view).toEqual(gaius.first.view);
    expect((await table()).played).toEqual([]);

    // Another process knows it, too.
    await ended(first);
    const second = await started();
    const again = await joined(second, token(0));
    expect(again.first.entries).toBe(4);
    await again.plays(4, card(0, 'senator'));
    const { state } = await table();
    const buying = legalActions(state).find(({ type }) => type === 'buyCard');
    await again.plays(5, buying);
    for (entries = 6; (await table()).state.decision?.seat === 0; entries++) {
      await again.plays(entries, { type: 'pass', seat: 0 });
    }
    // The display has been filled up from the deck.
    expect(await again.refused({ type: 'takeBack', entries })).toBe('STAYS');
    const { log } = await again.says({ type: 'log' });
    expect(log).toMatchObject({
      actions: [card(0, 'senator'), buying, ...Array(entries - 6).fill({ type: 'pass', seat: 0 })],
    });
  });

  test('but neither what a bot has played, nor the time that has gone by', async () => {
    let now = 1_000_000;
    const server = await started({ now: () => now });
    const { token } = await tokensOf(server, OPTIONS, { timeLimit: 60_000 });
    const livia = await joined(server, token(0));
    now += 10_000;
    expect((await livia.plays(0, card(0, 'mercator'))).left).toBe(50_000);
    expect((await livia.plays(1, { type: 'pass', seat: 0 })).left).toBe(60_000);
    expect((await livia.says({ type: 'takeBack', entries: 2 })).left).toBe(50_000);
    await livia.says({ type: 'resign', entries: 3 });
    const { entries = 0 } = await livia.reads(
      ({ left, entries: at = 0 }) => at > 4 && left === 60_000,
    );
    expect(await livia.refused({ type: 'takeBack', entries })).toBe('NOT_YOURS');
  });
});

describe('docs/examples/server and those who are away', () => {
  const OPTIONS = { map: 'italia', players: ['Livia', 'Gaius', 'Flavia'] };
  const HOUR = 3_600_000;
  /** A clock that stands still until somebody sets it. */
  const clock = { now: 0 };
  const now = () => clock.now;

  beforeEach(() => {
    clock.now = 1_000_000;
  });

  test('whose time is up has the turn played by a bot, and plays the next one', async () => {
    const server = await started({ now });
    const { token, table } = await tokensOf(server, OPTIONS, { timeLimit: HOUR });
    const gaius = await joined(server, token(1));
    expect(gaius.first.left).toBe(HOUR);
    clock.now += HOUR - 1;
    const flavia = await joined(server, token(2));
    expect(flavia.first).toMatchObject({ entries: 0, left: 1 });
    // What others do gives nobody more time.
    for (const [entries, type] of ['resign', 'return'].entries()) {
      expect(await flavia.says({ type, entries })).toMatchObject({ left: 1, entries: entries + 1 });
    }
    clock.now += 1;
    // All of Livia's turn, until Gaius decides, who has an hour of his own.
    const last = await gaius.reads((frame) => frame.left === HOUR && (frame.entries ?? 0) > 2);
    const { played, bots, state } = await table();
    expect(played.length + 2).toBe(last.entries);
    expect(played.every(({ seat, by }) => seat === 0 && by === 'bot')).toBe(true);
    expect([bots, state.decision?.seat]).toEqual([[], 1]);
    const answer = await gaius.plays(last.entries ?? 0, card(1, 'mercator'));
    expect(answer).toMatchObject({ type: 'news', left: HOUR });
  });

  test('or loses the seat to a bot until they return, where the host wants it', async () => {
    const first = await started({ now });
    const { token, table } = await tokensOf(first, OPTIONS, { timeLimit: HOUR, whenLate: 'game' });
    clock.now += HOUR;
    const gaius = await joined(first, token(1));
    // Two processes see that the time is up; one of them acts.
    const other = await started({ now });
    const same = await joined(other, token(1));
    const lost = await gaius.reads(({ type, bots }) => type === 'game' && bots?.length === 1);
    expect(lost).toMatchObject({ bots: [0], entries: 1 });
    await gaius.reads(({ left }) => left === HOUR);
    await same.reads(({ left }) => left === HOUR);
    expect(same.frames.at(-1)).toEqual(gaius.frames.at(-1));
    expect((await table()).played.every(({ by }) => by === 'bot')).toBe(true);
    expect(await gaius.says({ type: 'log' })).toMatchObject({ log: { meta: { bots: 'Livia' } } });
    // Another process knows it, too.
    await ended(first);
    const second = await started({ now });
    const livia = await joined(second, token(0));
    const { bots, entries = 0 } = livia.first;
    expect(bots).toEqual([0]);
    expect((await livia.plays(entries, card(0, 'mercator'))).error?.code).toBe('BOT_PLAYS');
    expect(await livia.says({ type: 'return', entries })).toMatchObject({ type: 'game', bots: [] });
    expect(await livia.refused({ type: 'return', entries: entries + 1 })).toBe('NOTHING_CHANGES');
    expect((await table()).bots).toEqual([]);
  });

  test.each([
    ['a month ahead', 30 * 24 * HOUR, true],
    ['an hour ahead', HOUR, true],
    ['right, and is an hour behind now', HOUR, false],
  ])('nobody gains time by a clock that was %s', async (_, jump, isPlayed) => {
    const server = await started({ now });
    const { token, table } = await tokensOf(server, OPTIONS, { timeLimit: HOUR });
    const flavia = await joined(server, token(2));
    if (isPlayed) {
      clock.now += jump;
      await flavia.reads(({ left, entries = 0 }) => left === HOUR && entries > 0);
    }
    const waiting = (await table()).state.decision?.seat;
    const { length } = (await table()).played;
    clock.now -= jump;
    const gaius = await joined(server, token(1));
    expect(gaius.first.left).toBe(HOUR);
    clock.now += HOUR - 1;
    expect((await joined(server, token(1))).first.left).toBe(1);
    // Somebody looks: the bot plays though the database was told of a later time.
    clock.now += 1;
    await gaius.reads((frame) => frame.left === HOUR && (frame.entries ?? 0) > length);
    const { played, state } = await table();
    expect(played.slice(length).every(({ seat, by }) => seat === waiting && by === 'bot')).toBe(
      true,
    );
    expect(state.decision?.seat).not.toBe(waiting);
  });

  test('who resigns is played by a bot at once, whoever looks', async () => {
    const server = await started();
    const { token, table } = await tokensOf(server, OPTIONS);
    const livia = await joined(server, token(0));
    await livia.says({ type: 'resign', entries: 0 });
    const gaius = await joined(server, token(1));
    await expect.poll(async () => (await table()).state.decision?.seat).toBe(1);
    const { played } = await table();
    expect(played.every(({ by }) => by === 'bot')).toBe(true);
    // Their time does not begin anew by it.
    const known = played.length + 1;
    expect(await gaius.refused({ type: 'resign', entries: 0 })).toBe('TOO_LATE');
    await gaius.says({ type: 'resign', entries: known });
    const flavia = await joined(server, token(2));
    await expect.poll(async () => (await table()).state.decision?.seat).toBe(2);
    await flavia.says({ type: 'resign', entries: (await table()).entries });
    // Now there are bots alone, and nobody has to look.
    for (const { closed } of [livia, gaius, flavia].map((each) => each.leave())) await closed;
    await expect.poll(async () => (await table()).state.turn).toBeGreaterThan(12);
    await ended(server);
    expect(server.games).toBe(0);
  });

  test('a seat can be given to somebody else; the old token opens nothing any more', async () => {
    const server = await started();
    const { token, game, table } = await tokensOf(server, OPTIONS);
    const livia = await joined(server, token(0));
    const gaius = await joined(server, token(1));
    const news = gaius.next();
    const given = await server.replace(game, 0);
    expect(await livia.closed).toBe(1008);
    expect(await news).toMatchObject({ type: 'game', entries: 1, bots: [] });
    expect((await turnedAway(server, token(0))).code).toBe(1008);
    const claudia = await joined(server, given);
    expect((await claudia.plays(1, card(0, 'mercator'))).entries).toBe(2);
    expect((await table()).persons).toHaveLength(4);
    await expect(server.replace(game, 3)).rejects.toMatchObject({ code: 'NO_SUCH_SEAT' });
    await expect(server.replace(randomUUID(), 0)).rejects.toMatchObject({ code: 'NO_SUCH_GAME' });
  });
});

test('docs/guides/server.md shows parts of every file of the example, word for word', () => {
  const others = ['index.html', 'style.css', 'tsconfig.json'];
  expectParts('docs/guides/server.md', 'docs/examples/server', others);
});

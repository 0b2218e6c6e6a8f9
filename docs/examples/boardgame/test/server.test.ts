/** The server of docs/examples/boardgame over HTTP and WebSocket, with its databases. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { blocksOf, page, ROOT } from '../../../../test/readme/markdown';
import { freePort } from '../../../../test/support/free-port';
import { leftOut } from '../../../../test/support/left-out';
import { POSTGRES, startPostgres } from '../../../../test/support/postgres';
import { type Database, openPostgres, openSqlite } from '../database';
import { concordia, game } from '../game';
import { startServer } from '../server';

const NAME = 'concordia';
const ORIGIN = 'http://localhost:5173';

let folder = '';
let file = '';
const open: (() => unknown)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'concordia-boardgame-'));
  file = join(folder, 'matches.sqlite');
  // boardgame.io writes every refusal to the console, and where it listens.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

interface House {
  readonly port: number;
  readonly apiPort: number;
  close(): Promise<void>;
}

async function ports() {
  return { port: await freePort(), apiPort: await freePort() };
}

async function started(database: Database | Promise<Database> = openSqlite(file)): Promise<House> {
  const at = await ports();
  const stop = await startServer(await database, at, [ORIGIN]);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await stop();
    isOpen = false;
  };
  open.push(close);
  return { ...at, close };
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

async function ask({ apiPort }: House, path: string, body?: unknown): Promise<Answer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: text };
  const url = `http://localhost:${apiPort}/games${path}`;
  const response = await fetch(url, body === undefined ? {} : post);
  return { status: response.status, text: await response.text() };
}

async function created(house: House, setupData?: unknown, numPlayers = 2): Promise<string> {
  const { status, text } = await ask(house, `/${NAME}/create`, { numPlayers, setupData });
  expect(status, text).toBe(200);
  return JSON.parse(text).matchID;
}

interface Seat {
  readonly playerID: string;
  readonly playerCredentials: string;
}

async function joined(house: House, match: string, playerName: string): Promise<Seat> {
  const { status, text } = await ask(house, `/${NAME}/${match}/join`, { playerName });
  expect(status, text).toBe(200);
  return JSON.parse(text);
}

function clientOf({ port }: House, matchID: string, seat?: Seat) {
  const client = Client({
    game,
    matchID,
    ...(seat && { playerID: seat.playerID, credentials: seat.playerCredentials }),
    multiplayer: SocketIO({ server: `http://localhost:${port}` }),
    debug: false,
  });
  client.start();
  open.push(() => client.stop());
  return client;
}
type Guest = ReturnType<typeof clientOf>;

const viewOf = (guest: Guest) => guest.getState()?.G.view;
const stepOf = (guest: Guest) => guest.getState()?._stateID ?? -1;

/** What is waited for ends the wait: only what never comes takes that long, on a machine with much else to do, too. */
const PATIENTLY = { timeout: 60_000, interval: 5 } as const;

const reaches = (guest: Guest, step: number) =>
  vi.waitFor(() => expect(stepOf(guest)).toBe(step), PATIENTLY);

/** A match of two on a server, before the first card. */
async function dealt(house: House) {
  const match = await created(house);
  const seats = [await joined(house, match, 'Livia'), await joined(house, match, 'Gaius')] as const;
  const guests = [clientOf(house, match, seats[0]), clientOf(house, match, seats[1])] as const;
  for (const guest of guests) await reaches(guest, 0);
  guests[0].moves.deal?.();
  for (const guest of guests) await reaches(guest, 1);
  return { match, seats, guests };
}

/** Makes the first legal move of whoever decides. */
async function play(guests: readonly Guest[], count = 1): Promise<void> {
  for (let made = 0; made < count; made++) {
    for (const guest of guests) {
      const view = viewOf(guest);
      const [choice] = view == null ? [] : concordia.choices(view).filter((one) => !one.refusal);
      if (choice === undefined) continue;
      const { type, seat: _seat, ...fields } = choice.action;
      const step = stepOf(guest);
      guest.moves[type]?.(fields);
      for (const each of guests) await reaches(each, step + 1);
      break;
    }
  }
}

test('what the guide shows of the example is what runs, and it names every program', () => {
  const guide = page('docs/boardgame-io.md');
  const shown = blocksOf(guide).flatMap(({ language, lines }) => {
    const [, name] = language.split(' ');
    return language.startsWith('ts ') && name !== undefined ? [[name, lines] as const] : [];
  });
  expect(shown).not.toEqual([]);
  for (const [name, lines] of shown) {
    expect(page(`docs/examples/boardgame/${name}`)).toContain(lines.join('\n'));
  }
  const programs = readdirSync(`${ROOT}docs/examples/boardgame`).filter((name) =>
    /tsx?$/.test(name),
  );
  for (const name of programs) expect(guide).toContain(`\n| \`${name}\``);
});

describe('the lobby', () => {
  test('lists games, makes a match of what was chosen, and seats those who come', async () => {
    const house = await started();
    expect(await ask(house, '')).toEqual({ status: 200, text: JSON.stringify([NAME]) });
    const setupData = { map: 'italia', modules: ['salt'], players: ['Livia', 'Gaius'] };
    const match = await created(house, setupData);
    const seats = [await joined(house, match, 'L'), await joined(house, match, 'G')];
    const { matches } = JSON.parse((await ask(house, `/${NAME}`)).text);
    expect(matches).toMatchObject([
      { matchID: match, setupData, players: [{ name: 'L' }, { name: 'G' }] },
    ]);
    expect(JSON.stringify(matches)).not.toContain(seats[0]?.playerCredentials);
    expect((await ask(house, `/${NAME}/${match}/join`, { playerName: 'X' })).status).toBe(409);

    const guests = seats.map((seat) => clientOf(house, match, seat));
    for (const guest of guests) await reaches(guest, 0);
    expect(guests[1]?.getState()?.G).toEqual({ view: null, options: setupData });
    guests[0]?.moves.deal?.();
    for (const guest of guests) await reaches(guest, 1);
    const view = guests[1] && viewOf(guests[1]);
    expect(view?.map).toBe('italia');
    expect(view?.options.modules).toEqual(['salt']);
    expect(view?.players.map(({ name }) => name)).toEqual(['Livia', 'Gaius']);
    await play(guests, 3);
    // Whoever looks on sees the table and no hand.
    const spectator = clientOf(house, match);
    await reaches(spectator, 4);
    expect(viewOf(spectator)).toMatchObject({ viewer: 'spectator', random: null });
  });

  test('a match that nobody has chosen anything for is what the host has set', async () => {
    const house = await started();
    const { guests } = await dealt(house);
    expect(viewOf(guests[0])?.map).toBe('imperium');
  });

  test.each([
    ['junk', 2, 'at setupData: this is not a plain object'],
    [['map'], 2, 'at setupData: this is not a plain object'],
    [{ seed: 'mine' }, 2, 'the host does not let players choose seed'],
    [{ setup: { deck: [] } }, 2, 'the host does not let players choose setup'],
    [{ teams: true }, 4, 'the host does not let players choose teams'],
    [
      JSON.parse('{"__proto__": {"map": "italia"}}'),
      2,
      'the host does not let players choose __proto__',
    ],
    [{ map: 'atlantis' }, 2, 'There is no map atlantis'],
    [{ map: { id: 'italia' } }, 2, 'at map: expected a text'],
    [{ players: ['Livia', 'Gaius'] }, 3, 'this game is for 2 players, not for 3'],
    [{ players: ['Livia', 'Li\u202evia'] }, 2, 'there is an invisible character, U+202E'],
    [{ map: 'italia' }, 6, 'Games without teams are for two to five players.'],
    [{ modules: Array(100_000).fill('salt') }, 2, 'at modules'],
  ])('refuses what cannot be, and says why: %#', async (setupData, numPlayers, said) => {
    const house = await started();
    const { status, text } = await ask(house, `/${NAME}/create`, { numPlayers, setupData });
    expect({ status, text }).toEqual({ status: 400, text: expect.stringContaining(said) });
    expect(JSON.parse((await ask(house, `/${NAME}`)).text)).toEqual({ matches: [] });
  });

  test.each([
    [{ playerName: '' }, 403],
    [{ playerName: 'x'.repeat(41) }, 400],
    [{ playerName: 'Li\u202evia' }, 400],
    [{ playerName: { name: 'Livia' } }, 400],
    [{ playerName: 'Livia', data: 'x'.repeat(2000) }, 400],
    [{ playerName: 'Livia', playerID: '7' }, 404],
    [{ playerName: 'Livia', playerID: '__proto__' }, 404],
    [{ playerName: 'Livia', playerID: 'constructor' }, 404],
    ['{"playerName": "Livia"', 400],
  ])('nobody sits down who cannot: %#', async (body, expected) => {
    const house = await started();
    const match = await created(house);
    expect((await ask(house, `/${NAME}/${match}/join`, body)).status).toBe(expected);
    expect(Object.keys(Object.prototype)).toEqual([]);
    const { players } = JSON.parse((await ask(house, `/${NAME}/${match}`)).text);
    expect(players).toEqual([{ id: 0 }, { id: 1 }]);
  });

  test('of two who ask for one seat at once, in two processes, one gets it', async () => {
    const houses = [await started(), await started()] as const;
    const match = await created(houses[0]);
    const body = { playerID: '0', playerName: 'Livia' };
    const answers = await Promise.all(
      [...houses, ...houses].map((house) => ask(house, `/${NAME}/${match}/join`, body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const { playerCredentials } = JSON.parse(
      answers.find(({ status }) => status === 200)?.text ?? '',
    );
    const guest = clientOf(houses[1], match, { playerID: '0', playerCredentials });
    await reaches(guest, 0);
  });
});

/** Speaks socket.io by hand, as boardgame.io's client never would. */
async function raw({ port }: House) {
  const socket = new WebSocket(`ws://localhost:${port}/socket.io/?EIO=4&transport=websocket`);
  const received: string[] = [];
  socket.on('message', (data) => received.push(String(data)));
  const heard = (text: string) =>
    vi.waitFor(() => expect(received.some((one) => one.startsWith(text))).toBe(true), PATIENTLY);
  await once(socket, 'open');
  await heard('0');
  socket.send(`40/${NAME},`);
  await heard(`40/${NAME}`);
  open.push(() => socket.terminate());
  return {
    received,
    heard,
    say: (...event: readonly unknown[]) => socket.send(`42/${NAME},${JSON.stringify(event)}`),
    socket,
  };
}

describe('sockets', () => {
  test('strangers, and players who do not play by the rules, change nothing', async () => {
    const house = await started();
    const { match, seats, guests } = await dealt(house);
    const [livia, gaius] = seats;
    const before = guests.map((guest) => guest.getState()?.G);
    const move = (playerID: unknown, credentials: unknown, more: object = {}) => ({
      type: 'MAKE_MOVE',
      payload: { type: 'playCard', args: [{ card: 'architect' }], playerID, credentials },
      ...more,
    });
    const state = { ...guests[0].store.getState(), _stateID: 7 };
    const stolen = { ...move('0', livia.playerCredentials), type: 'UPDATE', state, deltalog: [{}] };

    const cheat = await raw(house);
    // Before she has said where she sits.
    cheat.say('update', move('0', livia.playerCredentials), 1, match, '0');
    cheat.say('sync', match, '0', livia.playerCredentials);
    await cheat.heard(`42/${NAME},["sync"`);
    for (const type of ['UPDATE', 'SYNC', 'RESET', 'PATCH', 'GAME_EVENT', 'UNDO']) {
      cheat.say('update', { ...stolen, type }, 1, match, '0');
    }
    // Under the name of another, and into another match.
    cheat.say('update', move('1', livia.playerCredentials), 1, match, '0');
    cheat.say('update', move('0', livia.playerCredentials), 1, 'elsewhere', '0');
    cheat.say('update', null, 1, match, '0');
    cheat.say('update');
    cheat.say('sync', { match }, '0');
    cheat.say('sync', match, '__proto__', {});
    cheat.say('chat', match, { sender: '0', payload: 'x' }, livia.playerCredentials);

    const stranger = await raw(house);
    stranger.say('sync', match, '0', 'guessed');
    stranger.say('update', move('0', 'guessed'), 1, match, '0');
    stranger.say('update', move('0', gaius.playerCredentials), 1, match, '0');
    stranger.say('update', move('0', undefined), 1, match, '0');
    stranger.say('sync', 'nowhere', null, undefined, 5);
    stranger.say('update', 'x'.repeat(20_000));
    await once(stranger.socket, 'close');

    const { matches } = JSON.parse((await ask(house, `/${NAME}`)).text);
    expect(matches).toHaveLength(1);
    expect((await ask(house, `/${NAME}/nowhere`)).status).toBe(404);
    expect(guests.map((guest) => guest.getState()?.G)).toEqual(before);
    await play(guests);
    for (const guest of guests) expect(guest.log?.length).toBeGreaterThan(1);
    // They were told nothing that is for a seat.
    expect(stranger.received.join()).not.toContain('"hand"');
  });

  test('whoever has left a seat hears no more of it, and nobody has a seat before it is taken', async () => {
    const house = await started();
    const match = await created(house);
    const early = await raw(house);
    early.say('sync', match, '0');
    const livia = await joined(house, match, 'Livia');
    await joined(house, match, 'Gaius');
    const old = await raw(house);
    old.say('sync', match, '0', livia.playerCredentials);
    await old.heard(`42/${NAME},["sync"`);
    const { playerID, playerCredentials: credentials } = livia;
    await ask(house, `/${NAME}/${match}/leave`, { playerID, credentials });
    await old.heard(`41/${NAME}`);
    const next = clientOf(house, match, await joined(house, match, 'Julia'));
    await reaches(next, 0);
    next.moves.deal?.();
    await reaches(next, 1);
    for (const { received } of [early, old]) expect(received.join()).not.toContain('"hand"');
  });
});

describe('restarts', () => {
  test('in mid-turn nothing is lost, and the clients come back by themselves', async () => {
    const house = await started();
    const { guests } = await dealt(house);
    await play(guests, 4);
    const before = guests.map((guest) => ({ G: guest.getState()?.G, log: guest.log?.length }));
    const views = guests.map(viewOf);
    await house.close();
    await vi.waitFor(() => expect(guests[0].getState()?.isConnected).toBe(false), PATIENTLY);
    const stop = await startServer(openSqlite(file), house, [ORIGIN]);
    open.push(stop);
    for (const guest of guests) {
      const isBack = () => expect(guest.getState()?.isConnected).toBe(true);
      await vi.waitFor(isBack, PATIENTLY);
    }
    // All have been told anew: a move before that may come between a client's question and its answer.
    for (const [index, guest] of guests.entries()) {
      await vi.waitFor(() => expect(viewOf(guest)).not.toBe(views[index]), PATIENTLY);
    }
    await vi.waitFor(() => {
      const after = guests.map((guest) => ({ G: guest.getState()?.G, log: guest.log?.length }));
      expect(after).toEqual(before);
    }, PATIENTLY);
    await play(guests, 2);
  });

  test('a killed process has written whatever anybody was told', async () => {
    const at = await ports();
    const child: ChildProcess = spawn(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), `${ROOT}docs/examples/boardgame/serve.ts`],
      {
        cwd: folder,
        env: {
          ...process.env,
          TSX_TSCONFIG_PATH: `${ROOT}tsconfig.json`,
          DATABASE_URL: '',
          PORT: String(at.port),
          API_PORT: String(at.apiPort),
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    open.push(() => child.kill('SIGKILL'));
    await once(child.stdout ?? child, 'data');
    const killed = { ...at, close: async () => {} };
    await vi.waitFor(async () => expect((await ask(killed, '')).status).toBe(200), PATIENTLY);
    const { match, seats, guests } = await dealt(killed);
    await play(guests, 3);
    child.kill('SIGKILL');
    await once(child, 'close');
    const known = guests.map((guest) => guest.getState()?.G);
    const house = await started();
    const back = [clientOf(house, match, seats[0]), clientOf(house, match, seats[1])];
    for (const guest of back) await reaches(guest, 4);
    expect(back.map((guest) => guest.getState()?.G)).toEqual(known);
    await play(back);
  });
});

const cluster = POSTGRES === undefined ? undefined : startPostgres(POSTGRES);
afterAll(() => cluster?.remove());
if (cluster === undefined) leftOut('matches in PostgreSQL', 'there is none');

describe.each([
  ['SQLite', () => openSqlite(file)],
  ['PostgreSQL', () => openPostgres(cluster?.url ?? '')],
])('two processes with %s', (name, database) => {
  const isMissing = name === 'PostgreSQL' && cluster === undefined;

  test.skipIf(isMissing)('tell each other, and one of two moves for one step is made', async () => {
    const houses = [await started(database()), await started(database())] as const;
    const match = await created(houses[0]);
    const livia = await joined(houses[0], match, 'Livia');
    const gaius = await joined(houses[1], match, 'Gaius');
    // Livia has two screens.
    const screens = [clientOf(houses[0], match, livia), clientOf(houses[1], match, livia)] as const;
    const other = clientOf(houses[1], match, gaius);
    const all = [...screens, other];
    for (const guest of all) await reaches(guest, 0);
    screens[0].moves.deal?.();
    for (const guest of all) await reaches(guest, 1);
    screens[0].moves.playCard?.({ card: 'architect' });
    screens[1].moves.playCard?.({ card: 'mercator' });
    for (const guest of all) await reaches(guest, 2);
    const tops = all.map((guest) => viewOf(guest)?.players[0]?.discard.at(-1));
    expect(new Set(tops).size).toBe(1);
    expect(['architect', 'mercator']).toContain(tops[0]);
    for (const guest of all) {
      const moves = guest.log?.filter(({ action }) => action.type === 'MAKE_MOVE') ?? [];
      expect(moves.map(({ action }) => action.payload.type)).toEqual(['deal', 'playCard']);
    }
    const { matches } = JSON.parse((await ask(houses[1], `/${NAME}?isGameover=false`)).text);
    expect(matches).toHaveLength(1);
  });
});

/** The server of docs/guides/server.md, with real sockets: what it shows is what runs. */
import { once } from 'node:events';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { type Guest, join, type Screen } from '../../docs/examples/server/client';
import {
  type GameServer,
  type ServerOptions,
  startServer,
} from '../../docs/examples/server/server';
import { chanceFromSeed, planner } from '../../src/bots';
import {
  type Action,
  applyAction,
  createGame,
  finalScores,
  follow,
  GameEventSchema,
  type GameLog,
  type GameState,
  type GameView,
  HIDDEN_CARD,
  legalActions,
  logFor,
  type NewGame,
  parseView,
  type Viewer,
  validateLog,
  viewFor,
} from '../../src/index';
import { expectParts } from './parts';

const FAST = 100_000;

let folder = '';
const open: { close(): unknown }[] = [];

beforeEach(() => {
  folder = mkdtempSync(pathOf(tmpdir(), 'concordia-server-'));
});

afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

async function started(options: Partial<ServerOptions> = {}): Promise<GameServer> {
  const server = await startServer({ folder, messagesPerSecond: FAST, ...options });
  open.push(server);
  return server;
}

function tokensOf(server: GameServer, options: Omit<NewGame, 'seed'>) {
  const tokens = server.newGame(options);
  return {
    seats: tokens.slice(0, -1),
    token: (index: number) => tokens.at(index) ?? '',
    file: pathOf(folder, `${tokens[0]?.split('.')[0]}.jsonl`),
  };
}

/** The present game as its file has it, seed and all. */
function storedLog(file: string): GameLog {
  const [head, ...actions] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return { ...JSON.parse(head ?? '').log, actions: actions.map((line) => JSON.parse(line)) };
}

/** All states of a log, from the first. */
function statesOf({ options, actions }: GameLog): readonly GameState[] {
  const states = [createGame(options)];
  for (const action of actions) {
    states.push(applyAction(states.at(-1) ?? createGame(options), action));
  }
  return states;
}

const FrameSchema = z.object({
  type: z.string(),
  played: z.optional(z.int()),
  view: z.optional(
    z.looseObject({
      players: z.array(z.looseObject({ hand: z.array(z.string()), discard: z.array(z.string()) })),
    }),
  ),
  events: z.optional(z.array(z.unknown())),
  log: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.string(), reason: z.string(), message: z.string() })),
});
type Frame = z.infer<typeof FrameSchema>;

const frameOf = (text: string): Frame => FrameSchema.parse(JSON.parse(text));

/** A client of the example that plays by itself, and everything that has come to it over the wire. */
class Bot {
  readonly frames: string[] = [];
  readonly screens: Screen[] = [];
  readonly refusals: string[] = [];
  readonly over: Promise<GameLog>;
  #socket: WebSocket | undefined;

  constructor(port: number, token: string, onScreen?: (screen: Screen, bot: Bot) => void) {
    const chance = chanceFromSeed(token);
    this.over = new Promise((resolve) => {
      const guest: Guest = join(() => this.#connected(port), token, {
        shown: (screen) => {
          this.screens.push(screen);
          const { view } = screen;
          if (view.phase === 'finished') guest.askForLog();
          const actions = legalActions(view);
          if (actions.length > 0) guest.play(planner.choose(view, actions, chance));
          onScreen?.(screen, this);
        },
        refused: ({ code }) => this.refusals.push(code),
        logged: resolve,
      });
      open.unshift({ close: () => guest.leave() });
    });
  }

  drop(): void {
    this.#socket?.terminate();
  }

  #connected(port: number): WebSocket {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`);
    socket.on('message', (data) => this.frames.push(String(data)));
    this.#socket = socket;
    return socket;
  }
}

interface Shown {
  readonly text: string;
  readonly played: number;
  readonly view: GameView;
}

/** What a client sees with each frame: the view that was sent once, and events since. */
function shownBy(frames: readonly string[]): readonly Shown[] {
  let view: GameView | undefined;
  return frames.flatMap((text) => {
    const frame = frameOf(text);
    if (frame.played === undefined) return [];
    if (frame.view !== undefined) view = parseView(frame.view);
    else if (view !== undefined) view = follow(view, z.array(GameEventSchema).parse(frame.events));
    return view === undefined ? [] : [{ text, played: frame.played, view }];
  });
}

/** Goes through every frame of a game that somebody had, and fails at anything they may not know. */
function expectNoSecrets(frames: readonly string[], viewer: Viewer, log: GameLog): void {
  const states = statesOf(log);
  const sold = new Set([...(states[0]?.deck ?? []), ...(states[0]?.display ?? [])]);
  const leaks: string[] = [];
  let checked = 0;
  for (const { text, played, view } of shownBy(frames)) {
    const state = states[played];
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
    const { token, file } = tokensOf(first, { map: 'italia', players: ['Livia', 'Gaius'] });
    let hasDropped = false;
    let restarted: Promise<GameServer> | undefined;
    const restart = async (): Promise<GameServer> => {
      await first.close();
      open.splice(open.indexOf(first), 1);
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
    expect(restarted).toBeDefined();

    const stored = storedLog(file);
    const end = statesOf(stored).at(-1);
    if (end === undefined) throw new Error('no game was played');
    const scores = finalScores(end);
    const totals = scores.players.map(({ total }) => total);
    expect(validateLog(stored)).toMatchObject({ ok: true, scores });
    for (const log of logs) expect(log).toEqual({ ...stored, scores: totals });
    for (const { screens } of [livia, gaius]) {
      const last = screens.at(-1)?.view;
      expect(last && finalScores(last)).toEqual(scores);
    }

    for (const [seat, { frames, refusals }] of [livia, gaius].entries()) {
      expectNoSecrets(frames, seat, stored);
      // Whoever comes back finds everything as it was left.
      const views = new Map<number, unknown>();
      let again = 0;
      for (const { played, view } of shownBy(frames)) {
        if (views.has(played)) {
          again += 1;
          expect(view).toEqual(views.get(played));
        }
        views.set(played, view);
      }
      expect(again).toBeGreaterThan(0);
      expect(refusals).toEqual([]);
    }
  });

  test('of three, before a spectator; none of them hears what is not theirs', async () => {
    const server = await started();
    const { seats, token, file } = tokensOf(server, { map: 'imperium', players: 3 });
    const watching = new Bot(server.port, token(-1));
    const playing = seats.map((seat) => new Bot(server.port, seat));
    await Promise.all([watching, ...playing].map(({ over }) => over));
    const stored = storedLog(file);
    for (const [seat, { frames }] of playing.entries()) expectNoSecrets(frames, seat, stored);
    expectNoSecrets(watching.frames, 'spectator', stored);
    expect(watching.screens.flatMap(({ buttons }) => buttons)).toEqual([]);
    // What happens is told to all who are there, and the same to each.
    const told = [watching, ...playing].map(({ frames }) => frames.map(frameOf));
    const begun = Math.max(...told.map(([first]) => first?.played ?? 0));
    const [heard, ...others] = told.map((all) =>
      all.flatMap(({ played = 0, events = [] }) => (played > begun ? events : [])),
    );
    for (const other of others) expect(other).toEqual(heard);
    expect(heard?.length).toBeGreaterThan(stored.actions.length);
  });

  test('on screens with words, open and closed buttons', async () => {
    const server = await started();
    const { token } = tokensOf(server, { map: 'imperium', players: ['Livia', 'Gaius', 'Flavia'] });
    const shown = await new Promise<readonly Screen[]>((resolve) => {
      const screens: Screen[] = [];
      const guest = join(() => new WebSocket(`ws://127.0.0.1:${server.port}`), token(0), {
        shown(screen) {
          screens.push(screen);
          if (screens.length === 2) resolve(screens);
          else guest.play(card(0, 'senator'));
        },
        refused: ({ message }) => {
          throw new Error(message);
        },
      });
      open.unshift({ close: () => guest.leave() });
    });
    expect(shown[0]?.title).toBe('Livia plays a card');
    expect(shown[1]?.news).toContain('Livia plays Senator');
    const { view, buttons = [] } = shown[1] ?? {};
    const pressable = buttons.filter(({ closed }) => closed === undefined);
    expect(pressable.map(({ action }) => action)).toEqual(view && legalActions(view));
    const closed = buttons.find(({ closed }) => closed !== undefined);
    expect(closed?.closed).toMatch(/^[A-Z].*\.$/);
  });
});

/** A client with manners of its own. */
class Stranger {
  readonly frames: string[] = [];
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  #waiting: ((text: string) => void)[] = [];

  constructor(port: number) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`);
    this.#socket = socket;
    this.closed = new Promise((resolve) => {
      socket.on('close', resolve);
    });
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      this.frames.push(String(data));
      this.#waiting.shift()?.(String(data));
    });
    open.unshift({ close: () => socket.terminate() });
  }

  async send(message: unknown): Promise<void> {
    if (this.#socket.readyState === WebSocket.CONNECTING) await once(this.#socket, 'open');
    const isRaw = typeof message === 'string' || Buffer.isBuffer(message);
    this.#socket.send(isRaw ? message : JSON.stringify(message));
  }

  /** What the server answers. */
  async says(message: unknown): Promise<Frame> {
    const answer = this.next();
    await this.send(message);
    return answer;
  }

  async next(): Promise<Frame> {
    return frameOf(await new Promise<string>((resolve) => this.#waiting.push(resolve)));
  }
}

const card = (seat: number, name: string): Action => ({ type: 'playCard', seat, card: name });

describe('docs/examples/server and those who do not behave', () => {
  const OPTIONS = { map: 'imperium', players: 3 } as const;

  test('nonsense is answered with an error and changes nothing', async () => {
    const server = await started();
    const { token, file } = tokensOf(server, OPTIONS);
    const before = readFileSync(file, 'utf8');
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
      { type: 'play', played: 'none', action: card(0, 'mercator') },
      '{ "type": "play", "played": 0, "action": {}, "__proto__": {} }',
    ]) {
      expect((await stranger.says(nonsense)).error?.code).toBe('BAD_MESSAGE');
    }
    expect((await stranger.says({ type: 'log' })).error?.code).toBe('NOT_JOINED');
    const play = (action: unknown) => ({ type: 'play', played: 0, action });
    expect((await stranger.says(play(card(0, 'mercator')))).error?.code).toBe('NOT_JOINED');

    expect((await stranger.says({ type: 'join', token: token(0) })).played).toBe(0);
    expect((await stranger.says({ type: 'join', token: token(1) })).error?.code).toBe(
      'ALREADY_JOINED',
    );
    const deep = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`);
    const wrong = [null, 7, 'pass', [], {}, deep, { type: 'cheat' }, { ...card(0, 'x'), more: 1 }];
    for (const action of wrong) {
      expect((await stranger.says(play(action))).error?.code).toBe('INVALID_ACTION');
    }
    expect((await stranger.says(play(card(0, 'consul-v')))).error).toMatchObject({
      code: expect.any(String),
      reason: expect.any(String),
      message: expect.any(String),
    });
    expect(readFileSync(file, 'utf8')).toBe(before);
    for (const text of stranger.frames) expect(text).not.toContain(storedLog(file).options.seed);
  });

  test('the token decides who plays', async () => {
    const server = await started();
    const { token } = tokensOf(server, OPTIONS);
    const [livia, gaius, watching] = [0, 1, -1].map(() => new Stranger(server.port));
    if (!livia || !gaius || !watching) throw new Error('nobody came');
    for (const [stranger, index] of [
      [livia, 0],
      [gaius, 1],
      [watching, -1],
    ] as const) {
      await stranger.says({ type: 'join', token: token(index) });
    }
    const play = (action: Action, played = 0) => ({ type: 'play', played, action });
    // Not for another seat, nor out of turn, nor from beside the table.
    const refusals = [
      await gaius.says(play(card(0, 'mercator'))),
      await gaius.says(play(card(1, 'mercator'))),
      await watching.says(play(card(0, 'mercator'))),
      await livia.says(play(card(0, 'mercator'), 1)),
      await livia.says(play({ type: 'takeIncome', seat: 0 })),
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
    expect((await livia.says(play(card(1, 'mercator')))).played).toBe(1);
    for (const { events } of await Promise.all(news)) {
      expect(events?.[0]).toMatchObject({ type: 'cardPlayed', seat: 0, card: 'mercator' });
    }
    // The same once more, as from an impatient finger, is not played.
    expect((await livia.says(play(card(0, 'mercator')))).error?.code).toBe('TOO_LATE');
  });

  test('frames that are too large, and too many, end the connection; others play on', async () => {
    const server = await started({ messagesPerSecond: 20 });
    const { token } = tokensOf(server, OPTIONS);
    const livia = new Stranger(server.port);
    await livia.says({ type: 'join', token: token(0) });

    const large = new Stranger(server.port);
    await large.send('x'.repeat(5000));
    expect(await large.closed).toBe(1009);
    const huge = new Stranger(server.port);
    await huge.send('x'.repeat(5_000_000));
    // Still sending, it may find the line cut before it reads why.
    expect([1006, 1009]).toContain(await huge.closed);

    const flood = new Stranger(server.port);
    await flood.says({ type: 'join', token: token(1) });
    for (let count = 0; count < 200; count++) await flood.send({ type: 'log' });
    expect(await flood.closed).toBe(1008);
    expect(flood.frames.length).toBeLessThanOrEqual(20);

    const action = card(0, 'mercator');
    expect((await livia.says({ type: 'play', played: 0, action })).played).toBe(1);
  });

  test('a token that nobody was given opens nothing', async () => {
    const server = await started();
    const { token } = tokensOf(server, OPTIONS);
    const [game = ''] = token(0).split('.');
    for (const wrong of [
      `${game}.${'A'.repeat(43)}`,
      `${'0'.repeat(36)}.${'A'.repeat(43)}`,
      storedHead(game).hashes.map((hash) => `${game}.${hash}`)[0],
    ]) {
      const stranger = new Stranger(server.port);
      await stranger.send({ type: 'join', token: wrong });
      expect(await stranger.closed).toBe(1008);
      expect(stranger.frames).toEqual([]);
    }
  });

  function storedHead(game: string): { readonly hashes: readonly string[] } {
    const [head = ''] = readFileSync(pathOf(folder, `${game}.jsonl`), 'utf8').split('\n');
    return JSON.parse(head);
  }
});

describe('docs/examples/server keeps the log', () => {
  const OPTIONS = { map: 'italia', players: 2 } as const;
  const OPENING = [
    card(0, 'mercator'),
    { type: 'pass', seat: 0 },
    card(1, 'prefect'),
  ] as const satisfies readonly Action[];

  /** Plays the opening, and says what both sides saw last. */
  async function opened(server: GameServer, tokens: readonly string[]): Promise<GameView[]> {
    const sides = tokens.map(() => new Stranger(server.port));
    for (const [seat, side] of sides.entries()) {
      await side.says({ type: 'join', token: tokens[seat] });
    }
    for (const [played, action] of OPENING.entries()) {
      const news = sides.map((side) => side.next());
      await sides[action.seat]?.send({ type: 'play', played, action });
      await Promise.all(news);
    }
    return sides.flatMap(({ frames }) => shownBy(frames).at(-1)?.view ?? []);
  }

  async function joined(server: GameServer, token: string): Promise<Frame> {
    return new Stranger(server.port).says({ type: 'join', token });
  }

  test('each action is there before it is answered, and none of it twice', async () => {
    const server = await started();
    const { seats, file } = tokensOf(server, OPTIONS);
    await opened(server, seats);
    const stored = storedLog(file);
    expect(stored.actions).toEqual(OPENING);
    expect(stored.options.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(readdirSync(folder)).toHaveLength(1);
    for (const token of seats) expect(readFileSync(file, 'utf8')).not.toContain(token);
  });

  test('no two games have the same seed', async () => {
    const server = await started();
    const seeds = [1, 2, 3].map(() => storedLog(tokensOf(server, OPTIONS).file).options.seed);
    expect(new Set(seeds).size).toBe(3);
  });

  test('a line that was cut off by a crash is as if it had never been sent', async () => {
    const before = await started();
    const { seats, token, file } = tokensOf(before, OPTIONS);
    const views = await opened(before, seats);
    await before.close();
    open.splice(open.indexOf(before), 1);
    appendFileSync(file, '{"type":"takeCo');

    const after = await started();
    const { played, view } = await joined(after, token(0));
    expect([played, view]).toEqual([OPENING.length, JSON.parse(JSON.stringify(views[0]))]);
    expect(storedLog(file).actions).toEqual(OPENING);
  });

  test.each([
    [
      'an action that was not possible',
      (text: string) => `${text}{"type":"takeIncome","seat":0}\n`,
    ],
    ['half a line', (text: string) => `${text}{"type":\n`],
    ['another version', (text: string) => text.replace('"version":2', '"version":1')],
    ['a seed cut off', (text: string) => text.replace('"seed":"', '"seed":')],
    ['nothing', () => ''],
  ])('a file that somebody has changed is not played on: %s', async (_, changed) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = await started();
    const { token, file } = tokensOf(server, OPTIONS);
    writeFileSync(file, changed(readFileSync(file, 'utf8')));
    const stranger = new Stranger(server.port);
    await stranger.send({ type: 'join', token: token(0) });
    expect(await stranger.closed).toBe(1011);
    expect(stranger.frames).toEqual([]);
    expect(String(told.mock.calls[0]?.[0])).toContain(file);
  });

  test('what cannot be written has not been played', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = await started();
    const { token, file } = tokensOf(server, OPTIONS);
    const sides = [0, 1].map(() => new Stranger(server.port));
    for (const [seat, side] of sides.entries()) {
      await side.says({ type: 'join', token: token(seat) });
    }
    // A folder in its place, which nobody can write to.
    renameSync(file, `${file}.away`);
    mkdirSync(file);
    await sides[0]?.send({ type: 'play', played: 0, action: card(0, 'mercator') });
    for (const side of sides) expect(await side.closed).toBe(1011);
    for (const side of sides) expect(side.frames).toHaveLength(1);
    rmdirSync(file);
    renameSync(`${file}.away`, file);
    const { played, view } = await joined(server, token(1));
    expect(played).toBe(0);
    expect(parseView(view)).toEqual(viewFor(createGame(storedLog(file).options), 1));
  });

  test('who asks for the log before the end gets what they have seen', async () => {
    const server = await started();
    const { seats, token, file } = tokensOf(server, OPTIONS);
    await opened(server, seats);
    const stored = storedLog(file);
    for (const [index, viewer] of [
      [1, 1],
      [-1, 'spectator'],
    ] as const) {
      const stranger = new Stranger(server.port);
      await stranger.says({ type: 'join', token: token(index) });
      const { log } = await stranger.says({ type: 'log' });
      expect(log).toEqual(logFor(stored, viewer));
      expect(JSON.stringify(log)).not.toContain(stored.options.seed);
    }
  });
});

test('docs/guides/server.md shows parts of every file of the example, word for word', () => {
  expectParts('docs/guides/server.md', 'docs/examples/server');
});

/** Clients of the server of docs/examples, and what is in its databases. */
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { chanceFromSeed, planner } from '../../../../src/bots';
import {
  type Action,
  applyAction,
  createGame,
  follow,
  GameEventSchema,
  type GameLog,
  GameLogSchema,
  type GameState,
  type GameView,
  legalActions,
  parseView,
} from '../../../../src/index';
import { type Guest, join, type Screen } from '../client';
import type { Store } from '../store';
import { type Table, tableOf, withStored } from '../table';

/** What is to be closed after a test, the last first. */
export const open: { close(): unknown }[] = [];

/** A folder in memory, where there is such a thing: nothing waits for a disk. */
export function newFolder(): string {
  const memory = '/dev/shm';
  return mkdtempSync(pathOf(existsSync(memory) ? memory : tmpdir(), 'concordia-server-'));
}

export async function closeAll(): Promise<void> {
  for (const each of open.splice(0)) await each.close();
}

/** A game as a database has it. */
export async function stored(store: Store, token: string): Promise<Table> {
  const game = gameOf(token);
  const texts = await store.entriesOf(game, 0);
  return texts.reduce(withStored, tableOf(game, (await store.headOf(game)) ?? ''));
}

export const gameOf = (token: string): string => token.slice(0, token.indexOf('.'));

/** Seed and all. */
export function wholeLog({ log, played }: Table): GameLog {
  return GameLogSchema.parse({ ...log, actions: played.map(({ action }) => action) });
}

export const card = (seat: number, name: string): Action => ({
  type: 'playCard',
  seat,
  card: name,
});

const FrameSchema = z.object({
  type: z.string(),
  entries: z.optional(z.int()),
  bots: z.optional(z.array(z.int())),
  left: z.optional(z.int()),
  view: z.optional(
    z.looseObject({
      players: z.array(z.looseObject({ hand: z.array(z.string()), discard: z.array(z.string()) })),
    }),
  ),
  events: z.optional(z.array(z.unknown())),
  log: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.string(), reason: z.string(), message: z.string() })),
});
export type Frame = z.infer<typeof FrameSchema>;

export const frameOf = (text: string): Frame => FrameSchema.parse(JSON.parse(text));

/** Milliseconds in which something comes to whoever plays, also on a busy machine. */
const MOST_SILENCE = 120_000;

/** What is said to whoever plays, and goes by: news come after it, or have come. */
const PASSING = ['NOT_SAVED', 'TOO_LATE', 'TOO_SOON', 'BOT_PLAYS', 'BROKEN_GAME'];

/** A client of the example that plays by itself, and everything that has come to it over the wire. */
export class Bot {
  readonly frames: string[] = [];
  readonly screens: Screen[] = [];
  readonly refusals: string[] = [];
  /** Its log. Fails once nothing more can come of the game, or nothing has come for long. */
  readonly over: Promise<GameLog>;
  /** How often its connection was lost. */
  losses = 0;
  /** Whether it plays, or only watches from now on. */
  isPlaying = true;
  #socket: WebSocket | undefined;

  constructor(port: number, token: string, onScreen?: (screen: Screen, bot: Bot) => void) {
    const chance = chanceFromSeed(token);
    let resolve: (log: GameLog) => void = () => undefined;
    let reject: (error: Error) => void = () => undefined;
    this.over = new Promise((good, bad) => {
      [resolve, reject] = [good, bad];
    });
    // Who ends a test before the game asks for no log.
    this.over.catch(() => undefined);
    const fail = (why: string, cause?: unknown) => reject(new Error(this.#toldAs(why), { cause }));
    const silence = setTimeout(() => fail('has heard nothing'), MOST_SILENCE);
    const shown = (screen: Screen): void => {
      this.screens.push(screen);
      const { view } = screen;
      if (view.phase === 'finished') guest.askForLog();
      const actions = legalActions(view);
      if (this.isPlaying && actions.length > 0) guest.play(planner.choose(view, actions, chance));
      onScreen?.(screen, this);
    };
    const guest: Guest = join(() => this.#connected(port, () => silence.refresh()), token, {
      shown: (screen) => {
        try {
          shown(screen);
        } catch (error) {
          fail('cannot go on', error);
        }
      },
      refused: ({ code, message }) => {
        this.refusals.push(code);
        if (!PASSING.includes(code)) fail(`is refused: ${message}`);
        const view = this.screens.at(-1)?.view;
        // As a person does.
        if (code === 'NOT_SAVED' && view)
          guest.play(planner.choose(view, legalActions(view), chance));
      },
      logged: (log) => {
        clearTimeout(silence);
        resolve(log);
      },
      lost: () => {
        this.losses += 1;
      },
    });
    open.unshift({
      close() {
        clearTimeout(silence);
        guest.leave();
      },
    });
  }

  #toldAs(why: string): string {
    const { refusals, losses, frames } = this;
    const state = `connection ${this.#socket?.readyState}, ${losses} lost, refused ${refusals}`;
    return `A bot ${why}: ${state}, ${frames.length} frames, the last ${frames.at(-1)?.slice(0, 500)}`;
  }

  drop(): void {
    this.#socket?.terminate();
  }

  #connected(port: number, heard: () => void): WebSocket {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`);
    socket.on('message', (data) => {
      heard();
      this.frames.push(String(data));
    });
    this.#socket = socket;
    return socket;
  }
}

/** A client with manners of its own. */
export class Stranger {
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

  leave(): this {
    this.#socket.close();
    return this;
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

  joins(token: string | undefined): Promise<Frame> {
    return this.says({ type: 'join', token });
  }

  plays(entries: number, action: unknown): Promise<Frame> {
    return this.says({ type: 'play', entries, action });
  }

  /** Why the server does not do it. */
  async refused(message: unknown): Promise<string | undefined> {
    return (await this.says(message)).error?.code;
  }

  /** What the server said first, which is the game. */
  get first(): Frame {
    return frameOf(this.frames[0] ?? '');
  }

  /** The first frame like this, also if it has come already. */
  async reads(isIt: (frame: Frame) => boolean): Promise<Frame> {
    for (let index = 0; ; index++) {
      while (this.frames.length <= index) await this.next();
      const frame = frameOf(this.frames[index] ?? '');
      if (isIt(frame)) return frame;
    }
  }

  async next(): Promise<Frame> {
    return frameOf(await new Promise<string>((resolve) => this.#waiting.push(resolve)));
  }
}

/** Somebody at a table. */
export async function joined(
  { port }: { readonly port: number },
  token: string | undefined,
): Promise<Stranger> {
  const stranger = new Stranger(port);
  await stranger.joins(token);
  return stranger;
}

/** Somebody whom the server lets in nowhere, once it has closed the connection. */
export async function turnedAway(
  { port }: { readonly port: number },
  token: string | undefined,
): Promise<{ readonly code: number; readonly frames: readonly Frame[] }> {
  const stranger = new Stranger(port);
  await stranger.send({ type: 'join', token });
  const code = await stranger.closed;
  return { code, frames: stranger.frames.map(frameOf) };
}

/** All states of a log, from the first. */
export function statesOf({ options, actions }: GameLog): readonly GameState[] {
  const states = [createGame(options)];
  for (const action of actions) {
    states.push(applyAction(states.at(-1) ?? createGame(options), action));
  }
  return states;
}

interface Shown {
  readonly text: string;
  readonly entries: number;
  readonly view: GameView;
}

/** What a client sees with each frame: the view that was sent once, and events since. */
export function shownBy(frames: readonly string[]): readonly Shown[] {
  let view: GameView | undefined;
  return frames.flatMap((text) => {
    const frame = frameOf(text);
    if (frame.entries === undefined) return [];
    if (frame.view !== undefined) view = parseView(frame.view);
    else if (view !== undefined) view = follow(view, z.array(GameEventSchema).parse(frame.events));
    return view === undefined ? [] : [{ text, entries: frame.entries, view }];
  });
}

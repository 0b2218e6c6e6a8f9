/** Games over WebSocket. Each process may serve each game: what has happened is what the database says. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { ConcordiaError, type NewGame, type Seat } from 'concordia-rules';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import { type Guest, gameFor, Rooms } from './rooms.js';
import { authenticate, newToken, personWith, TokenSchema, type Visitor } from './sign-in.js';
import type { Store } from './store.js';
import {
  actionFor,
  BrokenGame,
  dueOf,
  type Entry,
  type House,
  logOf,
  newHead,
  refuse,
  tableOf,
  viewerOf,
} from './table.js';

/** What clients say; `entries` is how many they know of. */
const MessageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('join'), token: TokenSchema }),
  z.strictObject({ type: z.literal('play'), entries: z.int(), action: z.unknown() }),
  z.strictObject({ type: z.literal('takeBack'), entries: z.int() }),
  z.strictObject({ type: z.literal('resign'), entries: z.int() }),
  z.strictObject({ type: z.literal('return'), entries: z.int() }),
  z.strictObject({ type: z.literal('log') }),
]);
type Message = z.infer<typeof MessageSchema>;

/** No action comes near it. */
const MAX_BYTES = 4096;
/** Bytes that wait for somebody who does not read them. */
const MAX_UNSENT = 1_000_000;
/** Milliseconds. */
const JOIN_WITHIN = 5000;
const PING_EVERY = 30_000;
const SECOND = 1000;
/** How WebSocket says that somebody has broken the rules of the house, that the house has failed, and to come again. */
const BANNED = 1008;
const FAILED = 1011;
const LATE = 1013;

export interface ServerOptions {
  /** Where the games are kept. Other servers may have the same. Who has opened it closes it. */
  readonly store: Store;
  /** Any free one if left out. */
  readonly port?: number;
  /** What a connection may send; who sends more is thrown out. */
  readonly messagesPerSecond?: number;
  /** The time in milliseconds. The clocks of all processes have to agree. */
  readonly now?: () => number;
}

export interface GameServer {
  readonly port: number;
  /** How many games are in memory. */
  readonly games: number;
  /**
   * Lays out a game.
   *
   * @returns a token for each seat in order, and a last one for spectators.
   * @throws ConcordiaError `INVALID_OPTIONS` or `UNKNOWN_MAP`.
   */
  newGame(options: Omit<NewGame, 'seed' | 'setup'>, house?: House): Promise<readonly string[]>;
  /** Gives a seat to somebody else, who gets the token; the old one is no longer good. */
  replace(game: string, seat: Seat): Promise<string>;
  close(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<GameServer> {
  const { store, port = 0, messagesPerSecond = 20, now = Date.now } = options;
  const rooms = new Rooms(store, now);
  const server = new WebSocketServer({ host: '127.0.0.1', port, maxPayload: MAX_BYTES });

  server.on('connection', (socket, request) => {
    const guest = guestOf(socket);
    let visitor: Visitor | undefined;
    let last = Promise.resolve();
    const isTooMuch = limiter(messagesPerSecond);
    let isSilent = true;
    const late = setTimeout(() => {
      // What has come while the server was busy is read first.
      setImmediate(() => {
        if (isSilent) socket.close(LATE, 'not joined in time');
      });
    }, JOIN_WITHIN);
    const stopPinging = pinging(socket);
    // Such as a frame that is too large: ws closes the connection, and without a listener Node the server.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(late);
      stopPinging();
      if (visitor !== undefined) rooms.leave(visitor.game, guest);
    });
    socket.on('message', (data) => {
      if (socket.readyState !== socket.OPEN) return;
      if (isTooMuch()) return socket.close(BANNED, 'too many messages');
      last = last.then(() => answer(data));
    });

    async function answer(data: RawData): Promise<void> {
      try {
        const message = messageOf(data);
        if (message.type !== 'join') {
          if (visitor === undefined) refuse('NOT_JOINED', 'Join a table first.');
          await hear(visitor, guest, message);
        } else {
          if (visitor !== undefined) refuse('ALREADY_JOINED', 'You are at a table already.');
          // From now on it is the server that takes its time.
          isSilent = false;
          visitor = await join(request, guest, message.token);
          if (visitor === undefined) socket.close(BANNED, 'no such token');
          else clearTimeout(late);
        }
      } catch (error) {
        if (error instanceof ConcordiaError) return guest.tell({ type: 'error', error });
        console.error(error);
        if (error instanceof BrokenGame) guest.tell(BROKEN);
        socket.close(FAILED);
      }
    }
  });

  async function join(
    request: IncomingMessage,
    guest: Guest,
    token: string,
  ): Promise<Visitor | undefined> {
    const visitor = await authenticate(request, token);
    if (visitor === undefined) return undefined;
    return rooms.visit(visitor.game, async ({ table, guests }) => {
      const viewer = viewerOf(table, visitor.person);
      if (viewer === undefined) return undefined;
      guest.tell(gameFor(table, viewer, now()));
      if (guest.isHere) guests.set(guest, visitor.person);
      return visitor;
    });
  }

  async function hear(
    { game, person }: Visitor,
    guest: Guest,
    message: Exclude<Message, { type: 'join' }>,
  ): Promise<void> {
    await rooms.visit(game, async (room) => {
      const { table } = room;
      const viewer = viewerOf(table, person);
      // Somebody else has the seat now.
      if (viewer === undefined) return;
      if (message.type === 'log') return guest.tell({ type: 'log', log: logOf(table, viewer) });
      if (viewer === 'spectator') refuse('ONLY_WATCHING', 'Spectators only watch.');
      // Sent twice, or before the last news arrived: it was meant for an earlier state.
      if (message.entries !== table.entries) {
        refuse('TOO_LATE', 'The game has gone on since. Look at it again, then choose.');
      }
      if (message.type === 'play' && table.bots.includes(viewer)) {
        refuse('BOT_PLAYS', 'A bot plays for you. Return first.');
      }
      await rooms.add(room, entryOf(message, viewer, now()));
    });
  }

  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    get games() {
      return rooms.size;
    },
    async newGame(newOptions, house = {}) {
      const game = randomUUID();
      let tokens: readonly string[] = [];
      const persons = (seats: number) => {
        tokens = Array.from({ length: seats + 1 }, () => newToken(game));
        return tokens.map(personWith);
      };
      const head = newHead(newOptions, house, persons, now());
      await store.addGame(game, head, dueOf(tableOf(game, head)));
      return tokens;
    },
    async replace(game, seat) {
      const token = newToken(game);
      const person = personWith(token);
      const entry: Entry = { type: 'seat', at: now(), seat, by: 'person', person };
      const isThere = await rooms.visit(game, async (room) => {
        await rooms.add(room, entry);
        return true;
      });
      if (isThere === undefined) refuse('NO_SUCH_GAME', 'There is no such game.');
      return token;
    },
    async close() {
      for (const socket of server.clients) socket.terminate();
      server.close();
      await once(server, 'close');
      await rooms.close();
    },
  };
}

/** For whom the host has to do something first, with what the process has printed. */
const BROKEN = {
  type: 'error',
  error: {
    code: 'BROKEN_GAME',
    reason: 'brokenGame',
    message: 'This server cannot go on with this game. Ask its host.',
  },
};

/** @throws ConcordiaError `BAD_MESSAGE`. */
function messageOf(data: RawData): Message {
  try {
    return MessageSchema.parse(JSON.parse(String(data)));
  } catch {
    return refuse('BAD_MESSAGE', 'This server does not understand that.');
  }
}

function entryOf(
  message: Exclude<Message, { type: 'join' | 'log' }>,
  seat: Seat,
  at: number,
): Entry {
  switch (message.type) {
    case 'play':
      return actionFor(seat, message.action, 'person', at);
    case 'takeBack':
      return { type: 'takeBack', at, seat };
    case 'resign':
      return { type: 'seat', at, seat, by: 'bot' };
    case 'return':
      return { type: 'seat', at, seat, by: 'person' };
  }
}

function guestOf(socket: WebSocket): Guest {
  return {
    get isHere() {
      return socket.readyState === socket.OPEN;
    },
    tell(message) {
      if (socket.bufferedAmount > MAX_UNSENT) socket.terminate();
      else socket.send(JSON.stringify(message));
    },
    sendAway(why) {
      if (why === 'moved') socket.close(BANNED, 'somebody else has your seat');
      else socket.close(FAILED);
    },
  };
}

/** Ends a connection whose other side is gone without a word. */
function pinging(socket: WebSocket): () => void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive) socket.terminate();
    isAlive = false;
    socket.ping();
  }, PING_EVERY);
  return () => clearInterval(timer);
}

/** Says with each message whether it is one too many in its second. */
function limiter(most: number): () => boolean {
  let [begun, count] = [performance.now(), 0];
  return () => {
    const now = performance.now();
    if (now - begun >= SECOND) [begun, count] = [now, 0];
    count += 1;
    return count > most;
  };
}

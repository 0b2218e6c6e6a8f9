/** Games over WebSocket. Each process may serve each game: what has happened is what the database says. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { ConcordiaError, type NewGame, type Seat, type Viewer } from 'concordia-rules';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import { BANNED, deadline, dismiss, FAILED, LATE, limiter, Players, pinging } from './limits.js';
import { type Guest, gameFor, logTextOf, Rooms } from './rooms.js';
import { authenticate, newToken, personWith, TokenSchema, type Visitor } from './sign-in.js';
import type { Store } from './store.js';
import {
  actionFor,
  BrokenGame,
  dueOf,
  type Entry,
  type House,
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
/** Messages of a connection that wait for their answer. */
const MAX_UNANSWERED = 20;
/** How often somebody may take back, resign and return in a game: more than anybody has reason to. */
const MAX_ASIDES = 500;
/** How HTTP says that here is a WebSocket and nothing else. */
const UPGRADE_REQUIRED = 426;

export interface ServerOptions {
  /** Where the games are kept. Other servers may have the same. Who has opened it closes it. */
  readonly store: Store;
  /** Any free one if left out. */
  readonly port?: number;
  /** What a player may send, with all connections, or a spectator with one; who sends more is thrown out. */
  readonly messagesPerSecond?: number;
  /** How many connections may be open; more are closed at once. */
  readonly connections?: number;
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
  const { store, port = 0, messagesPerSecond = 20, connections = 5000, now = Date.now } = options;
  const rooms = new Rooms(store, now);
  const players = new Players(messagesPerSecond);
  const http = createServer((_request, response) => response.writeHead(UPGRADE_REQUIRED).end());
  http.maxConnections = connections;
  const server = new WebSocketServer({ server: http, maxPayload: MAX_BYTES });
  // Whoever says nothing, half a header, or something else than that they want a WebSocket.
  const lines = new WeakMap<Duplex, () => void>();
  http.on('connection', (line) => {
    const upgraded = deadline(() => line.destroy());
    line.on('close', upgraded);
    lines.set(line, upgraded);
  });

  server.on('connection', (socket, request) => {
    lines.get(request.socket)?.();
    const guest = guestOf(socket);
    let visitor: Visitor | undefined;
    let last = Promise.resolve();
    let unanswered = 0;
    let isTooMuch = limiter(messagesPerSecond);
    const hasAsked = deadline(() => dismiss(socket, LATE, 'not joined in time'));
    const stopPinging = pinging(socket);
    // Such as a frame that is too large: ws closes the connection, and without a listener Node the server.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      hasAsked();
      stopPinging();
      if (visitor === undefined) return;
      rooms.leave(visitor.game, guest);
      players.leave(visitor.person, socket);
    });
    socket.on('message', (data) => {
      if (socket.readyState !== socket.OPEN) return;
      if (isTooMuch() || unanswered === MAX_UNANSWERED) {
        return dismiss(socket, BANNED, 'too many messages');
      }
      unanswered += 1;
      last = last.then(async () => {
        await answer(data);
        unanswered -= 1;
      });
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
          hasAsked();
          const joined = await join(request, guest, message.token);
          if (joined === undefined) return dismiss(socket, BANNED, 'no such token');
          visitor = joined.visitor;
          // Any number of people may watch with one token.
          const isPlayer = joined.viewer !== 'spectator';
          if (isPlayer && guest.isHere) isTooMuch = players.enter(visitor.person, socket);
        }
      } catch (error) {
        if (error instanceof ConcordiaError)
          return guest.tell(JSON.stringify({ type: 'error', error }));
        console.error(error);
        if (error instanceof BrokenGame) guest.tell(JSON.stringify(BROKEN));
        dismiss(socket, FAILED);
      }
    }
  });

  async function join(
    request: IncomingMessage,
    guest: Guest,
    token: string,
  ): Promise<{ readonly visitor: Visitor; readonly viewer: Viewer } | undefined> {
    const visitor = await authenticate(request, token);
    if (visitor === undefined) return undefined;
    return rooms.visit(visitor.game, async ({ table, guests }) => {
      const viewer = viewerOf(table, visitor.person);
      if (viewer === undefined) return undefined;
      guest.tell(JSON.stringify(gameFor(table, viewer, now())));
      if (guest.isHere) guests.set(guest, visitor.person);
      return { visitor, viewer };
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
      if (message.type === 'log') return guest.tell(logTextOf(room, viewer));
      if (viewer === 'spectator') refuse('ONLY_WATCHING', 'Spectators only watch.');
      // Sent twice, or before the last news arrived: it was meant for an earlier state.
      if (message.entries !== table.entries) {
        refuse('TOO_LATE', 'The game has gone on since. Look at it again, then choose.');
      }
      if (message.type === 'play' && table.bots.includes(viewer)) {
        refuse('BOT_PLAYS', 'A bot plays for you. Return first.');
      }
      if (message.type !== 'play' && (table.asides[viewer] ?? 0) >= MAX_ASIDES) {
        refuse('TOO_OFTEN', 'You have taken back, left and returned too often in this game.');
      }
      await rooms.add(room, entryOf(message, viewer, now()));
    });
  }

  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
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
      http.close();
      http.closeAllConnections();
      await once(http, 'close');
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
    tell(text) {
      if (socket.bufferedAmount > MAX_UNSENT) socket.terminate();
      else socket.send(text);
    },
    sendAway(why) {
      if (why === 'moved') dismiss(socket, BANNED, 'somebody else has your seat');
      else dismiss(socket, FAILED);
    },
  };
}

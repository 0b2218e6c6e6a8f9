/** Games over WebSocket. A token says who somebody is, and what they get of a game are views. */
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { ConcordiaError, eventsFor, type NewGame, type Viewer, viewFor } from 'concordia-rules';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import { findTable, gameOf, newGame, type Table, TokenSchema } from './table.js';

/** What clients say. */
const MessageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('join'), token: TokenSchema }),
  z.strictObject({ type: z.literal('play'), played: z.int(), action: z.unknown() }),
  z.strictObject({ type: z.literal('log') }),
]);
type Message = z.infer<typeof MessageSchema>;

/** No action comes near it. */
const MAX_BYTES = 4096;
/** Bytes that wait for somebody who does not read them. */
const MAX_UNSENT = 1_000_000;
/** Milliseconds. */
const JOIN_WITHIN = 5000;
const SECOND = 1000;
/** How WebSocket says that somebody has broken the rules of the house, and that the house has failed. */
const BANNED = 1008;
const FAILED = 1011;

export interface ServerOptions {
  /** Where the games are kept. One server has it for itself. */
  readonly folder: string;
  /** Any free one if left out. */
  readonly port?: number;
  /** What a connection may send; who sends more is thrown out. */
  readonly messagesPerSecond?: number;
}

export interface GameServer {
  readonly port: number;
  /** See `newGame` of the table. */
  newGame(options: Omit<NewGame, 'seed' | 'setup'>): readonly string[];
  close(): Promise<void>;
}

/** A game that somebody looks at. */
interface Room {
  readonly table: Table;
  readonly guests: Map<WebSocket, Viewer>;
}

export async function startServer(options: ServerOptions): Promise<GameServer> {
  const { folder, port = 0, messagesPerSecond = 20 } = options;
  mkdirSync(folder, { recursive: true });
  const rooms = new Map<string, Room>();
  const server = new WebSocketServer({ host: '127.0.0.1', port, maxPayload: MAX_BYTES });

  server.on('connection', (socket) => {
    let game: string | undefined;
    const isTooMuch = limiter(messagesPerSecond);
    const late = setTimeout(() => socket.close(BANNED, 'not joined in time'), JOIN_WITHIN);
    // Such as a frame that is too large: ws closes the connection, and without a listener Node the server.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(late);
      leave(socket, game);
    });
    socket.on('message', (data) => {
      if (socket.readyState !== socket.OPEN) return;
      if (isTooMuch()) return socket.close(BANNED, 'too many messages');
      try {
        const message = messageOf(data);
        if (message.type === 'join') {
          if (game !== undefined) refuse('ALREADY_JOINED', 'You are at a table already.');
          game = join(socket, message.token);
          clearTimeout(late);
        } else {
          hear(socket, game, message);
        }
      } catch (error) {
        if (error instanceof ConcordiaError) {
          send(socket, { type: 'error', error });
        } else {
          console.error(error);
          fail(socket, game);
        }
      }
    });
  });

  function join(socket: WebSocket, token: string): string | undefined {
    const game = gameOf(token);
    const table = rooms.get(game)?.table ?? findTable(folder, game);
    const viewer = table?.viewerOf(token);
    if (table === undefined || viewer === undefined) {
      socket.close(BANNED, 'no such token');
      return undefined;
    }
    const room = rooms.get(game) ?? { table, guests: new Map() };
    rooms.set(game, room);
    room.guests.set(socket, viewer);
    send(socket, { type: 'game', played: table.played, view: viewFor(table.state, viewer) });
    return game;
  }

  function hear(
    socket: WebSocket,
    game: string | undefined,
    message: Exclude<Message, { type: 'join' }>,
  ): void {
    const room = rooms.get(game ?? '');
    const viewer = room?.guests.get(socket);
    if (room === undefined || viewer === undefined) refuse('NOT_JOINED', 'Join a table first.');
    const { table, guests } = room;
    if (message.type === 'log') {
      send(socket, { type: 'log', log: table.logFor(viewer) });
      return;
    }
    if (viewer === 'spectator') refuse('ONLY_WATCHING', 'Spectators only watch.');
    // Sent twice, or before the last news arrived: it was meant for an earlier state.
    if (message.played !== table.played) refuse('TOO_LATE', 'The game has gone on since.');
    const before = table.state;
    const result = table.play(viewer, message.action);
    if (!result.ok) throw result.error;
    for (const [guest, seen] of guests) {
      const events = eventsFor(before, result, seen);
      send(guest, { type: 'news', played: table.played, events });
    }
  }

  function leave(socket: WebSocket, game: string | undefined): void {
    const room = rooms.get(game ?? '');
    room?.guests.delete(socket);
    // The file has all of it.
    if (game !== undefined && room?.guests.size === 0) rooms.delete(game);
  }

  /** What is in memory may be ahead of the file, or behind: everybody comes back to what the file says. */
  function fail(socket: WebSocket, game: string | undefined): void {
    const guests = rooms.get(game ?? '')?.guests.keys() ?? [];
    rooms.delete(game ?? '');
    for (const guest of [socket, ...guests]) guest.close(FAILED);
  }

  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    newGame: (newOptions) => newGame(folder, newOptions),
    async close() {
      for (const socket of server.clients) socket.terminate();
      server.close();
      await once(server, 'close');
    },
  };
}

/** @throws ConcordiaError `BAD_MESSAGE`. */
function messageOf(data: RawData): Message {
  try {
    return MessageSchema.parse(JSON.parse(String(data)));
  } catch {
    return refuse('BAD_MESSAGE', 'This server does not understand that.');
  }
}

function refuse(code: string, message: string): never {
  throw new ConcordiaError({ code, message });
}

function send(socket: WebSocket, message: object): void {
  if (socket.bufferedAmount > MAX_UNSENT) socket.terminate();
  else socket.send(JSON.stringify(message));
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

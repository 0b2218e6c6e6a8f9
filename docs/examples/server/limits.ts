/** What nobody may do too much of, however many connections they open. */
import type { WebSocket } from 'ws';

/** Milliseconds that a connection has to ask for a game. */
const JOIN_WITHIN = 5000;
/** Milliseconds between two looks whether the other side is still there. */
const PING_EVERY = 30_000;
/** Milliseconds that the other side has to answer when it is told to go. */
const LEAVE_WITHIN = 1000;
/** Screens of one player, with those that are gone without a word. */
const CONNECTIONS_OF_ONE = 10;
const SECOND = 1000;
/** How WebSocket says that somebody has broken the rules of the house, that the house has failed, and to come again. */
export const BANNED = 1008;
export const FAILED = 1011;
export const LATE = 1013;

/** Closes a connection, also one whose other side does not want to. */
export function dismiss(socket: WebSocket, code: number, reason?: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), LEAVE_WITHIN).unref();
}

/** Calls back in five seconds; what has come by then while the server was busy is read first. @returns what calls it off. */
export function deadline(late: () => void): () => void {
  let isOff = false;
  const timer = setTimeout(() => {
    setImmediate(() => {
      if (!isOff) late();
    });
  }, JOIN_WITHIN);
  return () => {
    isOff = true;
    clearTimeout(timer);
  };
}

/** Ends a connection whose other side is gone without a word. */
export function pinging(socket: WebSocket): () => void {
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
export type Limiter = () => boolean;

export function limiter(most: number): Limiter {
  let [begun, count] = [performance.now(), 0];
  return () => {
    const now = performance.now();
    if (now - begun >= SECOND) [begun, count] = [now, 0];
    count += 1;
    return count > most;
  };
}

interface Player {
  readonly sockets: Set<WebSocket>;
  readonly isTooMuch: Limiter;
}

/** Those who play, each with all of their connections. */
export class Players {
  readonly #messagesPerSecond: number;
  readonly #players = new Map<string, Player>();

  constructor(messagesPerSecond: number) {
    this.#messagesPerSecond = messagesPerSecond;
  }

  /** @returns the limit that all connections of this person have together. */
  enter(person: string, socket: WebSocket): Limiter {
    const player = this.#players.get(person) ?? {
      sockets: new Set(),
      isTooMuch: limiter(this.#messagesPerSecond),
    };
    this.#players.set(person, player);
    player.sockets.add(socket);
    const [oldest] = player.sockets;
    if (player.sockets.size > CONNECTIONS_OF_ONE && oldest !== undefined) {
      player.sockets.delete(oldest);
      dismiss(oldest, BANNED, 'too many connections');
    }
    return player.isTooMuch;
  }

  leave(person: string, socket: WebSocket): void {
    const player = this.#players.get(person);
    player?.sockets.delete(socket);
    if (player?.sockets.size === 0) this.#players.delete(person);
  }
}

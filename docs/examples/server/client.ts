/** What a frontend does with what the server sends: it has views, and never a state. */
import {
  type Action,
  follow,
  type GameEvent,
  GameEventSchema,
  type GameLog,
  GameLogSchema,
  type GameView,
  parseView,
  type Seat,
} from 'concordia-rules';
import * as z from 'zod/mini';

/** What the server says. */
const AnswerSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('game'),
    entries: z.int(),
    left: z.optional(z.int()),
    bots: z.array(z.int()),
    view: z.unknown(),
  }),
  z.object({
    type: z.literal('news'),
    entries: z.int(),
    left: z.optional(z.int()),
    events: z.array(GameEventSchema),
  }),
  z.object({ type: z.literal('log'), log: GameLogSchema }),
  z.object({
    type: z.literal('error'),
    error: z.object({ code: z.string(), reason: z.string(), message: z.string() }),
  }),
]);

/** What is used of a WebSocket: that of a browser, of Node, or of the package ws. */
export interface Connection {
  readonly readyState: number;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: Closed) => void): void;
  send(text: string): void;
  close(): void;
}

interface Closed {
  readonly code: number;
  readonly reason: string;
}

/** The `readyState` of a connection that stands. */
const OPEN = 1;

/** What a player looks at. */
export interface Screen {
  /** Tells all that a frontend shows: `describeDecision`, `choices`, `preview` and others take it. */
  readonly view: GameView;
  /** What has led to this view, for a board that moves its pieces; nothing if the view is a new one. */
  readonly events: readonly GameEvent[];
  /** The seats that bots play. */
  readonly bots: readonly Seat[];
  /** Milliseconds until a bot decides, if there is a limit. */
  readonly left: number | undefined;
}

export interface Listener {
  shown(screen: Screen): void;
  /** What was wrong; `code` and `reason` are for programs, `message` is for people. */
  refused(error: { code: string; reason: string; message: string }): void;
  logged?(log: GameLog): void;
  /** The connection is lost and tried again; `shown` says that it is back. */
  lost?(): void;
}

export interface Guest {
  play(action: Action): void;
  /** Takes the last action back, if nobody has learnt anything by it. */
  takeBack(): void;
  /** From now on a bot plays. */
  resign(): void;
  /** Plays again instead of the bot. */
  comeBack(): void;
  askForLog(): void;
  leave(): void;
}

/** Milliseconds until a lost connection is tried again: twice as many with each try, up to the most. */
const AGAIN_AFTER = 500;
const AT_MOST = 30_000;
/** The server does not want to see this client again. */
const BANNED = 1008;

/** Takes part in a game, and comes back when the connection is lost. */
export function join(connect: () => Connection, token: string, listener: Listener): Guest {
  let entries = 0;
  let bots: readonly Seat[] = [];
  let view: GameView | undefined;
  let wait = AGAIN_AFTER;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isLeaving = false;
  let socket = joining();

  function joining(): Connection {
    const opened = connect();
    opened.addEventListener('open', () => opened.send(JSON.stringify({ type: 'join', token })));
    opened.addEventListener('message', ({ data }) => receive(String(data)));
    opened.addEventListener('error', () => opened.close());
    opened.addEventListener('close', closed);
    return opened;
  }

  function closed({ code, reason }: Closed): void {
    if (isLeaving) return;
    if (code === BANNED) {
      listener.refused({ code: 'CLOSED', reason: 'closed', message: reason });
      return;
    }
    listener.lost?.();
    again = setTimeout(() => {
      socket = joining();
    }, wait);
    wait = Math.min(2 * wait, AT_MOST);
  }

  function receive(text: string): void {
    const answer = AnswerSchema.parse(JSON.parse(text));
    if (answer.type === 'error') {
      // Such as TOO_LATE: what has happened meanwhile is on the screen already.
      listener.refused(answer.error);
    } else if (answer.type === 'log') {
      listener.logged?.(answer.log);
    } else if (answer.type === 'game') {
      wait = AGAIN_AFTER;
      ({ entries, bots } = answer);
      view = parseView(answer.view);
      listener.shown({ view, events: [], bots, left: answer.left });
    } else if (view !== undefined) {
      entries = answer.entries;
      view = follow(view, answer.events);
      listener.shown({ view, events: answer.events, bots, left: answer.left });
    }
  }

  function tell(message: object): void {
    // While there is no connection, nothing is kept for later: the next view shows what is open then.
    if (socket.readyState === OPEN) socket.send(JSON.stringify(message));
  }

  return {
    play: (action) => tell({ type: 'play', entries, action }),
    takeBack: () => tell({ type: 'takeBack', entries }),
    resign: () => tell({ type: 'resign', entries }),
    comeBack: () => tell({ type: 'return', entries }),
    askForLog: () => tell({ type: 'log' }),
    leave() {
      isLeaving = true;
      clearTimeout(again);
      socket.close();
    },
  };
}

/** What a frontend does with what the server sends: it has views, and never a state. */
import {
  type Action,
  choices,
  describeAction,
  describeDecision,
  describeEvent,
  follow,
  type GameEvent,
  GameEventSchema,
  type GameLog,
  GameLogSchema,
  type GameView,
  parseView,
} from 'concordia-rules';
// A browser has a WebSocket of its own.
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';

/** What the server says. */
const AnswerSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('game'), played: z.int(), view: z.unknown() }),
  z.object({ type: z.literal('news'), played: z.int(), events: z.array(GameEventSchema) }),
  z.object({ type: z.literal('log'), log: GameLogSchema }),
  z.object({
    type: z.literal('error'),
    error: z.object({ code: z.string(), reason: z.string(), message: z.string() }),
  }),
]);

/** What a player looks at. */
export interface Screen {
  readonly view: GameView;
  /** What there is to do, and who does it. */
  readonly title: string;
  /** What has just happened. */
  readonly news: readonly string[];
  readonly buttons: readonly Button[];
}

export interface Button {
  readonly label: string;
  readonly action: Action;
  /** Why it cannot be pressed now. */
  readonly closed?: string;
}

export interface Listener {
  shown(screen: Screen): void;
  /** What was wrong; `code` and `reason` are for programs, `message` is for people. */
  refused(error: { code: string; reason: string; message: string }): void;
  logged?(log: GameLog): void;
}

export interface Guest {
  play(action: Action): void;
  askForLog(): void;
  leave(): void;
}

/** Milliseconds until a lost connection is tried again. */
const AGAIN_AFTER = 500;
/** The server does not want to see this client again. */
const BANNED = 1008;

/** Takes part in a game, and comes back when the connection is lost. */
export function join(connect: () => WebSocket, token: string, listener: Listener): Guest {
  let played = 0;
  let view: GameView | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let socket = joining();

  function joining(): WebSocket {
    const opened = connect();
    opened.onopen = () => opened.send(JSON.stringify({ type: 'join', token }));
    opened.onmessage = ({ data }) => receive(String(data));
    opened.onerror = () => opened.close();
    opened.onclose = ({ code }) => {
      if (code === BANNED) return;
      again = setTimeout(() => {
        socket = joining();
      }, AGAIN_AFTER);
    };
    return opened;
  }

  function receive(text: string): void {
    const answer = AnswerSchema.parse(JSON.parse(text));
    if (answer.type === 'error') {
      listener.refused(answer.error);
    } else if (answer.type === 'log') {
      listener.logged?.(answer.log);
    } else if (answer.type === 'game') {
      played = answer.played;
      view = parseView(answer.view);
      listener.shown(screenOf(view, []));
    } else if (view !== undefined) {
      played = answer.played;
      view = follow(view, answer.events);
      listener.shown(screenOf(view, answer.events));
    }
  }

  function tell(message: object): void {
    // While there is no connection, nothing is kept for later: the next view shows what is open then.
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  }

  return {
    play: (action) => tell({ type: 'play', played, action }),
    askForLog: () => tell({ type: 'log' }),
    leave() {
      clearTimeout(again);
      socket.onclose = () => undefined;
      socket.close();
    },
  };
}

function screenOf(view: GameView, events: readonly GameEvent[]): Screen {
  return {
    view,
    title: describeDecision(view),
    news: events.flatMap((event) => sentenceOf(view, event) ?? []),
    // All candidate actions, legal or not; empty while others decide.
    buttons: choices(view).map(({ action, refusal }) => ({
      label: describeAction(view, action),
      action,
      ...(refusal === undefined ? {} : { closed: refusal.message }),
    })),
  };
}

/** `Gaius buys Prefect for 1 cloth`; nothing for what is not worth a word. */
function sentenceOf(view: GameView, event: GameEvent): string | undefined {
  const words = describeEvent(view, event);
  const name = 'seat' in event ? view.players[event.seat]?.name : undefined;
  return words === undefined || name === undefined ? words : `${name} ${words}`;
}

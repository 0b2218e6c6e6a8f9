/** A game on the server: what the entries of the database make of it. It knows no network and no database. */
import { randomBytes, randomInt } from 'node:crypto';
import {
  type ActionResult,
  ConcordiaError,
  deciders,
  type GameLog,
  GameLogSchema,
  type GameState,
  isOver,
  legalActions,
  logFor,
  type NewGame,
  readLog,
  recordGame,
  type Seat,
  startOf,
  tryApplyAction,
  type UncheckedLog,
  undoLimit,
  type Viewer,
  viewFor,
} from 'concordia-rules';
import { planner } from 'concordia-rules/bots';
import * as z from 'zod/mini';

/** What a host chooses beside the rules. */
export interface House {
  /** Milliseconds that a player has for a turn. Without it, there is no limit. */
  readonly timeLimit?: number;
  /** What a bot does for a player whose time is up: it plays the turn to its end, or all that follows, too. */
  readonly whenLate?: 'turn' | 'game';
}

/** A game before its first entry. */
const HeadSchema = z.strictObject({
  /** Who has which seat, and last who may watch: what `authenticate` says of them. */
  persons: z.array(z.string()),
  begun: z.int(),
  timeLimit: z.exactOptional(z.int().check(z.positive())),
  whenLate: z.exactOptional(z.enum(['turn', 'game'])),
  log: z.unknown(),
});
type Head = z.infer<typeof HeadSchema>;

const BY_WHOM = z.enum(['person', 'bot']);
/** What happens in a game; `at` is the time in milliseconds. */
const EntrySchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('action'),
    at: z.int(),
    seat: z.int(),
    by: BY_WHOM,
    action: z.unknown(),
  }),
  z.strictObject({
    type: z.literal('seat'),
    at: z.int(),
    seat: z.int(),
    /** Who plays from now on. */
    by: BY_WHOM,
    /** Somebody else than before. */
    person: z.exactOptional(z.string()),
  }),
  /** The last action has not been played. */
  z.strictObject({ type: z.literal('takeBack'), at: z.int(), seat: z.int() }),
]);
export type Entry = z.infer<typeof EntrySchema>;
type PlayedEntry = Extract<Entry, { type: 'action' }>;

export interface Table {
  readonly game: string;
  readonly head: Head;
  /** The log at its beginning. */
  readonly log: UncheckedLog;
  /** How many entries there are. */
  readonly entries: number;
  readonly state: GameState;
  readonly played: readonly PlayedEntry[];
  /** Who has which seat, and the seats that bots play. */
  readonly persons: readonly string[];
  readonly bots: readonly Seat[];
  /** Since when those who decide now have to. */
  readonly since: number;
  /** How often each seat has done something else than play: such entries bring no game to its end. */
  readonly asides: readonly number[];
  /** What was before each of the last actions. */
  readonly past: readonly Moment[];
  /** What the last entry has brought, if it was an action. */
  readonly result: ActionResult | undefined;
}

type Moment = Pick<Table, 'state' | 'since'>;

/** No turn is as long: nobody takes back more. */
const KEPT = 50;

/** A game that cannot be gone on with, and why. Not the fault of a client, nor for a client to read. */
export class BrokenGame extends Error {}

/**
 * The text of a head, with a seed that nobody can guess and nobody is told.
 *
 * @param persons - for as many seats as there are, and last for those who watch.
 * @throws ConcordiaError `INVALID_OPTIONS` or `UNKNOWN_MAP`.
 */
export function newHead(
  options: Omit<NewGame, 'seed' | 'setup'>,
  house: House,
  persons: (seats: number) => readonly string[],
  now: number,
): string {
  const log = recordGame({ ...options, seed: randomBytes(32).toString('hex') }, []);
  const seats = startOf(log).players.length;
  const head = { ...house, persons: [...persons(seats)], begun: now, log };
  return JSON.stringify(HeadSchema.parse(head) satisfies Head);
}

/** @throws BrokenGame also if it is of a release whose logs this one does not read. */
export function tableOf(game: string, text: string): Table {
  try {
    const head = HeadSchema.parse(JSON.parse(text));
    const log = readLog(head.log);
    const { persons, begun: since } = head;
    const nothing = { entries: 0, played: [], past: [], bots: [], result: undefined };
    const state = startOf(log);
    const asides = state.players.map(() => 0);
    return { ...nothing, game, head, log, state, asides, persons, since };
  } catch (cause) {
    throw new BrokenGame(`Game ${game} cannot be begun`, { cause });
  }
}

/** @throws BrokenGame if the entry is impossible. */
export function withStored(table: Table, text: string): Table {
  try {
    return withEntry(table, EntrySchema.parse(JSON.parse(text)));
  } catch (cause) {
    throw new BrokenGame(`Entry ${table.entries} of game ${table.game} is impossible`, { cause });
  }
}

/** @throws ConcordiaError if the entry is not possible. */
export function withEntry(table: Table, entry: Entry): Table {
  const { at, seat } = entry;
  if (table.state.players[seat] === undefined) refuse('NO_SUCH_SEAT', 'There is no such seat.');
  const isAside = entry.type !== 'action';
  const next = {
    ...table,
    entries: table.entries + 1,
    result: undefined,
    asides: isAside ? table.asides.with(seat, (table.asides[seat] ?? 0) + 1) : table.asides,
  };
  if (entry.type === 'takeBack') {
    const before = momentBefore(table, seat);
    return { ...next, ...before, played: table.played.slice(0, -1), past: table.past.slice(0, -1) };
  }
  if (entry.type === 'seat') {
    const { by } = entry;
    const isBots = table.bots.includes(seat);
    if (entry.person === undefined && isBots === (by === 'bot')) {
      refuse('NOTHING_CHANGES', isBots ? 'A bot plays already.' : 'You play already.');
    }
    const bots = table.bots.filter((other) => other !== seat);
    return {
      ...next,
      bots: by === 'bot' ? [...bots, seat] : bots,
      persons: table.persons.with(seat, entry.person ?? table.persons[seat] ?? ''),
      // Nobody gains time by what others do.
      since: deciders(table.state).includes(seat) ? at : table.since,
    };
  }
  const result = tryApplyAction(table.state, entry.action);
  if (!result.ok) throw result.error;
  const before = deciders(table.state);
  const isSame = deciders(result.state).every((decider) => before.includes(decider));
  return {
    ...next,
    state: result.state,
    since: isSame ? table.since : at,
    result,
    played: [...table.played, entry],
    past: [...table.past, { state: table.state, since: table.since }].slice(-KEPT),
  };
}

/** What was before the last action, if it is this player's to take back. */
function momentBefore({ played, past, state }: Table, seat: Seat): Moment {
  const last = played.at(-1);
  const before = past.at(-1);
  if (last?.seat !== seat || last.by === 'bot' || before === undefined) {
    refuse('NOT_YOURS', 'Only your own last action can be taken back.');
  }
  const states = [...past.map((moment) => moment.state), state];
  if (undoLimit(states) === past.length) {
    refuse('STAYS', 'This action stays: something hidden has been seen, or chance has decided.');
  }
  return before;
}

/** An action for a seat; whatever seat the input names, it is for this one. */
export function actionFor(seat: Seat, input: unknown, by: PlayedEntry['by'], at: number): Entry {
  const action = typeof input === 'object' && input !== null ? { ...input, seat } : input;
  return { type: 'action', at, seat, by, action };
}

/** What a person is in this game. */
export function viewerOf({ persons }: Table, person: string): Viewer | undefined {
  const index = persons.indexOf(person);
  if (index === -1) return undefined;
  return index < persons.length - 1 ? index : 'spectator';
}

/** The table once a clock that was ahead has been put right: nobody has more time than the limit from then on. */
export function notAhead(table: Table, now: number): Table {
  return table.since > now ? { ...table, since: now } : table;
}

/** When a bot has to do something here; never if it is `null`. */
export function dueOf({ state, bots, since, head }: Table): number | null {
  const waiting = deciders(state);
  if (waiting.some((seat) => bots.includes(seat))) return since;
  if (waiting.length === 0 || head.timeLimit === undefined) return null;
  return since + head.timeLimit;
}

/** What a bot does now, if something is due. */
export function entryDue(table: Table, now: number): Entry | undefined {
  const { state, bots, head } = table;
  const due = dueOf(table);
  const waiting = deciders(state);
  const seat = waiting.find((decider) => bots.includes(decider)) ?? waiting[0];
  if (due === null || due > now || seat === undefined) return undefined;
  if (head.whenLate === 'game' && !bots.includes(seat)) {
    return { type: 'seat', at: now, seat, by: 'bot' };
  }
  // It sees what the player sees.
  const view = viewFor(state, seat);
  const action = planner.choose(view, legalActions(view), (limit) => randomInt(limit));
  return actionFor(seat, action, 'bot', now);
}

/** What somebody may keep of the game: what they have seen of it, and all of it once it is over. */
export function logOf({ log, state, played }: Table, viewer: Viewer): GameLog {
  const actions = played.map(({ action }) => action);
  const byBots = played.filter(({ by }) => by === 'bot').map(({ seat }) => seat);
  const names = state.players.flatMap(({ name }, seat) => (byBots.includes(seat) ? [name] : []));
  const meta = names.length === 0 ? {} : { meta: { bots: names.join(', ') } };
  const whole = GameLogSchema.parse({ ...log, ...meta, actions });
  return isOver(state)
    ? recordGame(whole.options, whole.actions, whole.meta)
    : logFor(whole, viewer);
}

export function refuse(code: string, message: string): never {
  throw new ConcordiaError({ code, message });
}

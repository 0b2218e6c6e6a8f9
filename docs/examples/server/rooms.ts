/** The games in memory: those that somebody looks at, and for a moment those in which something is due. */
import { setImmediate } from 'node:timers/promises';
import { ConcordiaError, eventsFor, type Viewer, viewFor } from 'concordia-rules';
import type { Store } from './store.js';
import {
  BrokenGame,
  dueOf,
  type Entry,
  entryDue,
  logOf,
  notAhead,
  refuse,
  type Table,
  tableOf,
  viewerOf,
  withEntry,
  withStored,
} from './table.js';

/** Somebody at a table. */
export interface Guest {
  readonly isHere: boolean;
  tell(text: string): void;
  /** `moved`: the seat is somebody else's now. `failed`: come again later. */
  sendAway(why: 'moved' | 'failed'): void;
}

export interface Room {
  /** As far as it has been read. */
  table: Table;
  /** With the person that each of them is. */
  readonly guests: Map<Guest, string>;
  /** The last log that each viewer was told. */
  readonly logs: Map<Viewer, ToldLog>;
}

interface ToldLog {
  readonly text: string;
  /** Of the table it is of. */
  readonly entries: number;
  /** When it was made, in milliseconds of a clock that nobody sets. */
  readonly at: number;
}

/** A game in memory, and those who wait for it. */
interface Waiting {
  room?: Room | undefined;
  /** Why the game cannot be gone on with: found out once, and not for each who asks. */
  fault?: BrokenGame;
  visits: number;
  /** When it is free for the next one. */
  last: Promise<void>;
}

/** How often a process looks for what is due, and for games that nobody looks at, in milliseconds. */
const LOOK_EVERY = 1000;
/** How often a log is made for the same viewer of a table that goes on, in milliseconds. */
const LOG_EVERY = 1000;

export class Rooms {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #rooms = new Map<string, Waiting>();
  /** What cannot be gone on with is not tried again each second. */
  readonly #broken = new Set<string>();
  readonly #clock: ReturnType<typeof setInterval>;
  #looking: Promise<void> | undefined;
  #isClosed = false;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
    store.onNews((game) => {
      for (const each of game === undefined ? this.#rooms.keys() : [game]) {
        if (this.#rooms.has(each)) this.visit(each, async () => undefined).catch(console.error);
      }
    });
    this.#clock = setInterval(() => {
      this.#tidy();
      this.#looking ??= this.#lookForDue().finally(() => {
        this.#looking = undefined;
      });
    }, LOOK_EVERY);
  }

  /** How many games are in memory. */
  get size(): number {
    return this.#rooms.size;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#clock);
    await this.#looking;
    await Promise.all([...this.#rooms.values()].map(({ last }) => last));
    this.#rooms.clear();
  }

  /**
   * Does something with a game, as it stands in the database now. Who asks for the same game waits.
   *
   * @returns nothing if there is no such game.
   * @throws ConcordiaError for what is not allowed; any other error is not the client's.
   */
  async visit<T>(game: string, task: (room: Room) => Promise<T>): Promise<T | undefined> {
    const waiting = this.#rooms.get(game) ?? { visits: 0, last: Promise.resolve() };
    this.#rooms.set(game, waiting);
    waiting.visits += 1;
    const visit = waiting.last.then(async () => {
      try {
        if (waiting.fault !== undefined) throw waiting.fault;
        waiting.room ??= await this.#roomOf(game);
        if (waiting.room === undefined) return undefined;
        await this.#catchUp(waiting.room);
        return await task(waiting.room);
      } catch (error) {
        if (error instanceof BrokenGame) waiting.fault = error;
        if (!(error instanceof ConcordiaError)) {
          // Nobody knows what is in memory. Everybody comes back to what the database says.
          for (const guest of waiting.room?.guests.keys() ?? []) guest.sendAway('failed');
          waiting.room = undefined;
        }
        throw error;
      } finally {
        waiting.visits -= 1;
        const { visits, room, fault } = waiting;
        if (visits === 0 && room === undefined && fault === undefined) this.#rooms.delete(game);
      }
    });
    waiting.last = visit.then(
      () => undefined,
      () => undefined,
    );
    return visit;
  }

  leave(game: string, guest: Guest): void {
    this.#rooms.get(game)?.room?.guests.delete(guest);
  }

  /** To be called while one visits. @throws ConcordiaError also if somebody was faster, or if nothing can be saved. */
  async add(room: Room, entry: Entry): Promise<void> {
    const { table } = room;
    const due = dueOf(withEntry(table, entry));
    let isAdded = false;
    try {
      isAdded = await this.#store.addEntry(table.game, table.entries, JSON.stringify(entry), due);
    } catch (error) {
      console.error(error);
      await this.#catchUp(room);
      refuse('NOT_SAVED', 'The server could not save this. Wait for news, or try again.');
    }
    // It comes back from the database, with whatever others have added.
    await this.#catchUp(room);
    this.#goOn(table.game);
    if (!isAdded) refuse('TOO_LATE', 'Somebody was faster. Look at the game again, then choose.');
  }

  async #roomOf(game: string): Promise<Room | undefined> {
    const head = await this.#store.headOf(game);
    if (head === undefined) return undefined;
    return { table: tableOf(game, head), guests: new Map(), logs: new Map() };
  }

  /** Reads what is new, and tells everybody. */
  async #catchUp(room: Room): Promise<void> {
    for (const text of await this.#store.entriesOf(room.table.game, room.table.entries)) {
      const before = room.table;
      room.table = notAhead(withStored(before, text), this.#now());
      const news = oncePerViewer((viewer) =>
        JSON.stringify(newsFor(before, room.table, viewer, this.#now())),
      );
      for (const [guest, person] of room.guests) {
        const viewer = viewerOf(room.table, person);
        if (viewer === undefined) {
          room.guests.delete(guest);
          guest.sendAway('moved');
        } else {
          guest.tell(news(viewer));
        }
      }
    }
    room.table = notAhead(room.table, this.#now());
  }

  async #lookForDue(): Promise<void> {
    try {
      const now = this.#now();
      for (const game of new Set([...(await this.#store.dueAt(now)), ...this.#dueHere(now)])) {
        if (this.#isClosed) return;
        if (!this.#broken.has(game)) await this.#playDue(game);
      }
    } catch (error) {
      console.error(error);
    }
  }

  /** If a clock was ahead, the database has been told of a time too late. */
  #dueHere(now: number): readonly string[] {
    return [...this.#rooms].flatMap(([game, { room }]) =>
      room !== undefined && timeLeft(room.table, now) <= 0 ? game : [],
    );
  }

  async #playDue(game: string): Promise<void> {
    try {
      await this.visit(game, async (room) => {
        const entry = entryDue(room.table, this.#now());
        if (entry !== undefined) await this.add(room, entry);
      });
    } catch (error) {
      // Another process was faster.
      if (error instanceof ConcordiaError) return;
      if (error instanceof BrokenGame) this.#broken.add(game);
      console.error(error);
    }
  }

  /** A bot answers at once. */
  async #goOn(game: string): Promise<void> {
    const { table } = this.#rooms.get(game)?.room ?? {};
    if (table === undefined || timeLeft(table, this.#now()) > 0) return;
    await setImmediate();
    if (!this.#isClosed) await this.#playDue(game);
  }

  /**
   * Drops the games that nobody looks at: the database has all of them. Not at once, or whoever comes and goes has them
   * played again each time, and a bot with each of its actions.
   */
  #tidy(): void {
    for (const [game, { visits, room }] of this.#rooms) {
      if (visits === 0 && !room?.guests.size) this.#rooms.delete(game);
    }
  }
}

/** A game as somebody sees it. */
export function gameFor(table: Table, viewer: Viewer, now: number): object {
  const view = viewFor(table.state, viewer);
  return { type: 'game', ...clockOf(table, now), bots: table.bots, view };
}

/**
 * The text of a log for a viewer. To make one, the whole game is played again; whoever asks once more, or is another
 * spectator, gets the same.
 *
 * @throws ConcordiaError `TOO_SOON`.
 */
export function logTextOf({ table, logs }: Room, viewer: Viewer): string {
  const last = logs.get(viewer);
  if (last?.entries === table.entries) return last.text;
  const at = performance.now();
  if (last !== undefined && at - last.at < LOG_EVERY) {
    refuse('TOO_SOON', 'The log was made a moment ago. Ask again in a second.');
  }
  const text = JSON.stringify({ type: 'log', log: logOf(table, viewer) });
  logs.set(viewer, { text, at, entries: table.entries });
  return text;
}

/** However many look on. */
function oncePerViewer(make: (viewer: Viewer) => string): (viewer: Viewer) => string {
  const made = new Map<Viewer, string>();
  return (viewer) => {
    const text = made.get(viewer) ?? make(viewer);
    made.set(viewer, text);
    return text;
  };
}

/** What an entry has brought; after another one than an action, the whole game. */
function newsFor(before: Table, table: Table, viewer: Viewer, now: number): object {
  if (table.result === undefined) return gameFor(table, viewer, now);
  const events = eventsFor(before.state, table.result, viewer);
  return { type: 'news', ...clockOf(table, now), events };
}

function clockOf(table: Table, now: number): object {
  const left = timeLeft(table, now);
  return { entries: table.entries, ...(left === Infinity ? {} : { left: Math.max(0, left) }) };
}

/** Milliseconds until a bot has to do something. */
function timeLeft(table: Table, now: number): number {
  return (dueOf(table) ?? Infinity) - now;
}

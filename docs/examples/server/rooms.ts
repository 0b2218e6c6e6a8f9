/** The games in memory: those that somebody looks at, and for a moment those in which something is due. */
import { setImmediate } from 'node:timers/promises';
import { ConcordiaError, eventsFor, type Viewer, viewFor } from 'concordia-rules';
import type { Store } from './store.js';
import {
  BrokenGame,
  dueOf,
  type Entry,
  entryDue,
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
  tell(message: object): void;
  /** `moved`: the seat is somebody else's now. `failed`: come again later. */
  sendAway(why: 'moved' | 'failed'): void;
}

export interface Room {
  /** As far as it has been read. */
  table: Table;
  /** With the person that each of them is. */
  readonly guests: Map<Guest, string>;
}

/** A game in memory, and those who wait for it. */
interface Waiting {
  room?: Room | undefined;
  visits: number;
  /** When it is free for the next one. */
  last: Promise<void>;
}

/** How often a process looks for what is due, in milliseconds. */
const LOOK_EVERY = 1000;

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
        waiting.room ??= await this.#roomOf(game);
        if (waiting.room === undefined) return undefined;
        await this.#catchUp(waiting.room);
        return await task(waiting.room);
      } catch (error) {
        if (!(error instanceof ConcordiaError)) {
          // Nobody knows what is in memory. Everybody comes back to what the database says.
          for (const guest of waiting.room?.guests.keys() ?? []) guest.sendAway('failed');
          waiting.room = undefined;
        }
        throw error;
      } finally {
        waiting.visits -= 1;
        this.#tidy(game);
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
    this.#tidy(game);
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
    return head === undefined ? undefined : { table: tableOf(game, head), guests: new Map() };
  }

  /** Reads what is new, and tells everybody. */
  async #catchUp(room: Room): Promise<void> {
    for (const text of await this.#store.entriesOf(room.table.game, room.table.entries)) {
      const before = room.table;
      room.table = withStored(before, text);
      for (const [guest, person] of room.guests) {
        const viewer = viewerOf(room.table, person);
        if (viewer === undefined) {
          room.guests.delete(guest);
          guest.sendAway('moved');
        } else {
          guest.tell(newsFor(before, room.table, viewer, this.#now()));
        }
      }
    }
  }

  async #lookForDue(): Promise<void> {
    try {
      for (const game of await this.#store.dueAt(this.#now())) {
        if (this.#isClosed) return;
        if (!this.#broken.has(game)) await this.#playDue(game);
      }
    } catch (error) {
      console.error(error);
    }
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

  /** The database has all of it. */
  #tidy(game: string): void {
    const waiting = this.#rooms.get(game);
    if (waiting?.visits === 0 && !waiting.room?.guests.size) this.#rooms.delete(game);
  }
}

/** A game as somebody sees it. */
export function gameFor(table: Table, viewer: Viewer, now: number): object {
  const view = viewFor(table.state, viewer);
  return { type: 'game', ...clockOf(table, now), bots: table.bots, view };
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

/**
 * Matches of boardgame.io in a database. Nobody is told of a move before it is written, and of two processes that write
 * the same step of a match, one has lost: its clients are told what the other one has written.
 */
import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import type { SocketIO } from 'boardgame.io/server';
import type { Database } from './database.js';
import { type Based, based, before, merged } from './metadata.js';

type Metadata = Server.MatchData;
type PubSub = NonNullable<NonNullable<ConstructorParameters<typeof SocketIO>[0]>['pubSub']>;
type Payload = Parameters<PubSub['publish']>[1];
type Written = Pick<StorageAPI.FetchFields, 'state' | 'log' | 'metadata' | 'initialState'>;

/** The clients of this process in a match. */
interface Room {
  readonly callback: (payload: Payload) => void;
  /** The last step that they know. */
  told: number;
  /** What they are being told. */
  telling: Promise<void>;
}

/** boardgame.io's number for a storage that answers later. */
const ASYNC = 1;
/** Steps whose part of the log a client may have missed while it joined. */
const RECENT = 10;
/** More steps than a match has. */
const ALL = 1_000_000;

export class Matches implements StorageAPI.Async, PubSub {
  readonly #db: Database;
  readonly #running = new Set<Promise<unknown>>();
  #isClosed = false;
  readonly #rooms = new Map<string, Room>();
  /** Is told of seats that have changed hands. */
  onMetadata: (match: string, metadata: Metadata) => void = () => undefined;

  constructor(db: Database) {
    this.#db = db;
    db.onNews((match) => {
      for (const each of match === undefined ? this.#rooms.keys() : [match]) this.#tell(each);
    });
  }

  type(): typeof ASYNC {
    return ASYNC;
  }

  async connect(): Promise<void> {}

  async createMatch(match: string, { initialState, metadata }: StorageAPI.CreateMatchOpts) {
    const [initial, text] = [JSON.stringify(initialState), JSON.stringify(metadata)];
    const insert =
      'INSERT INTO matches (id, game, initial, metadata, version) VALUES (?, ?, ?, ?, 0)';
    await this.#rows(insert, match, metadata.gameName, initial, text);
  }

  /** A refused move has no log and changes nothing. */
  async setState(match: string, state: State, deltalog: LogEntry[] = []): Promise<void> {
    if (deltalog.length === 0) return;
    const [text, log] = [JSON.stringify(state), JSON.stringify(deltalog)];
    try {
      const insert =
        'INSERT INTO steps (match, number, state, log) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING';
      await this.#rows(insert, match, state._stateID, text, log);
      const forget = "UPDATE steps SET state = '' WHERE match = ? AND number < ? AND state <> ''";
      await this.#rows(forget, match, state._stateID);
    } catch (error) {
      // boardgame.io does not expect it. The move has not been made, and nobody is told of one.
      console.error(error);
    }
    await this.#tell(match);
  }

  /** boardgame.io writes all of it after any change: what others have written meanwhile stays. */
  async setMetadata(match: string, metadata: Based): Promise<void> {
    for (;;) {
      const [row] = await this.#rows('SELECT metadata, version FROM matches WHERE id = ?', match);
      if (row === undefined) return;
      const text = JSON.stringify(merged(JSON.parse(String(row[0])), before(metadata), metadata));
      const update =
        'UPDATE matches SET metadata = ?, version = version + 1 WHERE id = ? AND version = ? RETURNING version';
      const updated = await this.#rows(update, text, match, Number(row[1]));
      if (updated.length > 0) break;
    }
    await this.#tell(match);
  }

  async fetch<O extends StorageAPI.FetchOpts>(
    match: string,
    asked: O,
  ): Promise<StorageAPI.FetchResult<O>> {
    const found = await this.#read(match, asked.log ? ALL : 1);
    // Whoever joins may have missed what was written between this look and the first news.
    if (asked.initialState) setTimeout(() => this.#tell(match, true));
    // boardgame.io asks for some of them, and takes no offence at others.
    return (found ?? {}) as StorageAPI.FetchResult<O>;
  }

  async wipe(match: string): Promise<void> {
    await this.#rows('DELETE FROM matches WHERE id = ?', match);
  }

  async listMatches({ gameName, where = {} }: StorageAPI.ListMatchesOpts = {}): Promise<string[]> {
    const { isGameover, updatedBefore = Number.POSITIVE_INFINITY, updatedAfter = 0 } = where;
    const rows = await this.#rows('SELECT id, game, metadata FROM matches ORDER BY id');
    return rows.flatMap(([id, game, text]) => {
      const { gameover, updatedAt }: Metadata = JSON.parse(String(text));
      const isWanted =
        (gameName ?? game) === game &&
        (isGameover ?? gameover !== undefined) === (gameover !== undefined) &&
        updatedAt < updatedBefore &&
        updatedAt > updatedAfter;
      return isWanted ? [String(id)] : [];
    });
  }

  /** boardgame.io tells of moves and seats before they are written; `#tell` does it afterwards. */
  publish(): void {}

  subscribe(channel: string, callback: Room['callback']): void {
    this.#rooms.set(matchOf(channel), { callback, told: 0, telling: Promise.resolve() });
  }

  unsubscribeAll(channel: string): void {
    this.#rooms.delete(matchOf(channel));
  }

  /** What boardgame.io still asks for when it has been closed, such as who has just left, is not there any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#running);
    await this.#db.close();
  }

  async #rows(...asked: Parameters<Database['rows']>): ReturnType<Database['rows']> {
    if (this.#isClosed) return [];
    const running = this.#db.rows(...asked);
    this.#running.add(running);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }

  /** @param most - the number of last steps whose part of the log is wanted. */
  async #read(match: string, most: number): Promise<Written | undefined> {
    const [row] = await this.#rows('SELECT initial, metadata FROM matches WHERE id = ?', match);
    if (row === undefined) return undefined;
    const last = 'SELECT state, log FROM steps WHERE match = ? ORDER BY number DESC LIMIT ?';
    const steps = await this.#rows(last, match, most);
    const initialState: State = JSON.parse(String(row[0]));
    const text = steps[0]?.[0];
    return {
      initialState,
      state: text === undefined ? initialState : JSON.parse(String(text)),
      log: steps.toReversed().flatMap(([, log]) => JSON.parse(String(log))),
      metadata: based(String(row[1])),
    };
  }

  /** Tells what is written to all clients of this process, one after the other. */
  #tell(match: string, again = false): Promise<void> {
    const room = this.#rooms.get(match);
    if (room === undefined) return Promise.resolve();
    const next = room.telling.then(async () => {
      try {
        await this.#tellNow(match, room, again);
      } catch (error) {
        console.error(error);
      }
    });
    room.telling = next;
    return next;
  }

  async #tellNow(match: string, room: Room, again: boolean): Promise<void> {
    const found = await this.#read(match, RECENT);
    if (found === undefined || this.#rooms.get(match) !== room) return;
    const { state, log, metadata } = found;
    if (again || state._stateID > room.told) {
      // Clients leave out the entries that they have.
      room.callback({ type: 'update', args: [match, { ...state, deltalog: log }] });
      room.told = state._stateID;
    }
    const players = Object.values(metadata.players).map(({ credentials: _, ...seen }) => seen);
    this.onMetadata(match, metadata);
    room.callback({ type: 'matchData', args: [match, players] });
  }
}

/** boardgame.io calls the channel of a match `MATCH-` and its id. */
function matchOf(channel: string): string {
  return channel.slice('MATCH-'.length);
}

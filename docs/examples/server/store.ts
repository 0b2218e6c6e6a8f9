/** What the server needs of a database: games, and what has happened in each, entry by entry. */
export interface Store {
  /**
   * Adds a game.
   *
   * @param due - when something happens in it though nobody says so, in milliseconds; `null` for never.
   */
  addGame(game: string, head: string, due: number | null): Promise<void>;
  /** What `addGame` was given. */
  headOf(game: string): Promise<string | undefined>;
  /** All entries but the first ones, which are known already. */
  entriesOf(game: string, known: number): Promise<readonly string[]>;
  /**
   * Adds an entry. Once this has answered, not even a power failure takes it away.
   *
   * @param number - how many entries come before it.
   * @returns whether it was added: if there is one with this number, somebody was faster.
   * @throws if it could not be saved, or if nobody knows whether it was, such as when the connection broke.
   */
  addEntry(game: string, number: number, entry: string, due: number | null): Promise<boolean>;
  /** The games in which something is due. */
  dueAt(time: number): Promise<readonly string[]>;
  /** Calls back when another process may have added entries; without a game, it may be any. */
  onNews(listener: (game?: string) => void): void;
  close(): Promise<void>;
}

/** @throws Error if the tables are of a later release than this one. */
export function checkVersion(version: number, known: number): void {
  if (version <= known) return;
  throw new Error(`The database has version ${version}, this server knows ${known}: update it.`);
}

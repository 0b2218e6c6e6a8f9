/** Games in a file. Also for several processes on the machine of the file. */
import { existsSync, writeFileSync } from 'node:fs';
// better-sqlite3 is used in the same way.
import Database from 'libsql';
import { checkVersion, type Store } from './store.js';

/** The statements that lead from each version of the tables to the next. Add to them; never change one. */
const VERSIONS = [
  `CREATE TABLE games (id TEXT PRIMARY KEY, head TEXT NOT NULL, due INTEGER) STRICT;
   CREATE INDEX games_due ON games (due) WHERE due IS NOT NULL;
   CREATE TABLE entries (
     game TEXT NOT NULL REFERENCES games, number INTEGER NOT NULL, entry TEXT NOT NULL,
     PRIMARY KEY (game, number)
   ) STRICT`,
];

/** Milliseconds between two looks for what other processes have written. */
const LOOK_EVERY = 50;
/** Milliseconds that a process waits while another one writes. */
const WAIT_FOR_OTHERS = 5000;

/** @throws Error if the file is not a database, or of a later release. */
export function openSqlite(file: string): Store {
  // It holds the seeds: nobody else on this machine reads it.
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'a', mode: 0o600 });
  const db = new Database(file);
  db.exec(`PRAGMA busy_timeout = ${WAIT_FOR_OTHERS}`);
  db.exec('PRAGMA journal_mode = WAL');
  // A commit is on the disk when it returns.
  db.exec('PRAGMA synchronous = FULL');
  db.transaction(upgrade).immediate();

  const insertGame = db.prepare('INSERT INTO games (id, head, due) VALUES (?, ?, ?)');
  const head = db.prepare('SELECT head FROM games WHERE id = ?').pluck();
  const entries = db
    .prepare('SELECT entry FROM entries WHERE game = ? AND number >= ? ORDER BY number')
    .pluck();
  const insertEntry = db.prepare(
    'INSERT INTO entries (game, number, entry) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const setDue = db.prepare('UPDATE games SET due = ? WHERE id = ?');
  const due = db.prepare('SELECT id FROM games WHERE due <= ? ORDER BY due').pluck();
  const addEntry = db.transaction(
    (game: string, number: number, entry: string, at: number | null): boolean => {
      if (insertEntry.run(game, number, entry).changes === 0) return false;
      setDue.run(at, game);
      return true;
    },
  );

  function upgrade(): void {
    const version = numberIn('PRAGMA user_version');
    checkVersion(version, VERSIONS.length);
    for (const statements of VERSIONS.slice(version)) db.exec(statements);
    db.exec(`PRAGMA user_version = ${VERSIONS.length}`);
  }

  function numberIn(query: string): number {
    return Number(db.prepare(query).pluck().all()[0]);
  }

  let tell: ((game?: string) => void) | undefined;
  // SQLite tells nobody. This number changes whenever another process has written, and reading it takes a microsecond.
  let changes = numberIn('PRAGMA data_version');
  let seen = numberIn('SELECT max(rowid) FROM entries');
  const looking = setInterval(() => {
    try {
      const now = numberIn('PRAGMA data_version');
      if (now === changes) return;
      const later = 'SELECT DISTINCT game FROM entries WHERE rowid > ?';
      const games = db.prepare(later).pluck().all(seen);
      seen = numberIn('SELECT max(rowid) FROM entries');
      changes = now;
      for (const game of games) tell?.(String(game));
    } catch (error) {
      console.error(error);
    }
  }, LOOK_EVERY);

  return {
    async addGame(game, text, at) {
      insertGame.run(game, text, at);
    },
    async headOf(game) {
      return head.all(game).map(String)[0];
    },
    entriesOf: async (game, known) => entries.all(game, known).map(String),
    addEntry: async (game, number, entry, at) => addEntry.immediate(game, number, entry, at),
    dueAt: async (time) => due.all(time).map(String),
    onNews(listener) {
      tell = listener;
    },
    async close() {
      clearInterval(looking);
      db.close();
    },
  };
}

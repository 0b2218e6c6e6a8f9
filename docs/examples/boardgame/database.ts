/** Tables for the storage: in a file of SQLite, or in PostgreSQL for processes on several machines. */
import { existsSync, writeFileSync } from 'node:fs';
// better-sqlite3 is used in the same way.
import Sqlite from 'libsql';
import { Client, Pool } from 'pg';

export interface Database {
  /** Runs one statement, with `?` for each value, and returns its rows. */
  rows(statement: string, ...values: readonly (string | number)[]): Promise<readonly unknown[][]>;
  /** Calls back with the match that another process has written; without one, any match may have changed. */
  onNews(listener: (match?: string) => void): void;
  close(): Promise<void>;
}

const TABLES = `
  CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, initial TEXT NOT NULL,
    metadata TEXT NOT NULL, version INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS steps (
    match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE, number INTEGER NOT NULL,
    state TEXT NOT NULL, log TEXT NOT NULL, PRIMARY KEY (match, number)
  );`;

/** Milliseconds. */
const LOOK_EVERY = 50;
const WAIT_FOR_OTHERS = 5000;
const LISTEN_AGAIN_AFTER = 500;

export function openSqlite(file: string): Database {
  // It holds the decks: nobody else on this machine reads it.
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'a', mode: 0o600 });
  const db = new Sqlite(file);
  db.exec(`PRAGMA busy_timeout = ${WAIT_FOR_OTHERS}`);
  db.exec('PRAGMA journal_mode = WAL');
  // What is written is on the disk.
  db.exec('PRAGMA synchronous = FULL');
  db.exec('PRAGMA foreign_keys = ON');
  db.exec(TABLES);
  // SQLite tells nobody, but this number changes when another process has written.
  const version = db.prepare('PRAGMA data_version').raw();
  let seen = String(version.all());
  let tell: (() => void) | undefined;
  const looking = setInterval(() => {
    const now = String(version.all());
    if (now !== seen) tell?.();
    seen = now;
  }, LOOK_EVERY);
  return {
    async rows(statement, ...values) {
      const prepared = db.prepare(statement);
      if (prepared.reader) return prepared.raw().all(...values) as unknown[][];
      prepared.run(...values);
      return [];
    },
    onNews(listener) {
      tell = listener;
    },
    async close() {
      clearInterval(looking);
      db.close();
    },
  };
}

/** The process that writes tells all others, in the same transaction. */
const NEWS = `
  CREATE OR REPLACE FUNCTION tell_of_match() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('matches', to_jsonb(NEW)->>TG_ARGV[0]);
      RETURN NULL;
    END $$;
  CREATE OR REPLACE TRIGGER told AFTER INSERT ON steps
    FOR EACH ROW EXECUTE FUNCTION tell_of_match('match');
  CREATE OR REPLACE TRIGGER told AFTER UPDATE ON matches
    FOR EACH ROW EXECUTE FUNCTION tell_of_match('id');`;
/** Any number, the same in all processes: they make the tables one after the other. */
const MAKING = 1_302_511;

export async function openPostgres(connectionString: string): Promise<Database> {
  const pool = new Pool({ connectionString });
  // Of a connection that nobody uses just now; the pool opens others.
  pool.on('error', ({ message }) => console.error(message));
  await pool.query(`BEGIN; SELECT pg_advisory_xact_lock(${MAKING}); ${TABLES} ${NEWS} COMMIT`);
  let tell: ((match?: string) => void) | undefined;
  let isClosed = false;
  let ear = await listen();

  async function listen(): Promise<Client> {
    const client = new Client({ connectionString });
    // After it comes `end`.
    client.on('error', ({ message }) => console.error(message));
    client.on('notification', ({ payload }) => tell?.(payload));
    await client.connect();
    await client.query('LISTEN matches');
    client.on('end', listenAgain);
    return client;
  }

  async function listenAgain(): Promise<void> {
    if (isClosed) return;
    try {
      ear = await listen();
      if (isClosed) return await ear.end();
      // News of the meantime is lost.
      tell?.();
    } catch (error) {
      console.error(error);
      setTimeout(listenAgain, LISTEN_AGAIN_AFTER).unref();
    }
  }

  return {
    async rows(statement, ...values) {
      let count = 0;
      const text = statement.replace(/\?/g, () => `$${++count}`);
      const { rows } = await pool.query({ text, values: [...values], rowMode: 'array' });
      return rows;
    },
    onNews(listener) {
      tell = listener;
    },
    async close() {
      isClosed = true;
      await ear.end();
      await pool.end();
    },
  };
}

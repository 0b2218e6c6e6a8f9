/** Games in PostgreSQL, for any number of processes on any machines. */
import { Client, Pool } from 'pg';
import { checkVersion, type Store } from './store.js';

/** The statements that lead from each version of the tables to the next. Add to them; never change one. */
const VERSIONS = [
  `CREATE TABLE games (id text PRIMARY KEY, head text NOT NULL, due bigint);
   CREATE INDEX games_due ON games (due) WHERE due IS NOT NULL;
   CREATE TABLE entries (
     game text NOT NULL REFERENCES games, number integer NOT NULL, entry text NOT NULL,
     PRIMARY KEY (game, number)
   )`,
];

/** Entry, time and news in one statement: all of it happens, or nothing. The news are the game alone; they have to be short. */
const ADD_ENTRY = `
  WITH added AS (
    INSERT INTO entries (game, number, entry) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING game
  ), timed AS (
    UPDATE games SET due = $4 FROM added WHERE id = added.game
  )
  SELECT pg_notify('concordia', game) FROM added`;

/** Milliseconds. */
const LISTEN_AGAIN_AFTER = 500;
const GIVE_UP_AFTER = 10_000;
/** Any number, the same in all processes: they upgrade the tables one after the other. */
const UPGRADING = 1_302_510;

/** @throws Error if there is no such database, or if it is of a later release. */
export async function openPostgres(connectionString: string): Promise<Store> {
  const settings = { connectionString, connectionTimeoutMillis: GIVE_UP_AFTER };
  const pool = new Pool({ ...settings, query_timeout: GIVE_UP_AFTER });
  // Of a connection that nobody uses just now; the pool opens others.
  pool.on('error', ({ message }) => console.error(message));
  await upgrade(pool);

  let tell: ((game?: string) => void) | undefined;
  let isClosed = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let ear = await listen();

  async function listen(): Promise<Client> {
    const client = new Client({ ...settings, keepAlive: true });
    // After it comes `end`.
    client.on('error', ({ message }) => console.error(message));
    client.on('notification', ({ payload }) => tell?.(payload));
    await client.connect();
    await client.query('LISTEN concordia');
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
      clearTimeout(again);
      again = setTimeout(listenAgain, LISTEN_AGAIN_AFTER);
    }
  }

  async function column(text: string, values: readonly unknown[]): Promise<readonly string[]> {
    const { rows } = await pool.query({ text, values: [...values], rowMode: 'array' });
    return rows.map(([value]: readonly unknown[]) => String(value));
  }

  return {
    async addGame(game, head, due) {
      await column('INSERT INTO games (id, head, due) VALUES ($1, $2, $3)', [game, head, due]);
    },
    async headOf(game) {
      const [head] = await column('SELECT head FROM games WHERE id = $1', [game]);
      return head;
    },
    entriesOf: (game, known) =>
      column('SELECT entry FROM entries WHERE game = $1 AND number >= $2 ORDER BY number', [
        game,
        known,
      ]),
    async addEntry(game, number, entry, due) {
      return (await column(ADD_ENTRY, [game, number, entry, due])).length === 1;
    },
    dueAt: (time) => column('SELECT id FROM games WHERE due <= $1 ORDER BY due', [time]),
    onNews(listener) {
      tell = listener;
    },
    async close() {
      isClosed = true;
      clearTimeout(again);
      await ear.end();
      await pool.end();
    },
  };
}

async function upgrade(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [UPGRADING]);
    await client.query('CREATE TABLE IF NOT EXISTS concordia_tables (version integer NOT NULL)');
    const { rows } = await client.query('SELECT max(version) AS version FROM concordia_tables');
    const version = Number(rows[0]?.version ?? 0);
    checkVersion(version, VERSIONS.length);
    for (const statements of VERSIONS.slice(version)) await client.query(statements);
    if (version < VERSIONS.length) {
      await client.query('INSERT INTO concordia_tables VALUES ($1)', [VERSIONS.length]);
    }
    await client.query('COMMIT');
  } finally {
    // With its transaction, if that has failed.
    client.release(true);
  }
}

/** Runs the server; DATABASE_URL is a PostgreSQL, if there is one. */
import { openPostgres, openSqlite } from './database.js';
import { startServer } from './server.js';

// boardgame.io does not wait for what its sockets write, and Node would end the process.
process.on('unhandledRejection', console.error);

const {
  DATABASE_URL,
  PORT = 8000,
  API_PORT = 8001,
  ORIGIN = 'http://localhost:5173',
} = process.env;
const database = DATABASE_URL ? await openPostgres(DATABASE_URL) : openSqlite('matches.sqlite');
await startServer(database, { port: Number(PORT), apiPort: Number(API_PORT) }, [ORIGIN]);

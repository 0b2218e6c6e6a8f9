/** Runs the server, and lays out a game to begin with. */
import { openPostgres } from './postgres.js';
import { startServer } from './server.js';
import { openSqlite } from './sqlite.js';

const { DATABASE_URL, PORT = '8080' } = process.env;
const store =
  DATABASE_URL === undefined ? openSqlite('games.db') : await openPostgres(DATABASE_URL);
const server = await startServer({ store, port: Number(PORT) });
const players = ['Livia', 'Gaius'];
const tokens = await server.newGame({ map: 'italia', players }, { timeLimit: 24 * 60 * 60 * 1000 });

console.log(`Listening on ws://127.0.0.1:${server.port}. The tokens of the first game:`);
for (const [index, token] of tokens.entries()) {
  console.log(`${players[index] ?? 'Spectators'}: ${token}`);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await server.close();
    await store.close();
  });
}

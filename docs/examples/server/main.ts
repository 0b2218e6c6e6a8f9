/** Runs the server, and lays out a game to begin with. */
import { startServer } from './server.js';

const players = ['Livia', 'Gaius'];
const server = await startServer({ folder: 'games', port: Number(process.env.PORT ?? 8080) });
const tokens = server.newGame({ map: 'italia', players });

console.log(`Listening on ws://127.0.0.1:${server.port}. The tokens of the first game:`);
for (const [index, token] of tokens.entries()) {
  console.log(`${players[index] ?? 'Spectators'}: ${token}`);
}

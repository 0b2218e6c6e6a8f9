/** Lobby and matches of boardgame.io, which keep what they have been told. */
import { Server } from 'boardgame.io/server';
import type { Database } from './database.js';
import { game } from './game.js';
import { Matches } from './storage.js';
import { GuardedSockets } from './transport.js';

export interface Ports {
  /** Of the matches. */
  readonly port: number;
  /** Of the lobby: with a port of its own it works, whatever boardgame.io's packages are. */
  readonly apiPort: number;
}

/**
 * @param origins - the addresses of the pages that may use it.
 * @returns what closes it, and the database.
 */
export async function startServer(
  database: Database,
  { port, apiPort }: Ports,
  origins: readonly string[],
): Promise<() => Promise<void>> {
  const db = new Matches(database);
  const transport = new GuardedSockets(db);
  const server = Server({
    games: [game],
    db,
    transport,
    origins: [...origins],
    // A seat that nobody has taken is nobody's, also in a match that nobody has joined.
    authenticateCredentials: (credentials, player) =>
      player?.credentials !== undefined && player.credentials === credentials,
  });
  const running = await server.run({ port, lobbyConfig: { apiPort } });
  return async () => {
    await transport.close();
    server.kill(running);
    running.apiServer.closeAllConnections();
    await db.close();
  };
}

/**
 * boardgame.io's sockets with a guard before them. On its own, boardgame.io makes a match for any id that somebody asks
 * for, takes whole states from whoever is at turn, and goes on telling those who have left a seat what it sees.
 */
import type { Server } from 'boardgame.io';
import { SocketIO } from 'boardgame.io/server';
import * as z from 'zod/mini';
import type { Matches } from './storage.js';

const IdSchema = z.string().check(z.maxLength(50));
const SeatSchema = z.string().check(z.regex(/^[0-5]$/));
const CredentialsSchema = z.nullish(z.string().check(z.maxLength(100)));

const SyncSchema = z.tuple([IdSchema, z.nullish(SeatSchema), CredentialsSchema], z.unknown());
/** A move and nothing else. Who sends it has to be who makes it. */
const UpdateSchema = z.tuple(
  [
    z.strictObject({
      type: z.literal('MAKE_MOVE'),
      payload: z.strictObject({
        type: z.string(),
        args: z.array(z.unknown()),
        playerID: SeatSchema,
        credentials: CredentialsSchema,
      }),
    }),
    z.int(),
    IdSchema,
    SeatSchema,
  ],
  z.unknown(),
);

/** No move comes near it. */
const MOST_BYTES = 10_000;

export class GuardedSockets extends SocketIO {
  readonly #matches: Matches;
  #close: (() => Promise<unknown>) | undefined;

  constructor(matches: Matches) {
    super({ pubSub: matches });
    this.#matches = matches;
    matches.onMetadata = (match, metadata) => this.#dropThoseWhoLeft(match, metadata);
  }

  override init(...[app, games, origins]: Parameters<SocketIO['init']>): void {
    super.init(app, games, origins);
    const io = app._io;
    if (io === undefined) throw new Error('boardgame.io has no sockets.');
    this.#close = () => io.close();
    io.engine.opts.maxHttpBufferSize = MOST_BYTES;
    for (const { name } of games) {
      io.of(`/${name}`).use((socket, accept) => {
        let place = '';
        // What is not passed on has never been said.
        socket.use(async ([event, ...args], proceed) => {
          if (event === 'sync') {
            const { success, data } = SyncSchema.safeParse(args);
            if (!success || !(await this.#isOf(name, data[0]))) return;
            place = `${data[0]} ${data[1]}`;
            proceed();
          } else if (event === 'update') {
            const { success, data } = UpdateSchema.safeParse(args);
            const isOwn = success && data[0].payload.playerID === data[3];
            if (isOwn && place === `${data[2]} ${data[3]}`) proceed();
          }
        });
        accept();
      });
    }
  }

  async close(): Promise<void> {
    await this.#close?.();
  }

  async #isOf(game: string | undefined, match: string): Promise<boolean> {
    try {
      const { metadata } = await this.#matches.fetch(match, { metadata: true });
      return metadata?.gameName === game;
    } catch (error) {
      console.error(error);
      return false;
    }
  }

  #dropThoseWhoLeft(match: string, { players }: Server.MatchData): void {
    for (const { matchID, playerID, credentials, socket } of [...this.clientInfo.values()]) {
      if (matchID !== match || playerID == null) continue;
      if (players[Number(playerID)]?.credentials !== credentials) socket.disconnect(true);
    }
  }
}

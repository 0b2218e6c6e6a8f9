/** Who somebody is: the place for your accounts. */
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import * as z from 'zod/mini';

/** What a client joins with: the game, a dot, and a secret. */
export const TokenSchema = z.string().check(z.regex(/^[0-9a-f-]{36}\.[\w-]{43}$/));

/** Somebody who asks to join. */
export interface Visitor {
  readonly game: string;
  /** Any text that is always the same for the same person; the game knows who sits where by it. */
  readonly person: string;
}

/**
 * Says who somebody is. Here it is whoever has the secret. With accounts, it is the account that the cookie or the header
 * of the request belongs to; a token is then the id of a game and no more.
 *
 * @param request - the request that has opened the connection.
 * @returns nothing for somebody whom you do not let in.
 */
export async function authenticate(
  _request: IncomingMessage,
  token: string,
): Promise<Visitor | undefined> {
  const [game = ''] = token.split('.');
  return { game, person: personWith(token) };
}

/** A token for a seat of a game, or for its spectators. */
export function newToken(game: string): string {
  return `${game}.${randomBytes(32).toString('base64url')}`;
}

/** Whoever reads the database cannot play with what it says. */
export function personWith(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

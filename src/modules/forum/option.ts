/** The option that says how players get their first tiles. */
import * as z from 'zod/mini';
import { type AnyOptions, option } from '../../kit';

const AUCTION = 'auction';

/** Options of the forum, whatever its tiles. */
export const forumOptions = {
  /** How players get their first tiles: one of two dealt, or by auction for victory points. */
  forumTiles: option({
    schema: z.enum(['dealt', AUCTION]),
    description:
      'How players get their first tiles: one of two dealt (R-12.1), or by auction for victory points (R-12.4).',
    byDefault: 'dealt',
  }),
};

export function playsAuction({ forumTiles }: AnyOptions): boolean {
  return forumTiles === AUCTION;
}

import * as z from 'zod/mini';
import { withoutHidden } from './hidden';

/** Names of players; spaces around a name could make two names look the same. */
export const PlayerNameSchema = z
  .string()
  .check(
    z.maxLength(60),
    withoutHidden(),
    z.regex(/^\S(?:.*\S)?$/su, 'must be a name without blanks around it'),
  );

/** The names of the players: their own, or Player 1 and so on. */
export function playerNames(players: number | readonly string[]): readonly string[] {
  return typeof players === 'number'
    ? Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`)
    : players;
}

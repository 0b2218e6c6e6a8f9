import * as z from 'zod/mini';
import { withoutHidden } from './hidden';

/** As people are called; blanks around a name would make two of one. */
export const PlayerNameSchema = z
  .string()
  .check(
    z.maxLength(60),
    withoutHidden(),
    z.regex(/^\S(?:.*\S)?$/su, 'must be a name without blanks around it'),
  );

/** The names that players go by: their own, or Player 1 and so on. */
export function playerNames(players: number | readonly string[]): readonly string[] {
  return typeof players === 'number'
    ? Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`)
    : players;
}

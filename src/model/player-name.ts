import * as z from 'zod/mini';
import { withoutHidden } from './hidden';
import type { Seat } from './ids';

/** What is not drawn, besides the characters that no name may have: fillers of Hangul, variation selectors and so on. */
const NOT_DRAWN = /\p{Default_Ignorable_Code_Point}/gu;
/** An empty pattern of braille is drawn as a blank. */
const BLANKS = /[\s\u2800]+/gu;
/** A name that is compared as it is. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/**
 * What somebody sees of a name: names with the same key are the same name. Names themselves are kept as they are. Every
 * version of Unicode composes the characters that it knows in the same way, so all machines agree; a character that some
 * of them do not know yet, or for private use, is a character like others.
 */
export function nameKey(name: string): string {
  if (PLAIN.test(name)) return name;
  return name.replace(NOT_DRAWN, '').normalize('NFC').replace(BLANKS, ' ').trim();
}

/** The first seat with this name; -1 if nobody has it. */
export function seatNamed(name: string, players: readonly { readonly name: string }[]): number {
  const key = nameKey(name);
  return players.findIndex((player) => player.name === name || nameKey(player.name) === key);
}

/** Names of players; spaces around a name could make two names look the same. */
export const PlayerNameSchema = z.string().check(
  z.maxLength(60),
  withoutHidden(),
  z.regex(/^\S(?:.*\S)?$/su, 'must be a name without blanks around it'),
  z.check(({ value, issues }) => {
    if (value === '' || nameKey(value) !== '') return;
    issues.push({ code: 'custom', input: value, params: { reason: 'nothingToSee' } });
  }),
);

/** The names of the players: their own, or those that stand for none. */
export function playerNames(players: number | readonly string[]): readonly string[] {
  return typeof players === 'number'
    ? Array.from({ length: players }, (_, seat) => noName(seat))
    : players;
}

/** What states and logs call a player who has been given no name; each language has words of its own for it. */
export function noName(seat: Seat): string {
  return `Player ${seat + 1}`;
}

import { counted } from '../model/counted';
import { HIDDEN } from '../model/hidden';

const ALL_HIDDEN = new RegExp(`(?:${HIDDEN.source})+`, 'gu');

const MAX_LENGTH = 500;

/** Text of unknown origin and length, not more of it than people read. */
export function shortened(text: string, most = MAX_LENGTH): string {
  const line = printable(text);
  const rest = line.length - most;
  return rest > 0 ? `${line.slice(0, most)}... (${counted(rest, 'more character')})` : line;
}

/** Text of unknown origin on one line, unable to control the terminal it is shown on or to hide anything there. */
export function printable(text: string): string {
  return text.replace(ALL_HIDDEN, ' ').trim();
}

/** Data as JSON, where whatever controls terminals or is not seen is written by its number. */
export function jsonOf(data: unknown, indent?: number): string {
  return (JSON.stringify(data, undefined, indent) ?? 'null').replace(UNSEEN, numbers);
}

/** Nothing but blanks and line feeds of its own: of what is below them, JSON has the numbers already. */
const UNSEEN = /[\x7f-\x9f\p{Cf}\u2028\u2029]/gu;

function numbers(character: string): string {
  return Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');
}

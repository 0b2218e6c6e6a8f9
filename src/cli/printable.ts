import { counted } from '../model/counted';

/** Control characters, and those that turn the direction of writing. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

const MAX_LENGTH = 500;

/** Text of unknown origin and length, not more of it than people read. */
export function shortened(text: string, most = MAX_LENGTH): string {
  const line = printable(text);
  const rest = line.length - most;
  return rest > 0 ? `${line.slice(0, most)}... (${counted(rest, 'more character')})` : line;
}

/** Text of unknown origin on one line, unable to control the terminal it is shown on. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, ' ').trim();
}

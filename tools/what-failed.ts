/** What a failed check says of its failures, in few words: the end of a long output is all that some places keep. */
import { stripVTControlCharacters } from 'node:util';

/** Over the failures that vitest repeats when all has run. */
const HEADING = /^⎯+ (?:Failed Suites|Failed Tests|Unhandled Errors?)(?: \d+)? ⎯+$/m;
/** Below each of them. */
const BELOW = /^⎯+(?:\[\d+\/\d+\]⎯*)?$/m;

/** A name and what was expected, at least. */
const LEAST = 300;

/**
 * The failures in the output of a check: each from its beginning, as much of it as all of them have room for. Of an output
 * without such failures, the end.
 *
 * @param most - letters, at most.
 */
export function whatFailed(output: string, most: number): string {
  const text = stripVTControlCharacters(output).trimEnd();
  const at = text.search(HEADING);
  if (at === -1) return endOf(text, most);
  const failures = text
    .slice(at)
    .split(BELOW)
    .map((failure) => failure.trim())
    .filter((failure) => failure !== '');
  const room = Math.max(LEAST, Math.floor(most / failures.length) - 1);
  const shown = failures.slice(0, Math.max(1, Math.floor(most / (room + 1))));
  const more = failures.length - shown.length;
  return [
    ...shown.map((failure) => startOf(failure, room)),
    ...(more > 0 ? [`… and ${more} more`] : []),
  ].join('\n');
}

function endOf(text: string, most: number): string {
  return text.length <= most ? text : `…${text.slice(1 - most)}`;
}

function startOf(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

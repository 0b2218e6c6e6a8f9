import type { CliWords } from './languages/words';
import { printable } from './printable';

const MAX_LENGTH = 500;

/** Untrusted text, shortened to a readable length. */
export function shortened(text: string, { told }: CliWords, most = MAX_LENGTH): string {
  const line = printable(text);
  const rest = line.length - most;
  return rest > 0 ? `${line.slice(0, most)}${told.moreCharacters(rest)}` : line;
}

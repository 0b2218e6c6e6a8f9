import type { CliFault, CliWords } from './languages/words';

/** A fault in the words of a language. */
export function toldIn(words: CliWords, { reason, facts }: CliFault): string {
  // By its reason each has facts of its own kind.
  const tell = words.faults[reason] as (facts: CliFault['facts']) => string;
  return tell(facts);
}

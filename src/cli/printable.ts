/** Control characters, and those that turn the direction of writing. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Text of unknown origin on one line, unable to control the terminal it is shown on. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, ' ').trim();
}

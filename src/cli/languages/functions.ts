/** What messages of every language may call, such as `{known, commas}`. */

import type { FileTrouble } from '../file-trouble';

/** `A, B, C`. */
export function commas(items: readonly string[]): string {
  return items.join(', ');
}

/** `A; B; C`. */
export function semicolons(items: readonly string[]): string {
  return items.join('; ');
}

/** What stands between the items is written behind the name. */
export function join(items: readonly string[], between: string): string {
  return items.join(between);
}

/** What is wrong with a file, and what the system says of it. @param troubles - in words of the language. */
export function troubleIn(
  troubles: Readonly<Record<FileTrouble['trouble'], string>>,
): (facts: FileTrouble) => string {
  return ({ trouble, said }) =>
    said === undefined ? troubles[trouble] : `${troubles[trouble]} (${said})`;
}

/** A clause as a sentence, with its full stop unless it ends with a sign of its own. */
export function asSentence(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${/[?.)]$/.test(clause) ? '' : '.'}`;
}

/** Labels of the notes that the command line can write; undefined for any other. */
export function labelIn(
  labels: Readonly<Record<'date' | 'place' | 'comment', string>>,
): (note: string) => string | undefined {
  const known = new Map(Object.entries(labels));
  return (note) => known.get(note);
}

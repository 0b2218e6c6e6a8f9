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

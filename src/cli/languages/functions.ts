/** What messages of every language may call, such as `{known, commas}`. */

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

/** What is otherwise in Japanese. */

/** `Livia、GaiusとFlavia`. */
export function list(names: readonly string[], and: string): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join('、')}${and}${names.at(-1)}`;
}

/** What messages of every language may call, such as `{names, list, und}`. */

/** `Livia, Gaius und Flavia`. */
export function list(names: readonly string[], and: string): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}

/** `+3`, `−3`. */
export function signed(points: number): string {
  return `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
}

/** Two points are for one thing. */
export function half(points: number): number {
  return points / 2;
}

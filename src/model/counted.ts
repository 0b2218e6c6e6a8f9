/** A number and what it counts, in the right form: `1 city`, `2 cities`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** An amount of money in words: `1 sestertius`, `2 sestertii`. */
export function sestertii(amount: number): string {
  return counted(amount, 'sestertius', 'sestertii');
}

/** The first few of a list in words, and how many more there are. */
export function someOf<T>(
  items: readonly T[],
  most: number,
  inWords: (item: T) => string = String,
): string {
  const rest = items.length - most;
  return `${items.slice(0, most).map(inWords).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

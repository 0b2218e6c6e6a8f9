/** A number and what it counts, in the right form: `1 city`, `2 cities`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function sestertii(amount: number): string {
  return counted(amount, 'sestertius', 'sestertii');
}

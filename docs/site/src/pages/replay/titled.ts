/** `Starting goods` of `startingGoods`, `Intermediate scoring` of `intermediate-scoring`; names stay as they are. */
export function titled(id: string): string {
  const words = id.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const spaced = /^[a-z-]+$/.test(id) ? words.replaceAll('-', ' ') : words;
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

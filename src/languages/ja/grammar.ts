/** Japanese grammar of names and numbers. */

const numbers = new Intl.NumberFormat('ja');
const and = new Intl.ListFormat('ja', { type: 'conjunction' });
const or = new Intl.ListFormat('ja', { type: 'disjunction' });

/** Nouns have no plural, so nothing else of `grammarOf` is needed, which would make every part of the words longer. */
export function number(count: number): string {
  return numbers.format(count);
}

/** `A、B、C`. */
export function listed(words: readonly string[]): string {
  return and.format(words);
}

/** `A、B、またはC`. */
export function either(words: readonly string[]): string {
  return or.format(words);
}

/** A number and its counter, without a blank: `2枚`. */
export function counted(count: number, counter: string): string {
  return `${number(count)}${counter}`;
}

/** A name as it is quoted. */
export function quoted(name: string): string {
  return `「${name}」`;
}

/** The end of a sentence about an unknown word; empty if no known word is near. */
export function meant(nearest: string | undefined): string {
  return nearest === undefined ? '' : `（もしかして${quoted(nearest)}？）`;
}

/** In messages, `counted` is what names say. */
export { counted as counter };

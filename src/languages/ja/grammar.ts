/** Japanese grammar of names and numbers. */
import { grammarOf } from '../grammar';

export const { number, listed, either } = grammarOf('ja');

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

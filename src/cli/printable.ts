import { HIDDEN } from '../model/plain';

const ALL_HIDDEN = new RegExp(`(?:${HIDDEN.source})+`, 'gu');

/** Untrusted text on one line, without characters that control the terminal or are invisible. */
export function printable(text: string): string {
  return text.replace(ALL_HIDDEN, ' ').trim();
}

/** A share as a whole number. */
export function percentOf(share: number): number {
  return Math.round(share * 100);
}

/** Data as JSON, with control characters and invisible characters escaped. */
export function jsonOf(data: unknown, indent?: number): string {
  return (JSON.stringify(data, undefined, indent) ?? 'null').replace(UNSEEN, numbers);
}

/** The only characters below U+0020 are the line feeds of the formatting; JSON escapes all others. */
const UNSEEN = /[\x7f-\x9f\p{Cf}\u2028\u2029]/gu;

function numbers(character: string): string {
  return Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');
}

/** Text in lines that fit a narrow terminal. */
import { stripVTControlCharacters } from 'node:util';

/** How many columns a text takes; colours take none. */
export function widthOf(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}

/**
 * Breaks text between words, and inside of words that are wider than a line.
 *
 * @param first - columns of the first line that are taken already.
 */
export function wrapped(text: string, width: number, first = 0): readonly string[] {
  const lines: string[] = [];
  let words: string[] = [];
  let taken = first;
  for (const word of text.split(' ').flatMap((part) => pieces(part, width))) {
    if (taken > 0 && taken + 1 + widthOf(word) > width) {
      lines.push(words.join(' '));
      words = [];
      taken = 0;
    }
    taken += widthOf(word) + (words.length > 0 ? 1 : 0);
    words.push(word);
  }
  return [...lines, words.join(' ')];
}

/** So much of a text as fits. */
export function clipped(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}

function pieces(word: string, width: number): readonly string[] {
  if (widthOf(word) <= width) return [word];
  const letters = [...word];
  const count = Math.ceil(letters.length / width);
  return Array.from({ length: count }, (_, index) =>
    letters.slice(index * width, (index + 1) * width).join(''),
  );
}

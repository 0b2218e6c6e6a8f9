/** Text in lines that fit a narrow terminal. */
import { stripVTControlCharacters } from 'node:util';

/** Characters as wide as two letters, and combining marks. */
const WIDE =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{Emoji_Presentation}\uff01-\uff60]/u;
const MARK = /[\p{M}\u200b-\u200d]/u;

/** The width of a text in columns; colours have none. */
export function widthOf(text: string): number {
  let width = 0;
  for (const sign of stripVTControlCharacters(text)) width += signWidth(sign);
  return width;
}

export type Align = 'left' | 'right';

/** The text with blanks up to a width in columns. */
export function padded(text: string, width: number, align: Align = 'left'): string {
  const room = ' '.repeat(Math.max(0, width - widthOf(text)));
  return align === 'right' ? room + text : text + room;
}

function signWidth(sign: string): number {
  if (MARK.test(sign)) return 0;
  return WIDE.test(sign) ? 2 : 1;
}

/**
 * Breaks text between words, and inside words that are wider than a line.
 *
 * @param first - columns already used in the first line.
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

/** As much of a text as fits. */
export function clipped(text: string, most: number): string {
  if (widthOf(text) <= most) return text;
  const [start = ''] = pieces(text, most - 1);
  return `${start}…`;
}

function pieces(word: string, width: number): readonly string[] {
  if (widthOf(word) <= width) return [word];
  const found: string[] = [];
  let piece = '';
  let taken = 0;
  for (const sign of word) {
    if (taken + signWidth(sign) > width) {
      found.push(piece);
      piece = '';
      taken = 0;
    }
    piece += sign;
    taken += signWidth(sign);
  }
  return [...found, piece];
}

/** Finds where a text is not JSON: what is there, and what was expected. */

/** What JSON expects at a place. */
export type Expected =
  | 'value'
  | 'value or ]'
  | 'key'
  | 'key or }'
  | ':'
  | ', or ]'
  | ', or }'
  | 'end';

/** What is there instead: a character, `comment`, `single quote` or `end`; or a broken string. */
export type NotJson =
  | { readonly found: string; readonly expected: Expected }
  | { readonly found: 'broken text' };

interface JsonFault {
  /** Index of the first wrong character. */
  readonly at: number;
  readonly why: NotJson;
}

const BLANK = /[ \t\r\n]*/y;
/** Any character except control characters, or an escape sequence. */
const TEXT_PIECE = /[^"\\\p{Cc}]+|[\x7f-\x9f]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/uy;
const PLAIN = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

/** The first fault of a text; undefined if there is none. */
export function jsonFault(text: string): JsonFault | undefined {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = ending(BLANK, text, 0);
  while (at < text.length) {
    const sign = text.charAt(at);
    let end = at + 1;
    if (sign === '"' && takesText(expected)) {
      const last = lastOfText(text, at);
      if (text.charAt(last) !== '"') return { at: last, why: { found: 'broken text' } };
      end = last + 1;
      expected = expected.startsWith('key') ? ':' : after(open);
    } else if ((sign === '{' || sign === '[') && expected.startsWith('value')) {
      open.push(sign);
      expected = sign === '{' ? 'key or }' : 'value or ]';
    } else if ((sign === '}' || sign === ']') && expected.endsWith(`or ${sign}`)) {
      open.pop();
      expected = after(open);
    } else if (sign === ',' && expected.startsWith(',')) {
      expected = open.at(-1) === '{' ? 'key' : 'value';
    } else if (sign === ':' && expected === ':') {
      expected = 'value';
    } else {
      end = expected.startsWith('value') ? ending(PLAIN, text, at) : at;
      if (end === at) return { at, why: { found: foundAt(text, at), expected } };
      expected = after(open);
    }
    at = ending(BLANK, text, end);
  }
  return expected === 'end' ? undefined : { at, why: { found: 'end', expected } };
}

function takesText(expected: Expected): boolean {
  return expected.startsWith('key') || expected.startsWith('value');
}

/** What can follow a complete value. */
function after(open: readonly ('{' | '[')[]): Expected {
  const inside = open.at(-1);
  if (inside === undefined) return 'end';
  return inside === '{' ? ', or }' : ', or ]';
}

/** The end of a pattern that begins at `at`; `at` itself if it does not match. */
function ending(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

/** The index of the closing quote, or of the first character that is not allowed in a string. */
function lastOfText(text: string, start: number): number {
  let at = start + 1;
  let next = ending(TEXT_PIECE, text, at);
  while (next > at) {
    at = next;
    next = ending(TEXT_PIECE, text, at);
  }
  return at;
}

function foundAt(text: string, at: number): string {
  const sign = text.charAt(at);
  if (/^(?:\/[/*]|#)/.test(text.slice(at, at + 2))) return 'comment';
  if (sign === "'") return 'single quote';
  return sign;
}

/** The games in a text: one below the other in the notation, a log in JSON on each line, or a list of them. */

import { inputFaults } from '../model/faults';
import { typeOf } from '../model/plain';
import { sealErrors } from '../model/seal';
import { GameCutter, kindOfLine } from './cut-games';
import { looksLikeNotation, unwrapped, withoutWrapping } from './text';

/** A game in a text, and where it begins. */
export interface FoundGame {
  /** As it is written, without what mails and forums put around JSON. */
  readonly text: string;
  /** The line where it begins, from 1. */
  readonly line: number;
}

/**
 * Finds all games in a text that somebody has pasted or a file has: texts of the notation
 * one below the other, logs in JSON on a line each, or a list of logs in JSON; also within quotations of mails and forums,
 * and within fences of code. Whether each is a game is for `parseLog` and `readLog` to say.
 *
 * @returns the games in the order of the text; the whole text if it has only one.
 * @throws ConcordiaError `INVALID_INPUT` if it is no text.
 *
 * @example
 * ```ts
 * const found = gamesIn('[Map "Italia"] [Players "2"]\n\n[Map "Corsica"] [Players "2"]');
 * console.log(found.map(({ line }) => line)); // -> [ 1, 3 ]
 * ```
 */
export function gamesIn(text: string): readonly FoundGame[] {
  return sealErrors((given: unknown) => {
    if (typeof given !== 'string') {
      const found = typeOf(given);
      return inputFaults.refuse('INVALID_INPUT', '', 'wrongType', undefined, {
        expected: 'string',
        found,
      });
    }
    // What the notation stands in, its own reader takes away.
    const plain = looksLikeNotation(given) ? given : withoutWrapping(given);
    return severalIn(plain) ?? [{ text: plain, line: 1 }];
  })(text);
}

/** The games of a text that has been unwrapped; undefined if it is only one. */
export function severalIn(text: string): readonly FoundGame[] | undefined {
  if (looksLikeNotation(text)) {
    const games = textsIn(text);
    return games.length > 1 ? games : undefined;
  }
  return gamesInList(text) ?? gamesOnLines(text);
}

/** Games in the notation, one below the other. */
function textsIn(text: string): readonly FoundGame[] {
  const cutter = new GameCutter<FoundGame, FoundGame>({
    kindOf: (one) => kindOfLine(one.text),
    begun: ({ line }) => {
      const lines: string[] = [];
      return {
        add: (one) => lines.push(one.text),
        whole: () => ({ text: lines.join('\n'), line }),
      };
    },
  });
  const games = text.split('\n').flatMap((row, index) => {
    return cutter.take({ text: row, line: index + 1 }) ?? [];
  });
  const last = cutter.end();
  return last === undefined ? games : [...games, last];
}

/** A log in JSON on each line, or a text of the notation as a JSON string. */
function gamesOnLines(text: string): readonly FoundGame[] | undefined {
  const filled: FoundGame[] = [];
  for (const [index, row] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    if (row.trim() === '') continue;
    filled.push({ text: row, line: index + 1 });
    const [first, second] = filled;
    if (second === undefined || first === undefined || filled.length > 2) continue;
    if (!areTwoValues(first.text.trim(), second.text.trim())) return undefined;
  }
  return filled.length > 1 ? filled.map(unquoted) : undefined;
}

/**
 * Whether two lines are a value of JSON each. Where the first is broken the second shows it, unless both can be parts of
 * one value.
 */
export function areTwoValues(first: string, second: string): boolean {
  if (!/^[{["]/.test(first) || !/^[{["]/.test(second)) return false;
  // `[quote]` is no list.
  if (unwrapped(first) !== first) return false;
  return isJson(first) || (!/[[:,]$/.test(first) && isJson(second));
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function unquoted(game: FoundGame): FoundGame {
  if (!game.text.trimStart().startsWith('"')) return game;
  try {
    return { ...game, text: String(JSON.parse(game.text)) };
  } catch {
    return game;
  }
}

const BLANK = /\s/;

/**
 * The objects of a list in JSON, `[{...}, {...}]`, on one line or on many, as they are written: a fault in one of them is
 * still told with its place. Undefined if the text is something else, such as a list that is cut off. What is within the
 * objects is not looked at. Takes one look at each letter.
 */
export function gamesInList(text: string): readonly FoundGame[] | undefined {
  const games: FoundGame[] = [];
  let [depth, line, begin, beginLine] = [0, 1, 0, 1];
  let isText = false;
  /** What may come next between two games. */
  let wanted: '[' | 'game' | ', or ]' | 'nothing' = '[';
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\n') line += 1;
    if (isText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isText = false;
    } else if (depth > 0) {
      if (sign === '"') isText = true;
      else if (sign === '{' || sign === '[') depth += 1;
      else if (sign === '}' || sign === ']') depth -= 1;
      if (depth > 0) continue;
      games.push({ text: text.slice(begin, at + 1), line: beginLine });
      wanted = ', or ]';
    } else if (sign === '{' && wanted === 'game') {
      [depth, begin, beginLine] = [1, at, line];
    } else if (sign === '[' && wanted === '[') wanted = 'game';
    else if (sign === ',' && wanted === ', or ]') wanted = 'game';
    else if (sign === ']' && wanted === ', or ]') wanted = 'nothing';
    else if (sign === undefined || !BLANK.test(sign)) return undefined;
  }
  return wanted === 'nothing' ? games : undefined;
}

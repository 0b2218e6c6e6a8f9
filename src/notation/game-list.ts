/** A list of games in JSON: `[{...}, {...}]`, on one line or on many. */

/** A game of a list. */
export interface ListedGame {
  /** As it is written. */
  readonly text: string;
  /** The line where it begins, from 1. */
  readonly line: number;
}

const BLANK = /\s/;

/**
 * The objects of a list, as they are written, so that places in them stay what they are; undefined if the text is something
 * else, such as a list that is cut off. What is within the objects is not looked at. Takes one look at each letter.
 */
export function gamesInList(text: string): readonly ListedGame[] | undefined {
  const games: ListedGame[] = [];
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

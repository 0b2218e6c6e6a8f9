/** Where a value stands in a text of JSON. */

/** From so many letters on, and so many letters long. */
export interface Span {
  readonly start: number;
  readonly length: number;
}

/** A list or an object that has not ended yet. */
interface Open {
  readonly isList: boolean;
  /** The index or the key of the value that comes next or is being read. */
  step: string;
}

const TOKEN = /[[\]{}:,]|"(?:[^"\\]|\\.)*"|[^\s[\]{}:,"]+/gs;

/**
 * The span of the value at a path, such as `['actions', 28]`; undefined if it is not there.
 * It goes through tokens and calls nothing within itself, so that depth does no harm.
 *
 * @param text - JSON that can be parsed.
 */
export function placeInJson(text: string, path: readonly (string | number)[]): Span | undefined {
  try {
    return found(text, path);
  } catch {
    // No JSON after all, or a text too long to be taken apart.
    return undefined;
  }
}

function found(text: string, path: readonly (string | number)[]): Span | undefined {
  const wanted = path.map(String);
  const open: Open[] = [];
  let start: number | undefined;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const top = open.at(-1);
    if (token === ':') continue;
    if (token === ',') {
      if (top !== undefined) top.step = top.isList ? `${Number(top.step) + 1}` : '';
      continue;
    }
    const ends = token === ']' || token === '}';
    if (ends) open.pop();
    else if (top !== undefined && !top.isList && top.step === '') {
      top.step = `${JSON.parse(token)}`;
      continue;
    }
    const isThere =
      open.length === wanted.length && open.every(({ step }, depth) => step === wanted[depth]);
    if (isThere && !ends) start = index;
    if (token === '[' || token === '{')
      open.push({ isList: token === '[', step: token === '[' ? '0' : '' });
    else if (isThere && start !== undefined) return { start, length: index + token.length - start };
  }
  return undefined;
}

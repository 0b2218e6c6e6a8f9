/** Several games in one text: texts one below the other, a log in JSON on each line, or a list of them. */

/** A game, and where it begins. */
export interface Part {
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/** All games of a text; the whole text if it is only one. */
export function gamesIn(text: string): readonly Part[] {
  const begin = text.trimStart();
  if (begin.startsWith('{') || begin.startsWith('"'))
    return linesOfJson(text) ?? [{ text, line: 1 }];
  const listed = begin.startsWith('[') ? gamesOfList(begin) : undefined;
  if (listed !== undefined) return listed;
  return begin.startsWith('[') || begin.startsWith(';') ? notations(text) : [{ text, line: 1 }];
}

/** The games of a list in JSON, each on a line of its own; undefined if the text is no list of objects. */
function gamesOfList(text: string): readonly Part[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const isOfGames = value.every((game) => typeof game === 'object' && game !== null);
  if (!isOfGames) return undefined;
  return value.map((game, index) => ({ text: JSON.stringify(game), line: index + 1 }));
}

/** Undefined if the text is one value. */
function linesOfJson(text: string): readonly Part[] | undefined {
  const filled = text
    .split('\n')
    .map((line, index) => ({ text: line, line: index + 1 }))
    .filter((part) => part.text.trim() !== '');
  const [first, second] = filled;
  if (first === undefined || second === undefined) return undefined;
  // A value on a line, and another begins on the next one.
  return isJson(first.text) && /^\s*[{"]/.test(second.text) ? filled.map(unquoted) : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return true;
  } catch {
    return false;
  }
}

/** A line may be a text of a game as a JSON string. */
function unquoted(part: Part): Part {
  if (!part.text.trimStart().startsWith('"')) return part;
  try {
    return { ...part, text: String(JSON.parse(part.text)) };
  } catch {
    return part;
  }
}

/** Lines without a blank line between them. */
interface Paragraph {
  readonly line: number;
  readonly lines: string[];
}

/**
 * A game begins with the tags in which the map is named for another time, with the comments right above. Tags between two
 * games belong to the first of them, such as its result, until one of them is there for another time.
 */
function notations(text: string): readonly Part[] {
  const games: Paragraph[][] = [];
  const lines = text.split('\n');
  let game: Paragraph[] = [];
  for (const paragraph of paragraphsOf(lines)) {
    if (namesIn(paragraph).includes('map') && game.flatMap(namesIn).includes('map')) {
      const next = takenOff(game);
      games.push(game);
      game = next;
    }
    game.push(paragraph);
  }
  games.push(game);
  const begins = games.map(([first]) => first?.line ?? 1);
  return begins.map((line, index) => ({
    line,
    text: lines
      .slice(index === 0 ? 0 : line - 1, (begins[index + 1] ?? lines.length + 1) - 1)
      .join('\n'),
  }));
}

/** Takes the paragraphs of tags off the end that already belong to the next game. */
function takenOff(game: Paragraph[]): Paragraph[] {
  const end = game.findLastIndex(({ lines }) => lines.some(isPlay)) + 1;
  const before = new Set(game.slice(0, end).flatMap(namesIn));
  for (let at = Math.max(1, end); at < game.length; at += 1) {
    const paragraph = game[at];
    if (paragraph === undefined) break;
    const names = namesIn(paragraph);
    if (names.some((name) => before.has(name))) return game.splice(at);
    for (const name of names) before.add(name);
  }
  return [];
}

/** Tags behind a line of a game begin a paragraph, too. */
function paragraphsOf(lines: readonly string[]): readonly Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let open: Paragraph | undefined;
  let wasPlay = false;
  for (const [index, line] of lines.entries()) {
    const isBlank = line.trim() === '';
    if (isBlank || (wasPlay && isTag(line))) open = undefined;
    wasPlay = !isBlank && isPlay(line);
    if (isBlank) continue;
    if (open === undefined) {
      open = { line: index + 1, lines: [] };
      paragraphs.push(open);
    }
    open.lines.push(line);
  }
  return paragraphs;
}

function isTag(line: string): boolean {
  return /^\uFEFF?\s*\[/.test(line);
}

function isPlay(line: string): boolean {
  return !isTag(line) && !line.trimStart().startsWith(';');
}

/** The names of its tags: several may stand on a line. */
function namesIn({ lines }: Paragraph): readonly string[] {
  return lines
    .filter(isTag)
    .flatMap((line) => [...line.matchAll(/\[\s{0,9}([^\s"[\]]{1,60})\s{0,9}"/g)])
    .map(([, name = '']) => name.toLowerCase());
}

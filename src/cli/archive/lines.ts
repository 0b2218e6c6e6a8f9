/** Reads files and streams of any length, holding no more of them than a log and what has just come. */
import { areTwoValues, type FoundGame, isJson, severalIn } from '../../notation/games-in';
import { looksLikeNotation, withoutWrapping } from '../../notation/text';
import { decoded, empty, MAX_BYTES, NEWLINE, notRead, tooLarge } from '../input';
import type { FileName } from '../parse-text';
import { LEAST_LOAD, type Load, onLine } from '../unpacked';
import { type ArchivedLog, BLANKS, type LogCutter, logCutter } from './cut-games';

/** A file is one log, or has one on each line, as NDJSON, or is a text with several. */
export type Content =
  | { readonly text: string; readonly size: number }
  | {
      readonly logs: AsyncIterable<readonly ArchivedLog[]>;
      /** Whether each is in the text notation. */
      readonly areTexts: boolean;
    };

interface ContentFlags {
  /** Whether it has a log on each line, which is known by its name. */
  readonly isNdjson: boolean;
  /** The number of its first line. */
  readonly firstLine: number;
  /** To which all logs that are found are added. */
  readonly load: Load;
}

/**
 * Finds out what a file is, by its beginning.
 *
 * @param name - of the file, for what is said about it.
 * @throws Refused if it cannot be read, or is one log and not text.
 */
export async function contentOf(
  source: AsyncIterable<Buffer>,
  name: FileName,
  { isNdjson, firstLine, load }: ContentFlags,
): Promise<Content> {
  const reader = new LineReader(source, name, firstLine);
  if (isNdjson) return { logs: weighed(linesFrom([], reader), load), areTexts: false };
  try {
    const begun = await beginningOf(reader);
    if (isNotation(begun)) return await textsFrom(begun, reader, name, load);
    if (hasManyValues(begun) || (reader.isBroken && begun.some(isLog)))
      return { logs: weighed(linesFrom(begun, reader), load), areTexts: false };
    const whole = await wholeText(begun, reader, name);
    const areTexts = looksLikeNotation(whole.text);
    const several = severalIn(areTexts ? whole.text : withoutWrapping(whole.text));
    return several === undefined ? whole : { logs: weighed(eachOf(several), load), areTexts };
  } catch (error) {
    await reader.close();
    throw error;
  }
}

async function* weighed(
  logs: AsyncIterable<readonly ArchivedLog[]>,
  load: Load,
): AsyncGenerator<readonly ArchivedLog[]> {
  for await (const some of logs) {
    for (const { size } of some) load.extra += Math.max(0, LEAST_LOAD - size);
    yield some;
  }
}

/** Nobody begins a file with more blank lines or comments. */
const MOST_BLANK = 10_000;

/** All lines that had to be read to see two that are neither blank nor a comment of the notation. */
async function beginningOf(reader: LineReader): Promise<readonly ArchivedLog[]> {
  const begun: ArchivedLog[] = [];
  let [filled, size] = [0, 0];
  while (filled < 2 && size <= MAX_BYTES && begun.length < MOST_BLANK) {
    const more = await reader.nextOrFault();
    if (more === undefined) break;
    for (const line of more) begun.push(line);
    filled += more.filter(saysSomething).length;
    size += sizeOf(more);
  }
  return begun;
}

function hasManyValues(begun: readonly ArchivedLog[]): boolean {
  const [first = '', second = ''] = begun.filter(isFilled).slice(0, 2).map(roughText);
  return areTwoValues(first, second);
}

function saysSomething(line: ArchivedLog): boolean {
  return isFilled(line) && line.bytes?.find((byte) => !BLANKS.has(byte)) !== SEMICOLON;
}

function isNotation(begun: readonly ArchivedLog[]): boolean {
  return looksLikeNotation(begun.map(({ bytes }) => new TextDecoder().decode(bytes)).join(''));
}

/** A text is one log, unless a second game begins in it. */
async function textsFrom(
  begun: readonly ArchivedLog[],
  reader: LineReader,
  name: FileName,
  load: Load,
): Promise<Content> {
  const cutter = logCutter();
  let first = taken(cutter, begun);
  while (first.length === 0) {
    const lines = await reader.nextOrFault();
    if (lines === undefined) break;
    first = taken(cutter, lines);
  }
  if (first.length > 0) {
    return { logs: weighed(textsAfter(first, cutter, reader), load), areTexts: true };
  }
  // What is wrong with the only one is wrong with all of it.
  await reader.next();
  const only = cutter.end();
  if (only === undefined) throw empty(name);
  if (only.bytes === undefined) throw tooLarge(name);
  return { text: decoded(only.bytes, name), size: only.size };
}

/** The games that are over by these lines. */
function taken(cutter: LogCutter, lines: readonly ArchivedLog[]): readonly ArchivedLog[] {
  return lines.flatMap((line) => cutter.take(line) ?? []);
}

async function* textsAfter(
  first: readonly ArchivedLog[],
  cutter: LogCutter,
  reader: LineReader,
): AsyncGenerator<readonly ArchivedLog[]> {
  try {
    yield first;
    for (let lines = await reader.next(); lines !== undefined; lines = await reader.next()) {
      const games = taken(cutter, lines);
      if (games.length > 0) yield games;
    }
    const last = cutter.end();
    if (last !== undefined) yield [last];
  } finally {
    await reader.close();
  }
}

function isLog(line: ArchivedLog): boolean {
  return isFilled(line) && isJson(roughText(line));
}

function roughText({ bytes }: ArchivedLog): string {
  return new TextDecoder().decode(bytes).trim();
}

async function wholeText(
  begun: readonly ArchivedLog[],
  reader: LineReader,
  name: FileName,
): Promise<{ readonly text: string; readonly size: number }> {
  const pieces = begun.map(({ bytes }) => {
    if (bytes === undefined) throw tooLarge(name);
    return bytes;
  });
  const bytes = Buffer.concat([...pieces, await reader.rest(MAX_BYTES - sizeOf(begun))]);
  return { text: decoded(bytes, name), size: bytes.length };
}

/** The games of a text that has been read, one at a time. */
async function* eachOf(games: readonly FoundGame[]): AsyncGenerator<readonly ArchivedLog[]> {
  for (const { text, line } of games) {
    const bytes = Buffer.from(text);
    yield [{ number: line, bytes, size: bytes.length }];
  }
}

async function* linesFrom(
  begun: readonly ArchivedLog[],
  reader: LineReader,
): AsyncGenerator<readonly ArchivedLog[]> {
  try {
    let lines: readonly ArchivedLog[] | undefined = begun;
    while (lines !== undefined) {
      const filled = lines.filter(isFilled);
      if (filled.length > 0) yield filled;
      lines = await reader.next();
    }
  } finally {
    await reader.close();
  }
}

const SEMICOLON = 0x3b;

function isFilled({ bytes, isBlank }: ArchivedLog): boolean {
  if (isBlank) return false;
  return bytes === undefined || bytes.some((byte) => !BLANKS.has(byte));
}

function sizeOf(lines: readonly ArchivedLog[]): number {
  return lines.reduce((sum, { size }) => sum + size, 0);
}

export class LineReader {
  readonly #name: FileName;
  readonly #source: AsyncIterator<Buffer>;
  /** The line whose end has not come yet. */
  #open: Buffer[] = [];
  #size = 0;
  /** Of the open line. */
  #number: number;
  /** What has gone wrong and has not been told yet. */
  #fault: { readonly error: unknown } | undefined;

  constructor(source: AsyncIterable<Buffer>, name: FileName, firstLine: number) {
    this.#name = name;
    this.#number = firstLine;
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The lines that come next, at least one; undefined at the end. Nobody waits for more than is there. */
  async next(): Promise<readonly ArchivedLog[] | undefined> {
    if (this.#fault !== undefined) throw this.#fault.error;
    while (true) {
      const chunk = await this.#chunk();
      if (chunk === undefined) return this.#size === 0 ? undefined : [this.#close()];
      const lines = this.#split(chunk);
      if (lines.length > 0) return lines;
    }
  }

  /** The same; a fault ends it like the end, and is thrown when more is asked for. */
  async nextOrFault(): Promise<readonly ArchivedLog[] | undefined> {
    try {
      return await this.next();
    } catch (error) {
      this.#fault = { error };
      return undefined;
    }
  }

  get isBroken(): boolean {
    return this.#fault !== undefined;
  }

  /** All bytes that are left. */
  async rest(most: number): Promise<Buffer> {
    if (this.#fault !== undefined) throw this.#fault.error;
    const pieces = this.#open;
    let size = this.#size;
    while (true) {
      if (size > most) throw tooLarge(this.#name);
      const chunk = await this.#chunk();
      if (chunk === undefined) return Buffer.concat(pieces);
      pieces.push(chunk);
      size += chunk.length;
    }
  }

  /** Leaves the rest unread. */
  async close(): Promise<void> {
    await this.#source.return?.();
  }

  async #chunk(): Promise<Buffer | undefined> {
    try {
      const { value, done } = await this.#source.next();
      return done ? undefined : value;
    } catch (error) {
      throw notRead(onLine(error, this.#number), this.#name);
    }
  }

  #split(chunk: Buffer): readonly ArchivedLog[] {
    const lines: ArchivedLog[] = [];
    let from = 0;
    while (from < chunk.length) {
      if (this.#size === 0) {
        const { end, count } = blankLinesAt(chunk, from);
        if (count > 0) lines.push(this.#blankLines(chunk.subarray(from, end), count));
        from = end;
      }
      const end = chunk.indexOf(NEWLINE, from);
      if (end === -1) break;
      this.#hold(chunk.subarray(from, end + 1));
      lines.push(this.#close());
      from = end + 1;
    }
    if (from < chunk.length) this.#hold(chunk.subarray(from));
    return lines;
  }

  /** Of a line too long only the length is kept. */
  #hold(piece: Buffer): void {
    this.#size += piece.length;
    if (this.#size > MAX_BYTES) this.#open = [];
    else this.#open.push(piece);
  }

  /** All of them are one: each by itself would take far longer than its byte. */
  #blankLines(bytes: Buffer, count: number): ArchivedLog {
    const number = this.#number;
    this.#number += count;
    return { number, bytes, size: bytes.length, isBlank: true };
  }

  #close(): ArchivedLog {
    const size = this.#size;
    const bytes = size > MAX_BYTES ? undefined : Buffer.concat(this.#open);
    const number = this.#number;
    this.#open = [];
    this.#size = 0;
    this.#number += 1;
    return { number, bytes, size };
  }
}

/** How many lines from there on are blank, and where the first other one begins. */
function blankLinesAt(
  chunk: Buffer,
  from: number,
): { readonly end: number; readonly count: number } {
  let [end, count] = [from, 0];
  for (let at = from; at < chunk.length; at += 1) {
    const byte = chunk[at];
    if (byte === NEWLINE) {
      end = at + 1;
      count += 1;
    } else if (byte === undefined || !BLANKS.has(byte)) break;
  }
  return { end, count };
}

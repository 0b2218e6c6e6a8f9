/** Reads files and streams of any length, keeping only one line and the latest chunk in memory. */
import { type ByteSource, decoded, MAX_BYTES, notRead, tooLarge } from '../input';
import { jsonFault } from '../json-fault';
import type { FileName } from '../parse-text';

/** One log in a file of many. */
export interface ArchivedLog {
  readonly number: number;
  /** Undefined if the line is longer than a file may be. */
  readonly bytes: Buffer | undefined;
  /** Its number of bytes, even if the line is too long. */
  readonly size: number;
}

/** A file is one log, or NDJSON with a log on each line. */
export type Content =
  | { readonly text: string; readonly size: number }
  | { readonly lines: AsyncIterable<readonly ArchivedLog[]> };

/**
 * Finds out by its beginning what a file is.
 *
 * @param name - of the file, for messages.
 * @param isNdjson - whether it is known to be NDJSON.
 * @throws Refused if it cannot be read, or is a single log that is not text.
 */
export async function contentOf(
  source: ByteSource,
  name: FileName,
  isNdjson: boolean,
): Promise<Content> {
  const reader = new LineReader(source, name);
  if (isNdjson) return { lines: linesFrom([], reader) };
  try {
    const begun = await beginningOf(reader);
    if (hasManyValues(begun)) return { lines: linesFrom(begun, reader) };
    return await wholeText(begun, reader, name);
  } catch (error) {
    await reader.close();
    throw error;
  }
}

/** The lines read until two of them were not blank. */
async function beginningOf(reader: LineReader): Promise<readonly ArchivedLog[]> {
  let begun: readonly ArchivedLog[] = [];
  while (begun.filter(isFilled).length < 2 && sizeOf(begun) <= MAX_BYTES) {
    const more = await reader.next();
    if (more === undefined) break;
    begun = begun.concat(more);
  }
  return begun;
}

/**
 * A value on one line and another below it. If the first is broken, the second decides, unless both can
 * be parts of a single value.
 */
function hasManyValues(begun: readonly ArchivedLog[]): boolean {
  const [first = '', second = ''] = begun.filter(isFilled).slice(0, 2).map(roughText);
  if (!/^[{[]/.test(first) || !/^[{[]/.test(second)) return false;
  return isJson(first) || (!/[[:,]$/.test(first) && isJson(second));
}

function roughText({ bytes }: ArchivedLog): string {
  return new TextDecoder().decode(bytes).trim();
}

function isJson(text: string): boolean {
  return jsonFault(text) === undefined;
}

async function wholeText(
  begun: readonly ArchivedLog[],
  reader: LineReader,
  name: FileName,
): Promise<Content> {
  const pieces = begun.map(({ bytes }) => {
    if (bytes === undefined) throw tooLarge(name);
    return bytes;
  });
  const bytes = Buffer.concat([...pieces, await reader.rest(MAX_BYTES - sizeOf(begun))]);
  return { text: decoded(bytes, name), size: bytes.length };
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

const BLANKS = new Set(Buffer.from(' \t\r\n'));

function isFilled({ bytes }: ArchivedLog): boolean {
  return bytes === undefined || bytes.some((byte) => !BLANKS.has(byte));
}

function sizeOf(lines: readonly ArchivedLog[]): number {
  return lines.reduce((sum, { size }) => sum + size, 0);
}

const NEWLINE = 0x0a;

class LineReader {
  readonly #name: FileName;
  readonly #source: AsyncIterator<string | Uint8Array>;
  /** The line whose end has not been read yet. */
  #open: Buffer[] = [];
  #size = 0;
  #number = 0;

  constructor(source: ByteSource, name: FileName) {
    this.#name = name;
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The next available lines, at least one; undefined at the end. */
  async next(): Promise<readonly ArchivedLog[] | undefined> {
    while (true) {
      const chunk = await this.#chunk();
      if (chunk === undefined) return this.#size === 0 ? undefined : [this.#close()];
      const lines = this.#split(chunk);
      if (lines.length > 0) return lines;
    }
  }

  /** All remaining bytes. */
  async rest(most: number): Promise<Buffer> {
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

  /** Stops reading. */
  async close(): Promise<void> {
    await this.#source.return?.();
  }

  async #chunk(): Promise<Buffer | undefined> {
    try {
      const { value, done } = await this.#source.next();
      return done ? undefined : Buffer.from(value);
    } catch (error) {
      throw notRead(error, this.#name);
    }
  }

  #split(chunk: Buffer): readonly ArchivedLog[] {
    const lines: ArchivedLog[] = [];
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      this.#hold(chunk.subarray(from, end + 1));
      lines.push(this.#close());
      from = end + 1;
    }
    if (from < chunk.length) this.#hold(chunk.subarray(from));
    return lines;
  }

  /** Only the length of a line that is too long is kept. */
  #hold(piece: Buffer): void {
    this.#size += piece.length;
    if (this.#size > MAX_BYTES) this.#open = [];
    else this.#open.push(piece);
  }

  #close(): ArchivedLog {
    const size = this.#size;
    const bytes = size > MAX_BYTES ? undefined : Buffer.concat(this.#open);
    this.#open = [];
    this.#size = 0;
    this.#number += 1;
    return { number: this.#number, bytes, size };
  }
}

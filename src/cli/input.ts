/** Reads a file or standard input, JSON or YAML. */
import { createReadStream } from 'node:fs';
import { fileTrouble } from './file-trouble';
import type { Io } from './io';
import { type FileName, parseText } from './parse-text';
import { refused, UsageError } from './refused';
import { type ByteSource, type Load, onLine, unpacked } from './unpacked';

const MEGABYTE = 1024 * 1024;
/** Far larger than any log or sheet. */
export const MAX_BYTES = 20 * MEGABYTE;

/** Logs are handed to workers as they are read: a few dozen at once. */
const PIECE = MEGABYTE / 2;

const UNREADABLE = 'UNREADABLE';

export const STANDARD_INPUT = '-';
export const NEWLINE = 0x0a;

/** The data in a file; `-` is standard input. */
export async function readData(file: string, io: Io): Promise<unknown> {
  return dataIn(await readText(file, io), file);
}

/** Unpacked, if they are packed. @param name - of the file, for what is said about it. */
export function bytesOf(file: string, name: FileName, io: Io, load?: Load): AsyncIterable<Buffer> {
  const source: ByteSource =
    file === STANDARD_INPUT ? io.stdin : createReadStream(file, { highWaterMark: PIECE });
  return unpacked(source, name, load);
}

/** The text of a file; `-` is standard input. */
export async function readText(file: string, io: Io): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const bytes of bytesOf(file, file, io)) {
      size += bytes.length;
      if (size > MAX_BYTES) throw tooLarge(file);
      chunks.push(bytes);
    }
  } catch (error) {
    throw notRead(onLine(error, 1 + newlinesIn(chunks)), file);
  }
  return decoded(Buffer.concat(chunks), file);
}

function newlinesIn(chunks: readonly Buffer[]): number {
  return chunks.reduce((sum, chunk) => sum + chunk.filter((byte) => byte === NEWLINE).length, 0);
}

/** The data in a text. */
export function dataIn(text: string, file: FileName): unknown {
  if (text.trim() === '') throw empty(file);
  return parseText(text, file);
}

export function decoded(bytes: Uint8Array, file: FileName): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused(UNREADABLE, 'notUtf8', { file });
  }
}

export function tooLarge(file: FileName): UsageError {
  return refused(UNREADABLE, 'tooLarge', { file, megabytes: MAX_BYTES / MEGABYTE });
}

export function empty(file: FileName): UsageError {
  return refused(UNREADABLE, 'empty', { file });
}

/** The error of the system, as a refusal. */
export function notRead(error: unknown, file: FileName): UsageError {
  if (error instanceof UsageError) return error;
  return refused(UNREADABLE, 'notRead', { file, ...fileTrouble(error) });
}

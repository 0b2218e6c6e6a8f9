/** Reads what the user names: a file or standard input, JSON or YAML. */
import { createReadStream } from 'node:fs';
import { fileTrouble } from './file-trouble';
import type { Io } from './io';
import { parseText } from './parse-text';
import { printable } from './printable';
import { UsageError } from './refused';

const MEGABYTE = 1024 * 1024;
/** Far beyond every log and sheet. */
export const MAX_BYTES = 20 * MEGABYTE;

const UNREADABLE = 'UNREADABLE';

export const STANDARD_INPUT = '-';

export type ByteSource = AsyncIterable<string | Uint8Array>;

/** The data in a file; `-` is standard input. */
export async function readData(file: string, io: Io): Promise<unknown> {
  return dataIn(await readText(file, io), nameOf(file));
}

/** What a file is called in messages. */
export function nameOf(file: string): string {
  return file === STANDARD_INPUT ? 'standard input' : printable(file);
}

export function bytesOf(file: string, io: Io): ByteSource {
  return file === STANDARD_INPUT ? io.stdin : createReadStream(file);
}

/** The text of a file; `-` is standard input. */
export async function readText(file: string, io: Io): Promise<string> {
  const name = nameOf(file);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of bytesOf(file, io)) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > MAX_BYTES) throw tooLarge(name);
      chunks.push(bytes);
    }
  } catch (error) {
    throw notRead(error, name);
  }
  return decoded(Buffer.concat(chunks), name);
}

/** The data in a text. */
export function dataIn(text: string, name: string): unknown {
  if (text.trim() === '') throw empty(name);
  return parseText(text, name);
}

export function decoded(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`${name} is not text in UTF-8`, UNREADABLE);
  }
}

export function tooLarge(name: string): UsageError {
  return new UsageError(`${name} is larger than ${MAX_BYTES / MEGABYTE} MB`, UNREADABLE);
}

export function empty(name: string): UsageError {
  return new UsageError(`${name} is empty`, UNREADABLE);
}

/** What the system says of a file, in our words. */
export function notRead(error: unknown, name: string): UsageError {
  if (error instanceof UsageError) return error;
  return new UsageError(`${name} cannot be read: ${fileTrouble(error)}`, UNREADABLE);
}

/** Reads what the user names: a file or standard input, JSON or YAML. */
import { createReadStream } from 'node:fs';
import { fileTrouble } from './file-trouble';
import type { Io } from './io';
import { parseText } from './parse-text';
import { printable } from './printable';
import { Refused } from './refused';

const MEGABYTE = 1024 * 1024;
/** Far beyond every log and sheet. */
export const MAX_BYTES = 20 * MEGABYTE;

const UNREADABLE = 'UNREADABLE';

/** The data in a file; `-` is standard input. */
export async function readData(file: string, io: Io): Promise<unknown> {
  const name = file === '-' ? 'standard input' : printable(file);
  const text = await readText(file === '-' ? io.stdin : createReadStream(file), name);
  if (text.trim() === '') throw new Refused(`${name} is empty`, UNREADABLE);
  return parseText(text, name);
}

async function readText(source: AsyncIterable<string | Uint8Array>, name: string): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of source) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > MAX_BYTES) {
        throw new Refused(`${name} is larger than ${MAX_BYTES / MEGABYTE} MB`, UNREADABLE);
      }
      chunks.push(bytes);
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(`${name} cannot be read: ${fileTrouble(error)}`, UNREADABLE);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new Refused(`${name} is not text in UTF-8`, UNREADABLE);
  }
}

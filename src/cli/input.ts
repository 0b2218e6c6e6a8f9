/** Reads what the user names: a file or standard input, JSON or YAML. */
import { createReadStream } from 'node:fs';
import { parse } from 'yaml';
import { fileTrouble } from './file-trouble';
import type { Io } from './io';
import { printable } from './printable';
import { Refused } from './refused';

const MEGABYTE = 1024 * 1024;
/** Far beyond every log and sheet. */
export const MAX_BYTES = 20 * MEGABYTE;

/** The data in a file; `-` is standard input. */
export async function readData(file: string, io: Io): Promise<unknown> {
  const name = file === '-' ? 'standard input' : printable(file);
  const text = await readText(file === '-' ? io.stdin : createReadStream(file), name);
  if (text.trim() === '') throw new Refused(`${name} is empty`);
  return parseText(text, name);
}

async function readText(source: AsyncIterable<string | Uint8Array>, name: string): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of source) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > MAX_BYTES) throw new Refused(`${name} is larger than ${MAX_BYTES / MEGABYTE} MB`);
      chunks.push(bytes);
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(`${name} cannot be read: ${fileTrouble(error)}`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new Refused(`${name} is not text in UTF-8`);
  }
}

/** JSON if it is JSON, YAML otherwise. */
function parseText(text: string, name: string): unknown {
  let jsonFault: string;
  try {
    const data: unknown = JSON.parse(text);
    return data;
  } catch (error) {
    jsonFault = firstLine(error);
  }
  try {
    const data: unknown = parse(text, { logLevel: 'error' });
    return data;
  } catch (error) {
    // Braces mean that JSON was intended; then its parser knows better what is wrong.
    const isLikelyJson = /^\s*[[{]/.test(text);
    throw new Refused(
      isLikelyJson
        ? `${name} is not JSON: ${jsonFault}`
        : `${name} is not YAML: ${firstLine(error)}`,
    );
  }
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return printable(message.split('\n')[0] ?? '').replace(/:$/, '');
}

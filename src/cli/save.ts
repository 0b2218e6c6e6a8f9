import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { fileTrouble } from './file-trouble';
import { printable } from './printable';
import { Refused } from './refused';

/** Writes a file completely or not at all. */
export async function save(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(unfinished, text, { flag: 'wx' });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw new Refused(`${printable(file)} cannot be written: ${fileTrouble(error)}`);
  }
}

/** The files in a folder that can be logs, in the same order on every machine. */
import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { notRead } from '../input';
import { refused, type UsageError } from '../refused';

const NDJSON = ['.ndjson', '.jsonl'];
const ENDINGS = ['.json', '.yaml', '.yml', '.txt', '.concordia', ...NDJSON];
export const ENDINGS_IN_WORDS = ENDINGS.join(' ');

/** A file, or why it cannot be read. */
interface FoundFile {
  readonly path: string;
  readonly trouble?: UsageError;
}

/** Packed files have a second ending. */
const PACKED = /\.(?:gz|zst)$/;

export function isNdjson(file: string): boolean {
  return endsInOneOf(NDJSON, file);
}

export function isPacked(file: string): boolean {
  return PACKED.test(file.toLowerCase());
}

function endsInOneOf(endings: readonly string[], file: string): boolean {
  const name = file.toLowerCase().replace(PACKED, '');
  return endings.some((ending) => name.endsWith(ending));
}

export async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

/** Sorted by name, folders and files together. Links to folders are ignored, because they could form a cycle. */
export async function* filesIn(folder: string): AsyncGenerator<FoundFile> {
  let entries: readonly Dirent[];
  try {
    entries = await readdir(folder, { withFileTypes: true });
  } catch (error) {
    yield { path: folder, trouble: notRead(error, undefined) };
    return;
  }
  for (const entry of entries.toSorted(byName)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (endsInOneOf(ENDINGS, entry.name)) yield* fileAt(path, entry);
  }
}

/** By code units, independent of the machine's language. */
function byName(a: Dirent, b: Dirent): number {
  return a.name < b.name ? -1 : 1;
}

async function* fileAt(path: string, entry: Dirent): AsyncGenerator<FoundFile> {
  if (entry.isFile()) return yield { path };
  try {
    const found = await stat(path);
    if (found.isFile()) yield { path };
    else if (!found.isDirectory()) yield { path, trouble: NO_FILE };
  } catch (error) {
    yield { path, trouble: notRead(error, undefined) };
  }
}

const NO_FILE = refused('UNREADABLE', 'notAFile', {});

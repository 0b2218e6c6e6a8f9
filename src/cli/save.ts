/** Writes files completely or not at all, and replaces existing ones only if asked to. */
import { randomUUID } from 'node:crypto';
import { constants, createWriteStream, type Stats } from 'node:fs';
import { access, chmod, link, lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { codeOf, type FileTrouble, fileTrouble } from './file-trouble';
import { Exit, REFUSED, refused, type UsageError } from './refused';

export interface SaveFlags {
  /** Replace an existing file. */
  readonly force?: true;
}

/**
 * Refuses, before any work is done, a file that `save` would refuse.
 *
 * @throws Refused if something there must not be replaced.
 */
export async function checkTarget(file: string, { force }: SaveFlags): Promise<void> {
  const before = await target(file, force === true);
  if (before !== undefined) return;
  try {
    await access(dirname(file), constants.W_OK);
  } catch (error) {
    throw notWritten(file, fileTrouble(error));
  }
}

/** A file, or standard output: `-`, or an option without a value. */
export type FileOrOutput = string | true;

/** The file that is meant; undefined for standard output. */
export function fileIn(target: FileOrOutput): string | undefined {
  return target === true || target === STANDARD_OUTPUT ? undefined : target;
}

const STANDARD_OUTPUT = '-';

/** Makes a folder and its missing parents. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw notWritten(folder, fileTrouble(error));
  }
}

/** Writes the file beside its place first, and then puts it there in one step. */
export async function save(file: string, text: string, flags: SaveFlags): Promise<void> {
  await put(file, (unfinished) => writeFile(unfinished, text, { flag: 'wx' }), flags);
}

/**
 * The same for what is too long to be held.
 *
 * @param fill - writes it. The file is there even if this ends with an exit code: what can be written has been.
 */
export async function saveWhole(
  file: string,
  fill: (stream: Writable) => Promise<void>,
  flags: SaveFlags,
): Promise<void> {
  let exit: Exit | undefined;
  const write = async (unfinished: string): Promise<void> => {
    const stream = createWriteStream(unfinished, { flags: 'wx' });
    // Whoever waits for the end hears of it.
    const end = finished(stream);
    end.catch(() => {});
    const filled = fill(stream).catch((error: unknown) => {
      if (!(error instanceof Exit) || error.exitCode !== REFUSED) throw error;
      exit = error;
    });
    try {
      await Promise.race([filled, end]);
      stream.end();
      await end;
    } finally {
      await closed(stream);
    }
  };
  await put(file, write, flags);
  if (exit !== undefined) throw exit;
}

/** Waits until nothing is written any more: a file that is still being opened would come back after it was removed. */
async function closed(stream: Writable): Promise<void> {
  if (stream.closed) return;
  const isClosed = new Promise((resolve) => stream.once('close', resolve));
  stream.destroy();
  await isClosed;
}

async function put(
  file: string,
  write: (unfinished: string) => Promise<void>,
  { force }: SaveFlags,
): Promise<void> {
  const before = await target(file, force === true);
  const unfinished = `${file}.${randomUUID()}.tmp`;
  try {
    await write(unfinished);
    if (before === undefined) await putNew(unfinished, file);
    else {
      await chmod(unfinished, before.mode & PERMISSIONS);
      await rename(unfinished, file);
    }
  } catch (error) {
    if (error instanceof Exit) throw error;
    throw notWritten(file, fileTrouble(error));
  } finally {
    await rm(unfinished, { force: true });
  }
}

const PERMISSIONS = 0o7777;

/** The existing file, which may be replaced; undefined if there is none. */
async function target(file: string, force: boolean): Promise<Stats | undefined> {
  const found = await statsOf(file);
  if (found === undefined) return undefined;
  if (found.isDirectory()) throw notWritten(file, { trouble: 'folder' });
  if (found.isSymbolicLink()) throw notWritten(file, { trouble: 'link' });
  if (!found.isFile()) throw notWritten(file, { trouble: 'noFile' });
  if (!force) throw notWritten(file, { trouble: 'notReplaced' });
  return found;
}

async function statsOf(file: string): Promise<Stats | undefined> {
  try {
    return await lstat(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw notWritten(file, fileTrouble(error));
  }
}

/** A link, unlike a rename, never replaces a file that was created in the meantime. */
async function putNew(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file);
  } catch (error) {
    // Not all file systems support links.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(error))) throw error;
    await rename(unfinished, file);
  }
}

function notWritten(file: string, why: FileTrouble): UsageError {
  return refused('NOT_WRITTEN', 'notWritten', { file, ...why });
}

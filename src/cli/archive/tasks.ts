/** Turns the arguments into a sequence of logs. */
import { stat } from 'node:fs/promises';
import { bytesOf, decoded, empty, STANDARD_INPUT, tooLarge } from '../input';
import type { Io } from '../io';
import type { FileName } from '../parse-text';
import { refused, UsageError } from '../refused';
import { ENDINGS_IN_WORDS, filesIn, isFolder, isNdjson } from './folder';
import { type ArchivedLog, type Content, contentOf } from './lines';

/** Why there is no text. */
type Trouble = Pick<UsageError, 'message' | 'fault'>;

/** A log to check, or why there is none; it can be sent to a worker. */
export interface Task {
  /** As in the arguments, or the path within the folder. */
  readonly source: string;
  /** Its line in an NDJSON file. */
  readonly line?: number;
  /** The number of bytes read for it. */
  readonly size: number;
  readonly content: { readonly text: string } | { readonly trouble: Trouble };
}

/** Messages follow the name, so they do not repeat it. */
const NAME = undefined;

/** Yields batches of what is available without waiting. */
export async function* tasksOf(
  sources: readonly string[],
  io: Io,
): AsyncGenerator<readonly Task[]> {
  for (const source of sources) {
    if (await isFolder(source)) yield* tasksInFolder(source, io);
    else yield* tasksIn(source, () => open(source, NAME, io));
  }
}

async function* tasksInFolder(folder: string, io: Io): AsyncGenerator<readonly Task[]> {
  let isEmpty = true;
  for await (const { path, trouble } of filesIn(folder)) {
    isEmpty = false;
    if (trouble === undefined) yield* tasksIn(path, () => open(path, NAME, io));
    else yield [troubled(path, trouble)];
  }
  if (isEmpty) {
    const why = refused('UNREADABLE', 'noLogInFolder', { endings: ENDINGS_IN_WORDS });
    yield [troubled(folder, why)];
  }
}

/** @param name - for messages. */
export function open(source: string, name: FileName, io: Io): Promise<Content> {
  return contentOf(bytesOf(source, io), name, isNdjson(source));
}

/** The logs of one file or stream. An error while reading becomes a task, too. */
export async function* tasksIn(
  source: string,
  opened: () => Promise<Content>,
): AsyncGenerator<readonly Task[]> {
  let isEmpty = true;
  try {
    const content = await opened();
    if ('text' in content) {
      const { text, size } = content;
      return yield [{ source, size, content: { text } }];
    }
    for await (const lines of content.lines) {
      isEmpty = false;
      yield lines.map((line) => ({ source, line: line.number, ...contentOfLine(line) }));
    }
    if (isEmpty) throw empty(NAME);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    yield [troubled(source, error)];
  }
}

function contentOfLine({ bytes, size }: ArchivedLog): Pick<Task, 'content' | 'size'> {
  try {
    if (bytes === undefined) throw tooLarge(NAME);
    // A fault at the end of a line belongs to that line.
    return { size, content: { text: decoded(bytes, NAME).trimEnd() } };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { size, content: { trouble: troubleOf(error) } };
  }
}

function troubled(source: string, error: UsageError): Task {
  return { source, size: 0, content: { trouble: troubleOf(error) } };
}

/** The parts of an error that can be sent to a worker. */
function troubleOf({ message, fault }: UsageError): Trouble {
  return { message, fault };
}

/** The size of all files in bytes; undefined if unknown. */
export async function bytesIn(sources: readonly string[]): Promise<number | undefined> {
  let sum = 0;
  for (const source of sources) {
    if (source === STANDARD_INPUT) return undefined;
    if (await isFolder(source)) {
      for await (const { path } of filesIn(source)) sum += await sizeOf(path);
    } else sum += await sizeOf(source);
  }
  return sum;
}

/** A file that cannot be read has no size. */
async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    return 0;
  }
}

/** From what the user names to the logs, each by itself, in order. */
import { stat } from 'node:fs/promises';
import { bytesOf, decoded, empty, STANDARD_INPUT, tooLarge } from '../input';
import type { Io } from '../io';
import type { FileName } from '../parse-text';
import { refused, UsageError } from '../refused';
import type { ArchivedLog } from './cut-games';
import { ENDINGS_IN_WORDS, filesIn, isFolder, isNdjson, isPacked } from './folder';
import { type Content, contentOf } from './lines';

/** Why there is no text. */
type Trouble = Pick<UsageError, 'message' | 'fault'>;

/** A log to be checked, or why there is none; fit to be sent to a worker. */
export interface Task {
  /** As the user named it, or the path within the folder that was named. */
  readonly source: string;
  /** Where it begins in a file with several. */
  readonly line?: number;
  /** Whether it is one of several in a text; otherwise it is one of several lines. */
  readonly isText?: boolean;
  /** So many bytes were read for it. */
  readonly size: number;
  readonly content: { readonly text: string } | { readonly trouble: Trouble };
}

/** Messages stand behind the name, so they need not repeat it. */
const NAME = undefined;

/** What a single file or standard input is called, and the number of its first line. */
export interface Origin {
  readonly source?: string;
  readonly firstLine?: number;
}

/** Each time what is at hand without waiting for more. */
export async function* tasksOf(
  sources: readonly string[],
  io: Io,
  origin: Origin = {},
): AsyncGenerator<readonly Task[]> {
  for (const source of sources) {
    if (await isFolder(source)) yield* tasksInFolder(source, io);
    else yield* tasksIn(source, () => open(source, NAME, io, origin), origin);
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
export function open(
  source: string,
  name: FileName,
  io: Io,
  { firstLine = 1 }: Origin = {},
): Promise<Content> {
  const load = { extra: 0 };
  const bytes = bytesOf(source, name, io, load);
  return contentOf(bytes, name, { isNdjson: isNdjson(source), firstLine, load });
}

/** The logs of one file or stream. What goes wrong with it is a task as well. */
export async function* tasksIn(
  file: string,
  opened: () => Promise<Content>,
  origin: Origin = {},
): AsyncGenerator<readonly Task[]> {
  const { source = file, firstLine } = origin;
  let isEmpty = true;
  try {
    const content = await opened();
    if ('text' in content) {
      const { text, size } = content;
      const place = firstLine === undefined ? {} : { line: firstLine, isText: true };
      return yield [{ source, ...place, size, content: { text } }];
    }
    const { logs, areTexts: isText } = content;
    for await (const some of logs) {
      isEmpty = false;
      yield some.map((log) => ({ source, line: log.number, isText, ...contentOfOne(log) }));
    }
    if (isEmpty) throw empty(NAME);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    yield [troubled(source, error)];
  }
}

function contentOfOne({ bytes, size }: ArchivedLog): Pick<Task, 'content' | 'size'> {
  try {
    if (bytes === undefined) throw tooLarge(NAME);
    // What is missing at the end of a line is missing on that line.
    return { size, content: { text: decoded(bytes, NAME).trimEnd() } };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { size, content: { trouble: troubleOf(error) } };
  }
}

function troubled(source: string, error: UsageError): Task {
  const { fault, code } = error;
  const facts: { readonly line?: unknown } = fault?.facts ?? {};
  const place = typeof facts.line === 'number' ? { line: facts.line } : {};
  // By its reason each has facts of its own kind.
  const nameless = { ...facts, file: NAME } as never;
  const told = fault === undefined ? error : refused(code, fault.reason, nameless);
  return { source, ...place, size: 0, content: { trouble: troubleOf(told) } };
}

/** As much of it as can be sent to a worker. */
function troubleOf({ message, fault }: UsageError): Trouble {
  return { message, fault };
}

/**
 * The bytes of all files; undefined if nobody can know.
 *
 * @param intoFolders - whether to look at each file of a folder, too.
 */
export async function bytesIn(
  sources: readonly string[],
  intoFolders: boolean,
): Promise<number | undefined> {
  let sum = 0;
  for (const source of sources) {
    if (source === STANDARD_INPUT || isPacked(source)) return undefined;
    if (await isFolder(source)) {
      if (!intoFolders) return undefined;
      for await (const { path } of filesIn(source)) {
        if (isPacked(path)) return undefined;
        sum += await sizeOf(path);
      }
    } else sum += await sizeOf(source);
  }
  return sum;
}

/** What cannot be read has none. */
async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    return 0;
  }
}

/** What the user names: one log, or an archive of them. */
import { availableParallelism } from 'node:os';
import { type Command, InvalidArgumentError } from 'commander';
import { wholeNumber } from '../arguments';
import { STANDARD_INPUT } from '../input';
import type { Io } from '../io';
import type { CliWords } from '../languages/words';
import { refused } from '../refused';
import { isFolder } from './folder';
import type { Archive } from './run';
import { bytesIn, type Origin, open, tasksIn, tasksOf } from './tasks';

const MAX_JOBS = 256;

export interface OriginFlags extends Origin {
  readonly jobs: number;
}

export function addOriginOptions(command: Command, words: CliWords): Command {
  const { logs, values } = words.help;
  return command
    .option(
      `--jobs <${values.number}>`,
      logs.jobs,
      wholeNumber(words, 1, MAX_JOBS),
      availableParallelism(),
    )
    .option(`--source <${values.name}>`, logs.source)
    .option(`--first-line <${values.number}>`, logs.firstLine, wholeNumber(words, 1));
}

/** Collects what is named; standard input can be read only once. */
export function sources({ faults }: CliWords) {
  return (source: string, before: readonly string[] = []): readonly string[] => {
    if (source === STANDARD_INPUT && before.includes(source)) {
      throw new InvalidArgumentError(faults.inputTwice());
    }
    return [...before, source];
  };
}

export interface OneLog {
  readonly name: string;
  readonly text: string;
}

/** All logs that are named, however many they are. @throws Refused if an origin is given for several sources. */
export async function wholeArchive(
  logs: readonly string[],
  origin: Origin,
  io: Io,
): Promise<Archive> {
  const option = optionOf(origin);
  const [source = STANDARD_INPUT, ...others] = logs;
  if (option !== undefined && (others.length > 0 || (await isFolder(source)))) {
    throw refused('WRONG_USAGE', 'notForSeveral', { option });
  }
  return { tasks: tasksOf(logs, io, origin), bytes: await bytesFor(logs, io) };
}

/** A part of something else is an archive, whatever is in it. */
function optionOf({ source, firstLine }: Origin): string | undefined {
  if (source !== undefined) return '--source';
  return firstLine === undefined ? undefined : '--first-line';
}

/** The same, but a single file with one log is that log. @throws Refused if such a file cannot be read. */
export async function archiveOf(
  logs: readonly string[],
  origin: Origin,
  io: Io,
): Promise<Archive | OneLog> {
  const [source = STANDARD_INPUT, ...others] = logs;
  if (others.length > 0 || optionOf(origin) !== undefined || (await isFolder(source))) {
    return wholeArchive(logs, origin, io);
  }
  const content = await open(source, source, io);
  if ('text' in content) return { name: source, text: content.text };
  return { tasks: tasksIn(source, async () => content), bytes: await bytesFor(logs, io) };
}

/** Looking at a million files of a folder takes its time, which only the bar is worth. */
function bytesFor(logs: readonly string[], io: Io): Promise<number | undefined> {
  return bytesIn(logs, io.isTerminal);
}

import { availableParallelism } from 'node:os';
import { type Command, InvalidArgumentError } from 'commander';
import { isFolder } from '../archive/folder';
import { type Archive, checkArchive } from '../archive/run';
import { bytesIn, open, tasksIn, tasksOf } from '../archive/tasks';
import { wholeNumber } from '../arguments';
import { describeFault, faultAsData } from '../fault';
import { STANDARD_INPUT } from '../input';
import type { Io } from '../io';
import { languageNameOf, languageOf } from '../language';
import { logIn } from '../log-input';
import type { Output } from '../output';
import { Explained } from '../refused';
import { summaryAsData, summaryLines } from '../summary';
import type { CliWords } from '../words';

const MAX_JOBS = 256;

interface ValidateFlags {
  readonly jobs: number;
  readonly quiet?: true;
  readonly json?: true;
}

export function addValidate(program: Command, io: Io, output: Output): void {
  program
    .command('validate')
    .description('check game logs against the rules, action by action')
    .argument(
      '<logs...>',
      'game logs (JSON, YAML or text), folders of logs, or NDJSON files with one log per line; - for standard input',
      sources(output.words),
    )
    .option(
      '--jobs <number>',
      'number of logs checked in parallel',
      wholeNumber(1, MAX_JOBS, output.words),
      availableParallelism(),
    )
    .option('--quiet', 'print only logs with faults')
    .option('--json', 'print the result as JSON; for several logs, one line each')
    .action(async (logs: readonly string[], flags: ValidateFlags) => {
      const archive = await archiveOf(logs, io);
      if ('text' in archive) return checkOne(archive, flags);
      const { jobs, quiet = false, json = false } = flags;
      const lang = languageNameOf(program);
      await checkArchive(archive, { jobs, quiet, json, lang, colors: io.colors === true }, io);
    });

  /** A single log gets a full report. */
  function checkOne({ text, name }: OneLog, flags: ValidateFlags): void {
    const language = languageOf(program);
    const log = logIn(text, name, language);
    const result = language.library.validateLog(log);
    if (!result.ok) throw new Explained(describeFault(result, language), faultAsData(result));
    if (flags.quiet) return;
    if (flags.json) output.printJson(summaryAsData(log, result));
    else output.print(...summaryLines(log, result, output.paint, language));
  }
}

/** Collects the arguments; standard input can be read only once. */
function sources({ faults }: CliWords) {
  return (source: string, before: readonly string[] = []): readonly string[] => {
    if (source === STANDARD_INPUT && before.includes(source)) {
      throw new InvalidArgumentError(faults.inputTwice({}));
    }
    return [...before, source];
  };
}

interface OneLog {
  readonly name: string;
  readonly text: string;
}

/** @throws Refused if a single file cannot be read. */
async function archiveOf(logs: readonly string[], io: Io): Promise<Archive | OneLog> {
  const [source = STANDARD_INPUT, ...others] = logs;
  if (others.length > 0 || (await isFolder(source))) {
    return { tasks: tasksOf(logs, io), bytes: await bytesFor(logs, io) };
  }
  const content = await open(source, source, io);
  if ('text' in content) return { name: source, text: content.text };
  return { tasks: tasksIn(source, async () => content), bytes: await bytesFor(logs, io) };
}

/** Only the progress bar needs the size, and reading the sizes of a million files takes time. */
async function bytesFor(logs: readonly string[], io: Io): Promise<number | undefined> {
  return io.isTerminal ? await bytesIn(logs) : undefined;
}

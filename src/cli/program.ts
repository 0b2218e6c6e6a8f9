/** The whole command line. */
import { Command, CommanderError } from 'commander';
import { version } from '../../package.json';
import { addConvert } from './commands/convert';
import { addExample } from './commands/example';
import { addFind } from './commands/find';
import { addMap } from './commands/map';
import { addMaps } from './commands/maps';
import { addNew } from './commands/new';
import { addPerft } from './commands/perft';
import { addReplay } from './commands/replay';
import { addScore } from './commands/score';
import { addSimulate } from './commands/simulate';
import { addTable } from './commands/table';
import { addValidate } from './commands/validate';
import type { Io } from './io';
import { addLanguage, languageNamed, valueAsked, wordsNamed } from './language';
import { createOutput } from './output';
import { type Outsiders, outsidersIn } from './outsiders';
import { printable } from './printable';
import { Exit, errorAsData, messageOf, REFUSED, refused, UsageError } from './refused';
import { usageInWords, usageOf } from './usage';
import type { CliWords } from './words';

const GOOD = 0;
const WRONG_USAGE = 2;

/**
 * Runs a command.
 *
 * @param args - the arguments after `concordia`.
 * @returns the exit code; nothing is thrown.
 */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const lang = valueAsked(args, '--lang') ?? 'en';
  const words = wordsNamed(lang);
  try {
    const outsiders = await outsidersNamed(valueAsked(args, '--library'), lang);
    await createProgram(io, words, outsiders).parseAsync([...args], { from: 'user' });
    return GOOD;
  } catch (error) {
    const fault = error instanceof CommanderError ? usageFault(error, words) : error;
    if (fault === undefined) return GOOD;
    if (fault instanceof Exit) return fault.exitCode;
    if (wantsJson(args)) createOutput(io).printJson(errorAsData(fault, words));
    // commander has already printed the error.
    if (error instanceof CommanderError) return WRONG_USAGE;
    io.stderr.write(`${words.error(messageOf(fault, words))}\n`);
    return REFUSED;
  }
}

/** Loaded before the arguments are read, which may name maps, cities and cards of outsiders. */
async function outsidersNamed(
  name: string | undefined,
  lang: string,
): Promise<Outsiders | undefined> {
  if (name === undefined) return undefined;
  const outsiders = await outsidersIn(name);
  // Whatever is wrong with them is told now.
  languageNamed(lang, outsiders);
  return outsiders;
}

/** Undefined if it is not a fault, such as --help. */
function usageFault(
  { exitCode, code, message }: CommanderError,
  words: CliWords,
): UsageError | undefined {
  if (exitCode === 0) return undefined;
  if (code === 'commander.help') return refused('WRONG_USAGE', 'noCommand', {});
  // Messages of this program are already in the right language.
  const prefix = words.error('');
  const text = message.startsWith(prefix) ? message.slice(prefix.length) : message;
  const fault = code === 'commander.error' ? undefined : usageOf(text.replace(/^error: /, ''));
  return new UsageError(printable(text), 'WRONG_USAGE', fault);
}

/** Even if other arguments are wrong and the option was not parsed. */
function wantsJson(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? args.length : end).includes('--json');
}

function createProgram(io: Io, words: CliWords, outsiders: Outsiders | undefined): Command {
  const output = createOutput(io, words);
  const program = new Command('concordia')
    .description('Score, check, replay and simulate games of Concordia. Unofficial.')
    .version(version)
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .showHelpAfterError(words.useHelp)
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      outputError: (text, write) => write(usageInWords(text, words)),
    })
    .addHelpText(
      'after',
      [
        '',
        'Files are JSON or YAML, logs also text; - is standard input. --json after a command makes it print JSON.',
        'Exit codes: 0 success, 1 refused (wrong log, bad sheet, unreadable file), 2 wrong usage.',
      ].join('\n'),
    );
  addLanguage(program, outsiders);
  for (const add of [
    addScore,
    addValidate,
    addTable,
    addFind,
    addConvert,
    addReplay,
    addNew,
    addSimulate,
    addMaps,
    addMap,
    addPerft,
    addExample,
  ]) {
    add(program, io, output);
  }
  return program;
}

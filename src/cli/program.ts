/** The whole command line. */
import { Command, CommanderError } from 'commander';
import { version } from '../../package.json';
import { addAnalyse } from './commands/analyse';
import { addConvert } from './commands/convert';
import { addExample } from './commands/example';
import { addFind } from './commands/find';
import { addMap } from './commands/map';
import { addMaps } from './commands/maps';
import { addNew } from './commands/new';
import { addPerft } from './commands/perft';
import { addPlay } from './commands/play';
import { addReplay } from './commands/replay';
import { addRulebook } from './commands/rulebook';
import { addScore } from './commands/score';
import { addServe } from './commands/serve';
import { addSimulate } from './commands/simulate';
import { addTable } from './commands/table';
import { addValidate } from './commands/validate';
import { addWords } from './commands/words';
import { helpIn } from './help';
import { type Io, ioOf, type Streams } from './io';
import { addLanguage, languageNamed, valueAsked, wordsNamed } from './language';
import { type KnownTag, languageOfTerminal } from './languages/all';
import type { CliWords } from './languages/words';
import { createOutput } from './output';
import { type Outsiders, outsidersIn } from './outsiders';
import { printable } from './printable';
import { Exit, errorAsData, messageOf, REFUSED, refused, UsageError } from './refused';
import { usageOf } from './usage';

const GOOD = 0;
const WRONG_USAGE = 2;

/**
 * Runs a command.
 *
 * @param args - the arguments after `concordia`.
 * @returns the exit code; nothing is thrown.
 */
export async function run(args: readonly string[], streams: Streams): Promise<number> {
  const io = ioOf(streams);
  const usual = languageOfTerminal(io.env ?? {});
  const lang = valueAsked(args, '--lang') ?? usual;
  const words = wordsNamed(lang, usual);
  try {
    const outsiders = await outsidersNamed(valueAsked(args, '--library'), lang);
    await createProgram(io, words, usual, outsiders).parseAsync([...args], { from: 'user' });
    return GOOD;
  } catch (error) {
    const isUsage = error instanceof CommanderError;
    // Such as --help.
    if (isUsage && error.exitCode === 0) return GOOD;
    const fault = isUsage ? usageFault(error, words) : error;
    if (fault instanceof Exit) return fault.exitCode;
    if (wantsJson(args)) createOutput(io, words).printJson(errorAsData(fault, words));
    // Whoever names no command has the help already.
    if (isUsage && error.code === 'commander.help') return WRONG_USAGE;
    io.stderr.write(`${words.told.error(messageOf(fault, words))}\n`);
    if (!isUsage) return REFUSED;
    io.stderr.write(`${words.told.useHelp}\n`);
    return WRONG_USAGE;
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
  await languageNamed(lang, outsiders);
  return outsiders;
}

function usageFault(error: CommanderError, words: CliWords): UsageError {
  if (error.code === 'commander.help') return refused('WRONG_USAGE', 'noCommand', {});
  if (error.code !== 'commander.error') {
    const fault = usageOf(error);
    return refused('WRONG_USAGE', fault.reason, fault.facts);
  }
  // Messages of this program are already in the right language.
  return new UsageError(printable(error.message.slice(words.told.error('').length)), 'WRONG_USAGE');
}

/** Even if other arguments are wrong and the option was not parsed. */
function wantsJson(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? args.length : end).includes('--json');
}

function createProgram(
  io: Io,
  words: CliWords,
  usual: KnownTag,
  outsiders: Outsiders | undefined,
): Command {
  const { help } = words;
  const output = createOutput(io, words);
  const program = new Command('concordia')
    .description(help.program.about)
    .version(version, '-V, --version', help.frame.version)
    .helpOption('-h, --help', help.frame.help)
    .helpCommand(`help [${help.frame.anyCommand}]`, help.frame.helpCommand)
    .configureHelp(helpIn(help.frame))
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      // In English: run() says it in words.
      outputError: () => {},
    })
    .addHelpText('after', ['', ...help.program.notes].join('\n'));
  addLanguage(program, words, usual, outsiders);
  for (const add of [
    addScore,
    addValidate,
    addTable,
    addFind,
    addConvert,
    addReplay,
    addNew,
    addSimulate,
    addAnalyse,
    addPlay,
    addMaps,
    addMap,
    addPerft,
    addRulebook,
    addServe,
    addWords,
    addExample,
  ]) {
    add(program, io, output);
  }
  return program;
}

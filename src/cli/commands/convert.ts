import { type Command, Option } from 'commander';
import type { UncheckedLog } from '../../index';
import { looksLikeNotation } from '../../notation/text';
import type { LogForm } from '../archive/extract';
import { readGame } from '../archive/one-game';
import { type Archive, extractFrom } from '../archive/run';
import { addOriginOptions, archiveOf, type OriginFlags } from '../archive/sources';
import { wholeNumber } from '../arguments';
import type { Io } from '../io';
import { type CliLanguage, languageOf } from '../language';
import { logIn } from '../log-input';
import { logText } from '../log-text';
import type { Output } from '../output';
import { printerTo } from '../printer';
import { checkTarget, type SaveFlags, save, saveWhole } from '../save';

const FORMATS = ['json', 'text'] as const;

interface ConvertFlags extends SaveFlags, OriginFlags {
  readonly game?: number;
  readonly to?: (typeof FORMATS)[number];
  readonly json?: true;
  readonly save?: string;
  readonly narrate?: true;
}

export function addConvert(program: Command, io: Io, output: Output): void {
  const { convert: texts, values } = output.words.help;
  const command = program
    .command('convert')
    .description(texts.about)
    .argument(`<${values.logs}>`, texts.logs)
    .addOption(new Option(`--to <${values.format}>`, texts.to).choices(FORMATS))
    .addOption(new Option('--json', texts.json).conflicts('to'))
    .option(`--game <${values.number}>`, texts.game, wholeNumber(output.words, 1));
  addOriginOptions(command, output.words)
    .option('--narrate', texts.narrate)
    .option(`--save <${values.file}>`, texts.save)
    .option('--force', texts.force)
    .action(async (file: string, flags: ConvertFlags) => {
      if (flags.save !== undefined) await checkTarget(flags.save, flags);
      const to = flags.json ? 'json' : flags.to;
      const language = await languageOf(program);
      if (flags.game !== undefined) {
        const log = await readGame(file, flags.game, io, language);
        return write(to === 'text' ? textOf(log, language, flags) : logText(log), flags);
      }
      const archive = await archiveOf([file], flags, io);
      if (!('text' in archive)) return convertAll(archive, to ?? 'other', flags);
      const log = logIn(archive.text, file, language);
      const isText = to === 'text' || (to === undefined && !looksLikeNotation(archive.text));
      await write(isText ? textOf(log, language, flags) : logText(log), flags);
    });

  function textOf(log: UncheckedLog, { library, tag }: CliLanguage, flags: ConvertFlags): string {
    return library.formatLog(log, { language: tag, narrate: flags.narrate === true });
  }

  async function write(converted: string, flags: ConvertFlags): Promise<void> {
    if (flags.save === undefined) io.stdout.write(converted);
    else await save(flags.save, converted, flags);
  }

  /** A line of JSON each, or texts with blank lines between them. */
  async function convertAll(archive: Archive, form: LogForm, flags: ConvertFlags): Promise<void> {
    const extraction = { take: 'logs', criteria: {}, form } as const;
    const language = await languageOf(program);
    const extract = (to: Io) => extractFrom(archive, extraction, flags.jobs, to, language);
    if (flags.save === undefined) return extract(io);
    await saveWhole(
      flags.save,
      (file) => extract({ ...io, stdout: printerTo(file, false) }),
      flags,
    );
  }
}

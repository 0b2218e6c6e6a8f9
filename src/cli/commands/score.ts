import type { Command } from 'commander';
import type { ScoreSheet } from '../../index';
import { createSheets, draftOf, newDraft } from '../../sheets';
import { askSheet, formWordsOf, NARROW } from '../ask/dialogue';
import { DraftFile } from '../ask/draft-file';
import { sheetWriter } from '../ask/sheet-text';
import { readData } from '../input';
import type { Io } from '../io';
import { type CliLanguage, languageAlone } from '../language';
import type { Output } from '../output';
import { printable } from '../printable';
import { messageOf, refused } from '../refused';
import { checkTarget, type SaveFlags, save } from '../save';
import { scoreTables, winnerLine } from '../score-table';
import { wrapped } from '../wrapped';

interface ScoreFlags extends SaveFlags {
  readonly ask?: true;
  readonly save?: string;
  readonly intermediate?: true;
  readonly json?: true;
}

export function addScore(program: Command, io: Io, output: Output): void {
  const { words } = output;
  const { score: texts, values } = words.help;
  const command = program
    .command('score')
    .description(texts.about)
    .argument(`[${values.file}]`, texts.file)
    .option('--ask', texts.ask)
    .option(`--save <${values.file}>`, texts.save)
    .option('--force', texts.force)
    .option('--intermediate', texts.intermediate)
    .option('--json', texts.json);
  command.action(async (file: string | undefined, flags: ScoreFlags) => {
    if (file === undefined && !flags.ask) {
      command.error(words.told.error(words.faults.fileMissing()));
    }
    if (flags.save !== undefined && !flags.ask) {
      command.error(words.told.error(words.faults.saveWithoutAsk()));
    }
    const language = await languageAlone(program);
    const { library } = language;
    const write =
      flags.save === undefined ? undefined : await writerTo(flags.save, flags, language);
    // What comes from a pipe can come again.
    const draft = flags.save !== undefined && io.isTyped ? new DraftFile(flags.save) : undefined;
    const sheet = flags.ask
      ? await ask(file, flags, io, language, draft)
      : library.parseSheet(await readData(file ?? '-', io));
    const scores = flags.intermediate ? library.scoreIntermediate(sheet) : library.scoreGame(sheet);
    const warnings = library.sheetWarnings(sheet, !flags.intermediate);
    const width = io.columns ?? (flags.ask ? NARROW : Number.POSITIVE_INFINITY);
    for (const warning of warnings) {
      io.stderr.write(`${wrapped(words.told.warning(printable(warning)), width).join('\n')}\n`);
    }
    if (flags.json) output.printJson({ ...scores, warnings });
    else {
      output.print(...scoreTables(scores, output.paint, language, width));
      // An intermediate scoring has no winner.
      if (!flags.intermediate) {
        output.print(...wrapped(winnerLine(scores, output.paint, language), width));
      }
    }
    if (write === undefined) return;
    await write(sheet);
    await draft?.remove().catch((error: unknown) => {
      io.stderr.write(`${words.told.warning(messageOf(error, words))}\n`);
    });
    if (!flags.json)
      output.print(...wrapped(words.score.saved(printable(flags.save ?? '')), width));
  });
}

/** Refuses a file that cannot be written, before the first question. */
async function writerTo(
  file: string,
  flags: ScoreFlags,
  language: CliLanguage,
): Promise<(sheet: ScoreSheet) => Promise<void>> {
  const textOf = sheetWriter(file, language);
  await checkTarget(file, flags);
  return (sheet) => save(file, textOf(sheet), flags);
}

async function ask(
  file: string | undefined,
  { intermediate, json }: ScoreFlags,
  io: Io,
  language: CliLanguage,
  draft: DraftFile | undefined,
): Promise<ScoreSheet> {
  if (file === '-') throw refused('UNREADABLE', 'inputTaken', {});
  const { maps, modules, spoken } = language;
  const sheets = createSheets({ maps, modules, words: spoken });
  const proposed =
    file === undefined
      ? {}
      : draftOf(
          sheets,
          language.library.parseSheet(await readData(file, io)),
          formWordsOf(language),
        ).answers;
  const asked = { ...newDraft(sheets), proposed, isIntermediate: intermediate === true };
  // With --json, standard output is reserved for the scores.
  return askSheet(io, json ? io.stderr : io.stdout, asked, language, draft);
}

import type { Command } from 'commander';
import { looksLikeNotation } from '../../notation/text';
import { gameIdsIn } from '../archive/game-id';
import { checkArchive } from '../archive/run';
import {
  addOriginOptions,
  archiveOf,
  type OneLog,
  type OriginFlags,
  sources,
} from '../archive/sources';
import { describeFault, faultAsData } from '../fault';
import type { Io } from '../io';
import { languageAlone, languageOf } from '../language';
import { logIn } from '../log-input';
import type { Output } from '../output';
import { Explained } from '../refused';
import { summaryAsData, summaryLines } from '../summary';

interface ValidateFlags extends OriginFlags {
  readonly quiet?: true;
  readonly json?: true;
}

export function addValidate(program: Command, io: Io, output: Output): void {
  const { help } = output.words;
  const { validate: texts, values } = help;
  const command = program
    .command('validate')
    .description(texts.about)
    .argument(`<${values.logs}...>`, help.logs.logs, sources(output.words));
  addOriginOptions(command, output.words)
    .option('--quiet', texts.quiet)
    .option('--json', texts.json)
    .action(async (logs: readonly string[], flags: ValidateFlags) => {
      const archive = await archiveOf(logs, flags, io);
      if ('text' in archive) return checkOne(archive, flags);
      const { jobs, quiet = false, json = false } = flags;
      const wishes = { jobs, quiet, json, colors: io.colors === true };
      await checkArchive(archive, wishes, io, await languageOf(program));
    });

  /** A single log gets a full report. */
  async function checkOne({ text, name }: OneLog, flags: ValidateFlags): Promise<void> {
    const language = await (looksLikeNotation(text) ? languageOf : languageAlone)(program);
    const log = logIn(text, name, language);
    const id = gameIdsIn(language.library)(log);
    const result = language.library.validateLog(log);
    if (!result.ok) {
      throw new Explained(describeFault(result, language), { id, ...faultAsData(result) });
    }
    if (flags.quiet) return;
    if (flags.json) output.printJson({ id, ...summaryAsData(log, result) });
    else output.print(...summaryLines(log, result, output.paint, language));
  }
}

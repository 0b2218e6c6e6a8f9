import type { Command } from 'commander';
import { describeFault, faultAsData } from '../fault';
import type { Io } from '../io';
import { languageOf } from '../language';
import { readLog } from '../log-input';
import type { Output } from '../output';
import { Explained } from '../refused';
import { summaryAsData, summaryLines } from '../summary';

interface Flags {
  readonly json?: true;
}

export function addValidate(program: Command, io: Io, output: Output): void {
  program
    .command('validate')
    .description('check a game log against the rules, move by move')
    .argument('<log>', 'game log, JSON or YAML; - for standard input')
    .option('--json', 'print the result as JSON')
    .action(async (file: string, flags: Flags) => {
      const language = languageOf(program);
      const log = await readLog(file, io, language);
      const result = language.library.validateLog(log);
      if (!result.ok) throw new Explained(describeFault(result, language), faultAsData(result));
      if (flags.json) output.printJson(summaryAsData(log, result));
      else output.print(...summaryLines(log, result, output.paint, language));
    });
}

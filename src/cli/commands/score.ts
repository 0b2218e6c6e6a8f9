import type { Command } from 'commander';
import { readData } from '../input';
import type { Io } from '../io';
import { languageOf } from '../language';
import type { Output } from '../output';
import { printable } from '../printable';
import { scoreTable, winnerLine } from '../score-table';

interface Flags {
  readonly intermediate?: true;
  readonly json?: true;
}

export function addScore(program: Command, io: Io, output: Output): void {
  program
    .command('score')
    .description('score a game that was played with cardboard')
    .argument('<file>', 'score sheet, JSON or YAML; - for standard input')
    .option(
      '--intermediate',
      'intermediate scoring (R-7.1) of cards alone, with the sestertii it brings',
    )
    .option('--json', 'print the scores as JSON')
    .action(async (file: string, flags: Flags) => {
      const { library } = languageOf(program);
      const sheet = library.parseSheet(await readData(file, io));
      const scores = flags.intermediate
        ? library.scoreIntermediate(sheet)
        : library.scoreGame(sheet);
      const warnings = library.sheetWarnings(sheet, !flags.intermediate);
      for (const warning of warnings) io.stderr.write(`warning: ${printable(warning)}\n`);
      if (flags.json) {
        output.printJson({ ...scores, warnings });
        return;
      }
      output.print(scoreTable(scores, output.paint));
      // An intermediate scoring pays the best and has no winner.
      if (!flags.intermediate) output.print(winnerLine(scores, output.paint));
    });
}

import type { Command } from 'commander';
import { wholeNumber } from '../arguments';
import { addGameOptions, type GameFlags, newGame } from '../game-options';
import type { Io } from '../io';
import { languageOf } from '../language';
import { type Output, tableOf } from '../output';

/** Deeper counts take hours. */
const MAX_DEPTH = 6;

interface PerftFlags extends GameFlags {
  readonly depth: number;
  readonly json?: true;
}

export function addPerft(program: Command, _io: Io, output: Output): void {
  const command = program
    .command('perft')
    .description('count the legal sequences of actions from the start of a game');
  addGameOptions(command, output.words, '1')
    .option(
      '--depth <number>',
      `actions in a row, up to ${MAX_DEPTH}`,
      wholeNumber(1, MAX_DEPTH, output.words),
      3,
    )
    .option('--json', 'print the counts as JSON')
    .action((flags: PerftFlags) => {
      const { library } = languageOf(program);
      const start = library.createGame(newGame(flags));
      const counts = Array.from({ length: flags.depth }, (_, index) => ({
        depth: index + 1,
        count: library.perft(start, index + 1),
      }));
      if (flags.json) {
        output.printJson(counts);
        return;
      }
      const rows = counts.map(({ depth, count }) => [`${depth}`, `${count}`]);
      output.print(tableOf([['Depth', 'Sequences'], ...rows], ['right', 'right'], output.paint));
    });
}

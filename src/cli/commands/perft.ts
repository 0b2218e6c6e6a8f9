import type { Command } from 'commander';
import { wholeNumber } from '../arguments';
import { addGameOptions, type GameFlags, newGame } from '../game-options';
import type { Io } from '../io';
import { languageAlone } from '../language';
import { type Output, tableOf } from '../output';

/** Deeper counts take hours. */
const MAX_DEPTH = 6;

interface PerftFlags extends GameFlags {
  readonly depth: number;
  readonly json?: true;
}

export function addPerft(program: Command, _io: Io, output: Output): void {
  const { help, perft: told } = output.words;
  const command = program.command('perft').description(help.perft.about);
  addGameOptions(command, output.words, '1')
    .option(
      `--depth <${help.values.number}>`,
      help.perft.depth(MAX_DEPTH),
      wholeNumber(output.words, 1, MAX_DEPTH),
      3,
    )
    .option('--json', help.perft.json)
    .action(async (flags: PerftFlags) => {
      const { library } = await languageAlone(program);
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
      output.print(
        tableOf([[told.depth, told.sequences], ...rows], ['right', 'right'], output.paint),
      );
    });
}

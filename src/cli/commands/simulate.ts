import { setImmediate } from 'node:timers/promises';
import { Presets, SingleBar } from 'cli-progress';
import { type Command, Option } from 'commander';
import { createGame, recordGame } from '../../index';
import { wholeNumber } from '../arguments';
import { addGameOptions, type GameFlags, newGame } from '../game-options';
import type { Io } from '../io';
import { logText } from '../log-text';
import type { Output } from '../output';
import { save } from '../save';
import { count, newTally, playGame, STRATEGIES, type StrategyName } from '../simulation';
import { reportAsData, reportLines } from '../simulation-report';

const MAX_GAMES = 100_000;

interface Flags extends GameFlags {
  readonly games: number;
  readonly strategy: StrategyName;
  readonly save?: string;
  readonly json?: true;
}

export function addSimulate(program: Command, io: Io, output: Output): void {
  const command = program
    .command('simulate')
    .description('let automatic players play games and sum them up');
  addGameOptions(command, '1')
    .option('--games <number>', `how many, up to ${MAX_GAMES}`, wholeNumber(1, MAX_GAMES), 10)
    .addOption(
      new Option('--strategy <name>', 'how everybody plays').choices(STRATEGIES).default('greedy'),
    )
    .option('--save <file>', 'write the log of the first game')
    .option('--json', 'print the summary as JSON')
    .action(async (flags: Flags) => {
      const tally = newTally(createGame(newGame(flags)));
      const progress = createProgress(io, flags.games);
      try {
        for (let index = 0; index < flags.games; index++) {
          const game = newGame(flags, `${flags.seed}#${index + 1}`);
          const played = playGame(game, flags.strategy);
          count(tally, played);
          if (index === 0 && flags.save !== undefined) {
            await save(flags.save, logText(recordGame(game, played.actions)));
          }
          progress.step();
          // Gives a key press, or a reader who has gone, the chance to end it.
          await setImmediate();
        }
      } finally {
        // Also when saving fails: a running bar would keep the process alive.
        progress.stop();
      }
      const { map, seed, strategy } = flags;
      if (flags.json) output.printJson({ map, seed, strategy, ...reportAsData(tally) });
      else output.print(...reportLines(tally, output.paint));
    });
}

interface Progress {
  step(): void;
  stop(): void;
}

/** A bar where somebody can see it; standard output stays clean. */
function createProgress({ stderr, isTerminal }: Io, games: number): Progress {
  if (!isTerminal) return { step() {}, stop() {} };
  const format = '{bar} {value}/{total} games, {eta_formatted} to go';
  const bar = new SingleBar(
    { stream: stderr, format, clearOnComplete: true, gracefulExit: false },
    Presets.shades_classic,
  );
  bar.start(games, 0);
  return {
    step: () => bar.increment(),
    stop: () => bar.stop(),
  };
}

import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { Presets, SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { wholeNumber } from '../arguments';
import {
  addGameOptions,
  addNoteOptions,
  type GameFlags,
  type NoteFlags,
  newGame,
  notesOf,
} from '../game-options';
import type { Io } from '../io';
import { languageOf } from '../language';
import { logText } from '../log-text';
import type { Output } from '../output';
import { jsonOf } from '../printable';
import { checkTarget, type SaveFlags, save, saveWhole } from '../save';
import { count, newTally, playGame } from '../simulation';
import { reportAsData, reportLines } from '../simulation-report';
import { STRATEGY_NAMES, strategyArgument, strategyNamed } from '../strategies';

const MAX_GAMES = 100_000;

interface SimulateFlags extends GameFlags, NoteFlags, SaveFlags {
  readonly games: number;
  readonly strategy: string;
  readonly against?: string;
  readonly save?: string;
  readonly logs?: string;
  readonly json?: true;
}

export function addSimulate(program: Command, io: Io, output: Output): void {
  const command = program
    .command('simulate')
    .description('let automatic players play games and print a summary');
  addNoteOptions(addGameOptions(command, output.words, '1'))
    .option(
      '--games <number>',
      `number of games, up to ${MAX_GAMES}`,
      wholeNumber(1, MAX_GAMES, output.words),
      10,
    )
    .option(
      '--strategy <name or file>',
      `strategy of all players: ${STRATEGY_NAMES.join(', ')}, or a JavaScript file of your own`,
      strategyArgument(output.words),
      'planner',
    )
    .option(
      '--against <name or file>',
      'play a tournament: the strategy of every second seat',
      strategyArgument(output.words),
    )
    .option('--save <file>', 'write the log of the first game')
    .option('--logs <file>', 'write the logs of all finished games, one on each line')
    .option('--force', 'let --save and --logs replace existing files')
    .option('--json', 'print the summary as JSON')
    .action(async (flags: SimulateFlags) => {
      const names = [flags.strategy, ...(flags.against === undefined ? [] : [flags.against])];
      const language = languageOf(program);
      const strategies = await Promise.all(names.map((name) => strategyNamed(name, language)));
      for (const file of [flags.save, flags.logs]) {
        if (file !== undefined) await checkTarget(file, flags);
      }
      const { library } = language;
      const tally = newTally(library, library.createGame(newGame(flags)), strategies);
      const progress = createProgress(io, flags.games);
      let isStopped = false;
      const play = async (logs?: Writable): Promise<void> => {
        for (let index = 0; index < flags.games && !isStopped; index++) {
          const game = newGame(flags, `${flags.seed}#${index + 1}`);
          // Seats change from game to game.
          const played = playGame(library, game, strategies, index);
          count(library, tally, played);
          const log = () => library.recordGame(game, played.actions, notesOf(flags));
          if (index === 0 && flags.save !== undefined) {
            await save(flags.save, logText(log()), flags);
          }
          if (logs !== undefined && played.state.decision === null) {
            if (!logs.write(`${jsonOf(log())}\n`)) await once(logs, 'drain');
          }
          progress.step();
          // Lets Ctrl-C, or a closed pipe, end the run.
          await setImmediate();
        }
      };
      const work = flags.logs === undefined ? play() : saveWhole(flags.logs, play, flags);
      // What has been played is kept.
      const release = io.onInterrupt?.(() => {
        isStopped = true;
        progress.stop();
        return flags.logs === undefined ? undefined : work.catch(() => {});
      });
      try {
        await work;
      } finally {
        // Even if saving fails: a running progress bar would keep the process alive.
        progress.stop();
        release?.();
      }
      const { map, seed } = flags;
      const [strategy, against] = strategies.map(({ name }) => name);
      if (flags.json) output.printJson({ map, seed, strategy, against, ...reportAsData(tally) });
      else output.print(...reportLines(tally, output.paint));
    });
}

interface Progress {
  step(): void;
  stop(): void;
}

/** A progress bar on standard error, if it is a terminal. */
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

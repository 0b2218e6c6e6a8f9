import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
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
import { languageAlone } from '../language';
import { logText } from '../log-text';
import type { Output } from '../output';
import { jsonOf } from '../printable';
import { createProgress } from '../progress';
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
  const { words } = output;
  const { simulate: texts, values } = words.help;
  const command = program.command('simulate').description(texts.about);
  addNoteOptions(addGameOptions(command, words, '1'), words)
    .option(
      `--games <${values.number}>`,
      texts.games(MAX_GAMES),
      wholeNumber(words, 1, MAX_GAMES),
      10,
    )
    .option(
      `--strategy <${values.nameOrFile}>`,
      texts.strategy(STRATEGY_NAMES),
      strategyArgument(words),
      'planner',
    )
    .option(`--against <${values.nameOrFile}>`, texts.against, strategyArgument(words))
    .option(`--save <${values.file}>`, texts.save)
    .option(`--logs <${values.file}>`, texts.logs)
    .option('--force', texts.force)
    .option('--json', texts.json)
    .action(async (flags: SimulateFlags) => {
      const names = [flags.strategy, ...(flags.against === undefined ? [] : [flags.against])];
      const language = await languageAlone(program);
      const strategies = await Promise.all(names.map((name) => strategyNamed(name, language)));
      for (const file of [flags.save, flags.logs]) {
        if (file !== undefined) await checkTarget(file, flags);
      }
      const { library } = language;
      const tally = newTally(library, library.createGame(newGame(flags)), strategies);
      const { games } = flags;
      const progress = createProgress(io, games, words, (facts) =>
        words.simulation.progress({ ...facts, games }),
      );
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
      else output.print(...reportLines(tally, output.paint, language));
    });
}

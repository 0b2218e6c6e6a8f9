import { type Command, Option } from 'commander';
import { MAX_SEATS } from '../../index';
import { readGame } from '../archive/one-game';
import { wholeNumber } from '../arguments';
import { explained } from '../fault';
import {
  addGameOptions,
  addNoteOptions,
  type GameFlags,
  type NoteFlags,
  newGame,
  notesOf,
} from '../game-options';
import { STANDARD_INPUT } from '../input';
import type { Io } from '../io';
import { type CliLanguage, languageOf } from '../language';
import type { Output } from '../output';
import { playAtTable } from '../play/dialogue';
import { KeptLog } from '../play/kept-log';
import { SeatedGame } from '../play/seated-game';
import { TextKeys } from '../play/text-keys';
import { refused } from '../refused';
import { checkTarget, type SaveFlags } from '../save';
import { scoreTables, winnerLine } from '../score-table';
import { STRATEGY_NAMES, strategyArgument, strategyNamed } from '../strategies';

interface PlayFlags extends GameFlags, NoteFlags, SaveFlags {
  readonly against: string;
  readonly seat: number;
  readonly save?: string;
  readonly from?: string;
  readonly keys?: boolean;
}

export function addPlay(program: Command, io: Io, output: Output): void {
  const { words, paint } = output;
  const { play: texts, values } = words.help;
  const command = program.command('play').description(texts.about);
  addNoteOptions(addGameOptions(command, words), words);
  // A game that goes on has its own.
  const ofNewGames = command.options.map((option) => option.attributeName());
  command
    .option(
      `--against <${values.nameOrFile}>`,
      texts.against(STRATEGY_NAMES),
      strategyArgument(words),
      'planner',
    )
    .option(`--seat <${values.number}>`, texts.seat, wholeNumber(words, 1, MAX_SEATS), 1)
    .option(`--save <${values.file}>`, texts.save)
    .addOption(new Option(`--from <${values.log}>`, texts.from).conflicts(ofNewGames))
    .option('--force', texts.force)
    .option('--keys', texts.keys)
    .action(async (flags: PlayFlags) => {
      const keys = flags.keys === true ? new TextKeys() : undefined;
      const language = await languageOf(program, keys);
      const { library } = language;
      const against = await strategyNamed(flags.against, language);
      if (flags.save !== undefined) await checkTarget(flags.save, flags);
      const game = await gameOf(flags, io, language);
      const { length } = game.state.players;
      if (flags.seat > length) {
        const why = words.faults.notWholeNumber({ least: 1, most: length });
        command.error(words.told.error(`--seat: ${why}`));
      }
      const seating = { seat: flags.seat - 1, against };
      const kept = new KeptLog(flags.save, flags, language);
      const isOver = await playAtTable(game, seating, kept, io, language, keys);
      if (!isOver) return;
      const scores = library.finalScores(game.state);
      output.print('', ...scoreTables(scores, paint, language, io.columns));
      output.print(winnerLine(scores, paint, language));
    });
}

/** A new game, or one that goes on. */
async function gameOf(flags: PlayFlags, io: Io, language: CliLanguage): Promise<SeatedGame> {
  const { library } = language;
  if (flags.from === undefined) {
    const log = library.recordGame(newGame(flags), [], notesOf(flags));
    return new SeatedGame(library.readLog(log), language);
  }
  if (flags.from === STANDARD_INPUT) throw refused('UNREADABLE', 'inputTaken', {});
  const log = await readGame(flags.from, undefined, io, language);
  const result = library.validateLog(log);
  if (!result.ok) throw explained(result, language);
  return new SeatedGame(log, language);
}

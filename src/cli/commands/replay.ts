import type { Command } from 'commander';
import type { GameState, UncheckedLog } from '../../index';
import { stateSvgWith } from '../../svg';
import { readGame } from '../archive/one-game';
import { wholeNumber } from '../arguments';
import { explained } from '../fault';
import type { Io } from '../io';
import { type CliLanguage, languageOf } from '../language';
import { firstActions } from '../log-input';
import { correctionInWords, narrate } from '../narrate';
import type { Output } from '../output';
import { addPictureOptions, type PictureFlags, writePicture } from '../picture';
import { namesOf } from '../printable-names';
import { scoreTables, winnerLine } from '../score-table';
import { endInWords } from '../summary';

interface ReplayFlags extends PictureFlags {
  readonly to?: number;
  readonly game?: number;
  readonly json?: true;
}

export function addReplay(program: Command, io: Io, output: Output): void {
  const { replay: texts, values } = output.words.help;
  const command = program
    .command('replay')
    .description(texts.about)
    .argument(`<${values.log}>`, texts.log)
    .option(`--game <${values.number}>`, texts.game, wholeNumber(output.words, 1));
  addPictureOptions(command, output.words.help, texts)
    .option(`--to <${values.count}>`, texts.to, wholeNumber(output.words, 0))
    .option('--json', texts.json)
    .action(async (file: string, flags: ReplayFlags) => {
      const { to = Number.MAX_SAFE_INTEGER, json, svg } = flags;
      const language = await languageOf(program);
      const { library, words } = language;
      const log = firstActions(await readGame(file, flags.game, io, language), to);
      const result = library.validateLog(log);
      const { state } = result;
      if (json || svg !== undefined) {
        if (!result.ok) throw explained(result, language);
        if (svg === undefined) {
          output.printJson({ ...state, corrections: correctionsAsData(log, state, language) });
        } else {
          await writePicture(svg, () => stateSvgWith(library)(state), flags, io);
        }
        return;
      }
      const names = namesOf(library.getMap(state.map), state.players, language);
      const { paint } = output;
      for (const told of narrate(library.startOf(log), log, names, language)) {
        if ('corrections' in told) {
          for (const row of told.corrections) output.print(`      ${words.replay.correction(row)}`);
          for (const row of told.comments) output.print(paint.dim(`      ; ${row}`));
          continue;
        }
        const { turn, text, comments, depth } = told;
        const branch = '/ '.repeat(depth);
        output.print(`${paint.dim(`${turn}`.padStart(4))}  ${branch}${text}`);
        const indent = ' '.repeat(branch.length + 6);
        for (const row of comments) output.print(paint.dim(`${indent}; ${row}`));
      }
      if (!result.ok) throw explained(result, language);
      const scores = result.scores ?? library.finalScores(state);
      output.print('', words.replay.end(endInWords(state, names, words)));
      if (result.scores === null) output.print(words.summary.scoresNow);
      output.print(...scoreTables(scores, paint, language));
      if (result.scores !== null) output.print(winnerLine(scores, paint, language));
    });
}

/** The corrections of a log, with a sentence for each change; nothing if there are none. */
function correctionsAsData(
  { corrections = [] }: UncheckedLog,
  state: GameState,
  language: CliLanguage,
): readonly object[] | undefined {
  if (corrections.length === 0) return undefined;
  return corrections.map((correction) => ({
    ...correction,
    sentences: correctionInWords(state, correction, language),
  }));
}

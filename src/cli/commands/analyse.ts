import type { Command } from 'commander';
import { type AnalysedMoment, analystWith, turningPoints } from '../../bots';
import { analysisSvg } from '../analysis-plot';
import { analysisLines } from '../analysis-report';
import { readGame } from '../archive/one-game';
import { wholeNumber } from '../arguments';
import { explained } from '../fault';
import { type Io, untilStopped } from '../io';
import { languageOf } from '../language';
import type { Output } from '../output';
import { jsonOf } from '../printable';
import { createProgress, NO_PROGRESS } from '../progress';
import { checkTarget, type SaveFlags, save } from '../save';

const MOST_SIMS = 100_000;
const SIMS = 32;

interface AnalyseFlags extends SaveFlags {
  readonly game?: number;
  readonly sims: number;
  readonly seed?: string;
  readonly svg?: string;
  readonly json?: true;
}

export function addAnalyse(program: Command, io: Io, output: Output): void {
  const { words } = output;
  const { analyse: texts, replay, values } = words.help;
  program
    .command('analyse')
    .description(texts.about)
    .argument(`<${values.log}>`, replay.log)
    .option(`--game <${values.number}>`, replay.game, wholeNumber(words, 1))
    .option(`--sims <${values.number}>`, texts.sims, wholeNumber(words, 1, MOST_SIMS), SIMS)
    .option(`--seed <${values.text}>`, texts.seed)
    .option(`--svg <${values.file}>`, texts.svg)
    .option('--force', texts.force)
    .option('--json', texts.json)
    .action(async (file: string, flags: AnalyseFlags) => {
      const { sims, seed, svg, json } = flags;
      const language = await languageOf(program);
      const { library } = language;
      if (svg !== undefined) await checkTarget(svg, flags);
      const log = await readGame(file, flags.game, io, language);
      const result = library.validateLog(log);
      if (!result.ok) throw explained(result, language);
      const turns = result.state.turn - library.startOf(log).turn + 2;
      const progress = json
        ? NO_PROGRESS
        : createProgress(io, turns, words, (facts) => words.analysis.progress({ ...facts, turns }));
      const analyse = analystWith(library);
      const course = library.validPrefix(log);
      const moments: AnalysedMoment[] = [];
      await untilStopped(io, async (signal) => {
        const wishes = { sims, signal, ...(seed === undefined ? {} : { seed }) };
        try {
          for await (const moment of analyse(course, wishes)) {
            moments.push(moment);
            progress.step();
            if (json) io.stdout.write(`${jsonOf(moment)}\n`);
          }
        } finally {
          // A running progress bar would keep the process alive.
          progress.stop();
        }
        if (svg !== undefined) await save(svg, `${analysisSvg(moments, language)}\n`, flags);
      });
      if (json) io.stdout.write(`${jsonOf({ turningPoints: turningPoints(moments) })}\n`);
      else output.print(...analysisLines(moments, course, output.paint, language, io.columns));
    });
}

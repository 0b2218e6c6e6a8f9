import { type Command, Option } from 'commander';
import { runRules } from '../../testing/rulebook';
import { readText } from '../input';
import type { Io } from '../io';
import { languageOf } from '../language';
import type { Output } from '../output';
import { jsonOf } from '../printable';
import { Exit, REFUSED } from '../refused';
import { filesOfRulebook } from '../rulebook/files';
import { type PlayedFile, reportAsData, reportLines, totalLine } from '../rulebook/report';
import { vectorsOf } from '../rulebook/vectors';
import { checkTarget, type SaveFlags, save } from '../save';

interface RulebookFlags extends SaveFlags {
  /** A file, or true for standard output. */
  readonly vectors?: string | true;
  readonly json?: true;
}

export function addRulebook(program: Command, io: Io, output: Output): void {
  const { rulebook: texts, values } = output.words.help;
  program
    .command('rulebook')
    .description(texts.about)
    .argument(`[${values.file}...]`, texts.files)
    .addOption(new Option(`--vectors [${values.file}]`, texts.vectors).conflicts('json'))
    .option('--force', texts.force)
    .option('--json', texts.json)
    .action(async (named: readonly string[], flags: RulebookFlags) => {
      const { vectors, json } = flags;
      const { library, words } = await languageOf(program);
      if (typeof vectors === 'string' && vectors !== '-') await checkTarget(vectors, flags);
      const played: PlayedFile[] = [];
      for (const { file, name } of named.length > 0
        ? named.map(asNamed)
        : await filesOfRulebook()) {
        const text = await readText(file, io);
        const one = { name, text, report: runRules(library, text) };
        played.push(one);
        if (json || (vectors !== undefined && one.report.ok)) continue;
        const lines = reportLines(one, output.paint, words);
        if (vectors === undefined) output.print(...lines);
        else io.stderr.paint(`${lines.join('\n')}\n`);
      }
      const isOk = played.every(({ report }) => report.ok);
      if (json) output.printJson(reportAsData(played, words));
      else if (vectors === undefined) output.print('', totalLine(played, words));
      else if (isOk) {
        const all = played.flatMap(({ report, name }) => vectorsOf(report, name, library));
        await write(vectors, all, flags);
      }
      if (!isOk) throw new Exit(REFUSED);
    });

  /** A line each. */
  async function write(
    target: string | true,
    vectors: readonly object[],
    flags: SaveFlags,
  ): Promise<void> {
    const lines = vectors.map((vector) => `${jsonOf(vector)}\n`);
    if (target !== true && target !== '-') {
      await save(target, lines.join(''), flags);
      return;
    }
    for (const line of lines) if (!io.stdout.write(line)) await io.stdout.drained();
  }
}

function asNamed(file: string): { readonly file: string; readonly name: string } {
  return { file, name: file };
}

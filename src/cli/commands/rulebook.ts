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
import { checkTarget, type FileOrOutput, fileIn, type SaveFlags, save } from '../save';

interface RulebookFlags extends SaveFlags {
  readonly vectors?: FileOrOutput;
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
      const target = vectors === undefined ? undefined : fileIn(vectors);
      if (target !== undefined) await checkTarget(target, flags);
      const played: PlayedFile[] = [];
      const files = named.map((name) => ({ file: name, name }));
      for (const { file, name } of files.length > 0 ? files : await filesOfRulebook()) {
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
        await write(target, all, flags);
      }
      if (!isOk) throw new Exit(REFUSED);
    });

  /** A line each. */
  async function write(
    file: string | undefined,
    vectors: readonly object[],
    flags: SaveFlags,
  ): Promise<void> {
    const lines = vectors.map((vector) => `${jsonOf(vector)}\n`);
    if (file !== undefined) return save(file, lines.join(''), flags);
    for (const line of lines) if (!io.stdout.write(line)) await io.stdout.drained();
  }
}

import { type Command, Option } from 'commander';
import { looksLikeNotation } from '../../notation/text';
import { readText } from '../input';
import type { Io } from '../io';
import { languageOf } from '../language';
import { logIn } from '../log-input';
import { logText } from '../log-text';
import { checkTarget, type SaveFlags, save } from '../save';

const FORMATS = ['json', 'text'] as const;

interface ConvertFlags extends SaveFlags {
  readonly to?: (typeof FORMATS)[number];
  readonly json?: true;
  readonly save?: string;
  readonly narrate?: true;
}

export function addConvert(program: Command, io: Io): void {
  program
    .command('convert')
    .description('convert a game log from JSON to readable text and back')
    .argument('<log>', 'game log, JSON, YAML or text; - for standard input')
    .addOption(
      new Option('--to <format>', 'json or text; by default the other format').choices(FORMATS),
    )
    .addOption(new Option('--json', 'same as --to json').conflicts('to'))
    .option('--narrate', 'in text, also tell what happened without a choice')
    .option('--save <file>', 'write the output to a file')
    .option('--force', 'let --save replace an existing file')
    .action(async (file: string, flags: ConvertFlags) => {
      if (flags.save !== undefined) await checkTarget(flags.save, flags);
      const language = languageOf(program);
      const text = await readText(file, io);
      const isText = looksLikeNotation(text);
      const log = logIn(text, file, language);
      const to = flags.json ? 'json' : (flags.to ?? (isText ? 'json' : 'text'));
      const converted =
        to === 'json'
          ? logText(log)
          : language.library.formatLog(log, { narrate: flags.narrate === true });
      if (flags.save === undefined) io.stdout.write(converted);
      else await save(flags.save, converted, flags);
    });
}

import type { Command } from 'commander';
import { LineReader } from '../archive/lines';
import { STANDARD_INPUT } from '../input';
import type { Io } from '../io';
import { languageOf } from '../language';
import type { Output } from '../output';
import { answersTo } from '../serve/answers';
import { describeService } from '../serve/description';
import { Methods } from '../serve/methods';

interface ServeFlags {
  readonly describe?: true;
}

export function addServe(program: Command, io: Io, output: Output): void {
  const { serve: texts } = output.words.help;
  program
    .command('serve')
    .description(texts.about)
    .option('--describe', texts.describe)
    .action(async ({ describe }: ServeFlags) => {
      const language = await languageOf(program);
      const description = () => describeService(language);
      if (describe) {
        output.printJson(description());
        return;
      }
      const methods = new Methods(language);
      const service = {
        words: output.words,
        call: (...[name, params]: Parameters<Methods['call']>) =>
          name === 'rpc.discover' ? description() : methods.call(name, params),
      };
      const reader = new LineReader(bytesFrom(io.stdin), STANDARD_INPUT, 1);
      for (let lines = await reader.next(); lines !== undefined; lines = await reader.next()) {
        for (const line of lines.filter(({ isBlank }) => !isBlank)) {
          for (const piece of answersTo(line, service)) {
            // Who does not read the answers is not asked for more.
            if (!io.stdout.write(piece)) await io.stdout.drained();
          }
        }
      }
    });
}

async function* bytesFrom(source: Io['stdin']): AsyncGenerator<Buffer> {
  for await (const chunk of source) yield Buffer.from(chunk);
}

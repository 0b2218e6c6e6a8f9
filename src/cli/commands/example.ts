import { join } from 'node:path';
import { Argument, type Command } from 'commander';
import { EXAMPLE_IDS, EXAMPLES, type ExampleId } from '../example-list';
import { filesOfExample, nextSteps } from '../examples';
import type { Io } from '../io';
import { ENGLISH_WORDS } from '../languages/en';
import type { CliWords } from '../languages/words';
import { type Output, tableOf } from '../output';
import { printable } from '../printable';
import { checkTarget, makeFolder, save } from '../save';

interface ExampleFlags {
  readonly force?: true;
  readonly json?: true;
}

export function addExample(program: Command, _io: Io, output: Output): void {
  const { example: texts, values } = output.words.help;
  program
    .command('example')
    .description(texts.about)
    .addArgument(new Argument(`[${values.id}]`, texts.id).choices(Object.keys(EXAMPLES)))
    .argument(`[${values.folder}]`, texts.folder)
    .option('--force', texts.force)
    .option('--json', texts.json)
    .action(async (id: ExampleId | undefined, folder: string | undefined, flags: ExampleFlags) => {
      if (id === undefined) list(output, flags);
      else await write(id, folder ?? id, output, flags);
    });
}

function list({ print, printJson, paint, words }: Output, { json }: ExampleFlags): void {
  if (json) {
    // Data is the same in every language.
    printJson(listIn(ENGLISH_WORDS));
    return;
  }
  const { id: head, about: what, guide: page, hint } = words.example;
  const rows = listIn(words).map(({ id, about, guide }) => [id, about, guide]);
  print(tableOf([[head, what, page], ...rows], ['left', 'left', 'left'], paint), hint);
}

function listIn({ example: { examples } }: CliWords) {
  return EXAMPLE_IDS.map((id) => ({ id, about: examples[id], guide: EXAMPLES[id].guide }));
}

async function write(
  id: ExampleId,
  folder: string,
  { print, printJson, words }: Output,
  flags: ExampleFlags,
): Promise<void> {
  const files = await filesOfExample(id);
  await makeFolder(folder);
  const names = [...files.keys()];
  // All of it or nothing.
  for (const name of names) await checkTarget(join(folder, name), flags);
  for (const [name, text] of files) await save(join(folder, name), text, flags);
  const next = nextSteps(id, folder);
  const { guide } = EXAMPLES[id];
  if (flags.json) {
    printJson({ id, folder, files: names, next, guide });
    return;
  }
  print(
    words.example.wrote({
      files: names.length,
      folder: printable(folder),
      about: words.example.examples[id],
    }),
    '',
    ...next.map((line) => `  ${printable(line)}`),
    '',
    words.example.guideIn(guide),
  );
}

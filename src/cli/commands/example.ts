import { join } from 'node:path';
import { Argument, type Command } from 'commander';
import { counted } from '../../model/counted';
import { EXAMPLES, type ExampleId, filesOfExample, nextSteps } from '../examples';
import type { Io } from '../io';
import { type Output, tableOf } from '../output';
import { printable } from '../printable';
import { checkTarget, makeFolder, save } from '../save';

interface ExampleFlags {
  readonly force?: true;
  readonly json?: true;
}

export function addExample(program: Command, _io: Io, output: Output): void {
  program
    .command('example')
    .description('list the examples, or write one to a folder')
    .addArgument(new Argument('[id]', 'example to write').choices(Object.keys(EXAMPLES)))
    .argument('[folder]', 'where to write it; by default a folder with its name')
    .option('--force', 'replace existing files')
    .option('--json', 'print the list, or what was written, as JSON')
    .action(async (id: ExampleId | undefined, folder: string | undefined, flags: ExampleFlags) => {
      if (id === undefined) list(output, flags);
      else await write(id, folder ?? id, output, flags);
    });
}

function list({ print, printJson, paint }: Output, { json }: ExampleFlags): void {
  const all = Object.entries(EXAMPLES).map(([id, { about, guide }]) => ({ id, about, guide }));
  if (json) {
    printJson(all);
    return;
  }
  const rows = all.map(({ id, about, guide }) => [id, about, guide]);
  print(
    tableOf([['Id', 'What it is', 'Guide'], ...rows], ['left', 'left', 'left'], paint),
    'Write one into a folder: npx concordia-rules example ID [FOLDER]',
  );
}

async function write(
  id: ExampleId,
  folder: string,
  { print, printJson }: Output,
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
    `Wrote ${counted(names.length, 'file')} to ${printable(folder)}: ${EXAMPLES[id].about}.`,
    '',
    ...next.map((line) => `  ${printable(line)}`),
    '',
    `Guide: ${guide}, in the package`,
  );
}

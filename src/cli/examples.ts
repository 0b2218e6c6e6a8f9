/** The files of the examples in the package, and what to type after they have been written. */
import { readdir, readFile } from 'node:fs/promises';
import { docsFolder } from './docs-folder';
import { EXAMPLES, type Example, type ExampleId } from './example-list';
import { fileTrouble } from './file-trouble';
import { refused, UsageError } from './refused';

/** What makes a folder of the repository a workspace: the package does not have it. */
const OF_THE_WORKSPACE = ['README.md', 'package.json', 'test'];

/**
 * The files of an example.
 *
 * @returns their texts by their names.
 * @throws Refused if the package does not have them.
 */
export async function filesOfExample(id: ExampleId): Promise<ReadonlyMap<string, string>> {
  const { files }: Example = EXAMPLES[id];
  try {
    const all = docsFolder('examples/');
    if (all === undefined) throw refused('UNREADABLE', 'noExamples', {});
    const folder = files === undefined ? `${all}${id}/` : all;
    const names = (await readdir(folder)).filter(
      (name) => files?.test(name) ?? !OF_THE_WORKSPACE.includes(name),
    );
    const texts = names
      .sort()
      .map(async (name) => [name, await readFile(folder + name, 'utf8')] as const);
    return new Map(await Promise.all(texts));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw refused('UNREADABLE', 'examplesNotRead', fileTrouble(error));
  }
}

/** What to type after an example has been written to a folder. */
export function nextSteps(id: ExampleId, folder: string): readonly string[] {
  const { packages, devPackages, run }: Example = EXAMPLES[id];
  return [
    `cd ${quoted(folder)}`,
    ...(packages.length === 0
      ? []
      : ['npm init -y && npm pkg set type=module', `npm install ${packages.join(' ')}`]),
    ...(devPackages.length === 0 ? [] : [`npm install --save-dev ${devPackages.join(' ')}`]),
    ...run,
  ];
}

/** A name, quoted for a shell if necessary. */
function quoted(name: string): string {
  return /^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", `'\\''`)}'`;
}

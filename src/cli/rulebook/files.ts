/** The rulebook of the package. */
import { readdir } from 'node:fs/promises';
import { docsFolder } from '../docs-folder';
import { notRead } from '../input';

const FOLDER = 'docs/rulebook';

/** Where a file is, and what it is called. */
interface RulesFile {
  readonly file: string;
  readonly name: string;
}

/**
 * Its files, in the order of their names.
 *
 * @throws Refused if the package does not have them.
 */
export async function filesOfRulebook(): Promise<readonly RulesFile[]> {
  const folder = docsFolder('rulebook') ?? FOLDER;
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.rules'));
    return names.sort().map((name) => ({ file: `${folder}/${name}`, name }));
  } catch (error) {
    throw notRead(error, FOLDER);
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ROOT } from '../readme/markdown';

/** What makes an example a workspace; the package leaves it out. */
const OF_THE_WORKSPACE = ['README.md', 'package.json', 'test'];

/** The files of an example, as the package has them. */
export function exampleFiles(folder: string): readonly string[] {
  return readdirSync(`${ROOT}${folder}`).filter((name) => !OF_THE_WORKSPACE.includes(name));
}

/** The packages that an example is tested with, beside those of the repository. */
export function packagesOf(folder: string): readonly string[] {
  const manifest = `${ROOT}${folder}/package.json`;
  if (!existsSync(manifest)) return [];
  const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies });
}

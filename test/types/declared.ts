/** The built declarations, as if they lay in a folder of the repository. */
import { keptDeclarations } from '../../tools/declarations';
import { ROOT } from '../readme/markdown';

/** Where they seem to be. */
export const DECLARED = `${ROOT}declared/`;

/** Their texts by their paths there. */
export async function declaredFiles(): Promise<ReadonlyMap<string, string>> {
  return new Map((await keptDeclarations()).map(([file, text]) => [DECLARED + file, text]));
}

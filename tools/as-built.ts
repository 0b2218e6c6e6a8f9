/** The sources as the build takes them: what nobody uses can be dropped, and what has been checked is not checked again. */
import { relative, resolve } from 'node:path';
import { withCheckedBoards } from './checked-boards';
import { withoutDescriptions } from './descriptions';
import { marked } from './droppable';

const SRC = resolve('src');

/** @param path - the file of the text. */
export function asBuilt(path: string, text: string): string {
  return marked(withoutDescriptions(withCheckedBoards(relative(SRC, path), text)));
}

/** For pages that Vite builds from the sources: they get what they would get from the package. */
export const sourcesAsBuilt = {
  name: 'sources-as-built',
  // Before types are taken away.
  enforce: 'pre',
  transform: (text: string, path: string) =>
    path.startsWith(SRC) && path.endsWith('.ts') ? asBuilt(path, text) : undefined,
} as const;

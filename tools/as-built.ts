/** Transforms sources for the build: unused code can be dropped, and checked boards are not checked again. */
import { relative, resolve } from 'node:path';
import { withCheckedBoards } from './checked-boards';
import { withoutDescriptions } from './descriptions';
import { marked } from './droppable';

const SRC = resolve('src');

/** Of each file the last text, and what came of it: bundles of one process have most files in common. */
const done = new Map<string, readonly [text: string, built: string]>();

/** @param path - the file with the text. */
export function asBuilt(path: string, text: string): string {
  const [known, before] = done.get(path) ?? [];
  if (before !== undefined && known === text) return before;
  const built = marked(withoutDescriptions(withCheckedBoards(relative(SRC, path), text)));
  done.set(path, [text, built]);
  return built;
}

/** The same for pages that Vite builds from the sources. */
export const sourcesAsBuilt = {
  name: 'sources-as-built',
  // Before types are removed.
  enforce: 'pre',
  transform: (text: string, path: string) =>
    path.startsWith(SRC) && path.endsWith('.ts') ? asBuilt(path, text) : undefined,
} as const;

/**
 * Checks the boards of this package during the build, so that users do not load the checks: in
 * the built modules, `defineBoard` has none.
 */
import { allBoards } from '../src/maps/boards';

/** Loading the boards checks them; an inconsistent one ends the build. */
const FILES: ReadonlySet<string> = new Set([
  'maps/boards.ts',
  ...allBoards.map(({ id }) => `maps/${id}/index.ts`),
]);

const IMPORT = /import \{([^}]*)\bdefineBoard\b,?([^}]*)\} from '((?:\.\.\/)+)kit';/;

/** The text of a source file for the build. @param file - its path within `src`. */
export function withCheckedBoards(file: string, text: string): string {
  if (!FILES.has(file) || !text.includes('defineBoard')) return text;
  const checked = text.replace(
    IMPORT,
    "import {$1$2} from '$3kit'; import { defineBoard } from '$3kit/checked-board';",
  );
  if (checked === text) throw new Error(`${file}: where does defineBoard come from?`);
  return checked;
}

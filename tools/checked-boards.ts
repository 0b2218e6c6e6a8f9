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

const IMPORT = /import \{ (boardOf, )?defineBoard \} from '((?:\.\.\/)+)kit';/;

/** The text of a source file for the build. @param file - its path within `src`. */
export function withCheckedBoards(file: string, text: string): string {
  if (!FILES.has(file)) return text;
  return text.replace(IMPORT, (_all, reader: string | undefined, up: string) => {
    const checked = `import { defineBoard } from '${up}kit/checked-board';`;
    return reader === undefined ? checked : `import { boardOf } from '${up}kit'; ${checked}`;
  });
}

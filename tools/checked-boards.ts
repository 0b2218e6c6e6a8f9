/**
 * The boards of this package are checked while it is built, so that nobody who uses them has to load the checks: in
 * their files the built modules have `defineBoard` without any.
 */
import { allBoards } from '../src/maps/boards';

/** Loading the boards has checked them: one that does not hold together ends the build. */
const CHECKED: ReadonlySet<string> = new Set(allBoards.map(({ id }) => `maps/${id}/index.ts`));

const IMPORT = /import \{ defineBoard \} from '((?:\.\.\/)+)kit';/;

/** The text of a source file as the build takes it. @param file - its path within `src`. */
export function withCheckedBoards(file: string, text: string): string {
  if (file !== 'maps/boards.ts' && !CHECKED.has(file)) return text;
  return text.replace(IMPORT, "import { defineBoard } from '$1kit/checked-board';");
}

/**
 * Checks the boards of this package during the build, so that users do not load the checks: in
 * the built modules, `defineBoard` has none.
 */
import { allBoards } from '../src/maps/boards';

/** Loading the boards checks them; an inconsistent one ends the build. */
const DOORS: ReadonlyMap<string, string> = new Map([
  ...allBoards.map((board): [string, string] => [
    `maps/${board.id}/index.ts`,
    'saltTokens' in board ? 'checked-salt-board' : 'checked-board',
  ]),
  ['maps/boards.ts', 'checked-salt-board'],
]);

const IMPORT = /import \{ defineBoard \} from '((?:\.\.\/)+)kit';/;

/** The text of a source file for the build. @param file - its path within `src`. */
export function withCheckedBoards(file: string, text: string): string {
  const door = DOORS.get(file);
  return door === undefined
    ? text
    : text.replace(IMPORT, `import { defineBoard } from '$1kit/${door}';`);
}

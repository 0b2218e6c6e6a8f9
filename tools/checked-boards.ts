/**
 * Checks the boards of this package during the build, so that users do not load the checks: in the built modules, `defineBoard`
 * and `defineMap` have none for boards.
 */
import { allBoards } from '../src/maps/boards';

/** Loading the boards checks them; an inconsistent one ends the build. */
const FILES: ReadonlySet<string> = new Set([
  'maps/boards.ts',
  ...allBoards.map(({ id }) => `maps/${id}/index.ts`),
]);

const IMPORT = /import \{([^}]*)\} from '((?:\.\.\/)+)kit';/;
const DEFINING: readonly string[] = ['defineBoard', 'defineMap'];

/** The text of a source file for the build. @param file - its path within `src`. */
export function withCheckedBoards(file: string, text: string): string {
  if (!FILES.has(file)) return text;
  const checked = text.replace(IMPORT, (_all, imported: string, up: string) => {
    const names = imported.split(',').map((name) => name.trim());
    const defining = names.filter((name) => DEFINING.includes(name));
    const others = names.filter((name) => !DEFINING.includes(name));
    return [
      `import { ${others.join(', ')} } from '${up}kit';`,
      `import { ${defining.join(', ')} } from '${up}kit/checked-board';`,
    ].join(' ');
  });
  if (!checked.includes('kit/checked-board')) throw new Error(`${file}: who makes its board?`);
  return checked;
}

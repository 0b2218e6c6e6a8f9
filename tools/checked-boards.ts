/**
 * Checks the boards of this package during the build, so that users do not load the checks: in the built modules, `defineBoard`,
 * `defineMap` and `withLayout` have none for boards.
 */
import { allBoards } from '../src/maps/boards';

/** Loading the boards checks them; an inconsistent one ends the build. */
const FILES: ReadonlySet<string> = new Set([
  'maps/boards.ts',
  ...allBoards.map(({ id }) => `maps/${id}/index.ts`),
]);

const IMPORT = /import \{([^}]*)\} from '((?:\.\.\/)+)(kit|kit-rules)';/g;
/** What is there without checks. */
const UNCHECKED: ReadonlySet<string> = new Set(['defineBoard', 'defineMap', 'withLayout']);

/** The text of a source file for the build. @param file - its path within `src`. */
export function withCheckedBoards(file: string, text: string): string {
  if (!FILES.has(file)) return text;
  const checked = text.replace(IMPORT, (_all, imported: string, up: string, kit: string) => {
    const names = imported.split(',').map((name) => name.trim());
    const others = names.filter((name) => !UNCHECKED.has(name));
    return [
      `import { ${others.join(', ')} } from '${up}${kit}';`,
      ...names
        .filter((name) => UNCHECKED.has(name))
        .map((name) => `import { ${name} } from '${up}kit/checked-board';`),
    ].join(' ');
  });
  if (!checked.includes("kit/checked-board'")) throw new Error(`${file}: who makes its board?`);
  return checked;
}

/** The example games of the package, each loaded when somebody wants it. */
import { titled } from './titled';

const FILES = import.meta.glob('../../../../examples/*.json', { import: 'default' });

export interface Example {
  readonly name: string;
  load(): Promise<unknown>;
}

export const EXAMPLES: readonly Example[] = Object.entries(FILES).map(([path, load]) => ({
  name: nameOf(path),
  load,
}));

/** `Ionium, teams, 4 players` of `ionium-teams-4.json`. */
function nameOf(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, '');
  const parts = file.split('-').map((part) => (/^\d$/.test(part) ? `${part} players` : part));
  return titled(parts.join(', '));
}

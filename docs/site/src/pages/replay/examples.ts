/** The example games of the package, each loaded when somebody wants it. */
import { getMap, mapIds, setUpForm } from '../../common/library';
import { say } from '../../words/language';

const FILES = import.meta.glob('../../../../examples/*.json', { import: 'default' });

/** Options and modules, by their names in the language of the site. */
const FIELDS = setUpForm().fields;

export interface Example {
  readonly name: string;
  load(): Promise<unknown>;
}

export const EXAMPLES: readonly Example[] = Object.entries(FILES).map(([path, load]) => ({
  name: named(path),
  load,
}));

/** `Ionium, Teams, 4 players` of `ionium-teams-4.json`. */
function named(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, '');
  return file.split('-').map(partOf).join(', ');
}

function partOf(part: string): string {
  if (/^\d$/.test(part)) return say.replay.players(Number(part));
  if (part === 'broken') return say.replay.broken;
  if (mapIds().includes(part)) return getMap(part).name;
  const known = [...FIELDS, ...FIELDS.flatMap(({ values }) => values)];
  return known.find(({ key }) => key === part)?.label ?? part;
}

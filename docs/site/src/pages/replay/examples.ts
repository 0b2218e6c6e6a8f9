/** The example games of the package, each loaded when somebody wants it. */
import { say } from '../../words/language';

const FILES = import.meta.glob(
  ['../../../../examples/*.json', '!../../../../examples/tsconfig*.json'],
  { import: 'default' },
);

/** Boards in small. */
const PICTURES = import.meta.glob<string>('../../../../maps/*.svg', {
  query: '?url',
  import: 'default',
});

export interface Example {
  /** Such as `ionium-teams-4`. */
  readonly file: string;
  /** The address of a picture of its board. */
  picture(): Promise<string | undefined>;
  load(): Promise<unknown>;
}

/** These are shown first. */
const FIRST = ['imperium-4', 'italia-3', 'corsica-2'];

const ALL = Object.entries(FILES).map(([path, load]): Example => {
  const file = path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, '');
  const [map] = file.split('-');
  return { file, picture: async () => PICTURES[`../../../../maps/${map}.svg`]?.(), load };
});

export const FIRST_EXAMPLES = ALL.filter(({ file }) => FIRST.includes(file));
export const OTHER_EXAMPLES = ALL.filter(({ file }) => !FIRST.includes(file));

/** `Ionium, Teams, 4 players` of `ionium-teams-4`. */
export function nameOf({ file }: Example): string {
  return file.split('-').map(partOf).join(', ');
}

/** What is special about a game, or else the name of its map, which is its id in every language. */
function partOf(part: string): string {
  if (/^\d$/.test(part)) return say.replay.players(Number(part));
  const special: Readonly<Record<string, string>> = say.replay.special;
  return special[part] ?? part.charAt(0).toUpperCase() + part.slice(1);
}

/** Which tests answer for which part of `src`: for mutation testing, a room at a time, and for `npm run test:room`. */
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Part of `src`. */
export interface Room {
  /** Folders and files of `src`, without those of other rooms. */
  readonly source: readonly string[];
  /** Folders and files of `test`, those that find most in front. */
  readonly suites: readonly string[];
}

/** Rules as people play them: positions made by hand, an action or two, what the rules say becomes of it. */
const PLAY = [
  'rulebook.test.ts',
  'rules',
  'modules',
  'maps/roma',
  'maps/sicilia',
  'maps/germania',
  'maps/aegyptus',
  'maps/byzantium/exchange.test.ts',
  'maps/creta/gaudos.test.ts',
  'maps/corsica/coins.test.ts',
  'kit/amounts.test.ts',
  'bad-input/draws.test.ts',
  'engine/set-up.test.ts',
  'engine/perft.test.ts',
];

/** What mutation testing changes; each takes about an hour. */
export const ROOMS: Readonly<Record<string, Room>> = {
  roles: { source: ['roles'], suites: PLAY },
  'rules-goods': {
    source: [
      'rules/bundle.ts',
      'rules/change.ts',
      'rules/market.ts',
      'rules/payment.ts',
      'rules/prices.ts',
      'rules/purse.ts',
      'rules/storehouse.ts',
      'rules/trade.ts',
    ],
    suites: PLAY,
  },
  'rules-others': { source: ['rules'], suites: PLAY },
  scoring: {
    source: ['scoring'],
    suites: [
      'scoring',
      'bad-input/sheets.test.ts',
      'bad-input/counts.test.ts',
      'modules/intermediate-scoring.test.ts',
      'modules/teams.test.ts',
      'modules/salt.test.ts',
      'rules/venus.test.ts',
      'maps/sicilia/volcano.test.ts',
      'schemas',
    ],
  },
  'engine-states': {
    source: ['engine/check-state.ts', 'engine/imagine.ts', 'engine/view.ts'],
    suites: [
      'engine',
      'bad-input/states.test.ts',
      'bad-input/forum-states.test.ts',
      'bad-input/hidden.test.ts',
      'bad-input/unchecked-states.test.ts',
      'bad-input/inherited.test.ts',
      'modules',
    ],
  },
  'engine-others': {
    source: ['engine'],
    suites: [
      'engine',
      'rules',
      'modules',
      'kit',
      'maps/roma',
      'maps/sicilia',
      'bad-input/actions.test.ts',
      'bad-input/draws.test.ts',
      'bad-input/rules.test.ts',
      'bad-input/hidden.test.ts',
    ],
  },
  'kit-watch': {
    source: ['kit/left-behind.ts', 'kit/modifier-kinds.ts', 'kit/with-blame.ts'],
    suites: ['kit', 'bad-input/rules.test.ts', 'bad-input/inherited.test.ts'],
  },
  'kit-others': {
    source: ['kit'],
    suites: [
      'kit',
      'notation',
      'engine/set-up.test.ts',
      'bad-input/rules.test.ts',
      'bad-input/maps.test.ts',
      'bad-input/faults.test.ts',
      'bad-input/states.test.ts',
      'languages',
    ],
  },
  'modules-forum': {
    source: ['modules/forum'],
    suites: [
      'modules',
      'rules',
      'maps/roma',
      'bad-input/forum-actions.test.ts',
      'bad-input/forum-states.test.ts',
    ],
  },
  'modules-others': {
    source: ['modules'],
    suites: [
      'modules',
      'rules',
      'scoring',
      'bad-input/states.test.ts',
      'bad-input/actions.test.ts',
    ],
  },
  'maps-roma-sicilia': {
    source: ['maps/roma', 'maps/sicilia'],
    suites: ['maps', 'modules', 'rules', 'bad-input/states.test.ts', 'bad-input/actions.test.ts'],
  },
  'maps-others': {
    source: ['maps'],
    suites: ['maps', 'modules', 'rules', 'bad-input/states.test.ts', 'bad-input/actions.test.ts'],
  },
  words: {
    source: ['words'],
    suites: [
      'languages',
      'screen',
      'kit/costs-and-words.test.ts',
      'kit/notation.test.ts',
      'rules',
      'maps',
    ],
  },
  analysis: {
    source: ['analysis'],
    suites: [
      'engine/perft.test.ts',
      'log',
      'bad-input/actions.test.ts',
      'kit/costs-and-words.test.ts',
    ],
  },
  log: {
    source: ['log'],
    suites: ['log', 'bad-input/logs.test.ts', 'notation', 'bad-input/shapes.test.ts'],
  },
};

/** What it leaves alone. Together with `ROOMS` this is all of `src`. */
const OTHERS: Readonly<Record<string, Room>> = {
  model: {
    source: ['model'],
    suites: ['model', 'types', 'kit', 'bad-input/shapes.test.ts', 'bad-input/inherited.test.ts'],
  },
  board: { source: ['board'], suites: ['maps', 'kit/boards.test.ts', 'bad-input/maps.test.ts'] },
  cards: { source: ['cards'], suites: ['facts', 'rules', 'scoring'] },
  random: { source: ['random'], suites: ['engine'] },
  follow: { source: ['follow', 'follow.ts'], suites: ['follow', 'docs/events.test.ts'] },
  notation: { source: ['notation', 'notation.ts'], suites: ['notation', 'kit/notation.test.ts'] },
  screen: { source: ['screen', 'screen.ts'], suites: ['screen'] },
  languages: { source: ['languages'], suites: ['languages', 'screen'] },
  svg: { source: ['svg', 'svg.ts'], suites: ['svg', 'cli/pictures.test.ts'] },
  dom: { source: ['dom', 'board.ts'], suites: ['browser/board.test.ts'] },
  bots: { source: ['bots', 'bots.ts'], suites: ['bots', 'docs/training.test.ts'] },
  boardgame: { source: ['boardgame', 'boardgame.ts'], suites: ['boardgame'] },
  testing: { source: ['testing', 'testing.ts'], suites: ['testing', 'docs/own-parts.test.ts'] },
  cli: { source: ['cli'], suites: ['cli', 'readme'] },
  entries: {
    source: [
      'core.ts',
      'engine.ts',
      'index.ts',
      'kit.ts',
      'kit-rules.ts',
      'library.ts',
      'log.ts',
      'maps.ts',
      'modules.ts',
      'options.ts',
      'scoring.ts',
      'sheets.ts',
      'vocabulary.ts',
      'words.ts',
    ],
    suites: [
      'kit',
      'engine',
      'log',
      'types',
      'docs/examples.test.ts',
      'bad-input/every-export.test.ts',
    ],
  },
};

const ALL: Readonly<Record<string, Room>> = { ...ROOMS, ...OTHERS };

/** What can be asked for: rooms by their names, and everything in `src` by its path. */
export function knownRooms(): readonly string[] {
  const folders = readdirSync(resolve(ROOT, 'src'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  return [...new Set([...folders, ...Object.keys(ROOMS), ...Object.keys(OTHERS)])].sort();
}

/**
 * The sources that a name stands for, and the tests that answer for them.
 *
 * @param name - a room, or a folder or file of `src`: `engine`, `maps/roma`, `rules/market.ts`.
 * @returns paths from the root, the tests of the same name in front; undefined if there is no such room.
 */
export function testsOf(name: string): Room | undefined {
  const sources = sourcesNamed(name);
  if (sources === undefined) return undefined;
  const owners = new Set(sources.flatMap(filesIn).map((file) => ownerOf(file, ALL)));
  const own = existsSync(resolve(ROOT, 'test', name)) ? [name] : [];
  const suites = [...own, ...[...owners].flatMap((room) => room?.suites ?? [])];
  return {
    source: sources.map((source) => `src/${source}`),
    suites: [...new Set(suites)].map((suite) => `test/${suite}`),
  };
}

function sourcesNamed(name: string): readonly string[] | undefined {
  const path = name.replace(/^src\//, '').replace(/\/$/, '');
  const there = [path, `${path}.ts`].filter((file) => existsSync(resolve(ROOT, 'src', file)));
  if (path !== '' && !path.includes('..') && there.length > 0) return there;
  return Object.hasOwn(ALL, name) ? ALL[name]?.source : undefined;
}

/** The files of a room, in the order of their names. */
export function filesOf(room: string): readonly string[] {
  const files = new Set<string>();
  const known = ROOMS[room];
  for (const source of known?.source ?? []) {
    for (const file of filesIn(source)) if (ownerOf(file, ROOMS) === known) files.add(file);
  }
  return [...files].sort();
}

function filesIn(source: string): readonly string[] {
  if (source.endsWith('.ts')) return [`src/${source}`];
  const files = readdirSync(resolve(ROOT, 'src', source), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `src/${source}/${file.replaceAll('\\', '/')}`);
}

/** The room that names the file, or the folder nearest to it. */
function ownerOf(file: string, rooms: Readonly<Record<string, Room>>): Room | undefined {
  let owner: Room | undefined;
  let nearest = 0;
  for (const room of Object.values(rooms)) {
    for (const source of room.source) {
      const path = `src/${source}`;
      if (path.length <= nearest || (file !== path && !file.startsWith(`${path}/`))) continue;
      owner = room;
      nearest = path.length;
    }
  }
  return owner;
}

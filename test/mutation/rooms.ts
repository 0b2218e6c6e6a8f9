/** What is changed, room by room, and the tests that answer for it. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Part of `src` that about an hour answers for. */
export interface Room {
  /** Folders and files of `src`, without those of other rooms. */
  readonly source: readonly string[];
  /** Folders and files of `test`, those that find most in front. */
  readonly suites: readonly string[];
}

/** Rules as people play them: positions made by hand, an action or two, what the rules say becomes of it. */
const PLAY = [
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
    source: ['kit/left-behind.ts', 'kit/value-kinds.ts', 'kit/watched.ts'],
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
    suites: ['languages', 'kit/costs-and-words.test.ts', 'kit/notation.test.ts', 'rules', 'maps'],
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

/** The files of a room, in the order of their names. */
export function filesOf(room: string): readonly string[] {
  const files = new Set<string>();
  const known = ROOMS[room];
  for (const source of known?.source ?? []) {
    for (const file of filesIn(source)) if (ownerOf(file) === known) files.add(file);
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
function ownerOf(file: string): Room | undefined {
  let owner: Room | undefined;
  let nearest = 0;
  for (const room of Object.values(ROOMS)) {
    for (const source of room.source) {
      const path = `src/${source}`;
      if (path.length <= nearest || (file !== path && !file.startsWith(`${path}/`))) continue;
      owner = room;
      nearest = path.length;
    }
  }
  return owner;
}

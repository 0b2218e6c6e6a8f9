/** What a map or a module is handed, or imports, it cannot change for later games. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLibrary } from '../../src/index';
import { defineModule, type Game } from '../../src/kit';
import { GOD_VALUES } from '../../src/kit-rules';
import { allMaps } from '../../src/maps';
import { isPlain } from '../../src/model/plain';
import { allModules } from '../../src/modules';

/** The places in a value where something can be put, taken away or replaced. */
function open(value: unknown, at: string, seen = new Set<unknown>()): readonly string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const isHeap = value instanceof Map || value instanceof Set;
  // Schemas are zod's own, and write down what they have found out.
  if (!isHeap && !isPlain(value)) return [];
  const entries = isHeap ? [...value.entries()] : Object.entries(value);
  const inside = entries.flatMap(([key, inner]) => open(inner, `${at}.${String(key)}`, seen));
  const isFixed = isModule(value) || (Object.isFrozen(value) && (!isHeap || refusesChange(value)));
  return isFixed ? inside : [at, ...inside];
}

/** What `import * as` gives: nobody assigns to it. */
function isModule(value: object): boolean {
  return Reflect.get(value, Symbol.toStringTag) === 'Module';
}

function refusesChange(heap: Map<unknown, unknown> | Set<unknown>): boolean {
  const changes = [
    () => heap.clear(),
    () => heap.delete(undefined),
    () => (heap instanceof Map ? heap.set('x', 1) : heap.add('x')),
  ];
  return changes.every((change) => {
    try {
      change();
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  });
}

const SOURCES = new URL('../../src/', import.meta.url);
const ENTRIES = readdirSync(SOURCES).filter((file) => file.endsWith('.ts'));

test.each(ENTRIES)('%s exports nothing that can be changed', async (file) => {
  const entry = Object.entries(await import(new URL(file, SOURCES).href));
  expect(entry.flatMap(([name, value]) => open(value, name))).toEqual([]);
});

/** The games that a module has been handed by the time when four have been set up. */
function handed(map: (typeof allMaps)[number]): readonly Game[] {
  const games: Game[] = [];
  const spy = defineModule({
    id: 'spy',
    rules: { id: 'spy', setUp: ({ game }) => void games.push(game) },
  });
  const library = createLibrary({ maps: [map], modules: [...allModules, spy] });
  const modules = ['salt', 'forum', 'spy'] as const;
  library.createGame({ map: map.id, players: 2, seed: 'spy', modules });
  library.createGame({ map: map.id, players: 4, seed: 'spy', modules, teams: true });
  return games;
}

test.each(allMaps.map((map) => [map.id, map] as const))('a game on %s', (_, map) => {
  const games = handed(map);
  expect(games).toHaveLength(2);
  expect(games.flatMap((game) => open(game, 'game'))).toEqual([]);
  for (const { board } of games) {
    const lists = [...board.routes.keys(), ...board.cities.keys()].flatMap((place) => [
      board.reachFrom(place, 'land'),
      board.reachFrom(place, 'sea'),
      board.citiesBeside(place),
    ]);
    expect(lists.flatMap((list) => open(list, 'board'))).toEqual([]);
  }
});

test('what gods are worth stays', () => {
  expect(Object.isFrozen(GOD_VALUES)).toBe(true);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { getMap, type MapModule, mapIds } from '../../src/index';
import { allMaps } from '../../src/maps';
import { allBoards, allPlaces } from '../../src/maps/boards';
import { undrawnMaps } from '../../src/maps/undrawn';
import { factsOf, foldersIn, idOf, startOf } from './facts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const BOARDS = foldersIn(here('../../src/maps'));

test('every map has a folder of tests, with its facts and a test of its board', () => {
  expect([...mapIds()].sort()).toEqual([...BOARDS].sort());
  expect(foldersIn(here('.')).sort()).toEqual([...BOARDS].sort());
  for (const id of BOARDS) {
    for (const file of ['facts.json', 'board.test.ts']) {
      expect(existsSync(here(`${id}/${file}`)), `${id}/${file}`).toBe(true);
    }
  }
});

test('every map has a page, which the README and the rules lead to', () => {
  const pages = BOARDS.map((id) => `maps/${id}.md`);
  const [readme, rules] = ['README.md', 'docs/rules.md'].map((path) =>
    readFileSync(here(`../../${path}`), 'utf8'),
  );
  for (const page of pages) {
    expect(existsSync(here(`../../docs/${page}`)), page).toBe(true);
    expect(readme).toContain(`(docs/${page})`);
    expect(rules).toContain(`(${page})`);
  }
  const files = readdirSync(here('../../docs/maps')).filter((file) => file.endsWith('.md'));
  expect(files.sort()).toEqual(pages.map((page) => page.replace('maps/', '')).sort());
});

/** Places off the network, which some boards have. */
interface OffTheNetwork {
  readonly special: {
    readonly waitingPlace?: string;
    readonly startBoats?: readonly unknown[];
    readonly startField?: string;
    readonly shipTrack?: readonly { readonly sites?: readonly string[] }[];
  };
}

/** How many provinces, cities and fields are there. */
function offTheNetwork(id: string): readonly [number, number, number] {
  const {
    waitingPlace,
    startBoats = [],
    startField,
    shipTrack = [],
  } = factsOf<OffTheNetwork>(id).special;
  const sites = shipTrack.flatMap((field) => (field.sites === undefined ? [] : [field.sites]));
  const single = [waitingPlace, startField].filter((place) => place !== undefined);
  return [sites.length, sites.flat().length, single.length + startBoats.length + shipTrack.length];
}

describe.each(BOARDS)('the board %s', (id) => {
  const facts = factsOf(id);
  const map = getMap(id);
  // What a board has besides is held against its facts in its own folder.
  const [provinces, cities] = [facts.provinces.length, facts.cities.length];

  test('has every province with its colour and cities', () => {
    expect(map.provinces.slice(0, provinces)).toEqual(
      facts.provinces.map(({ name, color, cities, ...printed }) => ({
        id: idOf(name),
        name,
        ...printed,
        color,
        cities: cities.map(idOf),
      })),
    );
  });

  test('has every city with its letter and place', () => {
    expect(map.cities.slice(0, cities)).toEqual(
      facts.cities.map(({ name, letter, printed }) => ({
        id: idOf(name),
        name,
        ...(printed === undefined ? {} : { printed }),
        letter,
      })),
    );
    const fields = new Set((map.fields ?? []).map(({ id }) => id));
    const places = Object.entries(map.layout.cities).filter(([id]) => !fields.has(id));
    expect(places.slice(0, cities)).toEqual(
      facts.cities.map(({ name, x, y }) => [idOf(name), [x, y]]),
    );
  });

  test('has nothing besides, but for places off the network', () => {
    const [districts, sites, fields] = offTheNetwork(id);
    expect(map.provinces).toHaveLength(provinces + districts);
    expect(map.cities).toHaveLength(cities + sites);
    expect(map.fields ?? []).toHaveLength(fields);
    expect(Object.keys(map.layout.cities)).toHaveLength(cities + sites + fields);
  });

  test('has every route with its kind and place', () => {
    const seen = new Map<string, number>();
    const routes = facts.routes.map(({ kind, ends, x, y, stop }) => {
      const [a, b] = ends.map(idOf).sort();
      const name = `${kind}:${a}~${b}`;
      // A second route of the same kind between the same cities has a number.
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      return { route: count === 1 ? name : `${name}#${count}`, point: [x, y], stop };
    });
    expect(map.routes.map((route) => route.id).sort()).toEqual(
      routes.map(({ route }) => route).sort(),
    );
    expect(map.layout.routes).toEqual(
      Object.fromEntries(routes.map(({ route, point }) => [route, point])),
    );
    expect(map.routes.flatMap((route) => (route.stop === false ? [route.id] : []))).toEqual(
      routes.flatMap(({ route, stop }) => (stop === false ? [route] : [])),
    );
  });

  test('has its name, shape, start, coins and advice', () => {
    const { name, start, display, layout, markerCoins, players, sharedRoutes } = map;
    const { aspect } = layout;
    expect({ name, start, display, aspect, markerCoins, players, sharedRoutes }).toEqual({
      name: facts.name,
      start: { land: startOf(facts.start.land), sea: startOf(facts.start.sea) },
      display: facts.special.display,
      aspect: facts.aspect,
      markerCoins: facts.special.bonusMarkerCoins,
      players: facts.special.players,
      sharedRoutes: facts.special.sharedKinds,
    });
  });
});

test('R-10.5: boards with salt cities have more tokens, others have none', () => {
  const salty = BOARDS.filter((id) => factsOf(id).special.saltCities === true);
  expect(BOARDS.filter((id) => getMap(id).saltTokens !== undefined)).toEqual(salty);
  expect(salty.length).toBeGreaterThan(0);
});

describe('the parts of maps are those of the whole', () => {
  const data = allMaps.map(({ rules: _rules, descriptions: _told, ...board }: MapModule) => board);

  test('for pictures, without rules and descriptions', () => {
    expect(allBoards).toEqual(data);
  });

  test('for games, without points', () => {
    expect(undrawnMaps).toEqual(allMaps.map(({ layout: _points, ...map }) => map));
    for (const [index, { id, ...map }] of allMaps.entries()) {
      const rules = 'rules' in map ? map.rules : undefined;
      expect((undrawnMaps[index] as MapModule | undefined)?.rules, id).toBe(rules);
    }
  });

  test('for sheets, without routes and points', () => {
    const places = allPlaces.map((map) => {
      const { rules: _scores, ...data } = { rules: undefined, ...map };
      return data;
    });
    expect(places).toEqual(
      data.map(({ layout: _points, routes: _routes, fields: _fields, ...rest }) => rest),
    );
  });
});

test('R-10.2, R-10.8: scoring has the names of the points of maps', () => {
  const named = (maps: readonly MapModule[]) =>
    maps.flatMap(({ id, rules }) => (rules?.scores ?? []).map((score) => [id, score.id]));
  const expected = [
    ['roma', 'byzantium'],
    ['aegyptus', 'trade-squares'],
  ];
  expect(named(allMaps)).toEqual(expected);
  expect(named(allPlaces as readonly object[] as readonly MapModule[])).toEqual(expected);
});

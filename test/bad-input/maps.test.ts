// answers for src/board
import { describe, expect, test } from 'vitest';
import { boardFaults } from '../../src/board/check-map';
import {
  createGame,
  createLibrary,
  defineMap,
  getMap,
  type MapData,
  mapIds,
  type ScoreSheet,
} from '../../src/index';
import {
  type Any,
  boardData,
  changed,
  json,
  objectsIn,
  paths,
  refused,
  withField,
  withoutField,
  written,
} from './support';

const SMALL: MapData = {
  id: 'small',
  name: 'Small',
  start: { land: 'urbs', sea: 'urbs' },
  provinces: [
    { id: 'north', name: 'North', color: '#112233', cities: ['alba', 'borea'] },
    { id: 'south', name: 'South', color: '#445566', cities: ['cora'] },
  ],
  cities: [
    { id: 'urbs', name: 'Urbs', letter: 'capital' },
    { id: 'alba', name: 'Alba', letter: 'D' },
    { id: 'borea', name: 'Borea', letter: 'D' },
    { id: 'cora', name: 'Cora', letter: 'A' },
  ],
  routes: [
    { kind: 'land', ends: ['urbs', 'alba'] },
    { kind: 'land', ends: ['alba', 'borea'] },
    { kind: 'sea', ends: ['urbs', 'cora'] },
    { kind: 'sea', ends: ['urbs', 'cora'] },
  ],
  layout: {
    aspect: 1.5,
    cities: { urbs: [0.5, 0.5], alba: [0.5, 0.25], borea: [0.5, 0], cora: [1, 1] },
    routes: {
      'land:alba~urbs': [0.5, 0.4],
      'land:alba~borea': [0.5, 0.1],
      'sea:cora~urbs': [0.7, 0.7],
      'sea:cora~urbs#2': [0.8, 0.7],
    },
  },
};

interface Fault {
  readonly what: string;
  readonly edit: (map: Any) => void;
  /** Something that the error's details have to name. */
  readonly names: string;
  /** The fault that it is, where the shape is right. */
  readonly reason?: string;
}

/** Adds a city with a road and its points on the plan. */
function addCity(map: Any, id: string, letter: string, province?: number): void {
  map.cities.push({ id, name: id, letter });
  map.layout.cities[id] = [0, 0];
  if (province !== undefined) map.provinces[province].cities.push(id);
  addRoute(map, 'land', 'alba', id);
}

function addRoute(map: Any, kind: string, a: string, b: string): void {
  map.routes.push({ kind, ends: [a, b] });
  map.layout.routes[`${kind}:${[a, b].sort().join('~')}`] = [0, 0];
}

const FAULTS: readonly Fault[] = [
  // Tokens.
  {
    what: 'R-2.1: six cities of letter D, of which there are five tokens',
    reason: 'tokensShort',
    edit: (m) => {
      for (const id of ['d-iii', 'd-iv', 'd-v', 'd-vi']) addCity(m, id, 'D', 1);
    },
    names: 'D',
  },
  {
    what: 'R-2.1: eight cities of letter A, of which there are seven tokens',
    reason: 'tokensShort',
    edit: (m) => {
      for (let n = 2; n <= 8; n++) addCity(m, `a-${n}`, 'A', 1);
    },
    names: 'A',
  },
  {
    what: 'R-2.1: a letter that has no tokens',
    edit: (m) => {
      m.cities[1].letter = 'E';
    },
    names: 'cities[1].letter',
  },
  // Cities and provinces.
  {
    what: 'two cities of an id',
    reason: 'placeTwice',
    edit: (m) => m.cities.push({ id: 'alba', name: 'Alba again', letter: 'A' }),
    names: 'alba',
  },
  {
    what: 'two provinces of an id',
    reason: 'provinceTwice',
    edit: (m) => {
      m.provinces[1].id = 'north';
    },
    names: 'north',
  },
  {
    what: 'a field with the id of a city',
    reason: 'placeTwice',
    edit: (m) => {
      m.fields = [{ id: 'alba', name: 'Alba', kind: 'land', exits: [] }];
    },
    names: 'alba',
  },
  {
    what: 'a city in two provinces',
    reason: 'cityTwice',
    edit: (m) => m.provinces[1].cities.push('alba'),
    names: 'alba',
  },
  {
    what: 'a city twice in a province',
    reason: 'cityTwice',
    edit: (m) => m.provinces[0].cities.push('alba'),
    names: 'alba',
  },
  {
    what: 'a city in no province',
    reason: 'cityWithoutProvince',
    edit: (m) => addCity(m, 'dora', 'B'),
    names: 'dora',
  },
  {
    what: 'a city with a printed good in no province',
    reason: 'cityWithoutProvince',
    edit: (m) => addCity(m, 'dora', 'wine'),
    names: 'dora',
  },
  {
    what: 'a province of a city that is not there',
    reason: 'noSuchCity',
    edit: (m) => m.provinces[1].cities.push('atlantis'),
    names: 'atlantis',
  },
  {
    what: 'a province without cities',
    edit: (m) => m.provinces.push({ id: 'east', name: 'East', color: '#000000', cities: [] }),
    names: 'provinces[2].cities',
  },
  {
    what: 'R-4.3: the capital in a province',
    reason: 'notForHouses',
    edit: (m) => m.provinces[1].cities.push('urbs'),
    names: 'urbs',
  },
  {
    what: 'R-10.9: no marker for a province that is not there',
    reason: 'noSuchProvince',
    edit: (m) => {
      m.withoutMarker = ['atlantis'];
    },
    names: 'atlantis',
  },
  // Routes.
  {
    what: 'R-1: a route that ends nowhere',
    reason: 'routeEndsNowhere',
    edit: (m) => addRoute(m, 'land', 'alba', 'atlantis'),
    names: 'atlantis',
  },
  {
    what: 'R-1: a route with one end',
    edit: (m) => m.routes[0].ends.pop(),
    names: 'routes[0].ends',
  },
  {
    what: 'R-1: a route from a city to itself',
    reason: 'routeEndsWhereItBegins',
    edit: (m) => addRoute(m, 'land', 'alba', 'alba'),
    names: 'land:alba~alba',
  },
  {
    what: 'R-1: a route neither by land nor by sea',
    edit: (m) => {
      m.routes[0].kind = 'air';
    },
    names: 'routes[0].kind',
  },
  {
    what: 'a route with the id of another',
    reason: 'routeNamedOtherwise',
    edit: (m) => {
      m.routes[0].id = 'land:alba~borea';
    },
    names: 'land:alba~borea',
  },
  {
    what: 'a route id with its ends in the wrong order',
    reason: 'routeNamedOtherwise',
    edit: (m) => {
      m.routes[0].id = 'land:urbs~alba';
    },
    names: 'land:urbs~alba',
  },
  {
    what: 'a route id that is none',
    edit: (m) => {
      m.routes[0].id = 'alba to urbs';
    },
    names: 'routes[0].id',
  },
  {
    what: 'a field with an exit that is no route',
    reason: 'noSuchExit',
    edit: (m) => {
      m.fields = [{ id: 'outside', name: 'Outside', kind: 'land', exits: ['land:alba~cora'] }];
      m.layout.cities.outside = [0, 0];
    },
    names: 'land:alba~cora',
  },
  {
    what: 'a city that is cut off',
    reason: 'cutOff',
    edit: (m) => {
      m.cities.push({ id: 'dora', name: 'Dora', letter: 'B' });
      m.provinces[1].cities.push('dora');
      m.layout.cities.dora = [0, 0];
    },
    names: 'dora',
  },
  {
    what: 'two cities that are cut off together',
    reason: 'cutOff',
    edit: (m) => {
      for (const id of ['dora', 'ella']) {
        m.cities.push({ id, name: id, letter: 'B' });
        m.provinces[1].cities.push(id);
        m.layout.cities[id] = [0, 0];
      }
      addRoute(m, 'land', 'dora', 'ella');
    },
    names: 'dora',
  },
  // Start places.
  {
    what: 'R-2.4: a start that is no capital',
    reason: 'startsOutsideCapital',
    edit: (m) => {
      m.start.land = 'alba';
    },
    names: 'alba',
  },
  {
    what: 'R-2.4: a start that is not there',
    reason: 'startsOutsideCapital',
    edit: (m) => {
      m.start.sea = 'atlantis';
    },
    names: 'atlantis',
  },
  {
    what: 'R-4.1: a capital for later colonists that is none',
    reason: 'startsOutsideCapital',
    edit: (m) => {
      m.capital = { land: 'urbs', sea: 'cora' };
    },
    names: 'cora',
  },
  {
    what: 'R-4.2: a start that no sea route leaves',
    reason: 'noRouteFromStart',
    edit: (m) => {
      m.routes = m.routes.slice(0, 2);
      m.routes.push({ kind: 'land', ends: ['borea', 'cora'] });
    },
    names: 'urbs',
  },
  {
    what: 'R-2.4: a start for nobody',
    reason: 'nobodyStarts',
    edit: (m) => {
      m.start = { land: [], sea: [] };
    },
    names: 'start',
  },
  {
    what: 'R-2.4: more starts than colonists',
    edit: (m) => {
      m.start.land = Array(4).fill('urbs');
    },
    names: 'start.land',
  },
  {
    what: 'R-2.6: more players at least than at most',
    reason: 'playersTheWrongWay',
    edit: (m) => {
      m.players = [5, 2];
    },
    names: 'players',
  },
  {
    what: 'R-2.6: one player',
    edit: (m) => {
      m.players = [1, 4];
    },
    names: 'players[0]',
  },
  // The plan.
  {
    what: 'a city without a point',
    reason: 'noPointFor',
    edit: (m) => {
      delete m.layout.cities.cora;
    },
    names: 'cora',
  },
  {
    what: 'a second line without a point',
    reason: 'noPointFor',
    edit: (m) => {
      delete m.layout.routes['sea:cora~urbs#2'];
    },
    names: 'sea:cora~urbs#2',
  },
  {
    what: 'a point of a city that is not there',
    reason: 'pointOfNothing',
    edit: (m) => {
      m.layout.cities.atlantis = [0, 0];
    },
    names: 'atlantis',
  },
  {
    what: 'a point of a route that is not there',
    reason: 'pointOfNothing',
    edit: (m) => {
      m.layout.routes['land:atlantis~urbs'] = [0, 0];
    },
    names: 'land:atlantis~urbs',
  },
  {
    what: 'a label of a city that is not there',
    reason: 'labelOfNothing',
    edit: (m) => {
      m.layout.labels = { atlantis: 'right' };
    },
    names: 'atlantis',
  },
  {
    what: 'a point outside the plan',
    edit: (m) => {
      m.layout.cities.cora = [1.01, 0.5];
    },
    names: 'layout.cities.cora[0]',
  },
  {
    what: 'a point above the plan',
    edit: (m) => {
      m.layout.routes['land:alba~urbs'] = [0.5, -0.01];
    },
    names: 'layout.routes.land:alba~urbs[1]',
  },
  {
    what: 'a point with a number missing',
    edit: (m) => {
      m.layout.cities.cora = [0.5];
    },
    names: 'layout.cities.cora',
  },
  {
    what: 'a plan without height',
    edit: (m) => {
      m.layout.aspect = 0;
    },
    names: 'layout.aspect',
  },
  {
    what: 'a colour that is none',
    edit: (m) => {
      m.provinces[0].color = 'red';
    },
    names: 'provinces[0].color',
  },
  ...['Small', 'sm all', '', '-', 'small-', '__proto__', 'a'.repeat(61)].map((id) => ({
    what: `an id like "${id.slice(0, 20)}"`,
    edit: (m: Any) => {
      m.id = id;
    },
    names: 'id',
  })),
];

function expectFault(map: unknown, names: string): void {
  const before = json(map);
  const known = mapIds();
  const error = refused(() => defineMap(map as MapData));
  expect(error.code).toBe('INVALID_MAP');
  const named = [...Object.keys(error.details), ...Object.values(error.details)].map(String);
  expect(named.some((name) => name === names || name.split('.').includes(names))).toBe(true);
  const options: Any = { map, players: 2, seed: 'x' };
  expect(refused(() => createGame(options)).code).toBe('INVALID_OPTIONS');
  expect(mapIds()).toEqual(known);
  expect(map).toEqual(before);
}

test('the map itself is right', () => {
  const map = defineMap(SMALL);
  expect(map.routes.map(({ id }) => id)).toEqual([
    'land:alba~urbs',
    'land:alba~borea',
    'sea:cora~urbs',
    'sea:cora~urbs#2',
  ]);
  const { createGame, legalActions } = createLibrary({ maps: [map] });
  expect(legalActions(createGame({ map: 'small', players: 2, seed: 'x' }))).toHaveLength(6);
});

describe('defineMap refuses', () => {
  test.each(FAULTS)('$what', ({ edit, names, reason }) => {
    const map = changed(SMALL, edit);
    expectFault(map, names);
    if (reason !== undefined) expect(refused(() => defineMap(map)).reason).toBe(reason);
  });

  test('whatever can be wrong with a board', () => {
    const reasons = new Set(FAULTS.map(({ reason }) => reason));
    expect(Object.keys(boardFaults.words).filter((reason) => !reasons.has(reason))).toEqual([]);
  });

  test('an extra key at any level, and names the place', () => {
    for (const path of objectsIn(SMALL)) {
      const error = refused(() => defineMap(withField(SMALL, path, 'extra')));
      expect(error.code).toBe('INVALID_MAP');
      expect(String(error.details.path).startsWith(written(path))).toBe(true);
    }
  });

  test('a __proto__ key at any level, and names the place', () => {
    for (const path of objectsIn(SMALL)) {
      expect(refused(() => defineMap(withField(SMALL, path, '__proto__', {})))).toMatchObject({
        code: 'INVALID_MAP',
        details: { path: written([...path, '__proto__']) },
      });
    }
  });

  test('a map with any key missing', () => {
    for (const path of paths(SMALL)) {
      // A board without points can be played.
      if (typeof path.at(-1) !== 'string' || String(path) === 'layout') continue;
      expect(refused(() => defineMap(withoutField(SMALL, path))).code).toBe('INVALID_MAP');
    }
  });

  test('an instance of a class', () => {
    class Board {}
    expect(refused(() => defineMap(Object.assign(new Board(), SMALL))).code).toBe('INVALID_MAP');
  });

  test.each([
    ['null', null],
    ['a number', 5],
    ['a text', 'none'],
    ['a list', []],
    ['an answer that is no function', { id: 'small', forbid: { buildHouse: true } }],
    ['something that no rules have', { id: 'small', cheat: () => true }],
    ['decisions that are no list', { id: 'small', decisions: {} }],
  ])('rules that are %s', (_, rules) => {
    expect(refused(() => defineMap({ ...SMALL, rules } as Any)).code).toBe('INVALID_RULES');
  });
});

describe('the maps of a library', () => {
  test('two of an id are refused', () => {
    const other = defineMap({ ...boardData('italia'), name: 'Another' });
    expect(refused(() => createLibrary({ maps: [getMap('italia'), other] }))).toMatchObject({
      code: 'INVALID_LIBRARY',
      details: { map: 'italia' },
    });
  });

  test('are no others', () => {
    const own = createLibrary({ maps: [defineMap(SMALL)] });
    expect(own.mapIds()).toEqual(['small']);
    expect(refused(() => own.getMap('italia')).code).toBe('UNKNOWN_MAP');
    expect(refused(() => createGame({ map: 'small', players: 2, seed: 'x' })).code).toBe(
      'UNKNOWN_MAP',
    );
  });

  test('can come from storage', () => {
    const map = defineMap(SMALL);
    expect(defineMap(json(map))).toEqual(map);
    expect(defineMap(boardData('italia'))).toEqual(boardData('italia'));
  });

  test('what getMap returns cannot spoil the map for everybody else', () => {
    const map: Any = getMap('italia');
    try {
      map.name = 'Spoilt';
    } catch (error) {
      expect(error).toBeInstanceOf(TypeError);
    }
    expect(getMap('italia').name).toBe('Italia');
    expect(Object.isFrozen(map) && Object.isFrozen(map.routes)).toBe(true);
  });

  test('R-6.2: a sheet is scored by the map of the library', () => {
    const { scoreGame } = createLibrary({ maps: [defineMap(SMALL)] });
    const sheet: ScoreSheet = {
      map: 'small',
      cityGoods: { alba: 'wine' },
      players: [
        { name: 'Anna', cards: ['prefect'], houses: ['alba'], colonists: 2, money: 0, goods: {} },
      ],
    };
    // One Saturnus card, one province.
    expect(scoreGame(sheet).players[0]?.total).toBe(1);
  });
});

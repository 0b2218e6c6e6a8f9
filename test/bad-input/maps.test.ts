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
import { thrownBy } from '../support/scenario';
import {
  type Any,
  boardData,
  changed,
  GONE,
  json,
  objectsIn,
  paths,
  type StateEdit,
  withField,
  withoutField,
  written,
  wrong,
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

/** The place is what the details of the error have to name; the reason is there where the shape is right. */
const FAULTS: readonly StateEdit[] = [
  // Tokens.
  wrong(
    'R-2.1: six cities of letter D, of which there are five tokens',
    (m) => {
      for (const id of ['d-iii', 'd-iv', 'd-v', 'd-vi']) addCity(m, id, 'D', 1);
    },
    { at: 'D', reason: 'tokensShort' },
  ),
  wrong(
    'R-2.1: eight cities of letter A, of which there are seven tokens',
    (m) => {
      for (let n = 2; n <= 8; n++) addCity(m, `a-${n}`, 'A', 1);
    },
    { at: 'A', reason: 'tokensShort' },
  ),
  wrong('R-2.1: a letter that has no tokens', { 'cities[1].letter': 'E' }),
  // Cities and provinces.
  wrong(
    'two cities of an id',
    (m) => m.cities.push({ id: 'alba', name: 'Alba again', letter: 'A' }),
    { at: 'alba', reason: 'placeTwice' },
  ),
  wrong(
    'two provinces of an id',
    { 'provinces[1].id': 'north' },
    { at: 'north', reason: 'provinceTwice' },
  ),
  wrong(
    'a field with the id of a city',
    { fields: [{ id: 'alba', name: 'Alba', kind: 'land', exits: [] }] },
    { at: 'alba', reason: 'placeTwice' },
  ),
  wrong('a city in two provinces', (m) => m.provinces[1].cities.push('alba'), {
    at: 'alba',
    reason: 'cityTwice',
  }),
  wrong('a city twice in a province', (m) => m.provinces[0].cities.push('alba'), {
    at: 'alba',
    reason: 'cityTwice',
  }),
  wrong('a city in no province', (m) => addCity(m, 'dora', 'B'), {
    at: 'dora',
    reason: 'cityWithoutProvince',
  }),
  wrong('a city with a printed good in no province', (m) => addCity(m, 'dora', 'wine'), {
    at: 'dora',
    reason: 'cityWithoutProvince',
  }),
  wrong('a province of a city that is not there', (m) => m.provinces[1].cities.push('atlantis'), {
    at: 'atlantis',
    reason: 'noSuchCity',
  }),
  wrong(
    'a province without cities',
    (m) => m.provinces.push({ id: 'east', name: 'East', color: '#000000', cities: [] }),
    { at: 'provinces[2].cities' },
  ),
  wrong('R-4.3: the capital in a province', (m) => m.provinces[1].cities.push('urbs'), {
    at: 'urbs',
    reason: 'notForHouses',
  }),
  wrong(
    'R-10.9: no marker for a province that is not there',
    { withoutMarker: ['atlantis'] },
    { at: 'atlantis', reason: 'noSuchProvince' },
  ),
  // Routes.
  wrong('R-1: a route that ends nowhere', (m) => addRoute(m, 'land', 'alba', 'atlantis'), {
    at: 'atlantis',
    reason: 'routeEndsNowhere',
  }),
  wrong('R-1: a route with one end', (m) => m.routes[0].ends.pop(), { at: 'routes[0].ends' }),
  wrong('R-1: a route from a city to itself', (m) => addRoute(m, 'land', 'alba', 'alba'), {
    at: 'land:alba~alba',
    reason: 'routeEndsWhereItBegins',
  }),
  wrong('R-1: a route neither by land nor by sea', { 'routes[0].kind': 'air' }),
  wrong(
    'a route with the id of another',
    { 'routes[0].id': 'land:alba~borea' },
    { at: 'land:alba~borea', reason: 'routeNamedOtherwise' },
  ),
  wrong(
    'a route id with its ends in the wrong order',
    { 'routes[0].id': 'land:urbs~alba' },
    { at: 'land:urbs~alba', reason: 'routeNamedOtherwise' },
  ),
  wrong('a route id that is none', { 'routes[0].id': 'alba to urbs' }),
  wrong(
    'a field with an exit that is no route',
    (m) => {
      m.fields = [{ id: 'outside', name: 'Outside', kind: 'land', exits: ['land:alba~cora'] }];
      m.layout.cities.outside = [0, 0];
    },
    { at: 'land:alba~cora', reason: 'noSuchExit' },
  ),
  wrong(
    'a city that is cut off',
    (m) => {
      m.cities.push({ id: 'dora', name: 'Dora', letter: 'B' });
      m.provinces[1].cities.push('dora');
      m.layout.cities.dora = [0, 0];
    },
    { at: 'dora', reason: 'cutOff' },
  ),
  wrong(
    'two cities that are cut off together',
    (m) => {
      for (const id of ['dora', 'ella']) {
        m.cities.push({ id, name: id, letter: 'B' });
        m.provinces[1].cities.push(id);
        m.layout.cities[id] = [0, 0];
      }
      addRoute(m, 'land', 'dora', 'ella');
    },
    { at: 'dora', reason: 'cutOff' },
  ),
  // Start places.
  wrong(
    'R-2.4: a start that is no capital',
    { 'start.land': 'alba' },
    { at: 'alba', reason: 'startsOutsideCapital' },
  ),
  wrong(
    'R-2.4: a start that is not there',
    { 'start.sea': 'atlantis' },
    { at: 'atlantis', reason: 'startsOutsideCapital' },
  ),
  wrong(
    'R-4.1: a capital for later colonists that is none',
    { capital: { land: 'urbs', sea: 'cora' } },
    { at: 'cora', reason: 'startsOutsideCapital' },
  ),
  wrong(
    'R-4.2: a start that no sea route leaves',
    (m) => {
      m.routes = m.routes.slice(0, 2);
      m.routes.push({ kind: 'land', ends: ['borea', 'cora'] });
    },
    { at: 'urbs', reason: 'noRouteFromStart' },
  ),
  wrong('R-2.4: a start for nobody', { start: { land: [], sea: [] } }, { reason: 'nobodyStarts' }),
  wrong('R-2.4: more starts than colonists', { 'start.land': Array(4).fill('urbs') }),
  wrong(
    'R-2.6: more players at least than at most',
    { players: [5, 2] },
    { reason: 'playersTheWrongWay' },
  ),
  wrong('R-2.6: one player', { players: [1, 4] }, { at: 'players[0]' }),
  // The plan.
  wrong(
    'a city without a point',
    { 'layout.cities.cora': GONE },
    { at: 'cora', reason: 'noPointFor' },
  ),
  wrong(
    'a second line without a point',
    (m) => {
      delete m.layout.routes['sea:cora~urbs#2'];
    },
    { at: 'sea:cora~urbs#2', reason: 'noPointFor' },
  ),
  wrong(
    'a point of a city that is not there',
    { 'layout.cities.atlantis': [0, 0] },
    { at: 'atlantis', reason: 'pointOfNothing' },
  ),
  wrong(
    'a point of a route that is not there',
    (m) => {
      m.layout.routes['land:atlantis~urbs'] = [0, 0];
    },
    { at: 'land:atlantis~urbs', reason: 'pointOfNothing' },
  ),
  wrong(
    'a label of a city that is not there',
    { 'layout.labels': { atlantis: 'right' } },
    { at: 'atlantis', reason: 'labelOfNothing' },
  ),
  wrong(
    'a point outside the plan',
    { 'layout.cities.cora': [1.01, 0.5] },
    { at: 'layout.cities.cora[0]' },
  ),
  wrong(
    'a point above the plan',
    (m) => {
      m.layout.routes['land:alba~urbs'] = [0.5, -0.01];
    },
    { at: 'layout.routes.land:alba~urbs[1]' },
  ),
  wrong('a point with a number missing', { 'layout.cities.cora': [0.5] }),
  wrong('a plan without height', { 'layout.aspect': 0 }),
  wrong('a colour that is none', { 'provinces[0].color': 'red' }),
  ...['Small', 'sm all', '', '-', 'small-', '__proto__', 'a'.repeat(61)].map((id) =>
    wrong(`an id like "${id.slice(0, 20)}"`, { id }),
  ),
];

/** Expects the map to be refused, and the error to name what is wrong in its details. */
function expectFault(map: unknown, name: string): void {
  const before = json(map);
  const known = mapIds();
  const error = thrownBy(() => defineMap(map as MapData));
  expect(error.code).toBe('INVALID_MAP');
  const named = [...Object.keys(error.details), ...Object.values(error.details)].map(String);
  expect(named.some((one) => one === name || one.split('.').includes(name))).toBe(true);
  const options: Any = { map, players: 2, seed: 'x' };
  expect(thrownBy(() => createGame(options)).code).toBe('INVALID_OPTIONS');
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
  test.each(FAULTS)('$what', ({ edit, at: [name = ''], reason }) => {
    const map = changed(SMALL, edit);
    expectFault(map, name);
    if (reason !== undefined) expect(thrownBy(() => defineMap(map)).reason).toBe(reason);
  });

  test('whatever can be wrong with a board', () => {
    const reasons = new Set(FAULTS.map(({ reason }) => reason));
    expect(Object.keys(boardFaults.words).filter((reason) => !reasons.has(reason))).toEqual([]);
  });

  test('an extra key at any level, and names the place', () => {
    for (const path of objectsIn(SMALL)) {
      const error = thrownBy(() => defineMap(withField(SMALL, path, 'extra')));
      expect(error.code).toBe('INVALID_MAP');
      expect(String(error.details.path).startsWith(written(path))).toBe(true);
    }
  });

  test('a __proto__ key at any level, and names the place', () => {
    for (const path of objectsIn(SMALL)) {
      expect(thrownBy(() => defineMap(withField(SMALL, path, '__proto__', {})))).toMatchObject({
        code: 'INVALID_MAP',
        details: { path: written([...path, '__proto__']) },
      });
    }
  });

  test('a map with any key missing', () => {
    for (const path of paths(SMALL)) {
      // A board without points can be played.
      if (typeof path.at(-1) !== 'string' || String(path) === 'layout') continue;
      expect(thrownBy(() => defineMap(withoutField(SMALL, path))).code).toBe('INVALID_MAP');
    }
  });

  test('an instance of a class', () => {
    class Board {}
    expect(thrownBy(() => defineMap(Object.assign(new Board(), SMALL))).code).toBe('INVALID_MAP');
  });
});

describe('the maps of a library', () => {
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

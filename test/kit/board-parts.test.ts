/** Boards in three parts: places for sheets, routes for games, points for pictures. */
import { describe, expect, test } from 'vitest';
import { createEngine } from '../../src/core';
import { createLibrary, getMap } from '../../src/index';
import { boardOf, defineBoard } from '../../src/kit';
import { placesOf, withLayout, withRoutes } from '../../src/kit-rules';
import { imperium, places, undrawn } from '../../src/maps/imperium';
import { roma } from '../../src/maps/roma';
import { createScorer } from '../../src/scoring';
import { boardSvg, stateSvg } from '../../src/svg';
import { thrownBy } from '../support/scenario';

const LAND = { land: 'caput', sea: [] } as const;

const parts = placesOf({
  id: 'terra',
  name: 'Terra',
  start: LAND,
  provinces: [['Terra', '#123456', ['urbs', 'vicus-novus']]],
  cities: [
    ['Caput', 'capital'],
    ['Urbs', 'A'],
    ['Vicus Novus', 'B', 'V. Novus'],
  ],
});
const board = withRoutes(
  parts,
  [
    ['land', 'caput', 'urbs'],
    ['land', 'urbs', 'vicus-novus', 'pass'],
  ],
  [['Boat', 'land', []]],
);
const map = defineBoard(board);
const POINTS = {
  aspect: 2,
  cities: [0.1, 0.2, 0.5, 0.2, 0.9, 0.2, 0.1, 0.8],
  routes: [0.3, 0.2, 0.7, 0.2],
};

test('the parts make the board that whole lines make', () => {
  const whole = boardOf({
    id: 'terra',
    name: 'Terra',
    start: LAND,
    aspect: 2,
    provinces: [['Terra', '#123456', ['urbs', 'vicus-novus']]],
    cities: [
      ['Caput', 'capital', 0.1, 0.2],
      ['Urbs', 'A', 0.5, 0.2],
      ['Vicus Novus', 'B', 0.9, 0.2, 'V. Novus'],
    ],
    fields: [['Boat', 'land', 0.1, 0.8, []]],
    routes: [
      ['land', 'caput', 'urbs', 0.3, 0.2],
      ['land', 'urbs', 'vicus-novus', 0.7, 0.2, 'pass'],
    ],
  });
  expect(withLayout(map, POINTS)).toEqual(defineBoard(whole));
  expect(whole.layout?.cities).toEqual({
    caput: [0.1, 0.2],
    urbs: [0.5, 0.2],
    'vicus-novus': [0.9, 0.2],
    boat: [0.1, 0.8],
  });
});

describe('a map without points', () => {
  test('is played', () => {
    const state = createLibrary({ maps: [map] }).createGame({
      map: 'terra',
      players: 2,
      seed: 's',
    });
    expect(Object.keys(state.board.cityGoods)).toEqual(['urbs', 'vicus-novus']);
  });

  test('is not drawn', () => {
    const refused = {
      code: 'INVALID_MAP',
      reason: 'withoutPoints',
      details: { path: 'layout', map: 'Terra' },
    };
    expect(thrownBy(() => boardSvg(map))).toMatchObject(refused);
    const state = createEngine({ maps: [map] }).createGame({ map: 'terra', players: 2, seed: 's' });
    expect(thrownBy(() => stateSvg(state, { map }))).toMatchObject(refused);
  });
});

describe('points', () => {
  test.each([
    ['too few for the cities', { ...POINTS, cities: [0.1, 0.2] }, 'cities', 8],
    ['too few for the routes', { ...POINTS, routes: [] }, 'routes', 4],
    ['too many', { ...POINTS, routes: [...POINTS.routes, 0, 0] }, 'routes', 4],
    ['half a point', { ...POINTS, routes: [0.3, 0.2, 0.7] }, 'routes', 4],
    ['no numbers', { ...POINTS, cities: 'none' as unknown as number[] }, 'cities', 8],
  ])('%s: refused', (_what, points, path, exactly) => {
    expect(thrownBy(() => withLayout(map, points))).toMatchObject({
      code: 'INVALID_MAP',
      reason: 'wrongSize',
      message: expect.stringMatching(new RegExp(`: expected exactly ${exactly} items$`)),
      details: { path, exactly },
    });
  });

  test('outside of the board: refused, with its place', () => {
    const points = { ...POINTS, routes: [0.3, 0.2, 0.7, 1.2] };
    expect(thrownBy(() => withLayout(map, points))).toMatchObject({
      code: 'INVALID_MAP',
      details: { path: 'layout.routes.land:urbs~vicus-novus[1]' },
    });
  });

  test('missing: refused', () => {
    const points = undefined as unknown as typeof POINTS;
    expect(thrownBy(() => withLayout(map, points))).toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('of a map that nobody has checked: refused', () => {
    const unchecked = { ...map };
    expect(thrownBy(() => withLayout(unchecked, POINTS))).toMatchObject({
      code: 'INVALID_LIBRARY',
    });
  });
});

describe('of this package', () => {
  test('games are played on a map without points', () => {
    expect('layout' in undrawn).toBe(false);
    const options = { map: 'imperium', players: 3, seed: 'ludi' } as const;
    const [light, whole] = [undrawn, imperium].map((one) =>
      createEngine({ maps: [one] }).createGame(options),
    );
    expect(light).toEqual(whole);
  });

  test('R-6.2: sheets are scored with the places alone', () => {
    const player = { name: 'Livia', cards: ['senator'], colonists: 2, money: 12, goods: {} };
    const cityGoods = { londinium: 'brick', lutetia: 'wine' } as const;
    const houses = ['londinium', 'lutetia'];
    const sheet = { map: 'imperium', cityGoods, players: [{ ...player, houses }] };
    const [light, whole] = [places, imperium].map((one) =>
      createScorer({ maps: [one] }).scoreGame(sheet),
    );
    expect(light).toEqual(whole);
    // Twelve sestertii.
    expect(light?.players[0]?.gods.vesta?.points).toBe(1);
  });

  test('the main entry gives its maps whole', () => {
    expect(getMap('imperium')).toEqual(imperium);
    expect(getMap('roma').layout).toBe(roma.layout);
    expect(Object.keys(getMap('roma'))).not.toContain('rules');
  });
});

/** Pictures of games: every piece, for states and views, of any map; what is wrong is refused. */
import { describe, expect, test } from 'vitest';
import { chanceFromSeed, planner, playOut } from '../../src/bots';
import * as library from '../../src/index';
import {
  ConcordiaError,
  createGame,
  type GameState,
  getMap,
  type Layout,
  type MapData,
  mapIds,
  type NewGame,
  nameOf,
  viewFor,
} from '../../src/index';
import { placeKeys } from '../../src/model/map';
import { boardSvg, stateSvg, stateSvgWith } from '../../src/svg';
import { someBeforePush } from '../support/night';
import { thrownBy } from '../support/scenario';
import { toyLibrary } from '../support/toy-map';
import { all, namesOf, ofKind, parse, pointOf, type Tag, titleOf } from './drawn';

/** Somewhere in the middle: planners have built by then. */
function midGame(options: NewGame): GameState {
  const start = createGame(options);
  const { states } = playOut(library, start, planner, chanceFromSeed('svg'), 150);
  return states.at(-1) ?? start;
}

const RELAID = someBeforePush(mapIds(), 4);

const NAMES = ['Livia', 'Gaius', 'Flavia', 'Marcus'];
const GAME = midGame({ map: 'imperium', players: NAMES, seed: 'svg' });

function tagOf(picture: Tag, id: string): Tag {
  const [tag] = all(picture).filter(({ attributes }) => attributes['data-id'] === id);
  if (tag === undefined) throw new Error(`there is no ${id}`);
  return tag;
}

describe.each(mapIds())('%s', (map) => {
  const state = midGame({ map, players: 5, seed: 'svg' });
  const { board } = state;
  const markup = stateSvg(state);
  const picture = parse(markup);
  const keys = placeKeys(getMap(map));

  test('shows every house at its city', () => {
    const drawn = ofKind(picture, 'city').flatMap((city) =>
      ofKind(city, 'house').map((house) => [
        city.attributes['data-id'],
        Number(house.attributes['data-seat']),
        house.text,
      ]),
    );
    const built = Object.entries(board.houses).flatMap(([city, seats]) =>
      seats.map((seat) => [city, seat, `${seat + 1}`]),
    );
    expect(built.length).toBeGreaterThanOrEqual(5);
    expect(drawn.sort()).toEqual(built.sort());
  });

  test('shows every colonist at its place, none over another one', () => {
    const drawn = ofKind(picture, 'colonist');
    expect(
      drawn.map(({ attributes, text }) => [attributes['data-at'], text.slice(0, 1)]).sort(),
    ).toEqual(board.colonists.map(({ at, seat }) => [keys.get(at), `${seat + 1}`]).sort());
    const points = drawn.map((tag) => pointOf(tag).join());
    expect(new Set(points).size).toBe(points.length);
  });

  test('shows the good of every city, and every marker', () => {
    const goods = ofKind(picture, 'city').map((city) => [
      city.attributes['data-id'],
      titleOf(city).split(' – ')[1],
    ]);
    expect(goods.sort()).toEqual(
      expect.arrayContaining(Object.entries(board.cityGoods).map((entry) => [...entry])),
    );
    expect(ofKind(picture, 'marker')).toHaveLength(Object.keys(board.markers).length);
  });

  test('leaves names where they are on the empty board', () => {
    expect(namesOf(picture)).toEqual(namesOf(parse(boardSvg(getMap(map)))));
  });

  test('is the same for all who look on, and after JSON', () => {
    expect(stateSvg(viewFor(state, 'spectator'))).toBe(markup);
    expect(stateSvg(viewFor(state, 2))).toBe(markup);
    expect(stateSvg(JSON.parse(JSON.stringify(state)))).toBe(markup);
    // With a map that is given, the whole board is laid out again.
    if (RELAID.includes(map)) expect(stateSvg(state, { map: getMap(map) })).toBe(markup);
  });
});

describe('a state', () => {
  test('a city says its good and whose houses stand there, in the order they were built', () => {
    const board = {
      ...GAME.board,
      cityGoods: { ...GAME.board.cityGoods, novaria: 'wine' as const },
      houses: { novaria: [0, 1] },
    };
    const picture = parse(stateSvg({ ...GAME, board }));
    expect(titleOf(tagOf(picture, 'novaria'))).toBe('Novaria – wine – Livia, Gaius');
  });

  test('R-2.6: in a capital, like colonists lie in a stack that says how many they are', () => {
    const start = createGame({ map: 'imperium', players: NAMES, seed: 'stack' });
    const more = [0, 0, 1].map((seat) => ({ seat, kind: 'land' as const, at: 'roma' }));
    const board = { ...start.board, colonists: [...start.board.colonists, ...more] };
    const drawn = ofKind(parse(stateSvg({ ...start, board })), 'colonist');
    const inRoma = drawn.filter(({ attributes }) => attributes['data-at'] === 'capital:roma');
    const said = inRoma.map(({ attributes, text }) => [
      `${attributes['data-of']} ${attributes['data-seat']}`,
      text.slice(1),
    ]);
    expect(said.filter(([, count]) => count !== '')).toEqual([
      ['land 0', '3×'],
      ['land 1', '2×'],
    ]);
    expect(inRoma).toHaveLength(11);
  });

  test('R-2.2: a marker shows its good, or the coins on its back', () => {
    const italia = { good: 'wine', coins: 2 } as const;
    const picture = (side: 'goods' | 'coins') => {
      const markers = { italia: { ...italia, side } };
      return parse(stateSvg({ ...GAME, board: { ...GAME.board, markers } }));
    };
    expect(titleOf(tagOf(picture('goods'), 'italia'))).toBe('Italia – wine');
    expect(titleOf(tagOf(picture('coins'), 'italia'))).toBe('Italia – 2');
    expect(ofKind(picture('goods'), 'marker').map(({ text }) => text)).toEqual(['']);
    expect(ofKind(picture('coins'), 'marker').map(({ text }) => text)).toEqual(['2']);
  });

  test('the legend names who plays, whatever they are called', () => {
    const names = ['<script>alert(1)</script>', '"&amp;\'', '\ud83c\udfb2', 'a\ud800b\u0000c'];
    const players = names.map((name) => ({ name }));
    const picture = parse(stateSvg({ ...GAME, players }));
    expect(picture.text).toContain('<script>alert(1)</script>');
    expect(picture.text).toContain('"&amp;\'');
    expect(picture.text).toContain('a\ufffdb\ufffdc');
    expect(all(picture).map(({ name }) => name)).not.toContain('script');
  });

  test('R-2.6: six in teams have six colours and six numbers', () => {
    const state = createGame({ map: 'imperium', players: 6, teams: true, seed: 'svg' });
    const houses = { novaria: [0, 1, 2, 3, 4, 5] };
    const picture = parse(stateSvg({ ...state, board: { ...state.board, houses } }));
    const drawn = ofKind(picture, 'house');
    const paints = drawn.map((house) => house.children.find(({ name }) => name === 'path'));
    expect(new Set(paints.map((path) => path?.attributes.fill)).size).toBe(6);
    expect(drawn.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(new Set(drawn.map((house) => pointOf(house).join())).size).toBe(6);
  });

  test('R-9.15: provinces that are left out are not drawn', () => {
    const options = { map: 'ionium', players: 2, seed: 'svg', omitProvinces: ['rhodos'] };
    const picture = parse(stateSvg(createGame(options)));
    expect(ofKind(picture, 'province')).toHaveLength(11);
    expect(ofKind(picture, 'city').map((tag) => tag.attributes['data-id'])).not.toContain('patara');
  });

  test('of a map from elsewhere is drawn with it', () => {
    const toys = toyLibrary({});
    const map = toys.getMap('toy');
    const state = toys.createGame({ map: 'toy', players: ['Livia', 'Gaius'], seed: 'svg' });
    expect(thrownBy(() => stateSvg(state)).code).toBe('UNKNOWN_MAP');
    expect(titleOf(parse(stateSvg(state, { map })))).toBe('Toy – Livia, Gaius');
    expect(thrownBy(() => stateSvg(GAME, { map })).message).toBe(
      'The state is on the map imperium, but the map is toy.',
    );
  });

  test('of a library is drawn with its maps and no others', () => {
    const toys = toyLibrary({});
    const map = toys.getMap('toy');
    const state = toys.createGame({ map: 'toy', players: ['Livia', 'Gaius'], seed: 'svg' });
    const toySvg = stateSvgWith(toys);
    expect(toySvg(state)).toBe(stateSvg(state, { map }));
    expect(thrownBy(() => toySvg(GAME)).code).toBe('UNKNOWN_MAP');
    expect(stateSvgWith(library)(GAME)).toBe(stateSvg(GAME));
    let asked = 0;
    const getMap: typeof toys.getMap = (id) => {
      asked += 1;
      return toys.getMap(id);
    };
    const once = stateSvgWith({ getMap });
    expect([once(state), once(state)]).toEqual([toySvg(state), toySvg(state)]);
    expect(asked).toBe(1);
    // As callers without types might call it.
    expect(thrownBy(() => Reflect.apply(stateSvgWith, undefined, [null])).code).toBe(
      'INVALID_INPUT',
    );
  });

  test.each<[string, unknown, string]>([
    ['nothing', undefined, ''],
    ['a number', 3, ''],
    ['an empty object', {}, 'map'],
    ['no board', { ...GAME, board: 1 }, 'board'],
    [
      'a seat nobody has',
      { ...GAME, board: { ...GAME.board, houses: { roma: [5] } } },
      'board.houses.roma',
    ],
    [
      'a city that is not there',
      { ...GAME, board: { ...GAME.board, houses: { rom: [0] } } },
      'board.houses',
    ],
    [
      'a colonist nowhere',
      { ...GAME, board: { ...GAME.board, colonists: [{ seat: 0, kind: 'sea', at: 'rom' }] } },
      'board.colonists[0].at',
    ],
  ])('%s is refused', (_, state, path) => {
    // As a caller without types would pass it.
    const draw: (state: never) => string = stateSvg;
    const error = thrownBy(() => draw(state as never));
    expect(error.code).toBe('INVALID_STATE');
    expect(error.details.path).toBe(path);
  });

  test('says which id is meant', () => {
    const board = { ...GAME.board, houses: { novarria: [0] } };
    expect(thrownBy(() => stateSvg({ ...GAME, board })).message).toBe(
      'Not a valid state, at board.houses: there is no novarria on Imperium; did you mean novaria?',
    );
  });
});

describe('options', () => {
  const map = getMap('imperium');
  const rings = (tag: Tag): number =>
    tag.children.filter(({ attributes }) => attributes.class === 'concordia-ring').length;

  test('highlight marks cities, provinces, routes and other places', () => {
    const marked = ['novaria', 'italia', 'sea:massilia~roma', 'roma'];
    const picture = parse(boardSvg(map, { highlight: marked }));
    for (const id of marked) expect(rings(tagOf(picture, id)), id).toBe(1);
    expect(all(picture).reduce((sum, tag) => sum + rings(tag), 0)).toBe(4);
    const roma = parse(boardSvg(getMap('roma'), { highlight: ['start-field', 'via-appia'] }));
    expect(all(roma).reduce((sum, tag) => sum + rings(tag), 0)).toBe(2);
  });

  test.each([
    [
      'novarai',
      'Not a valid input, at highlight[1]: there is no novarai on Imperium; did you mean novaria?',
      { reason: 'notOnMap', id: 'novarai', map: 'Imperium', nearest: 'novaria' },
    ],
    [
      'sea:roma~massilia',
      'There is no route sea:roma~massilia on Imperium; this route is sea:massilia~roma.',
      {
        reason: 'unknownPlace',
        unknown: 'sea:roma~massilia',
        what: 'route',
        board: 'Imperium',
        nearest: 'sea:massilia~roma',
        isSame: true,
      },
    ],
    [
      'x',
      'Not a valid input, at highlight[1]: there is no x on Imperium',
      { reason: 'notOnMap', id: 'x', map: 'Imperium' },
    ],
  ])('%s is refused', (id, message, { reason, ...facts }) => {
    const error = thrownBy(() => boardSvg(map, { highlight: ['roma', id] }));
    expect(error).toMatchObject({ code: 'INVALID_INPUT', reason, message });
    expect(error.details).toEqual({ path: 'highlight[1]', ...facts });
  });

  test('nameOf gives places, provinces, goods and kinds of routes their names', () => {
    const german: Readonly<Record<string, string>> = { roma: 'Rom', wine: 'Wein', land: 'zu Land' };
    const picture = parse(
      stateSvg(GAME, { nameOf: (id) => german[id] ?? nameOf(map, id), title: 'Ein Spiel' }),
    );
    expect(titleOf(picture)).toBe('Ein Spiel');
    expect(titleOf(tagOf(picture, 'roma'))).toBe('Rom');
    expect(titleOf(tagOf(picture, 'land:novaria~roma'))).toBe('Novaria–Rom (zu Land)');
    expect(picture.text).toContain('Wein');
  });

  test('names of any length find a place, and are cut where they are endless', () => {
    const long = parse(boardSvg(map, { nameOf: (id) => `${id} `.repeat(1000) }));
    for (const { name } of namesOf(long)) expect(name.length).toBeLessThanOrEqual(81);
    expect(boardSvg(map, { nameOf: () => '<&">'.repeat(1000) }).length).toBeLessThan(200_000);
  });

  test.each<[options: unknown, path: string, reason: string, why: string]>([
    [{ highlight: 'roma' }, 'highlight', 'wrongType', 'expected a list, found a text'],
    [{ highlight: ['roma', {}] }, 'highlight[1]', 'wrongType', 'expected a text, found an object'],
    [
      { highlight: Array(501).fill('roma') },
      'highlight',
      'wrongSize',
      'expected at most 500 items',
    ],
    [{ nameOf: 'Roma' }, 'nameOf', 'wrongType', 'expected a function, found a text'],
    [
      { nameOf: (id: string) => (id === 'hispania' ? ' ' : id) },
      'nameOf',
      'nameMissing',
      'the name of hispania is missing',
    ],
    [{ title: [] }, 'title', 'wrongType', 'expected a text, found a list'],
    [
      { higlight: [] },
      'higlight',
      'unknownField',
      'unknown field “higlight” (did you mean highlight?)',
    ],
    [[], '', 'wrongType', 'expected an object, found a list'],
  ])('%o is refused', (options, path, reason, why) => {
    const error = thrownBy(() => boardSvg(map, options as never));
    expect(error).toMatchObject({ code: 'INVALID_INPUT', reason, details: { path } });
    expect(error.message).toBe(`Not a valid input${path && `, at ${path}`}: ${why}`);
  });

  test('whatever throws ends in an error of the library', () => {
    const trap = new Proxy({}, { get: () => raise(), ownKeys: () => raise() });
    expect(thrownBy(() => boardSvg(map, trap))).toBeInstanceOf(ConcordiaError);
    expect(thrownBy(() => boardSvg(trap as never))).toBeInstanceOf(ConcordiaError);
    expect(thrownBy(() => stateSvg(trap as never))).toBeInstanceOf(ConcordiaError);
    expect(thrownBy(() => boardSvg(map, { nameOf: raise }))).toBeInstanceOf(ConcordiaError);
  });
});

function raise(): never {
  throw new TypeError('trapped');
}

describe('maps from elsewhere', () => {
  /** Two cities and a capital in a row, one of a colour and name of its own. */
  const tiny = (name: string, aspect: number, labels?: Layout['labels']): MapData => ({
    id: 'tiny',
    name,
    start: { land: 'caput', sea: [] },
    provinces: [{ id: 'terra', name, color: '#123456', cities: ['urbs', 'vicus'] }],
    cities: [
      { id: 'caput', name: 'Caput', letter: 'capital' },
      { id: 'urbs', name, letter: 'A' },
      { id: 'vicus', name: 'Vicus', letter: 'cloth' },
    ],
    routes: [
      { kind: 'land', ends: ['caput', 'urbs'] },
      { kind: 'land', ends: ['urbs', 'vicus'] },
    ],
    layout: {
      aspect,
      cities: { caput: [0, 0.5], urbs: [0.5, 0.5], vicus: [1, 0.5] },
      routes: { 'land:caput~urbs': [0.25, 0.5], 'land:urbs~vicus': [0.75, 0.5] },
      ...(labels === undefined ? {} : { labels }),
    },
  });

  test('are checked, escaped and drawn', () => {
    const picture = parse(boardSvg(tiny('<b>&"', 1)));
    expect(titleOf(tagOf(picture, 'urbs'))).toBe('<b>&" – A');
    expect(thrownBy(() => boardSvg({ ...tiny('x', 1), routes: [] })).code).toBe('INVALID_MAP');
    expect(thrownBy(() => boardSvg(null as never)).code).toBe('INVALID_MAP');
  });

  test.each([0.000001, 0.3, 1, 100])(
    'of width %f times the height have a picture of sane size',
    (aspect) => {
      const markup = boardSvg(tiny('Terra', aspect));
      const [width = 0, height = 0] = (parse(markup).attributes.viewBox ?? '')
        .split(' ')
        .slice(2)
        .map(Number);
      expect(width).toBeGreaterThan(300);
      expect(height).toBeGreaterThan(300);
      expect(Math.max(width, height)).toBeLessThan(2000);
      expect(markup).not.toMatch(/NaN|Infinity/);
    },
  );

  test('say with `labels` on which side a name stands', () => {
    const boxOf = (labels?: Layout['labels']) => {
      const picture = parse(boardSvg(tiny('Terra', 1, labels)));
      const [, y] = pointOf(tagOf(picture, 'vicus'));
      const vicus = namesOf(picture).find(({ name }) => name === 'Vicus');
      return { y, top: vicus?.box.top ?? 0, bottom: vicus?.box.bottom ?? 0 };
    };
    const above = boxOf({ vicus: 'above' });
    expect(above.bottom).toBeLessThan(above.y - 13);
    const below = boxOf({ vicus: 'below' });
    expect(below.top).toBeGreaterThan(below.y + 13);
    const error = thrownBy(() => boardSvg(tiny('x', 1, { vicsu: 'above' })));
    expect(error.code).toBe('INVALID_MAP');
    expect(error.message).toBe(
      'Not a valid map, at layout.labels: there is a label of vicsu, which does not exist',
    );
  });
});

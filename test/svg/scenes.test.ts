/** Scenes: stable keys, everything that is public, and nothing that runs. */
import { describe, expect, test } from 'vitest';
import { chanceFromSeed, playOut, random } from '../../src/bots';
import * as library from '../../src/index';
import {
  createGame,
  type GameState,
  type GameView,
  getMap,
  mapIds,
  type NewGame,
  viewFor,
} from '../../src/index';
import { french } from '../../src/languages/fr';
import { allMaps } from '../../src/maps/all';
import { allModules } from '../../src/modules/all';
import {
  boardScene,
  boardSvg,
  type SceneMeaning,
  type SceneNode,
  sceneSvg,
  seatPaints,
  stateScene,
  stateSceneWith,
  stateSvg,
} from '../../src/svg';
import { thrownBy } from '../support/scenario';

const NAMES = ['Livia', 'Gaius', 'Flavia'];
const sceneOf = stateSceneWith(library);

function nodesIn(node: SceneNode): readonly SceneNode[] {
  return [node, ...node.children.flatMap(nodesIn)];
}

function meaningsIn(scene: SceneNode): readonly SceneMeaning[] {
  return nodesIn(scene).flatMap(({ meaning }) => meaning ?? []);
}

function started(options: Partial<NewGame> & { readonly map: string }): GameState {
  return createGame({ players: NAMES, seed: 'scenes', ...options });
}

describe.each(mapIds())('%s', (map) => {
  const start = started({ map, modules: ['forum'] });
  const { states, actions } = playOut(library, start, random, chanceFromSeed('scenes'), 150);

  test('all keys differ, all through a game, and a colonist keeps its own', () => {
    let before = new Map<string, SceneMeaning>();
    let moves = 0;
    for (const [index, { type }] of actions.entries()) {
      if (!/move|ship/i.test(type)) continue;
      const meanings = meaningsIn(sceneOf(states[index + 1] ?? start));
      const after = new Map(meanings.map((meaning) => [meaning.key, meaning]));
      expect(after.size).toBe(meanings.length);
      const colonists = [...before.values()].filter(({ kind }) => kind === 'colonist');
      const moved = colonists.filter(({ key, at }) => after.get(key)?.at !== at);
      // Between two moves nobody else is moved, and no one is lost.
      expect(moved.length).toBeLessThanOrEqual(1);
      moves += moved.length;
      before = after;
    }
    expect(moves).toBeGreaterThan(2);
  });

  test('every place has its key, its point and its name; a piece says where it lies', () => {
    const meanings = meaningsIn(sceneOf(start));
    const keys = new Set(meanings.map(({ key }) => key));
    const { cities, provinces, routes, fields = [] } = getMap(map);
    const places = meanings.filter(({ point }) => point !== undefined);
    expect(places).toHaveLength([cities, provinces, routes, fields].flat().length);
    for (const { key, kind, label, at } of meanings) {
      expect(key.startsWith(`${kind}:`), key).toBe(true);
      expect(label.trim(), key).not.toBe('');
      if (at !== undefined) expect(keys, key).toContain(at);
    }
  });
});

test('R-9.15: Sparta of Ionium is a city and a province, each with a key', () => {
  const marked = (id: string) =>
    nodesIn(stateScene(started({ map: 'ionium' }), { highlight: [id] })).flatMap(
      ({ meaning, children }) =>
        children.some(({ attributes }) => attributes.class === 'concordia-ring')
          ? (meaning?.key ?? [])
          : [],
    );
  expect(marked('province:sparta')).toEqual(['province:sparta']);
  expect(marked('city:sparta')).toEqual(['city:sparta']);
  expect(marked('sparta')).toEqual(['province:sparta', 'city:sparta']);
});

test('markers lie above routes, and below places', () => {
  const order = nodesIn(stateScene(started({ map: 'imperium' }))).flatMap(
    ({ meaning }) => meaning?.kind ?? [],
  );
  expect(order.indexOf('marker')).toBeGreaterThan(order.lastIndexOf('route'));
  expect(order.lastIndexOf('marker')).toBeLessThan(order.indexOf('city'));
});

describe('what is public is drawn', () => {
  const view = viewFor(started({ map: 'imperium', modules: ['salt'] }), 0);
  const [livia, gaius, flavia] = view.players;
  const drawn = (change: Partial<GameView>) => stateSvg({ ...view, ...change });
  if (livia === undefined || gaius === undefined || flavia === undefined) throw new Error();
  const changed = (change: Partial<typeof gaius>) =>
    drawn({ players: [livia, { ...gaius, ...change }, flavia] });

  test.each<readonly [string, string]>([
    ['the cards for sale', drawn({ display: view.display.toReversed() })],
    ['an empty place of the display', drawn({ display: view.display.with(2, null) })],
    ['money', changed({ money: 99 })],
    ['goods', changed({ goods: { ...gaius.goods, wine: 4 } })],
    ['colonists in the storehouse', changed({ storehouse: { land: 1, sea: 2 } })],
    ['houses left', changed({ houses: 3 })],
    ['the number of cards in a hand', changed({ hand: gaius.hand.slice(1) })],
    ['the card on top of a discard', changed({ discard: ['mercator'] })],
  ])('%s', (_, other) => {
    expect(other).not.toBe(drawn({}));
  });

  test('and what is hidden is not', () => {
    const hand = ['senator', 'tribune', 'prefect', 'architect', 'diplomat', 'mercator', 'colonist'];
    expect(hand).toHaveLength(gaius.hand.length);
    expect(changed({ hand })).toBe(drawn({}));
    const under = changed({ discard: ['senator', 'mercator'] });
    expect(under).toBe(changed({ discard: ['mercator'] }));
  });

  test('without the option beside only the board is drawn', () => {
    const board = stateScene(view, { beside: false });
    const kinds = new Set(meaningsIn(board).map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(
      ['capital', 'city', 'colonist', 'marker', 'province', 'route', 'token'].sort(),
    );
    const { width, height } = boardScene(getMap('imperium'), { beside: false }).attributes;
    expect(board.attributes).toMatchObject({ width, height });
  });

  test('in the language of a library', () => {
    const words = library.createLibrary({ maps: allMaps, modules: allModules, words: french });
    const labels = meaningsIn(stateSceneWith(words)(view)).map(({ label }) => label);
    expect(labels).toContain('Livia – vin (1)');
    const [card] = view.display;
    expect(labels).toContain(words.nameOf(view, card ?? ''));
  });
});

describe('a scene', () => {
  const scene = stateScene(started({ map: 'roma' }), { title: '<b>"&' });

  test('is printed as the picture, in whole and in part', () => {
    const state = started({ map: 'roma' });
    expect(sceneSvg(stateScene(state))).toBe(stateSvg(state));
    expect(sceneSvg(boardScene(getMap('roma')))).toBe(boardSvg(getMap('roma')));
    const [city] = nodesIn(scene).filter(({ meaning }) => meaning?.kind === 'city');
    if (city === undefined) throw new Error('no city');
    expect(sceneSvg(city)).toMatch(/^<g data-kind="city" data-key="city:.*<\/g>$/);
    expect(sceneSvg(scene)).toContain('<title>&lt;b&gt;&quot;&amp;</title>');
  });

  test('is plain data, and frozen', () => {
    expect(sceneSvg(JSON.parse(JSON.stringify(scene)))).toBe(sceneSvg(scene));
    expect(Object.isFrozen(scene) && nodesIn(scene).every(Object.isFrozen)).toBe(true);
  });

  const plain = { element: 'g', attributes: {}, children: [] };
  test.each<readonly [string, unknown]>([
    ['a script', { ...plain, element: 'script' }],
    ['a foreign object', { ...plain, children: [{ ...plain, element: 'foreignObject' }] }],
    ['a listener', { ...plain, attributes: { onclick: 'alert(1)' } }],
    ['a link', { ...plain, attributes: { href: 'https://example.org' } }],
    ['a paint from elsewhere', { ...plain, attributes: { fill: 'url(https://example.org)' } }],
    ['the same in another style', { ...plain, attributes: { style: 'fill:u\\72l(x)' } }],
    ['an attribute that ends itself', { ...plain, attributes: { 'a="b" onload': 'x' } }],
    ['a style sheet', { ...plain, element: 'style', text: '@import "x"' }],
    ['no children', { element: 'g', attributes: {} }],
    ['a text', '<svg/>'],
  ])('with %s is refused', (_, node) => {
    expect(thrownBy(() => sceneSvg(node as never))).toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('that has no end is refused', () => {
    const endless = { ...plain, children: [] as unknown[] };
    endless.children.push(endless);
    expect(thrownBy(() => sceneSvg(endless as never))).toMatchObject({ code: 'INVALID_INPUT' });
  });
});

test('R-2.6: six seats have six colours', () => {
  expect(new Set(seatPaints.map(({ fill }) => fill)).size).toBe(6);
  expect(Object.isFrozen(seatPaints)).toBe(true);
});

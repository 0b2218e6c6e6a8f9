/** What the maps and modules of this package keep on the board and beside it, and what is wrong as the option `parts`. */
import { describe, expect, test } from 'vitest';
import { chanceFromSeed, planner, playOut } from '../../src/bots';
import * as library from '../../src/index';
import { createGame, type GameState, type NewGame, picturesOf, viewFor } from '../../src/index';
import { french } from '../../src/languages/fr';
import { allMaps } from '../../src/maps/all';
import { allModules } from '../../src/modules/all';
import { forumTiles } from '../../src/modules/forum';
import { stateSvg, stateSvgWith } from '../../src/svg';
import { forumOf, thrownBy } from '../support/scenario';
import { ofKind, parse, type Tag, titleOf } from './drawn';

const NAMES = ['Livia', 'Gaius', 'Flavia'];
const draw = stateSvgWith(library);
const start = (options: Partial<NewGame> & { readonly map: string }) =>
  createGame({ players: NAMES, seed: 'parts', ...options });

/** What is shown, by kind and label. */
function itemsOf(state: GameState): readonly (readonly string[])[] {
  return picturesOf(state).flatMap(({ items }) => items.map(({ kind, label }) => [kind, label]));
}

function items(picture: Tag): readonly Tag[] {
  return ofKind(picture, 'item');
}

describe('the parts of this package', () => {
  test('R-10.4: a castle shows the good it holds', () => {
    const state = start({ map: 'germania' });
    const { castles } = state.parts.germania ?? { castles: {} };
    const picture = parse(draw(state));
    const drawn = ofKind(picture, 'castle').flatMap((castle) =>
      items(castle).map((item) => [castle.attributes['data-id'], titleOf(item).split(' – ')[1]]),
    );
    expect(drawn.sort()).toEqual(
      Object.entries(castles)
        .map((entry) => [...entry])
        .sort(),
    );
    expect(drawn).toHaveLength(10);
  });

  test('R-10.8: the flood begins in Kush', () => {
    const state = start({ map: 'aegyptus' });
    expect(picturesOf(state)).toEqual([
      {
        part: 'aegyptus',
        label: 'Flood of the Nile',
        items: [
          {
            key: 'flood',
            kind: 'flood',
            place: 'kush',
            text: '≈',
            label: 'Flood of the Nile – Kush',
          },
        ],
      },
    ]);
  });

  test('R-10.1: the rows of the volcano lie in their provinces, and nobody sees the stack', () => {
    const state = start({ map: 'sicilia' });
    const { rows, stack = [] } = viewFor(state, 0).parts.sicilia ?? {};
    expect(itemsOf(state)).toEqual([
      ['volcanoTiles', `Volcano – Grey – ${rows?.grey}`],
      ['volcanoTiles', `Volcano – Yellow – ${rows?.yellow}`],
      ['volcanoTiles', `Volcano – Orange – ${rows?.orange}`],
      ['stack', `Stack – ${stack.length}`],
    ]);
  });

  test('R-10.2: a marked god is told with who marked it, and the points of Byzantium', () => {
    const state = start({ map: 'roma' });
    expect(picturesOf(state)[0]?.items).toEqual([]);
    const { roma } = state.parts;
    if (roma === undefined) throw new Error('roma keeps nothing');
    const marks = { ...roma.marks, vesta: [1] };
    const seen = viewFor(state, 0);
    // The mark is one of their houses.
    const players = seen.players.map((player, seat) =>
      seat === 1 ? { ...player, houses: player.houses - 1 } : player,
    );
    const view = { ...seen, players, parts: { roma: { ...roma, marks, points: [0, 7, 0] } } };
    expect(picturesOf(view)[0]?.items).toEqual([
      { key: 'vesta-1', kind: 'mark', seat: 1, text: 'Vesta', label: 'Vesta – Gaius' },
      { key: 'points-1', kind: 'points', seat: 1, text: '7 points', label: 'Gaius – 7 points' },
    ]);
  });

  test('R-12.1: the forum shows four tiles and the next one, and each player theirs', () => {
    let state = start({ map: 'imperium', modules: ['forum'] });
    for (const _ of NAMES) {
      const [choice] = library.legalActions(state);
      if (choice !== undefined) state = library.applyAction(state, choice);
    }
    const count = (kind: string) => itemsOf(state).filter(([own]) => own === kind).length;
    expect(['tileToTake', 'nextTile', 'ownTile'].map(count)).toEqual([4, 1, 3]);
    const { row, stack } = forumOf(state);
    const labels = (kind: string) =>
      itemsOf(state).flatMap(([own, label]) => (own === kind ? [label] : []));
    const named = (tile: string | null = null) => tile && library.nameOf(state, tile);
    expect(labels('tileToTake')).toEqual(row.map((tile) => `Tile to take – ${named(tile)}`));
    expect(labels('nextTile')).toEqual([`Next tile – ${named(stack[0])}`]);
    // 24 tiles: four to take, three chosen.
    expect(itemsOf(state)).toContainEqual(['stack', 'Stack – 17']);
  });

  test('R-12.1: the two tiles of each player lie open until they have chosen', () => {
    let state = start({ map: 'imperium', modules: ['forum'] });
    const dealt = () => itemsOf(state).filter(([kind]) => kind === 'dealtTile');
    expect(dealt()).toEqual(
      NAMES.flatMap((name, seat) =>
        (state.parts.forum?.dealt[seat] ?? []).map((tile) => [
          'dealtTile',
          `Dealt tile – ${name} – ${library.nameOf(state, tile)}`,
        ]),
      ),
    );
    expect(dealt()).toHaveLength(6);
    // 24 tiles, six of them dealt.
    expect(itemsOf(state)).toContainEqual(['stack', 'Stack – 18']);
    const [choice] = library.legalActions(state);
    if (choice !== undefined) state = library.applyAction(state, choice);
    expect(dealt()).toHaveLength(4);
  });

  test('R-12.4: an auction shows the tiles that are left, the highest bid, and what others have paid', () => {
    const lots = ['aulus-arcadius', 'titus-valerius', 'gaius-marcellus', 'cornelius-scipio'];
    const stack = Object.keys(forumTiles).filter((tile) => !lots.includes(tile));
    let state = start({
      map: 'imperium',
      modules: ['forum'],
      forumTiles: 'auction',
      setup: { parts: { forum: { lots, stack } } },
    });
    const seen = (...kinds: string[]) =>
      itemsOf(state)
        .filter(([kind = '']) => kinds.includes(kind))
        .map(([, label]) => label);
    expect(seen('lot')).toEqual([
      'Tile up for auction – Aulus Arcadius',
      'Tile up for auction – Titus Valerius',
      'Tile up for auction – Gaius Marcellus',
      'Tile up for auction – Cornelius Scipio',
    ]);
    // 24 tiles, four of them laid out.
    expect(seen('stack', 'nextTile', 'tileToTake', 'bid', 'paid')).toEqual(['Stack – 20']);
    const play = (action: object) => {
      state = library.applyAction(state, action as never);
    };
    play({ type: 'bidForTile', seat: 0, tile: 'titus-valerius', points: 2 });
    play({ type: 'raiseBid', seat: 1, points: 3 });
    expect(seen('bid')).toEqual(['Highest bid – Gaius – Titus Valerius – 3 points']);
    play({ type: 'passBid', seat: 2 });
    play({ type: 'passBid', seat: 0 });
    expect(seen('lot')).toHaveLength(3);
    expect(seen('bid', 'ownTile', 'paid')).toEqual([
      'Gaius – Titus Valerius',
      'Bids for tiles – Gaius – −3 points',
    ]);
    // The next one without a tile after Livia.
    play({ type: 'bidForTile', seat: 2, tile: 'aulus-arcadius', points: 0 });
    play({ type: 'passBid', seat: 0 });
    play({ type: 'bidForTile', seat: 0, tile: 'gaius-marcellus', points: 0 });
    // The last one is back in the stack, and four lie in the row.
    expect(seen('lot', 'bid', 'stack')).toEqual(['Stack – 17']);
    expect(seen('tileToTake')).toHaveLength(4);
  });

  test('R-7.1: points of an intermediate scoring are told once somebody has some', () => {
    const state = start({ map: 'italia', intermediateScoring: true });
    expect(picturesOf(state)).toEqual([
      { part: 'intermediate-scoring', label: 'Intermediate scoring', items: [] },
    ]);
    const next = library.applyAction(state, { type: 'playCard', seat: 0, card: 'tribune' });
    const [points = null] = next.parts['intermediate-scoring'] ?? [];
    expect(picturesOf(next)[0]?.items).toEqual([
      {
        key: '0',
        kind: 'points',
        seat: 0,
        text: `${points} points`,
        label: `Livia – ${points} points`,
      },
    ]);
  });

  test('speak French in a French library', () => {
    const { picturesOf } = library.createLibrary({
      maps: allMaps,
      modules: allModules,
      words: french,
    });
    const labels = ['aegyptus', 'germania', 'sicilia', 'roma'].map(
      (map) => picturesOf(start({ map }))[0]?.label,
    );
    expect(labels).toEqual(['Crue du Nil', 'Châteaux', 'Volcan', 'Dieux marqués']);
    expect(picturesOf(start({ map: 'aegyptus' }))[0]?.items[0]?.label).toBe('Crue du Nil – Kush');
  });

  test.each(['germania', 'aegyptus', 'sicilia', 'roma'])(
    'of %s are drawn all through a game, each once and within the picture',
    (map) => {
      const options = { map, players: NAMES, modules: ['forum'] as const, seed: 'parts' };
      const { states } = playOut(library, createGame(options), planner, chanceFromSeed('parts'));
      for (const state of states.filter((_, index) => index % 60 === 59)) {
        const picture = parse(draw(state));
        const shown = picturesOf(state).flatMap(({ part, items }) =>
          items.map(({ key }) => `item:${part}:${key}`),
        );
        const drawn = items(picture).map(({ attributes }) => attributes['data-key']);
        expect(drawn.sort()).toEqual(shown.sort());
        expect(draw(viewFor(state, 'spectator'))).toBe(draw(state));
      }
    },
  );
});

describe('the option parts', () => {
  const state = start({ map: 'imperium' });
  const item = { key: 'a', kind: 'thing', label: 'A thing' };
  const drawn = (...given: readonly object[]) =>
    parse(stateSvg(state, { parts: [{ part: 'own', label: 'Own', items: given as never }] }));

  test('is drawn at places of all kinds', () => {
    const keys = {
      roma: 'capital:roma',
      novaria: 'city:novaria',
      italia: 'province:italia',
      'land:novaria~roma': 'route:land:novaria~roma',
    };
    const placesIn = (...places: string[]) =>
      items(drawn(...places.map((place) => ({ ...item, key: place, place }))))
        .map(({ attributes }) => attributes['data-at'])
        .sort();
    expect(placesIn(...Object.keys(keys))).toEqual(Object.values(keys).sort());
    expect(placesIn(...Object.values(keys))).toEqual(Object.values(keys).sort());
    const picture = drawn({ ...item, place: 'roma' });
    expect(ofKind(picture, 'part')).toEqual([]);
  });

  test('is drawn below the board without a place, in as many rows as it needs', () => {
    const heightOf = ({ attributes }: Tag) => Number(attributes.height);
    const some = Array.from({ length: 100 }, (_, index) => ({
      ...item,
      key: `${index}`,
      seat: index % 3,
      text: `Thing ${index}`,
    }));
    const picture = drawn(...some);
    expect(ofKind(picture, 'part').map(titleOf)).toEqual(['Own']);
    expect(items(picture)).toHaveLength(100);
    expect(heightOf(picture)).toBeGreaterThan(heightOf(drawn(item)));
    expect(heightOf(drawn(item))).toBeGreaterThan(heightOf(drawn()));
  });

  test('may have any words', () => {
    const evil = '<script>"&\'';
    const picture = drawn({ ...item, key: evil, text: evil, label: evil });
    expect(items(picture).map(titleOf)).toEqual([evil]);
    expect(items(picture)[0]?.attributes['data-key']).toBe(`item:own:${evil}`);
  });

  test.each<readonly [unknown, string, string]>([
    ['all', 'parts', 'wrongType'],
    [Array(101).fill({}), 'parts', 'wrongSize'],
    [[7], 'parts[0]', 'wrongType'],
    [[{ label: 'Own', items: [] }], 'parts[0].part', 'wrongType'],
    [[{ part: 'own', items: [] }], 'parts[0].label', 'wrongType'],
    [[{ part: 'own', label: 'Own' }], 'parts[0].items', 'notValid'],
    [
      [{ part: 'own', label: 'Own', items: [{ ...item, seat: 3 }] }],
      'parts[0].items[0].seat',
      'notValid',
    ],
    [
      [{ part: 'own', label: 'Own', items: [{ ...item, place: 'rom' }] }],
      'parts[0].items[0].place',
      'notValid',
    ],
  ])('is refused with its place, case %#', (parts, path, reason) => {
    expect(thrownBy(() => stateSvg(state, { parts } as never))).toMatchObject({
      code: 'INVALID_INPUT',
      reason,
      details: { path },
    });
  });
});

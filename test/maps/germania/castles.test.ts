/** What only code can ask of the castles: draws by seed, and draws that cannot be. Their rules are in docs/rulebook/germania.rules. */
import { describe, expect, test } from 'vitest';
import { createGame, type GameState, type Good, getMap, viewFor } from '../../../src/index';
import { castlePart } from '../../../src/maps/germania/part';
import { thrownBy } from '../../support/scenario';
import { laid } from '../support';

describe('Germania (R-10.4)', () => {
  /** What lies in the castles: of the markers left over all but a food and a wine. */
  const CASTLES: Readonly<Record<string, Good>> = {
    'castle-alpes': 'brick',
    'castle-helvetia': 'food',
    'castle-agri-decumates': 'tool',
    'castle-alamannia': 'wine',
    'castle-gallia': 'food',
    'castle-belgica': 'tool',
    'castle-ubii': 'tool',
    'castle-francia-north': 'brick',
    'castle-francia-south': 'tool',
    'castle-nemetes': 'wine',
  };
  const CITY_GOODS: Readonly<Record<string, Good>> = Object.fromEntries(
    [
      ['A', ['brick', 'brick', 'food', 'food', 'tool', 'wine', 'cloth']],
      ['B', ['brick', 'brick', 'food', 'food', 'tool', 'tool', 'wine', 'cloth']],
      ['C', ['brick', 'brick', 'brick', 'food', 'food', 'tool', 'tool', 'wine', 'wine', 'cloth']],
      ['D', ['brick', 'food', 'tool', 'wine', 'cloth']],
    ].flatMap(([letter, tokens]) =>
      getMap('germania')
        .cities.filter((city) => city.letter === letter)
        .map((city, index): [string, Good] => [city.id, asGood(tokens?.[index])]),
    ),
  );

  const germania = (castles: object = CASTLES): GameState =>
    laid('germania', undefined, {
      setup: {
        cityGoods: CITY_GOODS,
        parts: { germania: JSON.parse(JSON.stringify(castles)) },
      },
    });
  const castlesOf = ({ parts }: GameState) => JSON.parse(JSON.stringify(parts.germania)).castles;

  test('R-10.4: ten castles, each with one of the markers left over', () => {
    for (const seed of ['a', 'b', 'c']) {
      const state = createGame({ map: 'germania', players: 2, seed });
      const held = Object.values<Good>(castlesOf(state));
      expect(held).toHaveLength(10);
      const markers = Object.values(state.board.markers).map(({ good }) => good);
      const box = { brick: 3, food: 6, tool: 6, wine: 5, cloth: 4 };
      for (const [good, count] of Object.entries(box)) {
        const used = [...held, ...markers].filter((other) => other === good).length;
        expect(used).toBeLessThanOrEqual(count);
      }
    }
  });

  test('R-10.4: the castles lie open', () => {
    const state = germania();
    expect(viewFor(state, 'spectator').parts.germania).toEqual(state.parts.germania);
  });

  test('R-10.4: castles of a real table that cannot be are refused', () => {
    const refused = (castles: object) => thrownBy(() => germania(castles));
    const { 'castle-alpes': _gone, ...nine } = CASTLES;
    for (const wrong of [
      nine,
      { ...CASTLES, 'castle-alpes': 'cloth' },
      { ...CASTLES, nida: 'food' },
    ]) {
      const error = refused(wrong);
      expect([error.code, error.rule]).toEqual(['INVALID_OPTIONS', 'R-10.4']);
      expect(error.details.path).toBe('setup.parts.germania');
    }
  });
});

function asGood(token: string | undefined): Good {
  const known = (['brick', 'food', 'tool', 'wine', 'cloth'] as const).find(
    (good) => good === token,
  );
  if (known === undefined) throw new Error(`${token} is no good`);
  return known;
}

test('R-10.4, R-11.1: with salt five bricks can be on markers, so four provinces may need one', () => {
  const state = createGame({ map: 'germania', players: 2, seed: 's1725', modules: ['salt'] });
  const { castles } = castlePart.read(state);
  const all = [
    ...Object.values(state.board.markers).map(({ good }) => good),
    ...Object.values(castles),
  ];
  const count = (good: string) => all.filter((other) => other === good).length;
  // Twelve provinces, ten castles, of 29 markers: 5 bricks, 7 food, 6 tools, 6 wine, 5 cloth.
  expect(all).toHaveLength(22);
  for (const [good, most] of [
    ['brick', 5],
    ['food', 7],
    ['tool', 6],
    ['wine', 6],
    ['cloth', 5],
  ] as const) {
    expect(count(good)).toBeLessThanOrEqual(most);
  }
});

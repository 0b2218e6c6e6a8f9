import { describe, expect, test } from 'vitest';
import { createGame, type GameState, type Good, getMap, viewFor } from '../../../src/index';
import { castlePart } from '../../../src/maps/germania/part';
import {
  goods,
  listed,
  place,
  play,
  playerOf,
  refusal,
  shift,
  thrownBy,
} from '../../support/scenario';
import { card, type Edit, house, laid, move, own, pass } from '../support';

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

  const germania = (edit?: Edit, castles: object = CASTLES): GameState =>
    laid('germania', edit, {
      setup: {
        cityGoods: CITY_GOODS,
        parts: { germania: JSON.parse(JSON.stringify(castles)) },
      },
    });
  const take = (castle: string) => ({ type: 'takeCastle', seat: 0, castle }) as const;
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

  /** Yellow’s two colonists of the example: one beside a castle with wine, one beside food. */
  const example: Edit = (draft) => {
    shift(draft, 0, 'land', 'basilia', 'land:basilia~castle-alamannia');
    place(draft, 0, 'land', 'land:castle-helvetia~constantia');
    playerOf(draft, 0).goods = goods({ tool: 1 });
  };

  test('R-10.4: the example: food from a castle and an own tool pay for a colonist', () => {
    const begun = play(germania(example), card(0, 'tribune'));
    expect(listed(begun, 'takeCastle')).toEqual([
      take('castle-helvetia'),
      take('castle-alamannia'),
    ]);
    expect(listed(begun, 'placeColonist')).toEqual([]);
    const taken = play(begun, take('castle-helvetia'));
    expect(taken.players[0]?.goods).toEqual(goods({ food: 1, tool: 1 }));
    expect(castlesOf(taken)).not.toHaveProperty('castle-helvetia');
    expect(listed(taken, 'takeCastle')).toEqual([]);
    const placed = play(taken, { type: 'placeColonist', seat: 0, kind: 'land', city: 'basilia' });
    expect(placed.players[0]?.goods).toEqual(goods({}));
    expect(own(placed)).toContainEqual(['land', 'basilia']);
    expect(placed.seat).toBe(1);
  });

  test('R-10.4: the colonist may come first and make room', () => {
    const full: Edit = (draft) => {
      example(draft);
      // Nine spaces: three colonists are in the storehouse.
      playerOf(draft, 0).goods = goods({ food: 4, tool: 5 });
    };
    const begun = play(germania(full), card(0, 'tribune'));
    expect(listed(begun, 'takeCastle')).toEqual([]);
    expect(refusal(begun, take('castle-alamannia'))).toEqual({ code: 'NO_ROOM', rule: 'R-10.4' });
    const placed = play(begun, {
      type: 'placeColonist',
      seat: 0,
      kind: 'sea',
      city: 'colonia-agrippina',
    });
    const taken = play(placed, take('castle-alamannia'));
    expect(taken.players[0]?.goods).toEqual(goods({ food: 3, tool: 4, wine: 1 }));
    expect(taken.seat).toBe(1);
  });

  test('R-10.4: one castle a Tribune, beside an own colonist, and only once for all', () => {
    const begun = play(germania(example), card(0, 'tribune'));
    expect(refusal(begun, take('castle-gallia')).code).toBe('NO_BONUS');
    const taken = play(begun, take('castle-helvetia'));
    expect(taken.decision?.kind).toBe('tribune');
    expect(refusal(taken, take('castle-alamannia')).code).toBe('NO_BONUS');
    const next = play(taken, pass(0), card(1, 'prefect'), { type: 'takeCoins', seat: 1 });
    const again = play(
      next,
      card(2, 'prefect'),
      { type: 'takeCoins', seat: 2 },
      card(0, 'tribune'),
    );
    expect(listed(again, 'takeCastle')).toEqual([take('castle-alamannia')]);
  });

  test('R-10.4: the example of the Architect: a ship gives two steps', () => {
    const state = germania((draft) => {
      shift(draft, 0, 'sea', 'colonia-agrippina', 'sea:basilia~brisiacus');
      playerOf(draft, 0).money = 50;
      playerOf(draft, 0).goods = goods({ brick: 2, food: 2, tool: 1, wine: 1, cloth: 1 });
    });
    const begun = play(state, card(0, 'architect'));
    expect(begun.decision).toMatchObject({ steps: 3 });
    const moved = play(
      begun,
      move('land', 'basilia', 'land:arae-flaviae~castle-alamannia'),
      move('sea', 'sea:basilia~brisiacus', 'sea:basilia~constantia'),
    );
    expect(moved.decision).toMatchObject({ steps: 0 });
    // Arae Flaviae and Constantia; neither the castle nor Basilia.
    expect(listed(moved, 'buildHouse').map(({ city }) => city)).toEqual([
      'arae-flaviae',
      'constantia',
    ]);
    expect(refusal(moved, house('castle-alamannia')).code).toBe('CITY_NOT_ADJACENT');
  });

  test('R-10.4: several ships share a river, land colonists share nothing', () => {
    const state = germania((draft) => {
      shift(draft, 1, 'sea', 'colonia-agrippina', 'sea:bonna~colonia-agrippina');
      shift(draft, 1, 'land', 'basilia', 'land:basilia~brisiacus');
    });
    const begun = play(state, card(0, 'architect'));
    const targets = listed(begun, 'moveColonist').map(({ to }) => to);
    expect(targets).toContain('sea:bonna~colonia-agrippina');
    expect(targets).not.toContain('land:basilia~brisiacus');
  });

  test('R-10.4: castles of a real table that cannot be are refused', () => {
    const refused = (castles: object) => thrownBy(() => germania(undefined, castles));
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

import { describe, expect, test } from 'vitest';
import {
  createGame,
  finalScores,
  type GameState,
  getMap,
  legalActions,
  type StoredGood,
  scoreGame,
  tryApplyAction,
} from '../../src/index';
import {
  build,
  deckStarting,
  discard,
  EXAMPLE_GOODS,
  edited,
  give,
  goods,
  listed,
  play,
  playerOf,
  refusal,
  type StateDraft,
  scenario,
  shift,
  thrownBy,
} from '../support/scenario';
import { sheetOf } from '../support/sheet';

type Edit = (draft: StateDraft) => void;

/**
 * The goods of the examples with salt in four cities: Londinium, a food city of letter A, Rusadir, tools
 * of B, Petra, wine of C, and Athenae, a brick city of D.
 */
const SALT_GOODS: Readonly<Record<string, StoredGood>> = {
  ...EXAMPLE_GOODS,
  londinium: 'salt',
  rusadir: 'salt',
  petra: 'salt',
  athenae: 'salt',
};

const salted = (edit: Edit = () => {}, cityGoods: object = SALT_GOODS): GameState =>
  scenario(edit, {
    modules: ['salt'],
    seed: 'salt',
    setup: {
      cityGoods: JSON.parse(JSON.stringify(cityGoods)),
      deck: deckStarting(['smith-i', 'mason-i'], 3),
    },
  });

const card = (id: 'architect' | 'mercator' | 'prefect' | 'tribune' | 'senator') =>
  ({ type: 'playCard', seat: 0, card: id }) as const;
const house = (city: string, pay?: object) =>
  ({ type: 'buildHouse', seat: 0, city, ...(pay === undefined ? {} : { pay }) }) as const;
const sell = (good: 'brick' | 'food' | 'tool' | 'wine' | 'cloth', count: number, salt?: number) =>
  ({
    type: 'trade',
    seat: 0,
    deal: 'sell',
    good,
    count,
    ...(salt === undefined ? {} : { salt }),
  }) as const;

describe('set-up (R-11.1)', () => {
  test('R-11.1: one of each of the six goods', () => {
    expect(salted().players.map((player) => player.goods)).toEqual(
      Array(3).fill({ brick: 1, food: 1, tool: 1, wine: 1, cloth: 1, salt: 1 }),
    );
  });

  test('R-8.1: bought goods begin with none, and no salt can be bought', () => {
    const state = createGame({
      map: 'italia',
      players: 2,
      seed: 'x',
      modules: ['salt'],
      startingGoods: 'bought',
    });
    expect(state.players[0]?.goods).toEqual({ ...goods({}), salt: 0 });
    expect(new Set(listed(state, 'trade').map(({ good }) => good))).toEqual(
      new Set(['brick', 'food', 'tool', 'wine', 'cloth']),
    );
  });

  test.each([
    // All thirty tokens but a food, a tool, a wine and a brick, and four of salt.
    ['imperium', { brick: 7, food: 6, tool: 5, wine: 4, cloth: 4, salt: 4 }],
    // Without D: of A to C all but a food, a tool and a wine, and three of salt.
    ['italia', { brick: 7, food: 5, tool: 4, wine: 3, cloth: 3, salt: 3 }],
    // The tokens of A to C whole, and three cities of salt.
    ['byzantium', { brick: 7, food: 6, tool: 5, wine: 4, cloth: 3, salt: 3 }],
    ['hispania', { brick: 5, food: 5, tool: 4, wine: 3, cloth: 3, salt: 3 }],
  ])('R-11.1: the tokens of %s', (map, tokens) => {
    const { board } = createGame({ map, players: 3, seed: 'tokens', modules: ['salt'] });
    const made = Object.values(board.cityGoods);
    for (const [good, count] of Object.entries(tokens)) {
      expect([good, made.filter((other) => other === good).length]).toEqual([good, count]);
    }
    for (const letter of ['A', 'B', 'C', 'D']) {
      const cities = getMap(map).cities.filter((city) => city.letter === letter);
      const salt = cities.filter(({ id }) => board.cityGoods[id] === 'salt');
      expect(salt).toHaveLength(Math.min(1, cities.length));
    }
  });

  test('R-2.2, R-11.1: salt never counts for a bonus marker', () => {
    // Britannia: bricks in Isca Dumnoniorum, salt in Londinium.
    expect(salted().board.markers.britannia).toEqual({ good: 'brick', coins: 2, side: 'goods' });
  });

  test('R-11.1: goods that are not the tokens of this game are refused', () => {
    const path = (cityGoods: object) => thrownBy(() => salted(undefined, cityGoods)).details.path;
    expect(path(EXAMPLE_GOODS)).toBe('setup.cityGoods');
    expect(path({ ...SALT_GOODS, napoca: 'salt' })).toBe('setup.cityGoods');
    const plain = thrownBy(() =>
      createGame({
        map: 'imperium',
        players: 3,
        seed: 'x',
        setup: { cityGoods: JSON.parse(JSON.stringify(SALT_GOODS)) },
      }),
    );
    expect(plain.details.path).toBe('setup.cityGoods');
  });

  test('a game without salt knows none', () => {
    const state = createGame({ map: 'imperium', players: 2, seed: 'x' });
    expect(state.players[0]?.goods).not.toHaveProperty('salt');
    const forged = JSON.parse(JSON.stringify(state));
    forged.players[0].goods.salt = 1;
    expect(thrownBy(() => legalActions(forged)).details.path).toBe('players[0].goods.salt');
  });
});

describe('paying with salt (R-11.1)', () => {
  /** Beside Vindobona (tools) and Aquileia (food). */
  const beside =
    (stock: object): Edit =>
    (draft) => {
      shift(draft, 0, 'land', 'roma', 'land:aquileia~vindobona');
      playerOf(draft, 0).money = 50;
      playerOf(draft, 0).goods = { ...goods({}), salt: 0, ...stock };
    };
  const ways = (stock: object, city: string) =>
    listed(play(salted(beside(stock)), card('architect')), 'buildHouse')
      .filter((action) => action.city === city)
      .map(({ pay }) => pay);

  test('R-11.1: salt stands for a good that is missing', () => {
    expect(ways({ brick: 1, salt: 1 }, 'vindobona')).toEqual([undefined]);
    const state = salted(beside({ brick: 1, salt: 1 }));
    const built = play(state, card('architect'), house('vindobona'));
    expect(built.players[0]?.goods).toEqual({ ...goods({}), salt: 0 });
  });

  test('R-11.1: or for one that is there: every way once', () => {
    expect(ways({ brick: 1, tool: 1, salt: 2 }, 'vindobona')).toEqual([
      { brick: 1, tool: 1 },
      { brick: 1, salt: 1 },
      { tool: 1, salt: 1 },
      { salt: 2 },
    ]);
    expect(ways({ wine: 3, salt: 1 }, 'vindobona')).toEqual([]);
  });

  test('R-11.1: a payment that is none of the ways is refused', () => {
    const begun = play(salted(beside({ brick: 1, tool: 1, salt: 2 })), card('architect'));
    for (const pay of [{ salt: 1 }, { brick: 1, tool: 1, salt: 1 }, { brick: 2 }]) {
      expect(refusal(begun, house('vindobona', pay)).code).toBe('INVALID_ACTION');
    }
    const built = play(begun, house('vindobona', { brick: 1, salt: 1 }));
    expect(built.players[0]?.goods).toEqual({ ...goods({ tool: 1 }), salt: 1 });
  });

  test('R-11.1, R-4.8: salt pays the card as well as the good of choice of its place', () => {
    const state = salted((draft) => {
      playerOf(draft, 0).goods = { ...goods({ food: 1, wine: 1 }), salt: 1 };
    });
    // A Mason costs a food, and the second place one good of choice.
    expect(state.display[1]).toBe('mason-i');
    const buys = listed(play(state, card('senator')), 'buyCard');
    expect(buys.filter((action) => action.card === 'mason-i').map(({ pay }) => pay)).toEqual([
      { food: 1, wine: 1 },
      { food: 1, salt: 1 },
      { wine: 1, salt: 1 },
    ]);
  });

  test('R-11.1, R-4.8: salt replaces no more than there is of it', () => {
    const state = salted((draft) => {
      playerOf(draft, 0).goods = { ...goods({ food: 1, wine: 2 }), salt: 1 };
    });
    const buys = listed(play(state, card('senator')), 'buyCard');
    // Two wines would leave the Mason's food unpaid, with no salt among them to stand for it.
    expect(buys.filter((action) => action.card === 'mason-i').map(({ pay }) => pay)).toEqual([
      { food: 1, wine: 1 },
      { food: 1, salt: 1 },
      { wine: 1, salt: 1 },
    ]);
  });

  test('R-11.1, R-4.1: a colonist for food and salt, tool and salt, or salt alone', () => {
    const state = salted((draft) => {
      playerOf(draft, 0).goods = { ...goods({ food: 1, tool: 1 }), salt: 2 };
    });
    const land = listed(play(state, card('tribune')), 'placeColonist').filter(
      ({ kind }) => kind === 'land',
    );
    expect(land.map(({ pay }) => pay)).toEqual([
      { food: 1, tool: 1 },
      { food: 1, salt: 1 },
      { tool: 1, salt: 1 },
      { salt: 2 },
    ]);
  });
});

describe('salt cities (R-11.1)', () => {
  test('R-11.1: a house costs a tool, a wine and five sestertii for each house', () => {
    const state = salted((draft) => {
      build(draft, 1, 'londinium');
      shift(draft, 0, 'sea', 'roma', 'sea:colonia-agrippina~londinium');
      playerOf(draft, 0).money = 30;
      playerOf(draft, 0).goods = { ...goods({ tool: 1, wine: 1 }), salt: 0 };
    });
    const built = play(state, card('architect'), house('londinium')).players[0];
    expect([built?.money, built?.goods]).toEqual([20, { ...goods({}), salt: 0 }]);
  });

  test('R-4.4, R-11.1: it produces salt', () => {
    const state = salted((draft) => {
      build(draft, 0, 'londinium');
      playerOf(draft, 0).goods = goods({});
    });
    const after = play(state, card('prefect'), {
      type: 'produceProvince',
      seat: 0,
      province: 'britannia',
    });
    expect(after.players[0]?.goods).toEqual({ ...goods({ brick: 1 }), salt: 1 });
  });

  test('R-5.2: salt needs room like everything else', () => {
    const state = salted((draft) => {
      build(draft, 0, 'londinium');
      playerOf(draft, 0).goods = { ...goods({ food: 7 }), salt: 0 };
    });
    const asked = play(state, card('prefect'), {
      type: 'produceProvince',
      seat: 0,
      province: 'britannia',
    });
    expect(legalActions(asked)).toEqual([
      { type: 'keepGoods', seat: 0, goods: { brick: 1 } },
      { type: 'keepGoods', seat: 0, goods: { salt: 1 } },
    ]);
  });
});

describe('selling salt (R-11.1, R-4.6)', () => {
  const begun = (stock: object) =>
    play(
      salted((draft) => {
        playerOf(draft, 0).money = 0;
        playerOf(draft, 0).goods = { ...goods({}), salt: 0, ...stock };
      }),
      card('mercator'),
    );

  test('R-11.1: salt is sold as any other good, and never as salt', () => {
    const sales = listed(begun({ cloth: 1, salt: 1 }), 'trade').filter(
      ({ deal }) => deal === 'sell',
    );
    expect(sales).toEqual([
      sell('brick', 1, 1),
      sell('food', 1, 1),
      sell('tool', 1, 1),
      sell('wine', 1, 1),
      sell('cloth', 1),
      sell('cloth', 1, 1),
      sell('cloth', 2, 1),
    ]);
    const sold = play(begun({ cloth: 1, salt: 1 }), sell('cloth', 2, 1));
    // Three of the card and twice seven.
    expect([sold.players[0]?.money, sold.players[0]?.goods]).toEqual([
      17,
      { ...goods({}), salt: 0 },
    ]);
  });

  test('R-11.1: it counts as the kind it is sold as', () => {
    const first = play(begun({ cloth: 1, wine: 1, tool: 1, salt: 2 }), sell('cloth', 1, 1));
    const second = play(first, sell('wine', 1, 1));
    expect(refusal(second, sell('tool', 1)).code).toBe('CANNOT_TRADE');
    expect(listed(second, 'trade').map(({ good }) => good)).toEqual(['wine', 'cloth']);
  });

  test('R-11.1: neither more than there is nor when buying', () => {
    const state = begun({ cloth: 1, salt: 1 });
    expect(refusal(state, sell('cloth', 2)).code).toBe('NOT_ENOUGH_GOODS');
    expect(refusal(state, sell('cloth', 1, 2)).code).toBe('NOT_ENOUGH_GOODS');
    const buying = { ...sell('brick', 1, 1), deal: 'buy' } as const;
    expect(refusal(state, buying)).toEqual({ code: 'INVALID_ACTION', rule: 'R-11.1' });
    expect(thrownBy(() => play(state, buying)).details).toEqual({ path: 'salt' });
  });

  test('R-11.1: the event tells how much of it was salt', () => {
    const result = tryApplyAction(begun({ cloth: 1, salt: 1 }), sell('cloth', 2, 1));
    expect(result.ok && result.events[0]).toEqual({
      type: 'goodsTraded',
      seat: 0,
      deal: 'sell',
      good: 'cloth',
      count: 2,
      salt: 1,
      money: 14,
      because: { rule: 'R-4.6', role: 'mercator' },
    });
  });
});

describe('scoring salt (R-11.1)', () => {
  test('R-11.1: the example of Minerva: salt cities count for the best specialist', () => {
    // A wine city, two brick cities and two salt cities, with a Vintner and a Mason: 12 and 6.
    const sheet = (minerva: ('vintner' | 'mason')[]) =>
      scoreGame({
        players: [
          {
            name: 'Ann',
            cards: { minerva },
            houses: { byGood: { wine: 1, brick: 2, salt: 2 }, provinces: 5 },
            colonists: 2,
            money: 0,
            goods: {},
          },
        ],
      }).players[0]?.minerva;
    expect(sheet(['mason', 'vintner'])).toEqual([
      { role: 'mason', good: 'brick', houses: 2, points: 6 },
      { role: 'vintner', good: 'wine', houses: 3, points: 12 },
    ]);
    expect(sheet(['mason'])).toEqual([{ role: 'mason', good: 'brick', houses: 4, points: 12 }]);
  });

  test('R-11.1: for Jupiter and Saturnus, not for Mercurius; Vesta sells it as cloth', () => {
    const state = salted((draft) => {
      build(draft, 0, 'londinium', 'rusadir', 'vindobona');
      playerOf(draft, 0).money = 6;
      playerOf(draft, 0).goods = { ...goods({}), salt: 2 };
    });
    const { gods } = finalScores(state).players[0] ?? {};
    expect(gods?.jupiter?.value).toBe(3);
    expect(gods?.saturnus?.value).toBe(3);
    expect(gods?.mercurius?.value).toBe(2);
    // 6 and twice 7 are 20.
    expect(gods?.vesta?.value).toBe(2);
    expect(scoreGame(sheetOf(state))).toEqual(finalScores(state));
  });

  test('R-10.2, R-11.1: Minerva in Byzantium counts salt for the best specialist', () => {
    const roma = createGame({ map: 'roma', players: 2, seed: 'salt', modules: ['salt'] });
    const salt = Object.entries(roma.board.cityGoods).flatMap(([id, good]) =>
      good === 'salt' ? [id] : [],
    );
    expect(salt).toHaveLength(3);
    const state = edited(roma, (draft) => {
      build(draft, 0, ...salt, 'athenae-cloth');
      shift(draft, 0, 'sea', 'ostia', 'athenae');
    });
    const scored = play(
      state,
      card('architect'),
      { type: 'moveShip', seat: 0, from: 'athenae', to: 'byzantium' },
      { type: 'pass', seat: 0 },
      { type: 'scoreGod', seat: 0, god: 'minerva' },
    );
    // Three salt cities and a cloth city, all for a Weaver: four times five.
    expect(finalScores(scored).players[0]?.bonus).toBe(20);
  });
});

test('R-11.1, R-4.7: what salt changes holds for copied cards', () => {
  const state = salted((draft) => {
    discard(draft, 1, 'mercator');
    give(draft, 0, 'diplomat-i');
    playerOf(draft, 0).goods = { ...goods({}), salt: 1 };
  });
  const copied = play(state, { type: 'playCard', seat: 0, card: 'diplomat-i' });
  expect(listed(copied, 'trade')).toContainEqual(sell('cloth', 1, 1));
});

import { describe, expect, test } from 'vitest';
import { type ScoreSheet, scoreGame, scoreIntermediate } from '../../src/scoring';
import { thrownBy } from '../support/scenario';

/** The player of the printed example: 12 houses in 7 provinces, none in a wine city. */
const EXAMPLE = {
  name: 'Livia',
  colonists: 5,
  money: 13,
  goods: { cloth: 1, tool: 3, brick: 1 },
  concordia: true,
} as const;
const HOUSES = { brick: 3, food: 4, tool: 3, cloth: 2 } as const;

describe('the printed examples', () => {
  test('R-6.2: 114 points, god by god', () => {
    const scores = scoreGame({
      players: [
        {
          ...EXAMPLE,
          cards: { vesta: 1, jupiter: 2, saturnus: 4, mercurius: 2, mars: 3, minerva: ['farmer'] },
          houses: { byGood: HOUSES, provinces: 7 },
        },
      ],
    });
    expect(scores).toEqual({
      winners: ['Livia'],
      players: [
        {
          name: 'Livia',
          total: 114,
          rank: 1,
          gods: {
            vesta: { cards: 1, value: 3, points: 3 },
            jupiter: { cards: 2, value: 9, points: 18 },
            saturnus: { cards: 4, value: 7, points: 28 },
            mercurius: { cards: 2, value: 8, points: 16 },
            mars: { cards: 3, value: 10, points: 30 },
          },
          minerva: [{ role: 'farmer', good: 'food', houses: 4, points: 12 }],
          concordia: 7,
          scores: {},
          bonus: 0,
        },
      ],
    });
  });

  test('R-9.3, R-14.4: 134 points with two Venus cards and five provinces with two houses', () => {
    const scores = scoreGame({
      players: [
        {
          ...EXAMPLE,
          cards: {
            vesta: 1,
            jupiter: 2,
            saturnus: 4,
            venus: 2,
            mercurius: 2,
            mars: 3,
            minerva: ['farmer'],
          },
          houses: { byGood: HOUSES, provinces: 7, provincesWithTwo: 5 },
        },
      ],
    });
    expect(scores.players[0]).toMatchObject({
      total: 134,
      gods: { venus: { cards: 2, value: 10, points: 20 } },
    });
  });

  test('R-6.2: the same 114 from cards by name', () => {
    const scores = scoreGame({
      players: [
        {
          ...EXAMPLE,
          cards: [
            'senator',
            'architect',
            'diplomat',
            'prefect',
            'prefect',
            'prefect-i',
            'diplomat-i',
            'mercator',
            'mercator-i',
            'tribune',
            'colonist',
            'colonist',
            'farmer',
          ],
          houses: { byGood: HOUSES, provinces: 7 },
        },
      ],
    });
    expect(scores.players[0]?.total).toBe(114);
  });

  test('R-6.2: the same 114 from the cities on the board', () => {
    // Seven provinces of Imperium: Britannia 2, Gallia 3, Germania 2, Hispania 2, Syria 1, Dacia 1, Libya 1.
    const cityGoods = {
      londinium: 'brick',
      'isca-dumnoniorum': 'food',
      massilia: 'cloth',
      lutetia: 'tool',
      burdigala: 'tool',
      'colonia-agrippina': 'brick',
      vindobona: 'cloth',
      olisipo: 'food',
      brigantium: 'food',
      tyros: 'food',
      napoca: 'tool',
      cyrene: 'brick',
    } as const;
    const scores = scoreGame({
      map: 'imperium',
      cityGoods,
      players: [
        {
          ...EXAMPLE,
          cards: { vesta: 1, jupiter: 2, saturnus: 4, mercurius: 2, mars: 3, minerva: ['farmer'] },
          houses: Object.keys(cityGoods),
        },
      ],
    });
    expect(scores.players[0]?.total).toBe(114);
  });
});

/** A player with nothing but sestertii and a Senator: one point for each full ten. */
const withMoney = (name: string, money: number) =>
  ({
    name,
    money,
    cards: ['senator'],
    houses: { byGood: {}, provinces: 0 },
    colonists: 2,
    goods: {},
  }) as const;

describe('single gods', () => {
  const holder = (cards: ScoreSheet['players'][number]['cards']): ScoreSheet => ({
    players: [
      {
        name: 'Gaius',
        cards,
        houses: {
          byGood: { brick: 2, food: 4, tool: 3, wine: 2, cloth: 4 },
          provinces: 12,
          provincesWithTwo: 3,
        },
        colonists: 6,
        money: 29,
        goods: { wine: 2 },
      },
    ],
  });
  test.each([
    // 29 and two wine at 6 make 41.
    ['vesta', 4],
    ['jupiter', 13],
    ['saturnus', 12],
    ['venus', 6],
    ['mercurius', 10],
    ['mars', 12],
  ] as const)('R-6.2: a single %s card brings %i', (god, points) => {
    expect(scoreGame(holder({ [god]: 1 })).players[0]?.total).toBe(points);
  });

  test.each([
    ['mason', 6],
    ['farmer', 12],
    ['smith', 9],
    ['vintner', 8],
    ['weaver', 20],
  ] as const)('R-6.2: the %s brings %i', (role, points) => {
    expect(scoreGame(holder({ minerva: [role] })).players[0]?.total).toBe(points);
  });

  test('R-9.3: a Venus card brings no more than 14', () => {
    const sheet: ScoreSheet = {
      players: [
        {
          ...withMoney('Gaius', 0),
          cards: { venus: 2 },
          houses: { byGood: { brick: 7, food: 7 }, provinces: 7, provincesWithTwo: 7 },
        },
      ],
    };
    expect(scoreGame(sheet).players[0]?.gods.venus).toEqual({ cards: 2, value: 14, points: 28 });
  });

  test('points scored already are added', () => {
    const sheet: ScoreSheet = { players: [{ ...withMoney('Gaius', 30), bonus: 5 }] };
    expect(scoreGame(sheet).players[0]).toMatchObject({ total: 8, bonus: 5 });
  });
});

describe('ranks', () => {
  const players = [
    withMoney('Ann', 30),
    withMoney('Ben', 50),
    withMoney('Cat', 50),
    withMoney('Dan', 10),
  ];

  test('R-6.3: most points win', () => {
    const scores = scoreGame({ players: [withMoney('Ann', 30), withMoney('Ben', 50)] });
    expect(scores.winners).toEqual(['Ben']);
    expect(scores.players.map(({ rank }) => rank)).toEqual([2, 1]);
  });

  test('R-6.3: in a tie the holder of the Praefectus Magnus wins', () => {
    const scores = scoreGame({ players, praefectusMagnus: 'Ben' });
    expect(scores.winners).toEqual(['Ben']);
    expect(scores.players.map(({ rank }) => rank)).toEqual([3, 1, 2, 4]);
  });

  test('R-6.3: else who would get it first, going to the right from its holder', () => {
    // From Dan, the last seat, to the right: Cat, then Ben.
    expect(scoreGame({ players, praefectusMagnus: 'Dan' }).winners).toEqual(['Cat']);
    // From Ann, the first seat, to the right: Dan, Cat, then Ben.
    expect(scoreGame({ players, praefectusMagnus: 0 }).winners).toEqual(['Cat']);
  });

  test('R-6.3: unknown holders leave a tie', () => {
    const scores = scoreGame({ players });
    expect(scores.winners).toEqual(['Ben', 'Cat']);
    expect(scores.players.map(({ rank }) => rank)).toEqual([3, 1, 1, 4]);
  });
});

describe('intermediate scoring', () => {
  const paid = (...money: number[]) =>
    scoreIntermediate({
      players: money.map((own, seat) => withMoney(`P${seat}`, own)),
    }).players.map(({ sestertii }) => sestertii);

  test('R-7.1: the highest takes 2, the second 1', () => {
    expect(paid(10, 40, 20)).toEqual([0, 2, 1]);
  });

  test('R-7.1: tied players take the same, and first places do not use up the second', () => {
    expect(paid(40, 40, 20, 20, 10)).toEqual([2, 2, 1, 1, 0]);
    expect(paid(40, 40)).toEqual([2, 2]);
  });

  test('R-7.1: only cards count, so nobody has a bonus', () => {
    const sheet: ScoreSheet = { players: [{ ...withMoney('Ann', 10), bonus: 7 }] };
    expect(thrownBy(() => scoreIntermediate(sheet))).toMatchObject({
      code: 'INVALID_SHEET',
      rule: 'R-7.1',
      details: { path: 'players[0].bonus' },
    });
  });

  test('R-7.1: nobody holds Concordia yet', () => {
    const sheet: ScoreSheet = { players: [{ ...withMoney('Ann', 10), concordia: true }] };
    expect(thrownBy(() => scoreIntermediate(sheet))).toMatchObject({
      code: 'INVALID_SHEET',
      details: { path: 'players[0].concordia' },
    });
  });
});

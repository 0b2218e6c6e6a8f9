import { describe, expect, test } from 'vitest';
import { type PlayerSheet, type ScoreSheet, scoreGame, scoreIntermediate } from '../../src/scoring';
import { thrownBy } from '../support/scenario';

type Counts = Exclude<PlayerSheet['houses'], readonly string[]>;

/** Somebody with nothing but two colonists, for whom no card counts, unless told otherwise. */
/** Names on sheets are those that people use, and the tests have ids. */
function idsIn(text: string): string {
  return text.toLowerCase().replaceAll(' ', '-');
}

const player = (name: string, own: Partial<PlayerSheet> = {}): PlayerSheet => ({
  name,
  cards: {},
  houses: [],
  colonists: 2,
  money: 0,
  goods: {},
  ...own,
});

/** One player, for whom houses outside brick cities and provinces count. */
const alone = (houses: PlayerSheet['houses'], more: Partial<ScoreSheet> = {}): ScoreSheet => ({
  players: [player('Ann', { cards: { jupiter: 1, saturnus: 1 }, houses })],
  ...more,
});
const totalOf = (sheet: ScoreSheet) => scoreGame(sheet).players[0]?.total;

/** Where the sheet contradicts itself, by which rule, and what is said of it. */
function faultOf(sheet: ScoreSheet): { path: unknown; rule: string | undefined; says: string } {
  const { code, details, rule, message } = thrownBy(() => scoreGame(sheet));
  expect(code).toBe('INVALID_SHEET');
  return { path: details.path, rule, says: message };
}

describe('counted houses', () => {
  test.each([
    // The tokens of all four letters, and one that a map adds or prints.
    ['brick', 9],
    ['food', 8],
    ['tool', 7],
    ['wine', 6],
    ['cloth', 5],
    // One salt city of each letter.
    ['salt', 4],
  ] as const)('R-2.1, R-11.1: %s: %i houses and none more', (good, most) => {
    const inSo = (count: number) =>
      alone({ byGood: { [good]: count }, provinces: count, provincesWithTwo: 0 });
    // Saturnus, and Jupiter but for bricks.
    expect(totalOf(inSo(most))).toBe(good === 'brick' ? most : 2 * most);
    const fault = faultOf(inSo(most + 1));
    expect(fault).toMatchObject({ path: 'players[0].houses.byGood', rule: 'R-6.2' });
    expect(fault.says).toMatch(new RegExp(`${most} ${good}`));
  });

  test('R-2.4: fifteen houses and none more', () => {
    const fifteen = { byGood: { brick: 8, food: 7 }, provinces: 8 };
    expect(totalOf(alone(fifteen))).toBe(8 + 7);
    const fault = faultOf(alone({ byGood: { brick: 8, food: 8 }, provinces: 8 }));
    expect(fault).toMatchObject({ path: 'players[0].houses.byGood', rule: 'R-6.2' });
    expect(fault.says).toContain('15');
  });

  test.each<[what: string, counts: Counts, says: RegExp]>([
    ['R-6.2: two houses in three provinces', { byGood: { food: 2 }, provinces: 3 }, /2.*3/],
    ['R-6.2: two houses in none', { byGood: { food: 2 }, provinces: 0 }, /2.*0/],
    ['R-6.2: no house in one', { byGood: {}, provinces: 1 }, /0.*1/],
  ])('%s', (_, counts, says) => {
    const fault = faultOf(alone(counts));
    expect(fault).toMatchObject({ path: 'players[0].houses.provinces', rule: 'R-6.2' });
    expect(fault.says.replace(/^.*provinces:/, '')).toMatch(says);
  });

  test('R-6.2: as many provinces as houses, or none of either', () => {
    expect(totalOf(alone({ byGood: { food: 2 }, provinces: 2 }))).toBe(2 + 2);
    expect(totalOf(alone({ byGood: {}, provinces: 0 }))).toBe(0);
  });

  const IMPERIUM = { map: 'imperium' } as const;

  test('R-6.2: the twelve provinces of Imperium and none more', () => {
    const inSo = (provinces: number) =>
      alone({ byGood: { brick: 8, food: 7 }, provinces }, IMPERIUM);
    expect(totalOf(inSo(12))).toBe(12 + 7);
    const fault = faultOf(inSo(13));
    expect(fault).toMatchObject({ path: 'players[0].houses.provinces', rule: 'R-6.2' });
    expect(fault.says).toMatch(/Imperium.*12/);
  });

  test('R-4.3: no more houses than the largest provinces have cities', () => {
    // Britannia, which is listed first, has two cities; Gallia and five others have three.
    const inSo = (food: number, brick: number, provinces: number) =>
      alone({ byGood: { food, brick }, provinces }, IMPERIUM);
    expect(totalOf(inSo(3, 0, 1))).toBe(3 + 1);
    expect(totalOf(inSo(6, 3, 3))).toBe(6 + 3);
    const four = faultOf(inSo(4, 0, 1));
    expect(four).toMatchObject({ path: 'players[0].houses.provinces', rule: 'R-6.2' });
    expect(four.says).toMatch(/\b3\b/);
    expect(faultOf(inSo(6, 4, 3)).says).toMatch(/\b9\b/);
  });

  test.each<[what: string, food: number, provinces: number, two: number]>([
    ['two of two', 4, 2, 2],
    ['one of two', 3, 2, 1],
    ['none of two', 2, 2, 0],
  ])('R-9.3: provinces with two houses: %s', (_, food, provinces, two) => {
    const sheet = alone({ byGood: { food }, provinces, provincesWithTwo: two });
    const venus = { players: [player('Ann', { ...sheet.players[0], cards: { venus: 1 } })] };
    expect(totalOf(venus)).toBe(2 * two);
  });

  test.each<[what: string, food: number, provinces: number, two: number]>([
    ['two of two, with three houses', 3, 2, 2],
    ['two of one', 3, 1, 2],
    ['none of two, with three houses', 3, 2, 0],
  ])('R-9.3: no provinces with two houses: %s', (_, food, provinces, two) => {
    const fault = faultOf(alone({ byGood: { food }, provinces, provincesWithTwo: two }));
    expect(fault).toMatchObject({ path: 'players[0].houses.provincesWithTwo', rule: 'R-6.2' });
    expect(fault.says).toMatch(new RegExp(`${food} houses.*${provinces}`));
  });

  test('R-9.3: a Venus card wants the count', () => {
    const houses = { byGood: { food: 2 }, provinces: 1 };
    const fault = faultOf({ players: [player('Ann', { cards: { venus: 1 }, houses })] });
    expect(fault).toMatchObject({ path: 'players[0].houses.provincesWithTwo', rule: 'R-6.2' });
    expect(fault.says).toContain('Venus');
    expect(totalOf(alone(houses))).toBe(2 + 1);
  });
});

describe('listed houses', () => {
  const IMPERIUM = { map: 'imperium', cityGoods: { londinium: 'food' } } as const;

  test('R-2.1: the good that is printed on a board need not be told', () => {
    expect(totalOf(alone(['athenae-cloth'], { map: 'roma' }))).toBe(2);
    const weaver = player('Ann', { cards: { minerva: ['weaver'] }, houses: ['athenae-cloth'] });
    expect(totalOf({ map: 'roma', players: [weaver] })).toBe(5);
    expect(faultOf(alone(['londinium'], { map: 'imperium' })).path).toBe('cityGoods');
  });

  test.each<
    [what: string, sheet: ScoreSheet, path: string, rule: string | undefined, says: string]
  >([
    [
      'R-4.3: a city that is not on the map',
      alone(['londinium', 'verona'], IMPERIUM),
      'players[0].houses[1]',
      'R-4.3',
      'verona',
    ],
    [
      'R-4.3: a city twice',
      alone(['londinium', 'londinium'], IMPERIUM),
      'players[0].houses[1]',
      'R-4.3',
      'Londinium',
    ],
    [
      'a good that is not told',
      alone(['londinium', 'novaria'], IMPERIUM),
      'cityGoods',
      undefined,
      'Novaria',
    ],
    ['houses without a map', alone(['londinium']), 'map', undefined, 'houses'],
  ])('%s', (_, sheet, path, rule, says) => {
    const fault = faultOf(sheet);
    expect([fault.path, fault.rule]).toEqual([path, rule]);
    expect(idsIn(fault.says)).toContain(idsIn(says));
  });
});

describe('goods', () => {
  test('R-5.2: nine beside three colonists and none more', () => {
    const withBricks = (brick: number): ScoreSheet => ({
      players: [player('Ann', { cards: { vesta: 1 }, colonists: 3, goods: { brick } })],
    });
    // Nine bricks at 3.
    expect(totalOf(withBricks(9))).toBe(2);
    const fault = faultOf(withBricks(10));
    expect(fault).toMatchObject({ path: 'players[0].goods', rule: 'R-5.2' });
    expect(fault.says).toMatch(/\b9\b/);
  });
});

describe('provinces that partners share', () => {
  const counts = (food: number, provinces: number, sharedProvinces?: number): Counts => ({
    byGood: { food },
    provinces,
    ...(sharedProvinces === undefined ? {} : { sharedProvinces }),
  });
  /** Ann and Cat against two who have nothing. */
  const partners = (
    ann: PlayerSheet['houses'],
    cat: PlayerSheet['houses'],
    more: Partial<ScoreSheet> = {},
  ): ScoreSheet => ({
    mode: 'team',
    players: [
      player('Ann', { cards: { venus: 1 }, houses: ann }),
      player('Ben'),
      player('Cat', { houses: cat }),
      player('Dan'),
    ],
    ...more,
  });
  const SHARED = 'players[0].houses.sharedProvinces';

  test.each([
    ['four, the fewest of ten where each has seven', 4],
    ['seven, all there are', 7],
  ])('R-9.3: %s', (_, shared) => {
    const sheet = partners(counts(7, 7, shared), counts(7, 7), { map: 'hellas' });
    expect(totalOf(sheet)).toBe(shared);
  });

  test.each<[what: string, sheet: ScoreSheet, path: string, says: RegExp]>([
    [
      'fewer than seven and seven of ten',
      partners(counts(7, 7, 3), counts(7, 7), { map: 'hellas' }),
      SHARED,
      /\b3\b/,
    ],
    ['more than there are', partners(counts(7, 7, 8), counts(7, 7)), SHARED, /\b8\b/],
    ['counted twice', partners(counts(7, 7, 4), counts(7, 7, 5)), SHARED, /\b4\b.+\b5\b/],
    ['not counted', partners(counts(7, 7), counts(7, 7)), SHARED, /Venus/],
    [
      'not counted where the other lists the cities',
      partners(['melos'], counts(7, 7), { map: 'hellas', cityGoods: { melos: 'food' } }),
      'players[2].houses.sharedProvinces',
      /Venus/,
    ],
    ['counted without teams', alone(counts(7, 7, 4)), SHARED, /partner/],
  ])('R-9.3: %s', (_, sheet, path, says) => {
    const fault = faultOf(sheet);
    expect([fault.path, fault.rule]).toEqual([path, 'R-9.3']);
    expect(fault.says).toMatch(says);
  });
});

describe('teams', () => {
  const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eva', 'Fay'] as const;
  const table = (count: number): PlayerSheet[] => NAMES.slice(0, count).map((name) => player(name));

  test('R-9.12: they are told by their lower seats, in whatever order they are named', () => {
    const told = (teams: ScoreSheet['teams'], count: number) =>
      scoreGame({ mode: 'team', players: table(count), ...(teams ? { teams } : {}) }).teams?.map(
        ({ players }) => players,
      );
    const four = [
      ['Dan', 'Ben'],
      ['Cat', 'Ann'],
    ];
    expect(told(four, 4)).toEqual([
      ['Ann', 'Cat'],
      ['Ben', 'Dan'],
    ]);
    const six = [
      ['Eva', 'Cat'],
      ['Ann', 'Fay'],
      ['Dan', 'Ben'],
    ];
    expect(told(six, 6)).toEqual([
      ['Ann', 'Fay'],
      ['Ben', 'Dan'],
      ['Cat', 'Eva'],
    ]);
  });

  const FOUR = [
    ['Ann', 'Cat'],
    ['Ben', 'Dan'],
  ];

  test.each<
    [what: string, sheet: ScoreSheet, path: string, rule: string | undefined, says: RegExp]
  >([
    [
      'R-9.1: teams where each plays alone',
      { mode: 'individual', teams: FOUR, players: table(4) },
      'teams',
      'R-9.1',
      /without teams/,
    ],
    ['R-2.6: six, each alone', { players: table(6) }, 'players', 'R-2.6', /\bsix\b/],
    [
      'R-9.1: five in teams',
      { mode: 'team', players: table(5) },
      'players',
      'R-9.1',
      /four or six/,
    ],
    ['R-9.4: no teams', { mode: 'team', teams: [], players: table(4) }, 'teams', 'R-9.4', /\b2\b/],
    [
      'R-9.4: two teams of six players',
      { mode: 'team', teams: FOUR, players: table(6) },
      'teams',
      'R-9.4',
      /\b3\b/,
    ],
    [
      'a name that nobody has',
      {
        teams: [
          ['Ann', 'Gaius'],
          ['Ben', 'Dan'],
        ],
        players: table(4),
      },
      'teams[0][1]',
      undefined,
      /Gaius/,
    ],
    [
      'a name in two teams',
      {
        teams: [
          ['Ann', 'Cat'],
          ['Ben', 'Ann'],
        ],
        players: table(4),
      },
      'teams[1][1]',
      undefined,
      /Ann/,
    ],
  ])('%s', (_, sheet, path, rule, says) => {
    const fault = faultOf(sheet);
    expect([fault.path, fault.rule]).toEqual([path, rule]);
    expect(fault.says).toMatch(says);
  });
});

describe('cards, names and tiles', () => {
  const holding = (...hands: PlayerSheet['cards'][]): PlayerSheet[] =>
    hands.map((cards, seat) => player(['Ann', 'Ben', 'Cat', 'Dan'][seat] ?? '', { cards }));

  test('R-2.3: the four Colonists of the box and none more', () => {
    const colonists = (count: number): ScoreSheet => ({
      players: holding(Array<'colonist'>(count).fill('colonist')),
    });
    expect(totalOf(colonists(4))).toBeTypeOf('number');
    const fault = faultOf(colonists(5));
    expect(fault).toMatchObject({ path: 'players[0].cards[4]', rule: 'R-2.3' });
    expect(idsIn(fault.says)).toContain('colonist');
  });

  test.each<
    [what: string, sheet: ScoreSheet, path: string, rule: string | undefined, says: string]
  >([
    [
      'R-2.3: a card with two players',
      { players: holding(['tribune'], ['tribune', 'architect-i'], ['architect-i']) },
      'players[2].cards[0]',
      'R-2.3',
      'architect-i',
    ],
    [
      'R-2.4: two Tribunes in a hand',
      { players: holding(['tribune', 'tribune']) },
      'players[0].cards[1]',
      'R-2.4',
      'tribune',
    ],
    [
      'R-9.1: a Legatus where each plays alone',
      { players: holding(['legatus']) },
      'players[0].cards[0]',
      'R-9.1',
      'without-teams',
    ],
    [
      'R-9.1: a card of the base game in teams',
      { mode: 'team', players: holding(['prefect-i'], {}, {}, {}) },
      'players[0].cards[0]',
      'R-9.1',
      'in-a-team-game',
    ],
    [
      'R-9.11: three hands with a Diplomat, of the two among four',
      { mode: 'team', players: holding(['diplomat'], ['diplomat'], ['diplomat'], {}) },
      'players[2].cards[0]',
      'R-9.11',
      'diplomat',
    ],
    [
      'two of a name',
      { players: [player('Ann'), player('Ann')] },
      'players[1].name',
      undefined,
      'Ann',
    ],
    [
      'R-6.1: the Concordia card with two',
      { players: [player('Ann', { concordia: true }), player('Ben', { concordia: true })] },
      'players[1].concordia',
      'R-6.1',
      'card',
    ],
    [
      'R-12.1: a tile with two',
      { players: [player('Ann', { tiles: ['julius'] }), player('Ben', { tiles: ['julius'] })] },
      'players[1].tiles[0]',
      'R-12.1',
      'Julius',
    ],
    [
      'R-6.3: the Praefectus Magnus with nobody',
      { players: [player('Ann')], praefectusMagnus: 1 },
      'praefectusMagnus',
      'R-6.3',
      'player',
    ],
    [
      'goods of cities without a map',
      { players: [player('Ann')], cityGoods: { londinium: 'food' } },
      'map',
      undefined,
      'cities',
    ],
  ])('%s', (_, sheet, path, rule, says) => {
    const fault = faultOf(sheet);
    expect([fault.path, fault.rule]).toEqual([path, rule]);
    // The place itself says some of these words.
    expect(idsIn(fault.says.replace(String(path), ''))).toContain(idsIn(says));
  });

  test('R-7.1: in an intermediate scoring only cards count, so nobody has other points', () => {
    const players = [player('Ann', { bonus: 7 }), player('Ben')];
    expect(thrownBy(() => scoreIntermediate({ players }))).toMatchObject({
      code: 'INVALID_SHEET',
      rule: 'R-7.1',
      details: { path: 'players[0].bonus' },
    });
  });

  test('R-5.2, R-7.1: what a scoring refuses, an intermediate one refuses, too', () => {
    const players = [player('Ann', { colonists: 3, goods: { brick: 10 } })];
    const { code, details } = thrownBy(() => scoreIntermediate({ players }));
    expect([code, details.path]).toEqual(['INVALID_SHEET', 'players[0].goods']);
  });

  test('R-7.1: the Concordia card in an intermediate scoring', () => {
    const players = [player('Ann'), player('Ben', { concordia: true })];
    expect(thrownBy(() => scoreIntermediate({ players }))).toMatchObject({
      code: 'INVALID_SHEET',
      rule: 'R-7.1',
      details: { path: 'players[1].concordia' },
      message: expect.stringContaining('ended'),
    });
  });
});

test('R-6.2: Venus has a line when somebody has a card of hers', () => {
  const godsOfBen = (cards: PlayerSheet['cards']) =>
    Object.keys(
      scoreGame({ players: [player('Ann', { cards }), player('Ben')] }).players[1]?.gods ?? {},
    );
  expect(godsOfBen({ mars: 1 })).not.toContain('venus');
  expect(godsOfBen({ venus: 1 })).toContain('venus');
});

test('an unknown key beside the money may be meant as a bonus, one among the houses never', () => {
  const messageOf = (own: object) =>
    thrownBy(() => scoreGame({ players: [{ ...player('Ann'), ...own }] })).message;
  expect(messageOf({ ships: 3 })).toContain('bonus');
  expect(messageOf({ houses: { byGood: {}, provinces: 0, ships: 3 } })).not.toContain('bonus');
});

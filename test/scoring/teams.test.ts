import { describe, expect, test } from 'vitest';
import { type ScoreSheet, scoreGame, scoreIntermediate } from '../../src/scoring';
import { thrownBy } from '../support/scenario';

type Player = ScoreSheet['players'][number];

/** Somebody with nothing but two colonists, for whom no card counts, unless told otherwise. */
const player = (name: string, own: Partial<Player> = {}): Player => ({
  name,
  cards: {},
  houses: [],
  colonists: 2,
  money: 0,
  goods: {},
  ...own,
});

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eva', 'Fay'] as const;

/** Players in seat order with a card of Vesta each: so many points for the money. */
const withPoints = (...points: number[]): Player[] =>
  points.map((own, seat) =>
    player(NAMES[seat] ?? '', { cards: { vesta: 1 }, money: 10 * own + seat }),
  );

describe('who plays with whom', () => {
  test('R-9.4, R-9.12: four: those who sit opposite, and their points are added', () => {
    const scores = scoreGame({ mode: 'team', players: withPoints(1, 20, 300, 4) });
    expect(scores.players.map(({ total }) => total)).toEqual([1, 20, 300, 4]);
    expect(scores.teams).toEqual([
      { players: ['Ann', 'Cat'], total: 301, rank: 1 },
      { players: ['Ben', 'Dan'], total: 24, rank: 2 },
    ]);
    expect(scores.players.map(({ rank }) => rank)).toEqual([1, 2, 1, 2]);
    expect(scores.winners).toEqual(['Ann', 'Cat']);
  });

  test('R-9.4, R-9.12: six: three seats further on', () => {
    const scores = scoreGame({ mode: 'team', players: withPoints(1, 2, 4, 8, 16, 32) });
    expect(scores.teams).toEqual([
      { players: ['Ann', 'Dan'], total: 9, rank: 3 },
      { players: ['Ben', 'Eva'], total: 18, rank: 2 },
      { players: ['Cat', 'Fay'], total: 36, rank: 1 },
    ]);
    expect(scores.players.map(({ rank }) => rank)).toEqual([3, 2, 1, 3, 2, 1]);
    expect(scores.winners).toEqual(['Cat', 'Fay']);
  });

  test('R-9.4: teams by name are teams without a mode too', () => {
    const players = withPoints(1, 20, 300, 4);
    const teams = [
      ['Ann', 'Cat'],
      ['Ben', 'Dan'],
    ];
    expect(scoreGame({ teams, players })).toEqual(scoreGame({ mode: 'team', players }));
    expect(scoreGame({ mode: 'team', teams, players })).toEqual(
      scoreGame({ mode: 'team', players }),
    );
  });

  test('R-9.12: named teams in any order', () => {
    const scores = scoreGame({
      mode: 'team',
      teams: [
        ['Dan', 'Ben'],
        ['Cat', 'Ann'],
      ],
      players: withPoints(1, 20, 300, 4),
    });
    const totals = scores.teams?.map(({ players, total }) => [[...players].sort(), total]);
    expect(totals).toHaveLength(2);
    expect(totals).toContainEqual([['Ann', 'Cat'], 301]);
    expect(totals).toContainEqual([['Ben', 'Dan'], 24]);
    expect(scores.players.map(({ rank }) => rank)).toEqual([1, 2, 1, 2]);
    // Winners are in seat order, whoever is named first.
    expect(scores.winners).toEqual(['Ann', 'Cat']);
  });

  test('R-9.1: without a mode and teams, four play each for themselves', () => {
    const scores = scoreGame({ players: withPoints(1, 20, 300, 4) });
    expect(scores).not.toHaveProperty('teams');
    expect(scores.winners).toEqual(['Cat']);
    expect(scoreGame({ mode: 'individual', players: withPoints(1, 20, 300, 4) })).toEqual(scores);
  });

  test('R-6.1, R-9.12: the Concordia card of one partner brings the team 7, once', () => {
    const [ann, ben, cat, dan] = withPoints(10, 13, 10, 13);
    if (!ann || !ben || !cat || !dan) throw new Error('four players');
    const scores = scoreGame({
      mode: 'team',
      players: [ann, ben, { ...cat, concordia: true }, dan],
    });
    expect(scores.players.map(({ concordia }) => concordia)).toEqual([0, 0, 7, 0]);
    expect(scores.teams?.map(({ total }) => total)).toEqual([27, 26]);
    expect(scores.winners).toEqual(['Ann', 'Cat']);
  });

  test('R-9.12: points scored already are added to those of the team', () => {
    const [ann, ...others] = withPoints(1, 2, 3, 4);
    if (!ann) throw new Error('four players');
    const scores = scoreGame({ mode: 'team', players: [{ ...ann, bonus: 5 }, ...others] });
    expect(scores.teams?.map(({ total }) => total)).toEqual([9, 6]);
  });
});

/** A draw of tokens for Hellas: A 2-2-1-1-1, B 2-2-2-1-1, C 3-2-2-2-1, from brick to cloth. */
const HELLAS = {
  map: 'hellas',
  cityGoods: {
    nicopolis: 'brick',
    thermos: 'brick',
    metropolis: 'food',
    kephallenia: 'food',
    demetrias: 'tool',
    delphi: 'wine',
    zakhynthos: 'cloth',
    oreos: 'brick',
    karystos: 'brick',
    chalcis: 'food',
    melos: 'food',
    psyra: 'tool',
    thera: 'tool',
    skyros: 'wine',
    naxos: 'cloth',
    olympia: 'brick',
    megalopolis: 'brick',
    thebae: 'brick',
    patrae: 'food',
    argos: 'food',
    corinthus: 'tool',
    kythera: 'tool',
    hermione: 'wine',
    sparta: 'wine',
    methone: 'cloth',
  },
} as const;

const VENUS = { venus: 1 } as const;

describe('Venus in teams', () => {
  const venusOf = (sheet: ScoreSheet) =>
    scoreGame(sheet).players.map(({ gods }) => gods.venus?.value);

  test('R-9.3: 1 point for each province where both partners have a house', () => {
    // Both in Locris (Delphi, Thermos), Attica (Corinthus twice) and Achaia (Olympia, and two of
    // Cat's). The Cyclades have two houses of Ann's and one of an opponent's, Laconia one of Cat's.
    const scores = scoreGame({
      ...HELLAS,
      mode: 'team',
      players: [
        player('Ann', {
          cards: { venus: 2 },
          houses: ['melos', 'naxos', 'delphi', 'corinthus', 'olympia'],
        }),
        player('Ben', { cards: VENUS, houses: ['melos', 'delphi'] }),
        player('Cat', {
          cards: VENUS,
          houses: ['thermos', 'corinthus', 'patrae', 'megalopolis', 'sparta'],
        }),
        player('Dan', { cards: VENUS }),
      ],
    });
    expect(scores.players.map(({ gods }) => gods.venus)).toEqual([
      { cards: 2, value: 3, points: 6 },
      { cards: 1, value: 0, points: 0 },
      { cards: 1, value: 3, points: 3 },
      { cards: 1, value: 0, points: 0 },
    ]);
    expect(scores.teams?.map(({ total }) => total)).toEqual([9, 0]);
  });

  test('R-9.3: the same houses, each for themselves: 2 points for provinces with two', () => {
    // Ann has two houses in the Cyclades, Cat in Achaia.
    const players = [
      player('Ann', {
        cards: VENUS,
        houses: ['melos', 'naxos', 'delphi', 'corinthus', 'olympia'],
      }),
      player('Ben', {
        cards: VENUS,
        houses: ['thermos', 'corinthus', 'patrae', 'megalopolis', 'sparta'],
      }),
    ];
    expect(venusOf({ ...HELLAS, players })).toEqual([2, 2]);
  });

  test('R-9.3: it goes by the named partner, not the one who sits opposite', () => {
    const players = [
      player('Ann', { cards: VENUS, houses: ['melos', 'delphi'] }),
      player('Ben', { cards: VENUS, houses: ['naxos', 'thermos'] }),
      player('Cat', { cards: VENUS, houses: ['thera', 'argos'] }),
      player('Dan', { cards: VENUS, houses: ['sparta'] }),
    ];
    // Ann and Cat meet in the Cyclades; Ann and Ben in the Cyclades and Locris.
    expect(venusOf({ ...HELLAS, mode: 'team', players })).toEqual([1, 0, 1, 0]);
    const teams = [
      ['Ben', 'Ann'],
      ['Cat', 'Dan'],
    ];
    expect(venusOf({ ...HELLAS, teams, players })).toEqual([2, 2, 0, 0]);
  });

  test('R-9.3, R-9.13: no more than the provinces of the map, ten on Hellas', () => {
    // A city of each province for both; in the Sporades the same one.
    const sheet: ScoreSheet = {
      ...HELLAS,
      mode: 'team',
      players: [
        player('Ann', {
          cards: VENUS,
          houses: [
            'kephallenia',
            'delphi',
            'demetrias',
            'melos',
            'chalcis',
            'psyra',
            'corinthus',
            'argos',
            'olympia',
            'sparta',
          ],
        }),
        player('Ben'),
        player('Cat', {
          cards: { venus: 1, saturnus: 1 },
          houses: [
            'nicopolis',
            'zakhynthos',
            'thermos',
            'metropolis',
            'naxos',
            'thera',
            'oreos',
            'psyra',
            'thebae',
            'hermione',
            'patrae',
            'megalopolis',
            'methone',
            'kythera',
          ],
        }),
        player('Dan'),
      ],
    };
    expect(venusOf(sheet)).toEqual([10, 0, 10, 0]);
    expect(scoreGame(sheet).players[2]?.gods.saturnus?.value).toBe(10);
  });

  /** Seven houses in five provinces. */
  const counts = (sharedProvinces?: number): Player['houses'] => ({
    byGood: { brick: 3, wine: 4 },
    provinces: 5,
    ...(sharedProvinces === undefined ? {} : { sharedProvinces }),
  });

  test.each<[who: string, first: number | undefined, second: number | undefined]>([
    ['both partners', 4, 4],
    ['the first', 4, undefined],
    ['the second', undefined, 4],
  ])('R-9.3: provinces counted by %s', (_, first, second) => {
    const sheet: ScoreSheet = {
      mode: 'team',
      players: [
        player('Ann', { cards: VENUS, houses: counts(first) }),
        player('Ben', { cards: VENUS }),
        player('Cat', { cards: { venus: 3 }, houses: counts(second) }),
        player('Dan'),
      ],
    };
    const scores = scoreGame(sheet);
    expect(scores.players.map(({ gods }) => gods.venus?.points)).toEqual([4, 0, 12, 0]);
    expect(scores.teams?.map(({ total }) => total)).toEqual([16, 0]);
  });

  test('R-9.3: provinces counted by one partner where the other lists the cities', () => {
    const sheet: ScoreSheet = {
      ...HELLAS,
      mode: 'team',
      players: [
        player('Ann', { cards: VENUS, houses: ['melos', 'delphi', 'argos'] }),
        player('Ben'),
        player('Cat', { cards: VENUS, houses: counts(2) }),
        player('Dan'),
      ],
    };
    expect(venusOf(sheet)).toEqual([2, 0, 2, 0]);
  });

  test('R-9.3: provinces with two houses do not count and need not be counted', () => {
    const players = [
      player('Ann', {
        cards: VENUS,
        houses: { byGood: { food: 6, tool: 4 }, provinces: 5, provincesWithTwo: 5 },
      }),
      player('Ben'),
      player('Cat', { houses: { byGood: { food: 1 }, provinces: 1, sharedProvinces: 1 } }),
      player('Dan'),
    ];
    expect(venusOf({ mode: 'team', players })).toEqual([1, 0, 1, 0]);
  });

  test('R-9.3: nobody need count for a team without Venus cards', () => {
    const players = [
      player('Ann', { houses: counts(), cards: { jupiter: 1 } }),
      player('Ben'),
      player('Cat', { houses: counts(), cards: { saturnus: 1 } }),
      player('Dan'),
    ];
    // Four houses outside brick cities, five provinces.
    expect(scoreGame({ mode: 'team', players }).teams?.map(({ total }) => total)).toEqual([9, 0]);
  });
});

describe('the cards of teams', () => {
  /** Three houses in three provinces, one in a brick city; two provinces are shared. */
  const houses = { byGood: { brick: 1, food: 2 }, provinces: 3, sharedProvinces: 2 } as const;
  const withCards = (cards: Player['cards']) =>
    scoreGame({
      mode: 'team',
      players: [
        player('Ann', { cards, houses, money: 25 }),
        player('Ben'),
        player('Cat', { houses }),
        player('Dan'),
      ],
    }).players[0];

  test('R-9.9: the Legatus counts for Jupiter, Saturnus and Venus', () => {
    const score = withCards(['legatus']);
    expect(score?.gods).toEqual({
      vesta: { cards: 0, value: 2, points: 0 },
      jupiter: { cards: 1, value: 2, points: 2 },
      saturnus: { cards: 1, value: 3, points: 3 },
      venus: { cards: 1, value: 2, points: 2 },
      mercurius: { cards: 0, value: 4, points: 0 },
      mars: { cards: 0, value: 4, points: 0 },
    });
    expect(score?.total).toBe(7);
  });

  test.each([
    // The Tribune for Mars 4, the Prefect for Saturnus 3, the Mercator for Mercurius 4, the Praetor
    // for Vesta 2, the Legatus for three gods 7; the Architect or the Diplomat for Jupiter 2.
    ['first', 'architect'],
    ['second', 'diplomat'],
  ] as const)('R-9.11: the starting hand of the %s half of the players brings 22', (_, last) => {
    expect(withCards(['tribune', 'prefect', 'mercator', 'praetor', 'legatus', last])?.total).toBe(
      22,
    );
  });

  test.each([
    ['proconsul', 'jupiter'],
    ['prefect-architect-i', 'venus'],
    ['architect-mercator-ii', 'venus'],
    ['prefect-mercator-iii', 'venus'],
  ] as const)('R-9.1, R-9.8: the %s counts for %s alone', (card, god) => {
    const gods = Object.entries(withCards([card])?.gods ?? {});
    expect(gods.filter(([, { cards }]) => cards > 0).map(([name]) => name)).toEqual([god]);
  });
});

describe('ties among teams', () => {
  /** Teams of Ann and Dan, Ben and Eva, Cat and Fay. */
  const six = (...points: number[]): ScoreSheet => ({
    mode: 'team',
    players: withPoints(...points),
  });
  const ranks = (sheet: ScoreSheet) => scoreGame(sheet).teams?.map(({ rank }) => rank);

  test('R-9.12: unbroken, both teams win', () => {
    const sheet = six(5, 3, 1, 2, 4, 1);
    expect(ranks(sheet)).toEqual([1, 1, 3]);
    expect(scoreGame(sheet).players.map(({ rank }) => rank)).toEqual([1, 1, 3, 1, 1, 3]);
    expect(scoreGame(sheet).winners).toEqual(['Ann', 'Ben', 'Dan', 'Eva']);
  });

  test.each([
    ['Ann', [1, 2]],
    ['Ben', [2, 1]],
    ['Cat', [1, 2]],
    ['Dan', [2, 1]],
  ] as const)(
    'R-6.3, R-9.12: of two teams that of %s, who holds the card, wins',
    (name, expected) => {
      const sheet: ScoreSheet = {
        mode: 'team',
        players: withPoints(5, 3, 1, 3),
        praefectusMagnus: name,
      };
      expect(ranks(sheet)).toEqual(expected);
      const winners = expected[0] === 1 ? ['Ann', 'Cat'] : ['Ben', 'Dan'];
      expect(scoreGame(sheet).winners).toEqual(winners);
    },
  );

  test.each([
    // From a seat to the right: Ann, Fay, Eva, Dan, Cat, Ben, and Ann again.
    ['Ben', [3, 1, 2]],
    ['Eva', [3, 1, 2]],
    // From Ann comes Fay of the third team next; from Dan comes Cat.
    ['Ann', [3, 2, 1]],
    ['Dan', [3, 2, 1]],
    ['Cat', [3, 2, 1]],
    ['Fay', [3, 2, 1]],
  ] as const)(
    'R-6.3, R-9.12: the second and third team tied, the card with %s',
    (name, expected) => {
      expect(ranks({ ...six(1, 3, 4, 1, 3, 2), praefectusMagnus: name })).toEqual(expected);
    },
  );

  test('R-6.3, R-9.12: three teams tied, in the order in which they would get the card', () => {
    // From Eva (seat 4) to the right sits Dan of the first team, then Cat of the third.
    expect(ranks({ ...six(3, 2, 1, 1, 2, 3), praefectusMagnus: 4 })).toEqual([2, 1, 3]);
  });

  test('R-9.12: it goes by the players of the tied teams, wherever they sit', () => {
    // Ann and Ben against Cat and Fay; from Dan, who is not tied, the card goes to Cat; from Eva
    // past Dan to Cat too; Ann and Ben get it first from themselves alone.
    const sheet: ScoreSheet = {
      ...six(3, 3, 4, 1, 1, 2),
      teams: [
        ['Ann', 'Ben'],
        ['Cat', 'Fay'],
        ['Dan', 'Eva'],
      ],
    };
    expect(scoreGame({ ...sheet, praefectusMagnus: 'Dan' }).winners).toEqual(['Cat', 'Fay']);
    expect(scoreGame({ ...sheet, praefectusMagnus: 'Eva' }).winners).toEqual(['Cat', 'Fay']);
    expect(scoreGame({ ...sheet, praefectusMagnus: 'Ben' }).winners).toEqual(['Ann', 'Ben']);
  });

  test('R-6.3, R-9.12: the card breaks no lead', () => {
    expect(ranks({ ...six(5, 3, 1, 2, 3, 1), praefectusMagnus: 'Cat' })).toEqual([1, 2, 3]);
  });
});

describe('team sheets that contradict themselves', () => {
  const four = withPoints(1, 2, 3, 4);
  /** Three houses in two provinces, as counted by whoever. */
  const counts = (sharedProvinces?: number): Player['houses'] => ({
    byGood: { brick: 3 },
    provinces: 2,
    ...(sharedProvinces === undefined ? {} : { sharedProvinces }),
  });
  const partners = (ann: Partial<Player>, cat: Partial<Player>): ScoreSheet => ({
    mode: 'team',
    players: [player('Ann', ann), player('Ben'), player('Cat', cat), player('Dan')],
  });
  const SHARED = 'players[0].houses.sharedProvinces';

  test.each<[what: string, sheet: ScoreSheet, path: string]>([
    [
      'R-9.1: teams where each plays alone',
      {
        mode: 'individual',
        teams: [
          ['Ann', 'Cat'],
          ['Ben', 'Dan'],
        ],
        players: four,
      },
      'teams',
    ],
    ['R-9.1: two players', { mode: 'team', players: withPoints(1, 2) }, 'players'],
    ['R-9.1: three players', { mode: 'team', players: withPoints(1, 2, 3) }, 'players'],
    ['R-9.1: five players', { mode: 'team', players: withPoints(1, 2, 3, 4, 5) }, 'players'],
    [
      'R-9.1: five players, two teams by name',
      {
        teams: [
          ['Ann', 'Cat'],
          ['Ben', 'Dan'],
        ],
        players: withPoints(1, 2, 3, 4, 5),
      },
      'players',
    ],
    [
      'R-9.4: a name in two teams',
      {
        mode: 'team',
        teams: [
          ['Ann', 'Cat'],
          ['Ben', 'Ann'],
        ],
        players: four,
      },
      'teams[1][1]',
    ],
    [
      'R-9.4: a name twice in a team',
      {
        mode: 'team',
        teams: [
          ['Ann', 'Ann'],
          ['Ben', 'Dan'],
        ],
        players: four,
      },
      'teams[0][1]',
    ],
    [
      'R-9.4: nobody of that name',
      {
        mode: 'team',
        teams: [
          ['Ann', 'Cat'],
          ['Eva', 'Dan'],
        ],
        players: four,
      },
      'teams[1][0]',
    ],
    ['R-9.4: no teams', { mode: 'team', teams: [], players: four }, 'teams'],
    ['R-9.4: too few teams', { mode: 'team', teams: [['Ann', 'Cat']], players: four }, 'teams'],
    [
      'R-9.4: too many teams',
      {
        mode: 'team',
        teams: [
          ['Ann', 'Cat'],
          ['Ben', 'Dan'],
          ['Ann', 'Dan'],
        ],
        players: four,
      },
      'teams',
    ],
    [
      'R-9.4: a team of one',
      { mode: 'team', teams: [['Ann', 'Cat'], ['Ben']], players: four },
      'teams[1]',
    ],
    [
      'R-9.4: a team of three',
      { mode: 'team', teams: [['Ann', 'Cat', 'Ben'], ['Dan']], players: four },
      'teams[0]',
    ],
    [
      'R-9.3: partners who count their provinces differently',
      partners({ houses: counts(2) }, { houses: counts(1) }),
      SHARED,
    ],
    [
      'R-9.3: more provinces shared than one has',
      partners({ houses: counts(3) }, { houses: { byGood: { brick: 3 }, provinces: 3 } }),
      SHARED,
    ],
    [
      'R-9.3: more provinces shared than the partner has',
      partners(
        { houses: { byGood: { brick: 3 }, provinces: 3, sharedProvinces: 3 } },
        { houses: counts() },
      ),
      SHARED,
    ],
    [
      'R-9.3: Venus cards without the count',
      partners({ cards: VENUS, houses: counts() }, { houses: counts() }),
      SHARED,
    ],
    [
      'R-9.3: Venus cards of the partner without the count',
      partners({ houses: counts() }, { cards: VENUS, houses: counts() }),
      'players[2].houses.sharedProvinces',
    ],
    [
      'R-9.3, R-9.9: a Legatus without the count',
      partners({ cards: ['legatus'], houses: counts() }, { houses: counts() }),
      SHARED,
    ],
    [
      'R-9.3: shared provinces where each plays alone',
      { players: [player('Ann', { houses: counts(1) }), player('Ben')] },
      SHARED,
    ],
    [
      'R-9.3: shared provinces where four play alone',
      {
        mode: 'individual',
        players: [player('Ann', { houses: counts(1) }), ...withPoints(0, 1, 2, 3).slice(1)],
      },
      SHARED,
    ],
    [
      'R-9.1: a Legatus where each plays alone',
      { players: [player('Ann', { cards: ['mercator', 'legatus'] })] },
      'players[0].cards[1]',
    ],
    [
      'R-9.7: a Senator in teams',
      {
        mode: 'team',
        players: NAMES.slice(0, 4).map((name) => player(name, { cards: ['senator'] })),
      },
      'players[0].cards[0]',
    ],
    [
      'R-9.1: a card of the base game in teams',
      {
        mode: 'team',
        players: NAMES.slice(0, 4).map((name) => player(name, { cards: ['prefect-i'] })),
      },
      'players[0].cards[0]',
    ],
    [
      'R-9.11: more starting Diplomats than the second half has',
      {
        mode: 'team',
        players: NAMES.slice(0, 4).map((name) => player(name, { cards: ['diplomat'] })),
      },
      'players[2].cards[0]',
    ],
    [
      'R-2.6: six each for themselves',
      { players: NAMES.slice(0, 6).map((name) => player(name, { cards: { vesta: 1 } })) },
      'players',
    ],
    [
      'R-9.3: seven and seven of ten provinces share four at least',
      {
        ...partners(
          { houses: { byGood: { brick: 7 }, provinces: 7, sharedProvinces: 3 } },
          { houses: { byGood: { food: 7 }, provinces: 7 } },
        ),
        map: 'hellas',
      },
      'players[0].houses.sharedProvinces',
    ],
    [
      'R-9.3: more shared provinces than the partner has listed',
      {
        ...partners({ houses: counts(3) }, { houses: [] }),
        map: 'hellas',
      },
      'players[0].houses.sharedProvinces',
    ],
    [
      'R-9.13: eleven provinces on Hellas',
      {
        ...partners({ houses: { byGood: { brick: 6, food: 5 }, provinces: 11 } }, {}),
        map: 'hellas',
      },
      'players[0].houses.provinces',
    ],
    [
      'R-6.1: the Concordia card with both partners',
      partners({ concordia: true }, { concordia: true }),
      'players[2].concordia',
    ],
    [
      'R-9.9, R-9.11: two Legati of one player',
      partners({ cards: ['legatus', 'legatus'] }, {}),
      'players[0].cards[1]',
    ],
    [
      'R-2.3: a card for sale with both partners',
      partners({ cards: ['proconsul-ii'] }, { cards: ['proconsul-ii'] }),
      'players[2].cards[0]',
    ],
    [
      'R-6.3: a team as the holder of the Praefectus Magnus',
      { mode: 'team', players: four, praefectusMagnus: 'Ann and Cat' },
      'praefectusMagnus',
    ],
  ])('%s', (_, sheet, path) => {
    const refusal = { code: 'INVALID_SHEET', details: { path } };
    expect(thrownBy(() => scoreGame(sheet))).toMatchObject(refusal);
    expect(thrownBy(() => scoreIntermediate(sheet))).toMatchObject(refusal);
  });
});

describe('intermediate scoring in teams', () => {
  test('R-7.1: the rewards go by the players, the ranks by the teams', () => {
    // Ben alone has most, but Ann and Cat have more together.
    const scores = scoreIntermediate({ mode: 'team', players: withPoints(4, 5, 4, 1) });
    expect(scores.players.map(({ total }) => total)).toEqual([4, 5, 4, 1]);
    expect(scores.players.map(({ sestertii }) => sestertii)).toEqual([1, 2, 1, 0]);
    expect(scores.teams).toEqual([
      { players: ['Ann', 'Cat'], total: 8, rank: 1 },
      { players: ['Ben', 'Dan'], total: 6, rank: 2 },
    ]);
    expect(scores.winners).toEqual(['Ann', 'Cat']);
  });

  test('R-7.1, R-9.3: Venus cards count as in teams', () => {
    const scores = scoreIntermediate({
      ...HELLAS,
      mode: 'team',
      players: [
        // Two provinces are shared, the Cyclades and Laconia; none has two houses of one player.
        player('Ann', { cards: { venus: 2 }, houses: ['melos', 'sparta'] }),
        player('Ben'),
        player('Cat', { cards: VENUS, houses: ['thera', 'methone', 'argos'] }),
        player('Dan'),
      ],
    });
    expect(scores.players.map(({ total }) => total)).toEqual([4, 0, 2, 0]);
    expect(scores.players.map(({ sestertii }) => sestertii)).toEqual([2, 0, 1, 0]);
  });

  test('R-7.1: nobody holds Concordia yet', () => {
    const [first, ...others] = withPoints(1, 2, 3, 4);
    if (!first) throw new Error('four players');
    const sheet: ScoreSheet = { mode: 'team', players: [{ ...first, concordia: true }, ...others] };
    expect(thrownBy(() => scoreIntermediate(sheet))).toMatchObject({
      code: 'INVALID_SHEET',
      rule: 'R-7.1',
      details: { path: 'players[0].concordia' },
    });
  });
});

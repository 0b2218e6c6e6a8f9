// answers for src/scoring src/modules/forum/sheet.ts
import { describe, expect, test } from 'vitest';
import {
  type ConcordiaError,
  type ErrorCode,
  type PlayerSheet,
  type ScoreSheet,
  scoreGame,
  scoreIntermediate,
} from '../../src/index';
import { scoreGame as scoreAlone } from '../../src/scoring';
import {
  type Any,
  at,
  changed,
  HOSTILE,
  json,
  lastState,
  paths,
  refused,
  sheetOf,
  written,
} from './support';

function player(name: string, cards: PlayerSheet['cards']): PlayerSheet {
  return {
    name,
    cards,
    houses: { byGood: { brick: 1, wine: 2 }, provinces: 2, provincesWithTwo: 1 },
    colonists: 3,
    money: 12,
    goods: { food: 2 },
  };
}

/** Counted without a map: 3 houses in 2 provinces, 3 colonists, 9 spaces for goods. */
const COUNTS: ScoreSheet = {
  players: [
    player('Anna', ['tribune', 'diplomat', 'senator', 'mason', 'colonist-i', 'colonist']),
    player('Bela', { jupiter: 2, venus: 1, minerva: ['farmer', 'weaver'] }),
    player('Cleo', ['tribune', 'diplomat', 'prefect', 'prefect', 'smith-i', 'diplomat-i']),
  ],
  praefectusMagnus: 'Bela',
};

/** Counted by the cities on a map. */
const CITIES: ScoreSheet = {
  map: 'imperium',
  cityGoods: { londinium: 'food', novaria: 'wine', aquileia: 'food' },
  players: [
    { ...player('Anna', ['tribune']), houses: ['londinium', 'novaria'] },
    { ...player('Bela', ['tribune']), houses: ['londinium', 'aquileia'] },
  ],
};

interface Contradiction {
  readonly what: string;
  readonly edit: (sheet: Any) => void;
  readonly at: string;
  readonly from?: ScoreSheet;
  readonly code?: ErrorCode;
  readonly rule?: string;
}

const houses = (edit: object) => (sheet: Any) => Object.assign(sheet.players[0].houses, edit);

const CONTRADICTIONS: readonly Contradiction[] = [
  // Cards.
  {
    what: 'R-2.3: the same card with two players',
    edit: (s) => s.players[2].cards.push('colonist-i'),
    at: 'players[2].cards[6]',
    rule: 'R-2.3',
  },
  {
    what: 'R-2.3: the same card twice with a player',
    edit: (s) => s.players[0].cards.push('colonist-i'),
    at: 'players[0].cards[6]',
    rule: 'R-2.3',
  },
  {
    what: 'R-2.3: a specialist by role and by id',
    edit: (s) => s.players[2].cards.push('mason-i'),
    at: 'players[2].cards[6]',
    rule: 'R-2.3',
  },
  {
    what: 'R-2.3: a specialist of both boxes',
    edit: (s) => s.players[2].cards.push('mason-ii'),
    at: 'players[2].cards[6]',
    rule: 'R-2.3',
  },
  {
    what: 'R-2.3: a specialist in a list and under Minerva',
    edit: (s) => s.players[1].cards.minerva.push('mason'),
    at: 'players[1].cards.minerva[2]',
    rule: 'R-2.3',
  },
  {
    what: 'R-2.3: a specialist twice under Minerva',
    edit: (s) => s.players[1].cards.minerva.push('farmer'),
    at: 'players[1].cards.minerva[2]',
    rule: 'R-2.3',
  },
  ...['tribune', 'diplomat', 'senator'].map((card) => ({
    what: `R-2.4: two of the starting ${card}`,
    edit: (s: Any) => s.players[0].cards.push(card),
    at: 'players[0].cards[6]',
    rule: 'R-2.4',
  })),
  {
    what: 'R-2.3: five Colonists, of the four in the box',
    edit: (s) => s.players[2].cards.push('colonist', 'colonist', 'colonist'),
    at: 'players[2].cards[8]',
  },
  {
    what: 'R-2.3: sixty Prefects',
    edit: (s) => {
      s.players[2].cards = Array(60).fill('prefect');
    },
    at: 'players[2].cards[7]',
  },
  {
    what: 'a card that does not exist',
    edit: (s) => s.players[0].cards.push('caesar'),
    at: 'players[0].cards[6]',
  },
  {
    what: 'a god who has no cards',
    edit: (s) => {
      s.players[1].cards.bacchus = 1;
    },
    at: 'players[1].cards',
  },
  {
    what: 'R-6.1: the Concordia card with two players',
    edit: (s) => {
      s.players[0].concordia = true;
      s.players[2].concordia = true;
    },
    at: 'players[2].concordia',
    rule: 'R-6.1',
  },
  // Houses by counts.
  {
    what: 'R-2.4: sixteen houses',
    edit: houses({ byGood: { brick: 8, food: 8 } }),
    at: 'players[0].houses.byGood',
  },
  {
    what: 'R-2.1: six houses in cloth cities, of which no map has more than five',
    edit: houses({ byGood: { cloth: 6 }, provinces: 6, provincesWithTwo: 0 }),
    at: 'players[0].houses.byGood',
  },
  {
    what: 'R-6.2: three houses in four provinces',
    edit: houses({ provinces: 4, provincesWithTwo: 0 }),
    at: 'players[0].houses.provinces',
    rule: 'R-6.2',
  },
  {
    what: 'R-6.2: three houses in no province',
    edit: houses({ provinces: 0, provincesWithTwo: 0 }),
    at: 'players[0].houses.provinces',
    rule: 'R-6.2',
  },
  {
    what: 'R-6.2: a province without a house',
    edit: houses({ byGood: {}, provinces: 1, provincesWithTwo: 0 }),
    at: 'players[0].houses.provinces',
    rule: 'R-6.2',
  },
  {
    what: 'R-6.2: thirteen provinces on Imperium, which has twelve',
    edit: (s) => {
      s.map = 'imperium';
      houses({ byGood: { brick: 8, food: 7 }, provinces: 13, provincesWithTwo: 2 })(s);
    },
    at: 'players[0].houses.provinces',
    rule: 'R-6.2',
  },
  {
    what: 'R-4.3: four houses in a single province of Imperium, where none has four cities',
    edit: (s) => {
      s.map = 'imperium';
      houses({ byGood: { brick: 4 }, provinces: 1, provincesWithTwo: 1 })(s);
    },
    at: 'players[0].houses.provinces',
  },
  {
    what: 'R-9.3: more provinces with two houses than provinces',
    edit: houses({ provincesWithTwo: 3 }),
    at: 'players[0].houses.provincesWithTwo',
  },
  {
    what: 'R-9.3: two provinces with two of three houses',
    edit: houses({ provincesWithTwo: 2 }),
    at: 'players[0].houses.provincesWithTwo',
  },
  {
    what: 'R-9.3: three houses in two provinces, and two houses in none',
    edit: houses({ provincesWithTwo: 0 }),
    at: 'players[0].houses.provincesWithTwo',
  },
  {
    what: 'R-9.3: a Venus card and no count of provinces with two houses',
    edit: (s) => {
      delete s.players[1].houses.provincesWithTwo;
    },
    at: 'players[1].houses.provincesWithTwo',
  },
  {
    what: 'R-9.3: provinces shared with a partner, and no teams',
    edit: houses({ sharedProvinces: 1 }),
    at: 'players[0].houses.sharedProvinces',
  },
  // Houses by cities.
  {
    what: 'R-4.3: two houses of a player in a city',
    from: CITIES,
    edit: (s) => s.players[0].houses.push('londinium'),
    at: 'players[0].houses[2]',
    rule: 'R-4.3',
  },
  {
    what: 'R-4.3: a house in the capital',
    from: CITIES,
    edit: (s) => s.players[0].houses.push('roma'),
    at: 'players[0].houses[2]',
    rule: 'R-4.3',
  },
  {
    what: 'R-4.3: a house in a city of another map',
    from: CITIES,
    edit: (s) => s.players[0].houses.push('verona'),
    at: 'players[0].houses[2]',
    rule: 'R-4.3',
  },
  {
    what: 'a house in a city called constructor',
    from: CITIES,
    edit: (s) => s.players[0].houses.push('constructor'),
    at: 'players[0].houses[2]',
  },
  {
    what: 'cities without the map they lie on',
    from: CITIES,
    edit: (s) => {
      delete s.map;
    },
    at: 'map',
  },
  {
    what: 'houses without the map they stand on',
    from: CITIES,
    edit: (s) => {
      delete s.map;
      delete s.cityGoods;
    },
    at: 'map',
  },
  {
    what: 'a house in a city whose good is not told',
    from: CITIES,
    edit: (s) => {
      delete s.cityGoods.aquileia;
    },
    at: 'cityGoods',
  },
  {
    what: 'R-2.1: two cloth cities of letter D',
    from: CITIES,
    edit: (s) => {
      Object.assign(s.cityGoods, { novaria: 'cloth', aquileia: 'cloth' });
    },
    at: 'cityGoods',
    rule: 'R-2.1',
  },
  {
    what: 'R-2.1: a good in the capital',
    from: CITIES,
    edit: (s) => {
      s.cityGoods.roma = 'brick';
    },
    at: 'cityGoods',
    rule: 'R-2.1',
  },
  {
    what: 'a map that is not known',
    from: CITIES,
    edit: (s) => {
      s.map = 'atlantis';
    },
    at: 'map',
    code: 'UNKNOWN_MAP',
  },
  {
    what: 'R-12.1: the same forum tile with two players',
    edit: (s) => {
      s.players[1].tiles = ['aulus-arcadius', 'julius'];
      s.players[2].tiles = ['julius'];
    },
    at: 'players[2].tiles[0]',
    rule: 'R-12.1',
  },
  {
    what: 'R-12.3: fourteen goods beside three colonists, and Claudia',
    edit: (s) => {
      s.players[0].tiles = ['claudia-agrippina'];
      s.players[0].goods = { brick: 14 };
    },
    at: 'players[0].goods',
    rule: 'R-5.2',
  },
  {
    what: 'R-12.3: ten goods beside three colonists, and a tile that is not Claudia',
    edit: (s) => {
      s.players[0].tiles = ['julius'];
      s.players[0].goods = { brick: 10 };
    },
    at: 'players[0].goods',
    rule: 'R-5.2',
  },
  // Pieces, names and the rest.
  {
    what: 'R-5.2: ten goods beside three colonists in the storehouse',
    edit: (s) => {
      s.players[0].goods = { brick: 10 };
    },
    at: 'players[0].goods',
    rule: 'R-5.2',
  },
  {
    what: 'R-5.3: seven colonists',
    edit: (s) => {
      s.players[0].colonists = 7;
    },
    at: 'players[0].colonists',
  },
  {
    what: 'two players of a name',
    edit: (s) => {
      s.players[2].name = 'Anna';
    },
    at: 'players[2].name',
  },
  {
    what: 'two players of a name but for spaces',
    edit: (s) => {
      s.players[2].name = ' Anna ';
    },
    at: 'players[2].name',
  },
  {
    what: 'R-6.3: the Praefectus Magnus with somebody who did not play',
    edit: (s) => {
      s.praefectusMagnus = 'Dido';
    },
    at: 'praefectusMagnus',
    rule: 'R-6.3',
  },
  {
    what: 'R-6.3: the Praefectus Magnus at an empty seat',
    edit: (s) => {
      s.praefectusMagnus = 3;
    },
    at: 'praefectusMagnus',
    rule: 'R-6.3',
  },
  {
    what: 'nobody who played',
    edit: (s) => {
      s.players = [];
    },
    at: 'players',
  },
  {
    what: 'R-2.6: seven players',
    edit: (s) => {
      s.players = Array.from({ length: 7 }, (_, seat) => player(`P${seat}`, []));
    },
    at: 'players',
  },
  {
    what: 'a debt',
    edit: (s) => {
      s.players[0].money = -1;
    },
    at: 'players[0].money',
  },
];

function expectRefused(sheet: unknown, path: string, code: ErrorCode): ConcordiaError {
  const before = json(sheet);
  const error = refused(() => scoreGame(sheet as ScoreSheet));
  expect(error.code).toBe(code);
  // A map that is not known is named instead.
  if (code !== 'UNKNOWN_MAP') expect(error.details.path).toBe(path);
  expect(refused(() => scoreAlone(sheet as ScoreSheet)).toJSON()).toEqual(error.toJSON());
  expect(refused(() => scoreIntermediate(sheet as ScoreSheet)).code).toBe(code);
  expect(sheet).toEqual(before);
  return error;
}

test('the sheets themselves are right', () => {
  // Anna: Vesta (12 + 8) / 10 = 2; Mars 3 cards of 6; the Diplomat for Jupiter 2; Mason 3 x 1.
  const [anna] = scoreGame(COUNTS).players;
  expect(anna?.total).toBe(2 + 3 * 6 + 2 + 3);
  expect(scoreGame(CITIES).players.map(({ total }) => total)).toEqual([6, 6]);
});

describe('what two partners are asked', () => {
  test('R-9.3: a count that one of them gives is wrong once, not once for each', () => {
    const players = ['Anna', 'Bela', 'Cleo', 'Dora'].map((name) => player(name, ['tribune']));
    const sheet = json({ mode: 'team', players });
    // Two provinces each, so at most two can be shared; partners sit opposite each other.
    sheet.players[0].houses.sharedProvinces = 3;
    const { code, reason, details } = refused(() => scoreGame(sheet));
    expect([code, reason, details]).toEqual([
      'INVALID_SHEET',
      'cannotShare',
      { path: 'players[0].houses.sharedProvinces', count: 3 },
    ]);
  });
});

describe('a sheet that contradicts itself is refused', () => {
  test.each(CONTRADICTIONS)('$what', ({ edit, at: path, from = COUNTS, code, rule }) => {
    const error = expectRefused(changed(from, edit), path, code ?? 'INVALID_SHEET');
    if (rule !== undefined) expect(error.rule).toBe(rule);
  });

  test('R-7.1: the Concordia card in an intermediate scoring', () => {
    const sheet = changed(COUNTS, (copy) => {
      copy.players[1].concordia = true;
    });
    expect(scoreGame(sheet).players[1]?.concordia).toBe(7);
    expect(refused(() => scoreIntermediate(sheet))).toMatchObject({
      code: 'INVALID_SHEET',
      rule: 'R-7.1',
      details: { path: 'players[1].concordia' },
    });
  });

  test.each([
    ['three players in teams', 'players', { mode: 'team' }],
    ['a team of three players', 'players', { teams: [['Anna', 'Bela']] }],
    ['teams where each plays alone', 'teams', { mode: 'individual', teams: [['Anna', 'Bela']] }],
  ])('R-9.1: %s', (_, path, change) => {
    const error = expectRefused({ ...COUNTS, ...change }, path, 'INVALID_SHEET');
    expect(error.rule).toBe('R-9.1');
  });

  const wrongTeams: readonly (readonly [string, unknown])[] = [
    ['a word', 'Anna'],
    ['nothing', null],
    ['names without teams', ['Anna', 'Bela']],
    ['a team of one', [['Anna']]],
    ['a team of three', [['Anna', 'Bela', 'Cleo']]],
    ['seats', [[0, 1]]],
    ['four teams', Array(4).fill(['Anna', 'Bela'])],
    ['teams without an end', Array(100_000).fill(['Anna', 'Bela'])],
    ['a __proto__ key', JSON.parse('{"__proto__": []}')],
  ];
  test.each(wrongTeams)('R-9.4: %s for teams', (_, teams) => {
    const error = refused(() => scoreGame({ ...COUNTS, teams } as Any));
    expect(error.code).toBe('INVALID_SHEET');
    expect(String(error.details.path)).toMatch(/^teams/);
  });
});

describe('R-12.1: forum tiles of a wrong kind', () => {
  const wrongTiles: readonly (readonly [string, unknown, string])[] = [
    ['nothing', null, 'players[1].tiles'],
    ['a word', 'julius', 'players[1].tiles'],
    ['an object', { 0: 'julius' }, 'players[1].tiles'],
    ['a tile of which nobody knows what it does', ['novius'], 'players[1].tiles[0]'],
    ['a tile of another name', ['julius', 'Claudia Poppaea'], 'players[1].tiles[1]'],
    ['a card', ['prefect'], 'players[1].tiles[0]'],
    ['a number', [1], 'players[1].tiles[0]'],
    ['a tile called constructor', ['constructor'], 'players[1].tiles[0]'],
    ['twenty-five tiles', Array(25).fill('julius'), 'players[1].tiles'],
    ['tiles without an end', Array(100_000).fill('julius'), 'players[1].tiles'],
  ];
  test.each(wrongTiles)('R-12.1: %s', (_, tiles, path) => {
    const wrong = changed(COUNTS, ({ players }) => Object.assign(players[1], { tiles }));
    expectRefused(wrong, path, 'INVALID_SHEET');
  });

  test.each(Object.entries(HOSTILE))('R-12.1: %s', (_, make) => {
    for (const tiles of [make(), [make()]]) {
      const wrong = json(COUNTS);
      wrong.players[1].tiles = tiles;
      expect(refused(() => scoreGame(wrong)).code).toBe('INVALID_SHEET');
    }
  });
});

describe.each([
  ['counts', COUNTS],
  ['cities', CITIES],
  ['a game that was played', sheetOf(lastState())],
] as const)('a sheet of %s', (_, sheet) => {
  test('is refused with an extra key at any level, and the place is named', () => {
    for (const path of paths(sheet)) {
      const value = at(sheet, path);
      if (typeof value !== 'object' || Array.isArray(value)) continue;
      const error = refused(() =>
        scoreGame(
          changed(sheet, (copy) => {
            at(copy, path).extra = 1;
          }),
        ),
      );
      expect(error.code).toBe('INVALID_SHEET');
      // Lists or counts may do for cards and houses, so those are named as a whole.
      const [named, place] = [String(error.details.path), written(path)];
      expect(named.startsWith(place) || place.startsWith(named)).toBe(true);
    }
  });

  test('is refused with a __proto__ key at any level, and the place is named', () => {
    for (const path of paths(sheet)) {
      const value = at(sheet, path);
      if (typeof value !== 'object' || Array.isArray(value)) continue;
      const poisoned = changed(sheet, (copy) => {
        Object.defineProperty(at(copy, path), '__proto__', { value: {}, enumerable: true });
      });
      expect(refused(() => scoreGame(poisoned))).toMatchObject({
        code: 'INVALID_SHEET',
        details: { path: written([...path, '__proto__']) },
      });
    }
  });

  test('is refused with numbers that are no counts', () => {
    for (const path of paths(sheet)) {
      if (typeof at(sheet, path) !== 'number') continue;
      for (const wrong of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300, '1', null, true]) {
        const error = refused(() =>
          scoreGame(
            changed(sheet, (copy) => {
              at(copy, path.slice(0, -1))[path.at(-1) ?? ''] = wrong;
            }),
          ),
        );
        expect([written(path), error.code]).toEqual([written(path), 'INVALID_SHEET']);
      }
    }
  });
});

describe('names as people write them', () => {
  const sheet = (cards: readonly string[]): Any => ({
    players: [player('Anna', [])].map((one) => ({ ...one, cards })),
  });

  test('R-2.3: display names of cards are understood, in any case', () => {
    const byIds = ['tribune', 'prefect', 'prefect-i', 'prefect-architect-i', 'diplomat-iii'];
    const asPrinted = ['Tribune', ' PREFECT ', 'Prefect I', 'Prefect/Architect  I', 'diplomat III'];
    expect(scoreGame(sheet(asPrinted))).toEqual(scoreGame(sheet(byIds)));
  });

  test('R-4.3: so are cities, goods and tiles', () => {
    const written = changed(CITIES, (copy) => {
      copy.map = 'Imperium';
      copy.cityGoods = { Londinium: 'Food', Novaria: 'wine', 'aquileia ': 'FOOD' };
      copy.players[0].houses = ['Londinium', 'NOVARIA'];
      copy.players[0].tiles = ['Claudia Agrippina'];
    });
    const expected = changed(CITIES, (copy) => {
      copy.players[0].tiles = ['claudia-agrippina'];
    });
    expect(scoreGame(written)).toEqual(scoreGame(expected));
  });

  test('R-4.3: two names of one city do not hide each other', () => {
    const twice = changed(CITIES, ({ cityGoods }) => {
      cityGoods.Novaria = 'brick';
    });
    expect(refused(() => scoreGame(twice)).code).toBe('INVALID_SHEET');
  });

  test.each([
    [
      { cards: ['tribune', 'prefct'] },
      'players[0].cards[1] (Anna): there is no card prefct; did you mean prefect?',
    ],
    [{ cards: { marz: 1 } }, 'players[0].cards (Anna): unknown field “marz” (did you mean mars?)'],
    [{ cards: { minerva: ['famer'] } }, 'there is no specialist famer; did you mean farmer?'],
    [{ mony: 3 }, 'players[0] (Anna): unknown field “mony” (did you mean money?)'],
    [{ tiles: ['Julia'] }, 'there is no tile julia; did you mean julius?'],
    // Ships on Roma score at Byzantium; what they have scored is a bonus.
    [
      { byzantium: 12 },
      'unknown field “byzantium”; points that a map or module adds go into a player’s bonus',
    ],
  ])('%j is told with player, place and what may be meant', (change, message) => {
    const wrong = { map: 'roma', players: [{ ...player('Anna', []), ...change }] };
    const error = refused(() => scoreGame(wrong as Any));
    expect(error.code).toBe('INVALID_SHEET');
    expect(error.message).toContain(message);
  });

  test('R-4.3: so are cities, players and maps', () => {
    const [city, holder, map] = [
      changed(CITIES, ({ players }) => players[0].houses.push('syracuse')),
      changed(COUNTS, (copy) => Object.assign(copy, { praefectusMagnus: 'Bella' })),
      changed(CITIES, (copy) => Object.assign(copy, { map: 'imperum' })),
    ];
    expect(refused(() => scoreGame(city)).message).toContain('did you mean syracusae?');
    expect(refused(() => scoreGame(holder)).message).toContain('did you mean Bela?');
    for (const score of [scoreGame, scoreAlone]) {
      expect(refused(() => score(map))).toMatchObject({
        code: 'UNKNOWN_MAP',
        message: expect.stringContaining('Did you mean imperium?'),
        details: { map: 'imperum', nearest: 'imperium' },
      });
    }
  });

  test('all contradictions of a sheet are listed, the first of them first', () => {
    const wrong = changed(COUNTS, ({ players }) => {
      players[0].cards.push('tribune');
      players[1].goods.brick = 99;
      players[2].name = 'Anna';
    });
    const { details } = refused(() => scoreGame(wrong));
    expect(details.path).toBe('players[0].cards[6]');
    const issues = details.issues as readonly { readonly path: string }[];
    expect(issues.map(({ path }) => path).toSorted()).toEqual([
      'players[0].cards[6]',
      'players[1].goods',
      'players[2].name',
    ]);
  });
});

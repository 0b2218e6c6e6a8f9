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
import { thrownBy } from '../support/scenario';
import {
  type Any,
  at,
  changed,
  GONE,
  HOSTILE,
  json,
  lastState,
  objectsIn,
  paths,
  replaced,
  ruled,
  type StateEdit,
  sheetOf,
  withField,
  written,
  wrong,
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

/** Besides those of the rulebook (`docs/rulebook/scores.rules`). */
const CONTRADICTIONS: readonly StateEdit[] = [
  // Cards.
  ruled('R-2.3: the same card twice with a player', { 'players[0].cards[6]': 'colonist-i' }),
  ruled('R-2.3: a specialist by role and by id', { 'players[2].cards[6]': 'mason-i' }),
  ruled('R-2.3: a specialist of both boxes', { 'players[2].cards[6]': 'mason-ii' }),
  ruled('R-2.3: a specialist in a list and under Minerva', {
    'players[1].cards.minerva[2]': 'mason',
  }),
  ruled('R-2.3: a specialist twice under Minerva', { 'players[1].cards.minerva[2]': 'farmer' }),
  wrong(
    'R-2.3: sixty Prefects',
    { 'players[2].cards': Array(60).fill('prefect') },
    { at: 'players[2].cards[7]' },
  ),
  wrong('a card that does not exist', { 'players[0].cards[6]': 'caesar' }),
  wrong('a god who has no cards', { 'players[1].cards.bacchus': 1 }, { at: 'players[1].cards' }),
  // Pieces, names and the rest.
  wrong('R-5.3: seven colonists', { 'players[0].colonists': 7 }),
  wrong('two players of a name but for spaces', { 'players[2].name': ' Anna ' }),
  ruled('R-6.3: the Praefectus Magnus at an empty seat', { praefectusMagnus: 3 }),
  wrong('nobody who played', { players: [] }),
  wrong('R-2.6: seven players', { players: 'PQRSTUV'.split('').map((name) => player(name, [])) }),
  wrong('a debt', { 'players[0].money': -1 }),
  ruled('R-9.1: a team of three players', { teams: [['Anna', 'Bela']] }, { at: 'players' }),
];

/** Contradictions of a sheet with cities. */
const WRONG_CITIES: readonly StateEdit[] = [
  ruled('R-4.3: a house in the capital', { 'players[0].houses[2]': 'roma' }),
  wrong('a house in a city called constructor', { 'players[0].houses[2]': 'constructor' }),
  wrong('houses without the map they stand on', { map: GONE, cityGoods: GONE }, { at: 'map' }),
  ruled(
    'R-2.1: two cloth cities of letter D',
    { 'cityGoods.novaria': 'cloth', 'cityGoods.aquileia': 'cloth' },
    { at: 'cityGoods' },
  ),
  ruled('R-2.1: a good in the capital', { 'cityGoods.roma': 'brick' }, { at: 'cityGoods' }),
  wrong('a map that is not known', { map: 'atlantis' }, { code: 'UNKNOWN_MAP' }),
];

function expectRefused(sheet: unknown, path: string, code: ErrorCode): ConcordiaError {
  const before = json(sheet);
  const error = thrownBy(() => scoreGame(sheet as ScoreSheet));
  expect(error.code).toBe(code);
  // A map that is not known is named instead.
  if (code !== 'UNKNOWN_MAP') expect(error.details.path).toBe(path);
  expect(thrownBy(() => scoreAlone(sheet as ScoreSheet)).toJSON()).toEqual(error.toJSON());
  expect(thrownBy(() => scoreIntermediate(sheet as ScoreSheet)).code).toBe(code);
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
    const { code, reason, details } = thrownBy(() => scoreGame(sheet));
    expect([code, reason, details]).toEqual([
      'INVALID_SHEET',
      'cannotShare',
      { path: 'players[0].houses.sharedProvinces', count: 3 },
    ]);
  });
});

describe('a sheet that contradicts itself is refused', () => {
  test.each([
    ...CONTRADICTIONS.map((row) => ({ sheet: COUNTS, ...row })),
    ...WRONG_CITIES.map((row) => ({ sheet: CITIES, ...row })),
  ])('$what', ({ sheet, edit, at: [path = ''], code, rule }) => {
    const error = expectRefused(changed(sheet, edit), path, code ?? 'INVALID_SHEET');
    if (rule !== undefined) expect(error.rule).toBe(rule);
  });

  const wrongTeams: readonly (readonly [string, unknown])[] = [
    ['a word', 'Anna'],
    ['nothing', null],
    ['names without teams', ['Anna', 'Bela']],
    ['seats', [[0, 1]]],
    ['four teams', Array(4).fill(['Anna', 'Bela'])],
    ['teams without an end', Array(100_000).fill(['Anna', 'Bela'])],
    ['a __proto__ key', JSON.parse('{"__proto__": []}')],
  ];
  test.each(wrongTeams)('R-9.4: %s for teams', (_, teams) => {
    const error = thrownBy(() => scoreGame({ ...COUNTS, teams } as Any));
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
      expect(thrownBy(() => scoreGame(wrong)).code).toBe('INVALID_SHEET');
    }
  });
});

describe.each([
  ['counts', COUNTS],
  ['cities', CITIES],
  ['a game that was played', sheetOf(lastState())],
] as const)('a sheet of %s', (_, sheet) => {
  test('is refused with an extra key at any level, and the place is named', () => {
    for (const path of objectsIn(sheet)) {
      const error = thrownBy(() => scoreGame(withField(sheet, path, 'extra')));
      expect(error.code).toBe('INVALID_SHEET');
      // Lists or counts may do for cards and houses, so those are named as a whole.
      const [named, place] = [String(error.details.path), written(path)];
      expect(named.startsWith(place) || place.startsWith(named)).toBe(true);
    }
  });

  test('is refused with a __proto__ key at any level, and the place is named', () => {
    for (const path of objectsIn(sheet)) {
      expect(thrownBy(() => scoreGame(withField(sheet, path, '__proto__', {})))).toMatchObject({
        code: 'INVALID_SHEET',
        details: { path: written([...path, '__proto__']) },
      });
    }
  });

  test('is refused with numbers that are no counts', () => {
    for (const path of paths(sheet)) {
      if (typeof at(sheet, path) !== 'number') continue;
      for (const wrong of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300, '1', null, true]) {
        const { code } = thrownBy(() => scoreGame(replaced(sheet, path, wrong)));
        expect([written(path), code]).toEqual([written(path), 'INVALID_SHEET']);
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
    expect(thrownBy(() => scoreGame(twice)).code).toBe('INVALID_SHEET');
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
    const error = thrownBy(() => scoreGame(wrong as Any));
    expect(error.code).toBe('INVALID_SHEET');
    expect(error.message).toContain(message);
  });

  test('R-4.3: so are cities, players and maps', () => {
    const [city, holder, map] = [
      changed(CITIES, ({ players }) => players[0].houses.push('syracuse')),
      changed(COUNTS, (copy) => Object.assign(copy, { praefectusMagnus: 'Bella' })),
      changed(CITIES, (copy) => Object.assign(copy, { map: 'imperum' })),
    ];
    expect(thrownBy(() => scoreGame(city)).message).toContain('did you mean syracusae?');
    expect(thrownBy(() => scoreGame(holder)).message).toContain('did you mean Bela?');
    for (const score of [scoreGame, scoreAlone]) {
      expect(thrownBy(() => score(map))).toMatchObject({
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
    const { details } = thrownBy(() => scoreGame(wrong));
    expect(details.path).toBe('players[0].cards[6]');
    const issues = details.issues as readonly { readonly path: string }[];
    expect(issues.map(({ path }) => path).toSorted()).toEqual([
      'players[0].cards[6]',
      'players[1].goods',
      'players[2].name',
    ]);
  });
});

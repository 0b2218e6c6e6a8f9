// answers for src/board
import { describe, expect, test } from 'vitest';
import {
  CITY_TOKENS,
  cards as catalogue,
  createGame,
  type GameState,
  GOODS,
  getMap,
  type NewGame,
} from '../../src/index';
import { deckStarting, EXAMPLE_GOODS, goods, scenario, thrownBy } from '../support/scenario';

const game = (options: Partial<NewGame> = {}): GameState =>
  createGame({ map: 'imperium', players: 4, seed: 'Roma', ...options });

describe('set-up from a seed', () => {
  test('R-2.1: the cities of each letter get exactly its tokens', () => {
    const { cityGoods } = game().board;
    for (const letter of ['A', 'B', 'C', 'D'] as const) {
      const cities = getMap('imperium').cities.filter((city) => city.letter === letter);
      const made = cities.map(({ id }) => cityGoods[id]);
      for (const good of GOODS) {
        expect(made.filter((other) => other === good)).toHaveLength(CITY_TOKENS[letter][good]);
      }
    }
  });

  test('R-2.1: on Italia the five tokens D stay out', () => {
    const { cityGoods } = game({ map: 'italia' }).board;
    expect(Object.keys(cityGoods)).toHaveLength(25);
    // All of A, B and C: brick 7, food 6, tool 5, wine 4, cloth 3.
    const counts = GOODS.map((good) => Object.values(cityGoods).filter((g) => g === good).length);
    expect(counts).toEqual([7, 6, 5, 4, 3]);
  });

  test('R-2.2: every province has the marker of its most valuable good, active', () => {
    const { markers } = scenario().board;
    expect(Object.keys(markers)).toHaveLength(12);
    expect(markers.asia).toEqual({ good: 'tool', coins: 2, side: 'goods' });
    expect(markers.syria).toEqual({ good: 'cloth', coins: 1, side: 'goods' });
    // Britannia: brick and food; Hellas: brick and tools.
    expect(markers.britannia?.good).toBe('food');
    expect(markers.hellas?.good).toBe('tool');
  });

  test.each([
    [2, 8, 7],
    [3, 15, 6],
    [4, 20, 6],
    [5, 25, 5],
  ])('R-2.3: %i players use the decks up to their number', (players, _cards, _rest) => {
    const state = game({ players });
    const cards = [...state.display, ...state.deck].filter((card) => card !== null);
    // Decks of 8, 7, 6, 5 and 4 cards.
    const sizes = [8, 7, 6, 5, 4].slice(0, players);
    expect(cards).toHaveLength(sizes.reduce((sum, size) => sum + size, 0));
    const decks = cards.map((card) => catalogue[card]?.deck);
    expect(decks).toEqual(sizes.flatMap((size, deck) => Array(size).fill(deck + 1)));
  });

  test('R-2.4: what every player begins with', () => {
    for (const [seat, player] of game().players.entries()) {
      expect(player).toEqual({
        name: `Player ${seat + 1}`,
        hand: ['tribune', 'architect', 'prefect', 'prefect', 'mercator', 'diplomat', 'senator'],
        discard: [],
        money: 5 + seat,
        goods: goods({ brick: 1, food: 2, tool: 1, wine: 1, cloth: 1 }),
        storehouse: { land: 2, sea: 2 },
        houses: 15,
      });
    }
    expect(game().board.colonists).toHaveLength(8);
    expect(game().board.colonists.every(({ at }) => at === 'roma')).toBe(true);
  });

  test('R-2.5: 5, 6, 7, ... sestertii; the last player has the Praefectus Magnus', () => {
    expect(game({ players: 5 }).players.map(({ money }) => money)).toEqual([5, 6, 7, 8, 9]);
    expect(game({ players: 5 }).praefectusMagnus).toBe(4);
  });

  test('the same seed gives the same game, another one another', () => {
    expect(game()).toEqual(game());
    expect(game({ seed: 'Ostia' })).not.toEqual(game());
  });

  test('players can have names', () => {
    const { players } = game({ players: ['Livia', 'Gaius'] });
    expect(players.map(({ name }) => name)).toEqual(['Livia', 'Gaius']);
  });
});

describe('set-up from a real shuffle', () => {
  test('the cities and the cards lie as they were dealt', () => {
    const deck = deckStarting(['weaver-ii'], 3);
    expect(thrownBy(() => game({ players: 3, setup: { deck } })).details.path).toBe('setup.deck');
    const dealt = deckStarting(['smith-i', 'mason-i'], 3);
    const state = createGame({
      map: 'imperium',
      players: 3,
      setup: { cityGoods: EXAMPLE_GOODS, deck: dealt },
    });
    expect([...state.display, ...state.deck]).toEqual(dealt);
    expect(state.board.cityGoods).toEqual(EXAMPLE_GOODS);
  });

  test('a seed may be long: 64 digits of 256 random bits', () => {
    // SHA-256 of the empty text, and the same with another last digit.
    const seed = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    expect(game({ seed })).toEqual(game({ seed }));
    expect(game({ seed })).not.toEqual(game({ seed: seed.replace(/5$/, '4') }));
    expect(game({ seed: seed.repeat(15) }).deck).toHaveLength(game().deck.length);
    expect(thrownBy(() => game({ seed: seed.repeat(16) })).details.path).toBe('seed');
  });

  test('the seed decides what the shuffle leaves open', () => {
    const state = game({ setup: { cityGoods: EXAMPLE_GOODS } });
    expect(state.board.cityGoods).toEqual(EXAMPLE_GOODS);
    expect(state.deck).toEqual(game().deck);
    expect(thrownBy(() => createGame({ map: 'imperium', players: 4 })).details.path).toBe('seed');
  });

  test('R-2.1: a city too few, one too many, or a token too many is refused', () => {
    const { londinium: _, ...missing } = EXAMPLE_GOODS;
    const wrong = [
      missing,
      { ...EXAMPLE_GOODS, roma: 'wine' },
      { ...EXAMPLE_GOODS, tyros: 'wine' },
    ] as const;
    for (const cityGoods of wrong) {
      const error = thrownBy(() => game({ setup: { cityGoods } }));
      expect(error).toMatchObject({
        code: 'INVALID_OPTIONS',
        details: { path: 'setup.cityGoods' },
      });
    }
  });

  test('R-2.3: a deck with a card twice, missing or out of order is refused', () => {
    const deck = deckStarting([], 4);
    const [first, ...rest] = deck;
    if (first === undefined) throw new Error('no deck');
    for (const wrong of [
      rest,
      [first, ...deck],
      [...rest, first],
      [first, first, ...rest.slice(1)],
    ]) {
      expect(thrownBy(() => game({ setup: { deck: wrong } })).details.path).toBe('setup.deck');
    }
  });
});

describe('options', () => {
  test('R-2.3: the other side of the display', () => {
    expect(game({ display: 'wine' }).options.display).toBe('wine');
  });

  test('R-2.6: any map with 2 to 5 players, no others', () => {
    expect(game({ map: 'italia', players: 5 }).players).toHaveLength(5);
    expect(game({ map: 'imperium', players: 2 }).players).toHaveLength(2);
    for (const players of [0, 1, 6, 7, 2.5]) {
      expect(thrownBy(() => game({ players })).code).toBe('INVALID_OPTIONS');
    }
  });

  test('unknown maps, names used twice and provinces that are not there are refused', () => {
    expect(thrownBy(() => game({ map: 'atlantis' })).code).toBe('UNKNOWN_MAP');
    expect(thrownBy(() => game({ players: ['Ann', 'Ann'] })).details.path).toBe('players');
    expect(thrownBy(() => game({ omitProvinces: ['gothia'] }))).toMatchObject({
      code: 'INVALID_OPTIONS',
      reason: 'unknownProvince',
      details: { path: 'omitProvinces', province: 'gothia', board: 'Imperium' },
    });
  });

  test('R-11.1: each letter has one salt token, so two cities of a letter have none', () => {
    const options = { map: 'imperium', modules: ['salt'], players: 2, seed: 'x' } as const;
    const { cityGoods } = createGame(options).board;
    const ofLetterA = getMap('imperium').cities.filter(({ letter }) => letter === 'A');
    const others = ofLetterA.filter(({ id }) => cityGoods[id] !== 'salt');
    expect(others).toHaveLength(ofLetterA.length - 1);
    const twice = { ...cityGoods, [others[0]?.id ?? '']: 'salt' as const };
    expect(thrownBy(() => createGame({ ...options, setup: { cityGoods: twice } }))).toMatchObject({
      code: 'INVALID_OPTIONS',
      reason: 'tooFewTokens',
      details: { path: 'setup.cityGoods', letter: 'A', good: 'salt', cities: 2, tokens: 1 },
    });
  });

  test('R-10.5: of each letter one token is salt, and is exchanged', () => {
    const options = { map: 'byzantium', players: 2, seed: 'x' } as const;
    const { cityGoods } = createGame(options).board;
    const tools = getMap('byzantium').cities.flatMap(({ id, letter }) =>
      letter === 'A' && cityGoods[id] === 'tool' ? id : [],
    );
    const [one = '', other = ''] = tools;
    const once = { ...cityGoods, [one]: 'salt' as const };
    expect(createGame({ ...options, setup: { cityGoods: once } }).board.cityGoods).toEqual(
      cityGoods,
    );
    const twice = { ...once, [other]: 'salt' as const };
    expect(thrownBy(() => createGame({ ...options, setup: { cityGoods: twice } }))).toMatchObject({
      code: 'INVALID_OPTIONS',
      reason: 'twoSaltTokens',
      details: { path: 'setup.cityGoods', letter: 'A' },
    });
  });

  test('R-9.15: provinces can be left off the board', () => {
    const state = game({ omitProvinces: ['britannia', 'aegyptus'] });
    expect(Object.keys(state.board.markers)).toHaveLength(10);
    expect(state.board.cityGoods.londinium).toBeUndefined();
    expect(Object.keys(state.board.houses)).toHaveLength(25);
    const all = getMap('imperium').provinces.map(({ id }) => id);
    expect(thrownBy(() => game({ omitProvinces: all }))).toMatchObject({
      code: 'INVALID_OPTIONS',
      reason: 'noProvinceLeft',
      rule: 'R-9.15',
      details: { path: 'omitProvinces' },
    });
  });
});

test('a map is named by its id: the map itself is none', () => {
  const options = { map: getMap('italia'), players: 2, seed: 'x' };
  expect(thrownBy(() => createGame(options as never))).toMatchObject({
    code: 'INVALID_OPTIONS',
    details: { path: 'map', issues: [{ path: 'map' }] },
  });
});

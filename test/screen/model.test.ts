/** What a screen shows besides the board, counted by hand. */
import { describe, expect, test } from 'vitest';
import { chanceFromSeed, playOut, random } from '../../src/bots';
import { createEngine } from '../../src/core';
import * as library from '../../src/index';
import {
  createGame,
  describeBoard,
  describeCard,
  describePlace,
  describeTile,
  type GameState,
  getMap,
  parseView,
  type ScreenModel,
  type ScreenRow,
  screenModel,
  viewFor,
} from '../../src/index';
import { french } from '../../src/languages/fr/index';
import { imperium } from '../../src/maps/imperium';
import { createScreen } from '../../src/screen';
import { build, discard, play, scenario } from '../support/scenario';

/** Livia has five houses in two provinces: food twice, wine once, cloth twice. Prices and goods are those of the start. */
const BUILT = scenario((draft) => {
  for (const city of ['aquileia', 'novaria', 'syracusae', 'antiochia', 'tyros'])
    build(draft, 0, city);
  build(draft, 1, 'tyros');
  discard(draft, 1, 'mercator');
});

const rowOf = (rows: readonly ScreenRow[], key: string): ScreenRow | undefined =>
  rows.find((row) => row.key === key);
const seen = (state: GameState, viewer: number | 'spectator' = 0): ScreenModel =>
  screenModel(viewFor(state, viewer));

describe('the scores as they stand', () => {
  const { rows } = seen(BUILT).scores;
  const own = (key: string) => rowOf(rows, key)?.cells[0];

  test.each([
    // 5 sestertii, 2 food, and one each of the others: 5 + 3 + 8 + 5 + 6 + 7.
    ['god:vesta', 3, '1 card × 3 points (34 sestertii with all goods sold)'],
    ['god:jupiter', 10, '2 cards × 5 houses outside brick cities'],
    ['god:saturnus', 4, '2 cards × 2 provinces'],
    ['god:mercurius', 6, '1 card × 6 points (3 kinds of goods)'],
    ['god:mars', 4, '1 card × 4 points (2 colonists)'],
    ['god:minerva', 0, ''],
    ['concordia', 0, ''],
    ['total', 27, ''],
  ])('%s brings %i points (R-6.2): %s', (key, value, how) => {
    expect(own(key)).toEqual({ seat: 0, value, text: `${value}`, how });
  });

  test('leave out gods that no card of the game has', () => {
    expect(rowOf(rows, 'god:venus')).toBeUndefined();
    const venus = createGame({ map: 'imperium', players: 3, cards: 'venus', seed: 'ludi' });
    expect(rowOf(seen(venus).scores.rows, 'god:venus')?.cells[0]).toMatchObject({
      value: 0,
      how: '1 card × 0 points (0 provinces with two houses)',
    });
  });

  test('of others say what a card is worth, and no more', () => {
    expect(rowOf(rows, 'god:saturnus')?.cells[1]).toEqual({
      seat: 1,
      value: null,
      text: '?',
      how: 'each card: 1 province',
    });
    expect(rowOf(rows, 'total')?.cells[1]?.value).toBeNull();
    expect(rowOf(rows, 'rank')).toBeUndefined();
  });

  test('count specialists one by one, and partners together', () => {
    const state = scenario(
      (draft) => {
        build(draft, 0, 'carthago');
        draft.players[0]?.hand.push('farmer-i');
        draft.display.splice(draft.display.indexOf('farmer-i'), 1, draft.deck.shift() ?? null);
      },
      { deck: ['farmer-i'] },
    );
    expect(rowOf(seen(state).scores.rows, 'god:minerva')?.cells[0]).toMatchObject({
      value: 3,
      how: 'Farmer: 1 house in food cities × 3',
    });
  });
});

test('at the end every row is known, of partners the sum, and their rank (R-9.8)', () => {
  const options = { map: 'imperium', players: 4, teams: true, seed: 'ludi' } as const;
  const { states } = playOut(library, createGame(options), random, chanceFromSeed('end'));
  const { rows } = screenModel(states.at(-1) ?? expect.fail('no game')).scores;
  const values = (key: string) => rowOf(rows, key)?.cells.map(({ value }) => Number(value)) ?? [];
  const [first = 0, second = 0, third = 0, fourth = 0] = values('total');
  const [odd, even] = [first + third, second + fourth];
  expect(values('partnersTotal')).toEqual([odd, even, odd, even]);
  if (odd !== even) {
    const ranks = odd > even ? [1, 2] : [2, 1];
    expect(values('rank')).toEqual([...ranks, ...ranks]);
  }
  // These say all there is to say.
  for (const key of ['total', 'partnersTotal', 'rank']) {
    expect(rowOf(rows, key)?.cells.map(({ how }) => how)).toEqual(['', '', '', '']);
  }
});

test('the game says its map and modules, whose turn it is, and how many cards are left', () => {
  const state = createGame({ map: 'italia', players: 2, modules: ['salt'], seed: 'ludi' });
  const { items } = screenModel(state).game;
  expect(items.map(({ key, kind }) => [key, kind])).toEqual([
    ['map', 'map'],
    ['module:salt', 'module'],
    ['turn', 'turn'],
    ['deck', 'deck'],
  ]);
  expect(items.slice(-2).map(({ value }) => value)).toEqual([1, state.deck.length]);
});

describe('the table of players', () => {
  const { rows, columns } = seen(BUILT).players;
  const texts = (key: string) => rowOf(rows, key)?.cells.map(({ text }) => text);

  test('has what everybody has', () => {
    expect(columns.map(({ label }) => label)).toEqual(BUILT.players.map(({ name }) => name));
    expect(texts('money')).toEqual(['5', '6', '7']);
    expect(texts('good:food')).toEqual(['2', '2', '2']);
    expect(rowOf(rows, 'good:salt')).toBeUndefined();
    expect(texts('freeSpaces')).toEqual(['2', '2', '2']);
    expect(texts('housesLeft')).toEqual(['10', '14', '15']);
    expect(texts('colonistsOnBoard')?.[0]).toBe('1 land, 1 sea');
    expect(texts('colonistsLeft')?.[0]).toBe('2 land, 2 sea');
    expect(texts('cardsInHand')).toEqual(['7', '6', '7']);
    expect(texts('lastPlayed')).toEqual(['–', 'Mercator', '–']);
    expect(texts('praefectusMagnus')).toEqual(['no', 'no', 'yes']);
    expect(texts('concordia')).toEqual(['no', 'no', 'no']);
  });

  test('has partners, goods of the game and what parts hold', () => {
    const options = {
      map: 'imperium',
      players: 4,
      teams: true,
      modules: ['salt', 'forum'],
    } as const;
    const state = createGame({ ...options, seed: 'ludi' });
    const { players } = seen(state);
    const cells = (key: string) => rowOf(players.rows, key)?.cells.map(({ text }) => text);
    expect(cells('partner')).toEqual(['Player 3', 'Player 4', 'Player 1', 'Player 2']);
    expect(cells('good:salt')).toEqual(['1', '1', '1', '1']);
    // everybody begins with a tile, and has their names listed.
    const tiles = cells('part:forum');
    expect(tiles).toHaveLength(4);
    for (const text of tiles ?? []) expect(text).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+/u);
  });
});

describe('hands, discards, storehouses and the display', () => {
  const model = seen(BUILT);

  test('a hand is known to its player alone', () => {
    const labels = (index: number) => model.hands[index]?.items.map(({ label }) => label);
    expect(model.hands.map(({ key }) => key)).toEqual(['hand:0', 'hand:1', 'hand:2']);
    expect(labels(0)).toEqual(BUILT.players[0]?.hand.map(titleOf));
    expect(labels(1)).toEqual(['6 hidden cards']);
    expect(model.hands[1]?.items).toMatchObject([{ key: 'hidden', value: 6 }]);
    const keys = model.hands[0]?.items.map(({ key }) => key) ?? [];
    expect(keys).toContain('prefect#2');
    expect(new Set(keys).size).toBe(7);
  });

  test('of a discard only the card on top is shown', () => {
    expect(model.discards[1]?.items.map(({ label }) => label)).toEqual(['Mercator']);
    expect(model.discards[0]?.items).toEqual([]);
  });

  test('a storehouse has goods, colonists and spaces', () => {
    const items = model.storehouses[0]?.items.map(({ label, value }) => [label, value]);
    expect(items).toEqual([
      ['Brick', 1],
      ['Food', 2],
      ['Tool', 1],
      ['Wine', 1],
      ['Cloth', 1],
      ['Land colonists', 2],
      ['Sea colonists', 2],
      ['Free spaces', 2],
    ]);
    expect(model.storehouses[0]?.items.at(-1)?.text).toBe('2 of 12');
  });

  test('the display says what a card costs at its place (R-2.3), outside a Senator', () => {
    const state = scenario(undefined, {
      deck: ['farmer-i', 'mercator-i', 'colonist-i', 'smith-i'],
    });
    const prices = seen(state).display.items.map(({ label, text }) => [
      label,
      text.split('. ').at(-1),
    ]);
    expect(prices.slice(0, 4)).toEqual([
      ['Farmer I', 'Costs 1 brick and 1 food.'],
      [
        'Mercator I',
        'Costs 1 wine and 1 good of your choice at this place; the card alone costs 1 wine.',
      ],
      [
        'Colonist I',
        'Costs 1 food and 1 good of your choice at this place; the card alone costs 1 food.',
      ],
      [
        'Smith I',
        'Costs 1 brick, 1 tool and 1 cloth at this place; the card alone costs 1 brick and 1 tool.',
      ],
    ]);
  });
});

const titleOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

test('a suggested card is shown to the two partners alone (R-9.9)', () => {
  const start = createGame({ map: 'imperium', players: 4, teams: true, seed: 'ludi' });
  const asked = play(
    start,
    { type: 'chooseStartCity', seat: 2, city: 'londinium' },
    { type: 'chooseStartCity', seat: 3, city: 'petra' },
    { type: 'playCard', seat: 0, card: 'legatus' },
  );
  const state = play(asked, { type: 'suggestCard', seat: 0, card: 'mercator' });
  const suggested = (viewer: number | 'spectator') =>
    seen(state, viewer).parts.flatMap(({ items }) => items.map(({ label }) => label));
  expect(suggested(0)).toEqual(['Suggested card – Mercator']);
  expect(suggested(2)).toEqual(['Suggested card – Mercator']);
  expect(suggested(1)).toEqual([]);
  expect(suggested('spectator')).toEqual([]);
});

describe('in sentences', () => {
  test('a card says what it does and scores', () => {
    expect(describeCard('mercator-ii')).toBe(
      'Take 5 sestertii; then buy or sell up to two kinds of goods. At the end it counts for Mercurius: 2 points for each kind of goods that your houses produce.',
    );
    expect(describeCard('weaver-ii')).toBe(
      'Each of your houses in cloth cities brings you 1 cloth. At the end it counts for Minerva: 5 points for each of your houses in cloth cities.',
    );
  });

  test('a card with two halves says both', () => {
    expect(describeCard('architect-mercator-ii')).toMatch(
      /^Choose one: Architect: .+ Mercator: Take 5 sestertii; .+ Venus: 2 points .+ with a partner, 1 point /,
    );
  });

  test('a Legatus counts for three gods (R-9.9)', () => {
    expect(describeCard('legatus')).toMatch(/Jupiter.+Saturnus.+Venus/);
  });

  test('a tile says what it does; what is none says nothing', () => {
    expect(describeTile('laurentius')).toBe('Once: take 1 brick and 1 food.');
    expect(describeTile('stack')).toBe('');
  });

  test('a city says what it makes, who has built, and what a house costs (R-4.3)', () => {
    // The second house in a cloth city: 5 sestertii twice.
    expect(describePlace(viewFor(BUILT, 2), 'antiochia')).toContain(
      'Antiochia in the province Syria produces food. Houses of Player 1. A house here costs you 1 brick, 1 food and 4 sestertii.',
    );
    expect(describePlace(viewFor(BUILT, 2), 'tyros')).toContain('15 sestertii');
    expect(describePlace(viewFor(BUILT, 0), 'tyros')).not.toContain('costs you');
    expect(describePlace(viewFor(BUILT, 'spectator'), 'tyros')).not.toContain('costs you');
  });

  test('a province says what it would bring, and to whom (R-4.4)', () => {
    expect(describePlace(viewFor(BUILT, 0), 'syria')).toBe(
      'Syria has Antiochia and Tyros. It can produce with 1 cloth as the bonus; its marker then shows 1 coin. When it produces, the houses of Player 1 bring 1 food and 1 cloth. When it produces, the houses of Player 2 bring 1 cloth.',
    );
  });

  test('a province that has produced says so, and not that it can (R-4.4)', () => {
    const produced = play(
      BUILT,
      { type: 'playCard', seat: 0, card: 'prefect' },
      { type: 'produceProvince', seat: 0, province: 'syria' },
    );
    expect(describePlace(produced, 'syria')).toMatch(
      /^Syria has Antiochia and Tyros\. It has produced: its marker shows 1 coin\./,
    );
    expect(describePlace(produced, 'syria')).not.toContain('It can produce');
  });

  test('what lies on a place is said of that place alone (R-10.4)', () => {
    const state = createGame({ map: 'germania', players: 3, seed: 'ludi' });
    expect(describePlace(state, 'castle-alpes')).toMatch(/ Castle Alpes – \w+\.$/);
    expect(describePlace(state, 'castle-alpes')).not.toContain('Castle Helvetia –');
    expect(describePlace(state, 'confluentes')).not.toContain('Castle Alpes');
  });

  test('a route says who stands there, a start city that nobody builds', () => {
    expect(describePlace(getMap('imperium'), 'sea:massilia~roma')).toBe(
      'A sea route between Massilia and Roma.',
    );
    expect(describePlace(BUILT, 'roma')).toMatch(
      /^Roma is a capital: nobody can build here\. .+ Here: a land colonist of Player 1, /,
    );
  });

  test('an id of a province and a city means either', () => {
    const ionium = getMap('ionium');
    expect(describePlace(ionium, 'sparta')).toMatch(/^Sparta has /);
    expect(describePlace(ionium, 'sparta', 'city')).toMatch(
      /^Sparta in the province Sparta produces /,
    );
  });

  test('the board has a line for each city', () => {
    const lines = describeBoard(getMap('italia')).split('\n');
    const { cities, provinces } = getMap('italia');
    expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(cities.length);
    expect(lines.filter((line) => / has /.test(line))).toHaveLength(provinces.length);
  });
});

describe('a model', () => {
  test('is frozen JSON, and the same for a view that was sent', () => {
    const view = viewFor(BUILT, 1);
    const model = screenModel(view);
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
    expect(Object.isFrozen(model.players.rows[0]?.cells[0])).toBe(true);
    expect(screenModel(parseView(JSON.parse(JSON.stringify(view))))).toEqual(model);
  });

  test('of a state is what spectators see', () => {
    expect(screenModel(BUILT)).toEqual(seen(BUILT, 'spectator'));
  });

  test('belongs to an engine as well, in the words that it is given', () => {
    const engine = createEngine({ maps: [imperium] });
    const state = engine.createGame({ map: 'imperium', players: 2, seed: 'ludi' });
    const { screenModel, describeCard } = createScreen(engine, french);
    expect(screenModel(state).display.label).toBe('Présentoir');
    expect(describeCard('consul-ii')).toMatch(/^Achetez une carte du présentoir/);
  });
});

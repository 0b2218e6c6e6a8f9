import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isSpecialist } from '../../src/cards/catalogue';
import { cardsForSale, startingHand } from '../../src/cards/sets';
import {
  CARDS,
  CITY_TOKENS,
  EXTRA_COSTS,
  getMap,
  MARKER_COINS,
  SPECIALTIES,
  STARTING_CARDS,
} from '../../src/index';

/** The boards as they were read off the print, names as printed there or in full. */
interface BoardFacts {
  name: string;
  aspect: number;
  start: { land: string; sea: string };
  provinces: { name: string; color: string; cities: string[]; printed?: string }[];
  cities: { name: string; letter: string; x: number; y: number; printed?: string }[];
  routes: { kind: string; ends: [string, string]; x: number; y: number }[];
  special: { players: [number, number]; display: string };
}

interface CardFacts {
  id: string;
  roles: string[];
  cost: string[];
  gods: string[];
  deck?: string;
  income?: number;
  good?: string;
  vpPerCity?: number;
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'));

/** `Isca Dumnoniorum` is `isca-dumnoniorum`. */
const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

describe.each(['imperium', 'italia'])('the board %s', (id) => {
  const facts = read<BoardFacts>(id);
  const map = getMap(id);

  test('has every province with its colour and cities', () => {
    expect(map.provinces).toEqual(
      facts.provinces.map(({ name, color, cities, ...printed }) => ({
        id: idOf(name),
        name,
        ...printed,
        color,
        cities: cities.map(idOf),
      })),
    );
  });

  test('has every city with its letter and place', () => {
    expect(map.cities).toEqual(
      facts.cities.map(({ name, letter, printed }) => ({
        id: idOf(name),
        name,
        ...(printed === undefined ? {} : { printed }),
        letter,
      })),
    );
    expect(map.layout.cities).toEqual(
      Object.fromEntries(facts.cities.map(({ name, x, y }) => [idOf(name), [x, y]])),
    );
  });

  test('has every route with its kind and place', () => {
    const routes = facts.routes.map(({ kind, ends, x, y }) => {
      const [a, b] = ends.map(idOf).sort();
      return { route: `${kind}:${a}~${b}`, point: [x, y] };
    });
    expect(map.routes.map((route) => route.id).sort()).toEqual(
      routes.map(({ route }) => route).sort(),
    );
    expect(map.layout.routes).toEqual(
      Object.fromEntries(routes.map(({ route, point }) => [route, point])),
    );
  });

  test('has its name, shape, start and advice', () => {
    expect(map).toMatchObject({
      name: facts.name,
      start: { land: idOf(facts.start.land), sea: idOf(facts.start.sea) },
      players: facts.special.players,
      display: facts.special.display,
      layout: { aspect: facts.aspect },
    });
  });
});

test('R-2.1, R-6.2: Imperium has 30 cities in 12 provinces, Italia 25 in 11', () => {
  const sizes = ['imperium', 'italia'].map((id) => {
    const { cities, provinces } = getMap(id);
    return [cities.filter(({ letter }) => letter !== 'capital').length, provinces.length];
  });
  expect(sizes).toEqual([
    [30, 12],
    [25, 11],
  ]);
});

describe('the cards', () => {
  const facts = read<{
    starting: CardFacts[];
    startingHands: Record<string, string[]>;
    forSale: Record<string, CardFacts[]>;
    displayExtraCost: Record<'cloth' | 'wine', string[][]>;
    cityTokens: Record<string, Record<string, number>>;
    bonusMarkers: { coins: Record<string, number> };
  }>('cards');
  const roman = ['', 'I', 'II', 'III', 'IV', 'V'];
  const printed = (id: keyof typeof CARDS): CardFacts => {
    const { roles, deck, cost, gods, income } = CARDS[id];
    const specialist = roles.find(isSpecialist);
    return {
      id,
      roles: [...roles],
      cost: Object.entries(cost).flatMap(([good, count]) => Array<string>(count).fill(good)),
      gods: [...gods],
      ...(deck === 0 ? {} : { deck: roman[deck] ?? '' }),
      ...(income === undefined ? {} : { income }),
      ...(specialist === undefined
        ? {}
        : { good: SPECIALTIES[specialist].good, vpPerCity: SPECIALTIES[specialist].points }),
    };
  };

  test('every starting card is as printed', () => {
    const starting = facts.starting.map(({ id, roles, cost, gods, income }) => ({
      id,
      roles,
      cost,
      gods,
      ...(income === undefined ? {} : { income }),
    }));
    expect(STARTING_CARDS.map(printed)).toEqual(starting);
  });

  test.each([
    ['concordia', { cards: 'concordia', teams: false }],
    ['venus', { cards: 'venus', teams: false }],
    ['venusTeam', { cards: 'venus', teams: true }],
  ] as const)('every card for sale of the set %s is as printed', (set, rules) => {
    expect(cardsForSale(rules, 6).map(printed)).toEqual(facts.forSale[set]);
  });

  test('R-2.4, R-9.2, R-9.11: the starting hands', () => {
    const teams = { cards: 'venus', teams: true } as const;
    expect({
      concordia: startingHand({ cards: 'concordia', teams: false }, 0, 4),
      venus: startingHand({ cards: 'venus', teams: false }, 3, 4),
      teamFirstHalf: startingHand(teams, 1, 4),
      teamSecondHalf: startingHand(teams, 2, 4),
    }).toEqual(facts.startingHands);
  });

  test('R-2.3: the costs of the display’s places', () => {
    const lists = (side: 'cloth' | 'wine') =>
      EXTRA_COSTS[side].map((cost) =>
        Object.entries(cost).flatMap(([good, count]) => Array<string>(count).fill(good)),
      );
    expect({ cloth: lists('cloth'), wine: lists('wine') }).toEqual(facts.displayExtraCost);
  });

  test('R-2.1, R-2.2: the tokens and the coins of the markers', () => {
    expect(CITY_TOKENS).toEqual(facts.cityTokens);
    expect(MARKER_COINS).toEqual(facts.bonusMarkers.coins);
  });

  test('the base set gives the Pantheon table of the Imperium board', () => {
    const counts = (god: string) =>
      [3, 4, 5].map(
        (players) =>
          cardsForSale({ cards: 'concordia', teams: false }, players).filter((id) =>
            CARDS[id].gods.some((other) => other === god),
          ).length,
      );
    expect(counts('jupiter')).toEqual([5, 7, 8]);
    expect(counts('saturnus')).toEqual([5, 6, 7]);
    expect(counts('mercurius')).toEqual([3, 4, 5]);
    expect(counts('mars')).toEqual([3, 4, 5]);
  });
});

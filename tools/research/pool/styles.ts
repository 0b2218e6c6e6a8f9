/** The ideas of the players written by hand: four to train against, four that are held out. */

import { SPECIALTIES } from '../../../src/cards/catalogue';
import type { Card, God } from '../../../src/index';
import type { Style } from './by-hand';
import { type Lot, PRICE, type Table } from './table';

/** What a player expects to have in the end: cards of three gods, and what others count. */
interface Hopes {
  readonly jupiter: number;
  readonly saturnus: number;
  readonly mercurius: number;
  readonly houses: number;
  readonly provinces: number;
  readonly colonists: number;
  /** Harvests of a house in a whole game. */
  readonly harvests: number;
  /** A card, apart from its god, at the start. */
  readonly use: number;
}

/** Between what there is and what is hoped for. */
function expected({ left }: Table, now: number, hoped: number): number {
  return Math.max(now, now + (hoped - now) * Math.min(1, 1.3 * left));
}

/** A house brings the end nearer, and more goods than it is reckoned to. */
const GROWTH = 4;

function houseBy(hopes: Hopes): Style['house'] {
  return (table: Table, { good, province }: Lot) => {
    const of = (god: God, hoped: number) => expected(table, table.gods[god] ?? 0, hoped);
    const jupiter = good === 'brick' ? 0 : of('jupiter', hopes.jupiter);
    const saturnus = table.settled[province] === undefined ? of('saturnus', hopes.saturnus) : 0;
    const kinds = table.built[good] === undefined ? 2 * of('mercurius', hopes.mercurius) : 0;
    const yields = hopes.harvests * table.left * PRICE[good] * 0.12;
    return jupiter + saturnus + Math.min(kinds, 5) + yields + GROWTH;
  };
}

function cardBy(hopes: Hopes): Style['card'] {
  return (table: Table, { gods, roles }: Card) => {
    const provinces = Object.keys(table.settled).length;
    const kinds = Object.keys(table.built).length;
    const worthOf = (god: God): number => {
      switch (god) {
        case 'jupiter':
          return expected(table, table.houses - (table.built.brick ?? 0), hopes.houses * 0.8);
        case 'saturnus':
          return expected(table, provinces, hopes.provinces);
        case 'mercurius':
          return expected(table, 2 * kinds, 9);
        case 'mars':
          return expected(table, 2 * table.colonists, 2 * hopes.colonists);
        case 'vesta':
          return 3;
        case 'venus':
          return expected(table, provinces, hopes.provinces);
        default:
          return specialistPoints(table, roles, hopes);
      }
    };
    const points = gods.reduce((sum, god) => sum + worthOf(god), 0) / Math.max(1, roles.length);
    return points + hopes.use * table.left;
  };
}

function specialistPoints(table: Table, roles: Card['roles'], { houses }: Hopes): number {
  return Object.entries(SPECIALTIES).reduce((sum, [role, { good, points }]) => {
    if (!roles.includes(role)) return sum;
    return sum + points * expected(table, table.built[good] ?? 0, houses / 5);
  }, 0);
}

function falling(early: number, late: number): Style['money'] {
  return ({ left }) => late + (early - late) * left;
}

const SOME = { brick: 2, food: 2, tool: 2, wine: 2, cloth: 2, salt: 4 };
const EVERYTHING = { brick: 2, food: 3, tool: 3, wine: 2, cloth: 2, salt: 4 };

const BUILDS: Hopes = {
  jupiter: 4,
  saturnus: 4,
  mercurius: 2,
  houses: 13,
  provinces: 8,
  colonists: 4,
  harvests: 3,
  use: 1,
};

/** Houses first, in cheap cities. */
const builder: Style = {
  name: 'builder',
  house: (table, lot) => houseBy(BUILDS)(table, lot) + 2,
  card: cardBy(BUILDS),
  colonist: ({ left }) => 4 * left + 1,
  money: falling(0.2, 0.1),
  wants: { ...EVERYTHING, brick: 3, food: 3, wine: 1, cloth: 1 },
  need: 1.5,
  tempo: 1.2,
  liking: (_, role) => (role === 'architect' ? 1 : 0),
};

const TRADES: Hopes = {
  jupiter: 3,
  saturnus: 2,
  mercurius: 5,
  houses: 9,
  provinces: 6,
  colonists: 3,
  harvests: 4,
  use: 4,
};

/** Money, cloth and wine, and with them the dear cards. */
const trader: Style = {
  name: 'trader',
  house: (table, lot) => houseBy(TRADES)(table, lot) + 2.5,
  card: (table, card) =>
    cardBy(TRADES)(table, card) + (card.gods.includes('mercurius') ? 2 : 0) - 1.5 + table.left,
  colonist: ({ left }) => 5 * left + 1,
  money: falling(0.18, 0.1),
  wants: SOME,
  need: 1.45,
  tempo: 0.8,
  liking: (_, role) => (role === 'mercator' || role === 'consul' ? 0.4 : 0),
};

const RUSHES: Hopes = {
  jupiter: 4,
  saturnus: 3,
  mercurius: 3,
  houses: 10,
  provinces: 7,
  colonists: 3,
  harvests: 1.5,
  use: 5,
};

/** Ends the game: takes every card and every house that it can pay for. */
const rusher: Style = {
  name: 'rusher',
  house: (table, lot) => houseBy(RUSHES)(table, lot) + 2,
  card: (table, card) => cardBy(RUSHES)(table, card) + 1,
  colonist: ({ left }) => 5 * left + 1,
  money: falling(0.17, 0.1),
  wants: EVERYTHING,
  need: 1.55,
  tempo: 1.2,
  liking: (_, role) => (role === 'senator' || role === 'consul' ? 1.5 : 0),
};

const HOARDS: Hopes = {
  jupiter: 2,
  saturnus: 4,
  mercurius: 2,
  houses: 10,
  provinces: 8,
  colonists: 6,
  harvests: 4,
  use: 2,
};

/** All colonists, many provinces and much money; in no hurry. */
const hoarder: Style = {
  name: 'hoarder',
  house: houseBy(HOARDS),
  card: (table, card) =>
    cardBy(HOARDS)(table, card) +
    (['mars', 'saturnus'].some((god) => card.gods.some((own) => own === god)) ? 2 : 0),
  colonist: ({ left }) => 6 * left + 1.5,
  money: falling(0.2, 0.11),
  wants: EVERYTHING,
  need: 1.5,
  tempo: 0.9,
  liking: (_, role) => (role === 'colonist' ? 0.3 : 0),
};

export const TRAINING: readonly Style[] = [builder, trader, rusher, hoarder];

const SETTLES: Hopes = {
  jupiter: 2,
  saturnus: 6,
  mercurius: 2,
  houses: 12,
  provinces: 10,
  colonists: 5,
  harvests: 2,
  use: 2,
};

/** A house in every province. */
const settler: Style = {
  name: 'settler',
  house: houseBy(SETTLES),
  card: cardBy(SETTLES),
  colonist: ({ left }) => 5 * left + 3,
  money: falling(0.21, 0.09),
  wants: EVERYTHING,
  need: 1.5,
  tempo: 0.95,
  liking: () => 0,
};

const GROWS: Hopes = {
  jupiter: 5,
  saturnus: 2,
  mercurius: 2,
  houses: 12,
  provinces: 6,
  colonists: 4,
  harvests: 5,
  use: 1,
};

/** Dear houses and their specialists, and rich harvests. */
const grower: Style = {
  name: 'grower',
  house: (table, lot) => houseBy(GROWS)(table, lot) + PRICE[lot.good] * 0.3,
  card: (table, card) => cardBy(GROWS)(table, card) + (card.gods.includes('minerva') ? 3 : 0),
  colonist: ({ left }) => 5 * left + 1,
  money: falling(0.18, 0.1),
  wants: { ...EVERYTHING, brick: 3, wine: 2, cloth: 2 },
  need: 1.5,
  tempo: 1,
  liking: (_, role) => (role === 'architect' ? 0.5 : 0),
};

/** Buys little but what is cheap, and comes back with a Tribune often. */
const miser: Style = {
  name: 'miser',
  house: (table, lot) => houseBy(RUSHES)(table, lot) - 0.4 * lot.money,
  card: (table, card) => cardBy(TRADES)(table, card) + (card.gods.includes('vesta') ? 2 : 0),
  colonist: ({ left }) => 5 * left + 1,
  money: falling(0.22, 0.11),
  wants: SOME,
  need: 1.15,
  tempo: 1.5,
  liking: (_, role) => (role === 'mercator' ? 0.5 : 0),
};

/** Cards of Mars and colonists, and a swift end. */
const marshal: Style = {
  name: 'marshal',
  house: (table, lot) => houseBy(BUILDS)(table, lot) - 1,
  card: (table, card) => cardBy(HOARDS)(table, card) + (card.gods.includes('mars') ? 3 : 1),
  colonist: ({ left }) => 7 * left + 2,
  money: falling(0.18, 0.1),
  wants: { ...EVERYTHING, food: 4, tool: 4, wine: 1, cloth: 1 },
  need: 1.5,
  tempo: 1,
  liking: (_, role) => (role === 'colonist' || role === 'tribune' ? 0.8 : 0),
};

export const HELD_OUT: readonly Style[] = [settler, grower, miser, marshal];

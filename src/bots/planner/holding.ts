/** What counts for a player, in numbers that are quick to change and to rate. */
import type { Board } from '../../board/board';
import { isSpecialist, SPECIALTIES } from '../../cards/catalogue';
import type { Card, CardId } from '../../model/cards';
import { refuse } from '../../model/errors';
import { PLAIN_GODS } from '../../model/gods';
import { PRICES, STORED_GOODS, type StoredGood } from '../../model/goods';
import type { CityId, Seat } from '../../model/ids';
import { COLONISTS_OF_A_KIND, type GameState, type GameView, STORAGE } from '../../model/state';
import { CONCORDIA_POINTS, MAX_VENUS } from '../../scoring/gods';
import type { Weights } from './weights';

/** A state, or as much of it as a seat may see. */
export type Table = GameState | GameView;

/** One number for each kind of goods, salt last. */
export type Counts = number[];

/** How much there is of a kind. */
export function at(counts: readonly number[], index: number): number {
  return counts[index] ?? 0;
}

export function add(counts: Counts, index: number, count: number): void {
  counts[index] = at(counts, index) + count;
}

export const KINDS = STORED_GOODS.length;
export const SALT = STORED_GOODS.indexOf('salt');
/** What each kind is sold for; salt stands for the best. */
export const PRICE: readonly number[] = STORED_GOODS.map((good) =>
  good === 'salt' ? PRICES.cloth : PRICES[good],
);
const INDEX: ReadonlyMap<string, number> = new Map(
  STORED_GOODS.map((good, index) => [good, index]),
);

/** Goods by number, those that are not named as none. */
export function inNumbers(goods: Readonly<Record<string, number | undefined>>): Counts {
  return STORED_GOODS.map((good) => goods[good] ?? 0);
}

export function indexOf(good: StoredGood | null | undefined): number {
  return INDEX.get(good ?? '') ?? -1;
}

const [VESTA, JUPITER, SATURNUS, VENUS, MERCURIUS, MARS] = [0, 1, 2, 3, 4, 5] as const;

/** What counts of a card. */
interface CountedCard {
  readonly cost: Counts;
  /** By their number. */
  readonly gods: Counts;
  /** The goods that its specialists rate. */
  readonly specialists: Counts;
}

/** All cards of a library. */
export type Catalogue = ReadonlyMap<string, CountedCard>;

export function catalogueOf(cards: Readonly<Record<CardId, Card>>): Catalogue {
  return new Map(
    Object.values(cards).map(({ id, cost, gods, roles }) => [
      id,
      {
        cost: inNumbers(cost),
        gods: gods.flatMap((god) => (god === 'minerva' ? [] : PLAIN_GODS.indexOf(god))),
        specialists: roles.flatMap((role) =>
          isSpecialist(role) ? indexOf(SPECIALTIES[role].good) : [],
        ),
      },
    ]),
  );
}

const SPECIALIST_POINTS: readonly number[] = STORED_GOODS.map((good) =>
  Math.max(0, ...Object.values(SPECIALTIES).map((own) => (own.good === good ? own.points : 0))),
);

/** The houses of a seat, and what follows from them. */
export interface Built {
  /** Houses by the good of their city. */
  readonly houses: Counts;
  /** Houses by the number of their province. */
  readonly provinces: Counts;
  /** All of them; the kinds of goods among them; what those goods are sold for. */
  built: number;
  kinds: number;
  yields: number;
  /** Provinces with a house, and with at least two. */
  settled: number;
  settledTwice: number;
}

export interface Holding extends Built {
  readonly catalogue: Catalogue;
  money: number;
  readonly goods: Counts;
  housesLeft: number;
  /** On the board. */
  colonists: number;
  /** Cards by the number of their god. */
  readonly gods: Counts;
  /** Goods of the specialists. */
  readonly specialists: Counts;
  /** Cards in the hand, and all together. */
  hand: number;
  cards: number;
  /** Spaces of the storehouse that goods can take. */
  spaces: number;
  /** Points won already. */
  bonus: number;
  readonly hasConcordia: boolean;
}

/** What stays the same on a board. */
export interface Places {
  readonly catalogue: Catalogue;
  readonly board: Board;
  readonly provinceOf: ReadonlyMap<CityId, number>;
  /** Places where a piece stays, for a reward at the end. */
  readonly squares: ReadonlySet<CityId>;
}

export function holdingOf(table: Table, seat: Seat, places: Places, bonus: number): Holding {
  const player = table.players[seat];
  if (player === undefined) {
    refuse({ code: 'INVALID_INPUT', message: `There is no seat ${seat}.`, details: { seat } });
  }
  const { money, goods, storehouse, houses: housesLeft } = player;
  // Frozen lists are copied before they are read, because engines read them slowly.
  const hand = [...player.hand];
  const discard = [...player.discard];
  const inStore = storehouse.land + storehouse.sea;
  const built = builtBy(table, seat, places);
  const holding: Holding = {
    catalogue: places.catalogue,
    money,
    goods: [goods.brick, goods.food, goods.tool, goods.wine, goods.cloth, goods.salt ?? 0],
    houses: [...built.houses],
    provinces: [...built.provinces],
    built: built.built,
    kinds: built.kinds,
    yields: built.yields,
    settled: built.settled,
    settledTwice: built.settledTwice,
    housesLeft,
    colonists: 2 * COLONISTS_OF_A_KIND - inStore,
    gods: [0, 0, 0, 0, 0, 0],
    specialists: [],
    hand: hand.length,
    cards: hand.length + discard.length,
    spaces: STORAGE - inStore,
    bonus,
    hasConcordia: table.concordia === seat,
  };
  for (const card of hand) addCard(holding, card);
  for (const card of discard) addCard(holding, card);
  return holding;
}

export function copyOf(holding: Holding): Holding {
  const { goods, houses, provinces, gods, specialists } = holding;
  return {
    ...holding,
    goods: goods.slice(),
    houses: houses.slice(),
    provinces: provinces.slice(),
    gods: gods.slice(),
    specialists: specialists.slice(),
  };
}

type Houses = Table['board']['houses'];

/** What each seat has built; the same as long as nobody builds. */
const known = new WeakMap<Houses, (Built | undefined)[]>();

function builtBy(table: Table, seat: Seat, places: Places): Built {
  const { houses } = table.board;
  const seats = known.get(houses) ?? [];
  if (seats.length === 0) known.set(houses, seats);
  const built = seats[seat] ?? countBuilt(table, seat, places);
  seats[seat] = built;
  return built;
}

function countBuilt({ board }: Table, seat: Seat, places: Places): Built {
  const built = {
    houses: Array<number>(KINDS).fill(0),
    provinces: Array<number>(places.board.provinces.size).fill(0),
    built: 0,
    kinds: 0,
    yields: 0,
    settled: 0,
    settledTwice: 0,
  };
  for (const city in board.houses) {
    if (!board.houses[city]?.includes(seat)) continue;
    addHouse(built, indexOf(board.cityGoods[city]), places.provinceOf.get(city) ?? 0);
  }
  return built;
}

export function addHouse(built: Built, good: number, province: number): void {
  const ofKind = at(built.houses, good);
  const near = at(built.provinces, province);
  built.houses[good] = ofKind + 1;
  built.provinces[province] = near + 1;
  built.built += 1;
  built.yields += at(PRICE, good);
  if (ofKind === 0 && good !== SALT) built.kinds += 1;
  if (near === 0) built.settled += 1;
  if (near === 1) built.settledTwice += 1;
}

export function removeHouse(built: Built, good: number, province: number): void {
  const ofKind = at(built.houses, good);
  const near = at(built.provinces, province);
  built.houses[good] = ofKind - 1;
  built.provinces[province] = near - 1;
  built.built -= 1;
  built.yields -= at(PRICE, good);
  if (ofKind === 1 && good !== SALT) built.kinds -= 1;
  if (near === 1) built.settled -= 1;
  if (near === 2) built.settledTwice -= 1;
}

export function addCard(holding: Holding, card: string): void {
  const counted = holding.catalogue.get(card);
  for (const god of counted?.gods ?? []) add(holding.gods, god, 1);
  for (const good of counted?.specialists ?? []) holding.specialists.push(good);
}

export function removeCard(holding: Holding, card: CardId): void {
  const counted = holding.catalogue.get(card);
  for (const god of counted?.gods ?? []) add(holding.gods, god, -1);
  for (const _good of counted?.specialists ?? []) holding.specialists.pop();
}

/** All goods, salt among them. */
export function stored({ goods }: Holding): number {
  let count = 0;
  for (const own of goods) count += own;
  return count;
}

/** Rates a holding when so much of the game is still to come, from 1 down to 0. */
export type Rate = (holding: Holding, left: number) => number;

/** More of one kind than anybody stores. */
const MOST_STORED = 40;

export function ratingWith(weights: Weights): Rate {
  // What so many goods of a kind are worth together, in prices.
  const useful: number[] = [0];
  for (let count = 1; count < MOST_STORED; count++) {
    useful.push(at(useful, count - 1) + weights.decay ** (count - 1));
  }

  return (holding, left) => {
    const { goods, houses, gods, specialists, money, built, kinds, yields } = holding;
    let stock = 0;
    let use = 0;
    for (let good = 0; good < KINDS; good++) {
      const own = at(goods, good);
      const price = at(PRICE, good);
      stock += own * price;
      use += at(useful, own) * price;
    }
    const more = weights.future * left;
    const venus = Math.min(MAX_VENUS, 2 * holding.settledTwice);
    const worth = weights.money + weights.moneyEarly * left;
    let points =
      (at(gods, VESTA) + more / 2) * ((money + stock) / 10) +
      (at(gods, JUPITER) + more) * (built - at(houses, 0)) +
      (at(gods, SATURNUS) + more) * holding.settled +
      at(gods, VENUS) * venus +
      (at(gods, MERCURIUS) + more) * 2 * kinds +
      (at(gods, MARS) + more) * 2 * holding.colonists +
      holding.bonus;
    for (const good of specialists) points += at(SPECIALIST_POINTS, good) * at(houses, good);
    if (holding.hasConcordia) points += CONCORDIA_POINTS;
    return (
      points +
      worth * (money + weights.goods * use) +
      weights.house * left * (yields / 5) +
      weights.colonist * left * holding.colonists +
      weights.hand * Math.sqrt(left) * holding.hand +
      weights.card * left * holding.cards
    );
  };
}

/** What counts for a player, in numbers that are quick to change and to rate. */
import type { CardId } from '../../model/cards';
import { refuse } from '../../model/errors';
import type { Seat } from '../../model/ids';
import { COLONISTS_OF_A_KIND, STORAGE } from '../../model/state';
import type { Built } from './built';
import type { Catalogue } from './catalogue';
import { add, type Counts } from './numbers';
import type { Places, Table } from './places';

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

export function holdingOf(
  table: Table,
  seat: Seat,
  { catalogue }: Places,
  built: Built,
  bonus: number,
): Holding {
  const player = table.players[seat];
  if (player === undefined) {
    refuse({ code: 'INVALID_INPUT', message: `There is no seat ${seat}.`, details: { seat } });
  }
  const { money, goods, storehouse, houses: housesLeft, hand, discard } = player;
  const inStore = storehouse.land + storehouse.sea;
  const holding: Holding = {
    catalogue,
    money,
    goods: [goods.brick, goods.food, goods.tool, goods.wine, goods.cloth, goods.salt ?? 0],
    houses: built.houses.slice(),
    provinces: built.provinces.slice(),
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
  addCards(holding, hand);
  addCards(holding, discard);
  return holding;
}

/** Field by field, which is quicker than all at once. */
export function copyOf(holding: Holding): Holding {
  return {
    catalogue: holding.catalogue,
    money: holding.money,
    goods: holding.goods.slice(),
    houses: holding.houses.slice(),
    provinces: holding.provinces.slice(),
    built: holding.built,
    kinds: holding.kinds,
    yields: holding.yields,
    settled: holding.settled,
    settledTwice: holding.settledTwice,
    housesLeft: holding.housesLeft,
    colonists: holding.colonists,
    gods: holding.gods.slice(),
    specialists: holding.specialists.slice(),
    hand: holding.hand,
    cards: holding.cards,
    spaces: holding.spaces,
    bonus: holding.bonus,
    hasConcordia: holding.hasConcordia,
  };
}

function addCards(holding: Holding, cards: readonly CardId[]): void {
  // Frozen lists are read by an index, because engines read them slowly in any other way.
  for (let index = 0; index < cards.length; index++) addCard(holding, cards[index] ?? '');
}

export function addCard({ catalogue, gods, specialists }: Holding, card: CardId): void {
  const counted = catalogue.get(card);
  if (counted === undefined) return;
  for (const god of counted.gods) add(gods, god, 1);
  for (const good of counted.specialists) specialists.push(good);
}

export function removeCard({ catalogue, gods, specialists }: Holding, card: CardId): void {
  const counted = catalogue.get(card);
  if (counted === undefined) return;
  for (const god of counted.gods) add(gods, god, -1);
  for (const _good of counted.specialists) specialists.pop();
}

/** All goods, salt among them. */
export function stored({ goods }: Holding): number {
  let count = 0;
  for (const own of goods) count += own;
  return count;
}

/** Whether a rating cannot tell them apart. */
export function isSameHolding(one: Holding, other: Holding): boolean {
  return (
    one.money === other.money &&
    one.hand === other.hand &&
    one.cards === other.cards &&
    one.colonists === other.colonists &&
    one.housesLeft === other.housesLeft &&
    one.bonus === other.bonus &&
    one.hasConcordia === other.hasConcordia &&
    isSameList(one.goods, other.goods) &&
    isSameList(one.gods, other.gods) &&
    isSameList(one.specialists, other.specialists) &&
    isSameList(one.houses, other.houses) &&
    isSameList(one.provinces, other.provinces)
  );
}

function isSameList(one: Counts, other: Counts): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) {
    if (one[index] !== other[index]) return false;
  }
  return true;
}

/** What a player has, as numbers that are quick to change and to rate. */

import type { CardId } from '../../model/cards';
import { inputFaults } from '../../model/faults';
import type { Seat } from '../../model/ids';
import { COLONISTS_OF_A_KIND, STORAGE } from '../../model/state';
import type { Built } from './built';
import type { CountedCard } from './catalogue';
import { add, type Counts, KINDS, numberAt } from './numbers';
import type { KnownState, PlannerBoard } from './places';

export interface Holding {
  money: number;
  readonly goods: Counts;
  housesLeft: number;
  /** Colonists on the board. */
  colonists: number;
  /** Cards in the hand, and in all. */
  hand: number;
  cards: number;
  /** Spaces of the storehouse for goods. */
  spaces: number;
  /** Points already scored. */
  readonly bonus: number;
  readonly hasConcordia: boolean;
  /** Cards that are left to buy; `undefined` once somebody has ended the game. */
  forSale: number | undefined;
  /** Shared by all copies, as are the cards: change a copy of it when building. */
  readonly built: Built;
  readonly own: OwnCards;
}

/** What the cards of a player count for at the end. */
export interface OwnCards {
  /** The number of cards of each god. */
  readonly gods: Counts;
  /** The goods of the specialists. */
  readonly specialists: Counts;
}

export function holdingOf(
  table: KnownState,
  seat: Seat,
  { catalogue }: PlannerBoard,
  built: Built,
  bonus: number,
): Holding {
  const player = table.players[seat];
  if (player === undefined) {
    return inputFaults.refuse('INVALID_INPUT', '', 'noSuchSeat', undefined, { seat });
  }
  const { money, goods, storehouse, houses: housesLeft, hand, discard } = player;
  const inStore = storehouse.land + storehouse.sea;
  const own: OwnCards = { gods: [0, 0, 0, 0, 0, 0], specialists: [] };
  addCards(own, catalogue, hand);
  addCards(own, catalogue, discard);
  return {
    money,
    goods: [goods.brick, goods.food, goods.tool, goods.wine, goods.cloth, goods.salt ?? 0],
    housesLeft,
    colonists: 2 * COLONISTS_OF_A_KIND - inStore,
    hand: hand.length,
    cards: hand.length + discard.length,
    spaces: STORAGE - inStore,
    bonus,
    hasConcordia: table.concordia === seat,
    forSale: table.concordia === null ? cardsForSale(table) : undefined,
    built,
    own,
  };
}

/** Cards of the deck and the display. */
export function cardsForSale({ deck, display }: Pick<KnownState, 'deck' | 'display'>): number {
  let open = deck.length;
  for (let place = 0; place < display.length; place++) if (display[place] !== null) open += 1;
  return open;
}

/** A copy that shares houses and cards by default. Field by field, which is faster than a spread. */
export function copyOf(
  holding: Holding,
  built: Built = holding.built,
  own: OwnCards = holding.own,
): Holding {
  return {
    money: holding.money,
    goods: holding.goods.slice(),
    housesLeft: holding.housesLeft,
    colonists: holding.colonists,
    hand: holding.hand,
    cards: holding.cards,
    spaces: holding.spaces,
    bonus: holding.bonus,
    hasConcordia: holding.hasConcordia,
    forSale: holding.forSale,
    built,
    own,
  };
}

export function copyOfCards({ gods, specialists }: OwnCards): OwnCards {
  return { gods: gods.slice(), specialists: specialists.slice() };
}

function addCards(
  own: OwnCards,
  catalogue: PlannerBoard['catalogue'],
  cards: readonly CardId[],
): void {
  // Reading a frozen list by index is fastest.
  for (let index = 0; index < cards.length; index++) {
    const card = catalogue.get(cards[index] ?? '');
    if (card !== undefined) addCard(own, card);
  }
}

type CountedSides = Pick<CountedCard, 'gods' | 'specialists'>;

export function addCard({ gods, specialists }: OwnCards, card: CountedSides): void {
  for (const god of card.gods) add(gods, god, 1);
  for (const good of card.specialists) specialists.push(good);
}

export function removeCard({ gods, specialists }: OwnCards, card: CountedSides): void {
  for (const god of card.gods) add(gods, god, -1);
  for (const _good of card.specialists) specialists.pop();
}

/** The number of goods, including salt. */
export function stored({ goods }: Holding): number {
  let count = 0;
  for (let good = 0; good < KINDS; good++) count += numberAt(goods, good);
  return count;
}

/** Whether two holdings with the same houses lead to the same plans. */
export function isSameHolding(one: Holding, other: Holding): boolean {
  return (
    one.money === other.money &&
    one.hand === other.hand &&
    one.cards === other.cards &&
    one.colonists === other.colonists &&
    one.housesLeft === other.housesLeft &&
    one.bonus === other.bonus &&
    isSameList(one.goods, other.goods) &&
    isSameList(one.own.gods, other.own.gods) &&
    isSameList(one.own.specialists, other.own.specialists)
  );
}

function isSameList(one: Counts, other: Counts): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) {
    if (one[index] !== other[index]) return false;
  }
  return true;
}

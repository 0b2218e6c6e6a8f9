/** The cards that can stand on a score sheet, and their names. */
import { BASE_CARDS, isSpecialist } from '../cards/catalogue';
import { HAND } from '../cards/sets';
import type { Deck, Rules } from '../kit/rules';
import type { CardId, Cards, RoleName, Specialist } from '../model/cards';
import { MAX_SEATS, type Seat } from '../model/ids';
import { type Contradictions, contradiction } from './read-sheet';
import { type GodCards, sortByGod } from './score';
import type { PlayerSheet } from './sheet';

// Finds the cards for the names on a score sheet, by god.
//
// A plain role name is enough if all cards of the role belong to the same god. Only the Diplomats differ: `diplomat` is
// the starting card, the others need their ids.

type CardName = CardId | RoleName;

/** Each player's cards by god; reports cards that occur too often, or are not in games of this kind. */
export function sheetCards(
  players: readonly PlayerSheet[],
  cards: Cards,
  box: CardBox,
  faults: Contradictions,
): readonly GodCards[] {
  const { isInBox, isOneEach, copiesOf, startCopies, cardNamed } = namesOf(cards, box);
  const taken = new Set<CardId | Specialist>();
  const claim = (card: CardId | Specialist, path: readonly PropertyKey[]): void => {
    if (taken.has(card)) contradiction(path, 'onlyOneCard', 'R-2.3', { card });
    taken.add(card);
  };
  const count = counter((role: RoleName) => copiesOf(role, players.length));
  const countStart = counter((role: CardName) => startCopies(role, players.length));
  return players.map(({ cards: named }, seat) => {
    const path = ['players', seat, 'cards'];
    if (!('length' in named)) {
      const { minerva = [], ...counts } = named;
      for (const [index, role] of minerva.entries()) {
        faults.attempt(() => claim(role, [...path, 'minerva', index]));
      }
      return { plain: { ...sortByGod(cards, []).plain, ...counts }, minerva };
    }
    const countOwn = counter((role: RoleName) => copiesOf(role, 1));
    const check = (name: CardName, index: number): void => {
      const place = [...path, index];
      const { roles, deck } = cardNamed(name);
      if (!isInBox(name)) {
        const reason = box.mixed ? 'notInTeams' : 'notPlayedAlone';
        contradiction(place, reason, 'R-9.1', { card: name });
      }
      if (isOneEach(name) && named.indexOf(name) !== index) {
        contradiction(place, 'onlyOneInHand', 'R-2.4', { card: name });
      }
      if (isOneEach(name) && !countStart(name)) {
        contradiction(place, 'fewerHands', 'R-9.11', { card: name });
      }
      const [role] = roles;
      if (role !== undefined && roles.length === 1 && !(countOwn(role) && count(role))) {
        contradiction(place, 'fewerCards', 'R-2.3', { role });
      }
      const specialist = roles.find(isSpecialist);
      if (specialist !== undefined) claim(specialist, place);
      else if (deck > 0 && cards.has(name)) claim(name, place);
    };
    for (const [index, name] of named.entries()) faults.attempt(() => check(name, index));
    return sortByGod(
      cards,
      named.map((name) => cardNamed(name).id),
    );
  });
}

/** Counts cards by name; false if there are more than the limit. */
function counter<T>(limitOf: (name: T) => number): (name: T) => boolean {
  const counts = new Map<T, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count <= limitOf(name);
  };
}

/** The meaning of the names on a sheet, for a box. */
function namesOf(cards: Cards, { hands, mixed, sale }: CardBox) {
  const isAll =
    (role: CardName) =>
    (card: CardId): boolean =>
      cards.get(card)?.roles.every((other) => other === role) ?? false;

  /** The number of such cards in starting hands. */
  const startCopies = (role: CardName, players: number): number => {
    const inHands = hands.map((hand) => hand.filter(isAll(role)).length);
    const average = inHands.reduce((sum, count) => sum + count, 0) / hands.length;
    return mixed && players > 1 ? Math.round(players * average) : players * Math.max(...inHands);
  };

  return {
    startCopies,
    /** Whether every hand has one card with this name, and cards for sale with this role, if any, have other gods. */
    isOneEach(name: CardName): boolean {
      const gods = [name, ...sale.filter(isAll(name))].map((card) => `${cards.get(card)?.gods}`);
      return startCopies(name, 1) === 1 && (gods.length === 1 || new Set(gods).size > 1);
    },
    /** The number of cards with only this role that players can have. */
    copiesOf: (role: RoleName, players: number): number =>
      startCopies(role, players) + sale.filter(isAll(role)).length,
    isInBox: (name: CardName): boolean =>
      [...hands.flat(), ...sale].some((card) => card === name || isAll(name)(card)),
    /** The card with that name, or one that represents its role. */
    cardNamed: (name: CardName) =>
      cards.get(name) ??
      [...cards.values()].find(({ id, deck }) => deck > 0 && isAll(name)(id)) ??
      contradiction(['cards'], 'unknownCard', undefined, { card: name }),
  };
}

// The cards that can be in a game at a table, with and without partners.

/** The cards that can be in games of one kind. */
export interface CardBox {
  /** The starting hands, each as frequent as the others. */
  readonly hands: readonly (readonly CardId[])[];
  /** Whether a game has all of these hands, rather than only one of them. */
  readonly mixed: boolean;
  readonly sale: readonly CardId[];
}

export interface Boxes {
  readonly alone: CardBox;
  readonly partners: CardBox;
}

/** The part of rules that determines the cards of a game. */
type CardRules = Pick<Rules, 'deck' | 'parties'>;

/** All cards, by their ids. */
export function cardsWith(rules: readonly CardRules[]): Cards {
  const own = rules.flatMap(({ deck }) => deck?.cards ?? []);
  return new Map([...BASE_CARDS, ...own].map((card) => [card.id, card]));
}

/** @param always - decks that are in every game. */
export function boxesOf(
  cards: Cards,
  rules: readonly CardRules[],
  always: readonly Deck[] = [],
): Boxes {
  const own = rules.filter(({ parties }) => parties === undefined).flatMap(deckOf);
  const shared = rules.filter(({ parties }) => parties !== undefined).flatMap(deckOf);
  const games = [always, ...own.map((deck) => [...always, deck])];
  const sale = (decks: readonly Deck[]) => saleOf(cards, decks);
  const together = [...always, ...own, ...shared];
  return {
    alone: {
      hands: games.map((decks) => handOf(decks, 0)),
      mixed: false,
      sale: [...new Set(games.flatMap(sale))],
    },
    partners: {
      hands: [handOf(together, 0), handOf(together, MAX_SEATS - 1)],
      mixed: true,
      sale: sale(together),
    },
  };
}

function deckOf({ deck }: CardRules): readonly Deck[] {
  return deck === undefined ? [] : [deck];
}

/** What the cards of a game depend on. */
type Dealing = Parameters<NonNullable<Deck['forSale']>>[1];

const DEALING: Dealing = {
  players: MAX_SEATS,
  options: { display: 'cloth', modules: [], omitProvinces: [] },
};

/** What a seat begins with. */
export function handOf(
  decks: readonly Deck[],
  seat: Seat,
  dealing: Dealing = DEALING,
): readonly CardId[] {
  return decks.reduce<readonly CardId[]>(
    (hand, deck) => deck.hand?.(hand, seat, dealing) ?? hand,
    HAND,
  );
}

/** What can be bought. */
export function saleOf(
  cards: Cards,
  decks: readonly Deck[],
  dealing: Dealing = DEALING,
): readonly CardId[] {
  const first: readonly CardId[] = BASE_CARDS.map(({ id }) => id);
  const sale = decks.reduce((ids, deck) => deck.forSale?.(ids, dealing) ?? ids, first);
  return sale.filter((card) => (cards.get(card)?.deck ?? 0) > 0);
}

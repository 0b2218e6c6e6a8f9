/**
 * From the card names on a score sheet to cards by god.
 *
 * A plain role name does where all cards of the role belong to the same god. Only the Diplomats
 * differ: `diplomat` is the one of the starting hand, the others go by their ids.
 */
import { CARDS, isSpecialist } from '../cards/catalogue';
import { cardsForSale, HANDS } from '../cards/sets';
import {
  type CardId,
  CardIdSchema,
  type RoleName,
  SALE_CARDS,
  type Specialist,
} from '../model/cards';
import { MAX_SEATS } from '../model/ids';
import { type Contradictions, contradiction } from './contradiction';
import { type GodCards, sortByGod } from './score';
import type { PlayerSheet } from './sheet';

type CardName = CardId | RoleName;

/** Every hand holds these once, and no plain name of theirs can mean a card for sale. */
const ONE_EACH: readonly CardName[] = [
  'tribune',
  'diplomat',
  'senator',
  'magister',
  'praetor',
  'legatus',
];

/**
 * Each player's cards by god; finds fault with a card that is there more often than in the box, or not at all in
 * games of that kind.
 */
export function sheetCards(
  players: readonly PlayerSheet[],
  inTeams: boolean,
  faults: Contradictions,
): readonly GodCards[] {
  const box = inTeams ? TEAM_BOX : OTHER_BOX;
  const taken = new Set<CardId | Specialist>();
  const claim = (card: CardId | Specialist, path: readonly PropertyKey[]): void => {
    if (taken.has(card)) contradiction(path, `there is only one ${card} in the game`, 'R-2.3');
    taken.add(card);
  };
  const count = counter((role: RoleName) => copiesOf(box, role, players.length));
  const countStart = counter((role: CardName) => startCopies(box, role, players.length));
  return players.map(({ cards }, seat) => {
    const path = ['players', seat, 'cards'];
    if (!('length' in cards)) {
      const { minerva = [], ...counts } = cards;
      for (const [index, role] of minerva.entries()) {
        faults.attempt(() => claim(role, [...path, 'minerva', index]));
      }
      return { plain: { ...sortByGod([]).plain, ...counts }, minerva };
    }
    const countOwn = counter((role: RoleName) => copiesOf(box, role, 1));
    const check = (name: CardName, index: number): void => {
      const place = [...path, index];
      const { roles, deck } = CARDS[cardNamed(name)];
      if (!isInBox(box, name)) {
        const kind = inTeams ? 'of teams' : 'where each plays alone';
        contradiction(place, `there is no ${name} in a game ${kind}`, 'R-9.1');
      }
      if (ONE_EACH.includes(name) && cards.indexOf(name) !== index) {
        contradiction(place, `a hand has only one ${name}; bought ones go by their ids`, 'R-2.4');
      }
      if (ONE_EACH.includes(name) && !countStart(name)) {
        contradiction(place, `there are not so many hands with a ${name}`, 'R-9.11');
      }
      const [role] = roles;
      if (role !== undefined && roles.length === 1 && !(countOwn(role) && count(role))) {
        contradiction(place, `there are not so many of the ${role}`, 'R-2.3');
      }
      const specialist = roles.find(isSpecialist);
      if (specialist !== undefined) claim(specialist, place);
      else if (deck > 0 && isCardId(name)) claim(name, place);
    };
    for (const [index, name] of cards.entries()) faults.attempt(() => check(name, index));
    return sortByGod(cards.map(cardNamed));
  });
}

/** The cards that games of a kind can have. */
interface Box {
  /** The hands that players begin with, as many of one as of another. */
  readonly hands: readonly (readonly CardId[])[];
  /** Whether all hands are in the same game, or only one of them. */
  readonly mixed: boolean;
  readonly sale: readonly CardId[];
}

const TEAM_BOX: Box = {
  hands: [HANDS.teamFirstHalf, HANDS.teamSecondHalf],
  mixed: true,
  sale: cardsForSale({ cards: 'venus', teams: true }, MAX_SEATS),
};

const OTHER_BOX: Box = {
  hands: [HANDS.concordia, HANDS.venus],
  mixed: false,
  sale: [
    ...new Set([
      ...cardsForSale({ cards: 'concordia', teams: false }, MAX_SEATS),
      ...cardsForSale({ cards: 'venus', teams: false }, MAX_SEATS),
    ]),
  ],
};

function isInBox({ hands, sale }: Box, name: CardName): boolean {
  const cards: readonly CardId[] = [...hands.flat(), ...sale];
  return cards.some((card) => card === name || CARDS[card].roles.every((role) => role === name));
}

/** Counts cards by name; false once there are more than a limit. */
function counter<T>(limitOf: (name: T) => number): (name: T) => boolean {
  const counts = new Map<T, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count <= limitOf(name);
  };
}

const isAll =
  (role: CardName) =>
  (card: CardId): boolean =>
    CARDS[card].roles.every((other) => other === role);

/** How many cards with that single role can be in the players' hands. */
function copiesOf(box: Box, role: RoleName, players: number): number {
  return startCopies(box, role, players) + box.sale.filter(isAll(role)).length;
}

/** How many of them begin in the hands. */
function startCopies({ hands, mixed }: Box, role: CardName, players: number): number {
  const inHands = hands.map((hand) => hand.filter(isAll(role)).length);
  const average = inHands.reduce((sum, count) => sum + count, 0) / hands.length;
  return mixed && players > 1 ? Math.round(players * average) : players * Math.max(...inHands);
}

/** A card of that name: the card itself, or one that stands for all of its role. */
function cardNamed(name: CardName): CardId {
  if (isCardId(name)) return name;
  const standIn = SALE_CARDS.find((card) => CARDS[card].roles.every((role) => role === name));
  return standIn ?? contradiction(['cards'], `there is no card ${name}`);
}

function isCardId(name: CardName): name is CardId {
  return CardIdSchema.safeParse(name).success;
}

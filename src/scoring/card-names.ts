/**
 * From the card names on a score sheet to cards by god.
 *
 * A plain role name does where all cards of the role belong to the same god. Only the Diplomats
 * differ: `diplomat` is the one of the starting hand, the others go by their ids.
 */
import { CARDS, isSpecialist } from '../cards/catalogue';
import { HANDS } from '../cards/sets';
import {
  type CardId,
  CardIdSchema,
  type RoleName,
  SALE_CARDS,
  type Specialist,
} from '../model/cards';
import { contradiction } from './contradiction';
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

/** Each player's cards by god; refuses a card that is there more often than in the box. */
export function sheetCards(players: readonly PlayerSheet[]): readonly GodCards[] {
  const taken = new Set<CardId | Specialist>();
  const claim = (card: CardId | Specialist, path: readonly PropertyKey[]): void => {
    if (taken.has(card)) contradiction(path, `there is only one ${card} in the game`, 'R-2.3');
    taken.add(card);
  };
  const count = counter(players.length);
  return players.map(({ cards }, seat) => {
    const path = ['players', seat, 'cards'];
    if (!('length' in cards)) {
      const { minerva = [], ...counts } = cards;
      for (const [index, role] of minerva.entries()) claim(role, [...path, 'minerva', index]);
      return { plain: { ...sortByGod([]).plain, ...counts }, minerva };
    }
    const countOwn = counter(1);
    for (const [index, name] of cards.entries()) {
      const place = [...path, index];
      const { roles, deck } = CARDS[cardNamed(name)];
      if (ONE_EACH.includes(name) && cards.indexOf(name) !== index) {
        contradiction(place, `a hand has only one ${name}; bought ones go by their ids`, 'R-2.4');
      }
      const [role] = roles;
      if (role !== undefined && roles.length === 1 && !(countOwn(role) && count(role))) {
        contradiction(place, `there are not so many of the ${role}`, 'R-2.3');
      }
      const specialist = roles.find(isSpecialist);
      if (specialist !== undefined) claim(specialist, place);
      else if (deck > 0 && isCardId(name)) claim(name, place);
    }
    return sortByGod(cards.map(cardNamed));
  });
}

/** Counts single-role cards; false once there are more of a role than those players can have. */
function counter(players: number): (role: RoleName) => boolean {
  const counts = new Map<RoleName, number>();
  return (role) => {
    const count = (counts.get(role) ?? 0) + 1;
    counts.set(role, count);
    return count <= copiesOf(role, players);
  };
}

/** How many cards with that single role can be in the players' hands. */
function copiesOf(role: RoleName, players: number): number {
  const own = (card: CardId): boolean => CARDS[card].roles.every((other) => other === role);
  const start = Math.max(...Object.values(HANDS).map((hand) => hand.filter(own).length));
  return players * start + SALE_CARDS.filter(own).length;
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

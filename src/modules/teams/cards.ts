/** The cards that only teams have, as printed; score sheets need them, too. */
import type { Card, CardId, Deck } from '../../kit';

const CARDS = [
  { id: 'praetor', roles: ['praetor'], deck: 0, cost: {}, gods: ['vesta'] },
  {
    id: 'legatus',
    roles: ['legatus'],
    deck: 0,
    cost: {},
    gods: ['jupiter', 'saturnus', 'venus'],
  },
  { id: 'proconsul-ii', roles: ['proconsul'], deck: 2, cost: { cloth: 1 }, gods: ['jupiter'] },
  { id: 'proconsul-iii', roles: ['proconsul'], deck: 3, cost: { cloth: 1 }, gods: ['jupiter'] },
  { id: 'proconsul-iv', roles: ['proconsul'], deck: 4, cost: { cloth: 1 }, gods: ['jupiter'] },
  { id: 'proconsul-v', roles: ['proconsul'], deck: 5, cost: { cloth: 1 }, gods: ['jupiter'] },
] as const satisfies readonly Card[];

/** Everyone's hand without its last card. */
const HAND: readonly CardId[] = ['tribune', 'prefect', 'mercator', 'praetor', 'legatus'];

/** A Proconsul replaces every Consul. */
const PROCONSULS: Readonly<Record<CardId, CardId>> = {
  'consul-ii': 'proconsul-ii',
  'consul-iii': 'proconsul-iii',
  'consul-iv': 'proconsul-iv',
  'consul-v': 'proconsul-v',
};

/** Changes the deck of Concordia Venus. */
export const teamsDeck: Deck<(typeof CARDS)[number]['id']> = {
  cards: CARDS,
  hand: (_hand, seat, { players }) => [...HAND, seat < players / 2 ? 'architect' : 'diplomat'],
  forSale: (cards) => cards.map((card) => PROCONSULS[card] ?? card),
};

/** Partners sit opposite each other and form one party. */
export function parties(players: number): number {
  return players / 2;
}

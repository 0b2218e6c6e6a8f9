/** The cards of Concordia Venus, as printed; score sheets need them, too. */
import type { Card, CardId, Deck } from '../../kit';

const CARDS = [
  { id: 'magister', roles: ['magister'], deck: 0, cost: {}, gods: ['venus'] },
  {
    id: 'prefect-architect-i',
    roles: ['prefect', 'architect'],
    deck: 1,
    cost: { wine: 1 },
    gods: ['venus'],
  },
  {
    id: 'architect-mercator-ii',
    roles: ['architect', 'mercator'],
    deck: 2,
    cost: { tool: 1 },
    gods: ['venus'],
    income: 5,
  },
  { id: 'mason-ii', roles: ['mason'], deck: 2, cost: { food: 1 }, gods: ['minerva'] },
  {
    id: 'prefect-mercator-iii',
    roles: ['prefect', 'mercator'],
    deck: 3,
    cost: { wine: 1 },
    gods: ['venus'],
    income: 5,
  },
  {
    id: 'architect-mercator-iv',
    roles: ['architect', 'mercator'],
    deck: 4,
    cost: { tool: 1 },
    gods: ['venus'],
    income: 5,
  },
] as const satisfies readonly Card[];

/** Cards that are only in the box of 2013; the double cards and another Mason replace them. */
const NOT_IN_VENUS: readonly CardId[] = [
  'prefect-i',
  'mason-i',
  'architect-ii',
  'mercator-iii',
  'architect-iv',
];

export const venusDeck: Deck<(typeof CARDS)[number]['id']> = {
  cards: CARDS,
  hand: (hand) => [...hand, 'magister'],
  forSale: (cards) => [
    ...cards.filter((card) => !NOT_IN_VENUS.includes(card)),
    ...CARDS.filter(({ deck }) => deck > 0).map(({ id }) => id),
  ],
};

import { type CardId, type RoleName, SALE_CARDS } from '../model/cards';
import { deepFreeze } from '../model/freeze';
import type { Seat } from '../model/ids';
import type { DisplaySide, GameRules } from '../model/options';
import { CARDS } from './catalogue';

/** The hands players begin with. */
export const HANDS = /* @__PURE__ */ deepFreeze({
  concordia: ['tribune', 'architect', 'prefect', 'prefect', 'mercator', 'diplomat', 'senator'],
  venus: [
    'tribune',
    'architect',
    'prefect',
    'prefect',
    'mercator',
    'diplomat',
    'senator',
    'magister',
  ],
  teamFirstHalf: ['tribune', 'prefect', 'mercator', 'praetor', 'legatus', 'architect'],
  teamSecondHalf: ['tribune', 'prefect', 'mercator', 'praetor', 'legatus', 'diplomat'],
} as const satisfies Record<string, readonly CardId[]>);

/** Cards that only the box of 2013 has; the double cards of Venus and another Mason replace them. */
const NOT_IN_VENUS: readonly CardId[] = [
  'prefect-i',
  'mason-i',
  'architect-ii',
  'mercator-iii',
  'architect-iv',
];
const ONLY_IN_VENUS: readonly CardId[] = [
  'prefect-architect-i',
  'architect-mercator-ii',
  'mason-ii',
  'prefect-mercator-iii',
  'architect-mercator-iv',
];

const isRole = (card: CardId, role: RoleName): boolean => CARDS[card].roles.includes(role);

/** One place of the display costs these goods besides the card; `any` of the buyer's choice. */
export interface ExtraCost {
  readonly any: number;
  readonly wine?: number;
  readonly cloth?: number;
}

/** What the places of the display cost, from left to right. */
export const EXTRA_COSTS: Readonly<Record<DisplaySide, readonly ExtraCost[]>> =
  /* @__PURE__ */ deepFreeze({
    cloth: [
      { any: 0 },
      { any: 1 },
      { any: 1 },
      { any: 0, cloth: 1 },
      { any: 0, cloth: 1 },
      { any: 1, cloth: 1 },
      { any: 0, cloth: 2 },
    ],
    wine: [
      { any: 0 },
      { any: 1 },
      { any: 1 },
      { any: 0, wine: 1 },
      { any: 0, cloth: 1 },
      { any: 1, wine: 1 },
      { any: 0, wine: 1, cloth: 1 },
    ],
  });

type Sets = Pick<GameRules, 'cards' | 'teams'>;

/** The hand a player begins with; in teams the second half of the seats has a Diplomat. */
export function startingHand(rules: Sets, seat: Seat, players: number): readonly CardId[] {
  if (rules.teams) return seat < players / 2 ? HANDS.teamFirstHalf : HANDS.teamSecondHalf;
  return HANDS[rules.cards];
}

/** The cards for sale of a game, deck I first: the decks up to the number of players. */
export function cardsForSale({ cards, teams }: Sets, players: number): readonly CardId[] {
  const absent = teams || cards === 'venus' ? NOT_IN_VENUS : ONLY_IN_VENUS;
  const forSale = SALE_CARDS.filter(
    (card) => !absent.includes(card) && !isRole(card, 'proconsul') && CARDS[card].deck <= players,
  );
  return teams ? forSale.map(inTeams) : forSale;
}

/** In teams a Proconsul stands in the place of every Consul. */
function inTeams(card: CardId): CardId {
  if (!isRole(card, 'consul')) return card;
  const { deck } = CARDS[card];
  return (
    SALE_CARDS.find((other) => isRole(other, 'proconsul') && CARDS[other].deck === deck) ?? card
  );
}

import type { CardId } from '../model/cards';
import type { Seat } from '../model/ids';
import type { DisplaySide, GameRules } from '../model/options';
import { CARDS } from './catalogue';

/** The hands players begin with. */
export const HANDS = {
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
} as const satisfies Record<string, readonly CardId[]>;

/** All thirty cards for sale of each game, deck by deck. */
const FOR_SALE = {
  concordia: [
    'prefect-i',
    'mason-i',
    'mercator-i',
    'architect-i',
    'colonist-i',
    'diplomat-i',
    'farmer-i',
    'smith-i',
    'architect-ii',
    'mercator-ii',
    'colonist-ii',
    'prefect-ii',
    'consul-ii',
    'vintner-ii',
    'weaver-ii',
    'mercator-iii',
    'architect-iii',
    'colonist-iii',
    'prefect-iii',
    'consul-iii',
    'diplomat-iii',
    'architect-iv',
    'colonist-iv',
    'prefect-iv',
    'consul-iv',
    'diplomat-iv',
    'mercator-v',
    'prefect-v',
    'consul-v',
    'diplomat-v',
  ],
  venus: [
    'mercator-i',
    'architect-i',
    'colonist-i',
    'diplomat-i',
    'farmer-i',
    'smith-i',
    'prefect-architect-i',
    'mercator-ii',
    'colonist-ii',
    'prefect-ii',
    'consul-ii',
    'vintner-ii',
    'weaver-ii',
    'architect-mercator-ii',
    'mason-ii',
    'architect-iii',
    'colonist-iii',
    'prefect-iii',
    'consul-iii',
    'diplomat-iii',
    'prefect-mercator-iii',
    'colonist-iv',
    'prefect-iv',
    'consul-iv',
    'diplomat-iv',
    'architect-mercator-iv',
    'mercator-v',
    'prefect-v',
    'consul-v',
    'diplomat-v',
  ],
  venusTeam: [
    'mercator-i',
    'architect-i',
    'colonist-i',
    'diplomat-i',
    'farmer-i',
    'smith-i',
    'prefect-architect-i',
    'mercator-ii',
    'colonist-ii',
    'prefect-ii',
    'proconsul-ii',
    'vintner-ii',
    'weaver-ii',
    'architect-mercator-ii',
    'mason-ii',
    'architect-iii',
    'colonist-iii',
    'prefect-iii',
    'proconsul-iii',
    'diplomat-iii',
    'prefect-mercator-iii',
    'colonist-iv',
    'prefect-iv',
    'proconsul-iv',
    'diplomat-iv',
    'architect-mercator-iv',
    'mercator-v',
    'prefect-v',
    'proconsul-v',
    'diplomat-v',
  ],
} as const satisfies Record<string, readonly CardId[]>;

/** One place of the display costs these goods besides the card; `any` of the buyer's choice. */
export interface ExtraCost {
  readonly any: number;
  readonly wine?: number;
  readonly cloth?: number;
}

/** What the places of the display cost, from left to right. */
export const EXTRA_COSTS: Readonly<Record<DisplaySide, readonly ExtraCost[]>> = {
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
};

type Sets = Pick<GameRules, 'cards' | 'teams'>;

/** The hand a player begins with; in teams the second half of the seats has a Diplomat. */
export function startingHand(rules: Sets, seat: Seat, players: number): readonly CardId[] {
  if (rules.teams) return seat < players / 2 ? HANDS.teamFirstHalf : HANDS.teamSecondHalf;
  return HANDS[rules.cards];
}

/** The cards for sale of a game, deck I first: the decks up to the number of players. */
export function cardsForSale(rules: Sets, players: number): readonly CardId[] {
  const set = rules.teams ? FOR_SALE.venusTeam : FOR_SALE[rules.cards];
  return set.filter((card) => CARDS[card].deck <= players);
}

/** Scores by god, and rewards in an intermediate scoring. */
import { isSpecialist, SPECIALTIES } from '../cards/catalogue';
import {
  type ByGod,
  type CardId,
  type Cards,
  PLAIN_GODS,
  type PlainGod,
  type Specialist,
} from '../model/cards';
import type { Good } from '../model/goods';
import type { Seat } from '../model/ids';
import { CONCORDIA_POINTS, GOD_VALUES, type Holdings } from './gods';

/** Sestertii for the highest and the second highest points in intermediate scoring. */
const FIRST = 2;
const SECOND = 1;

/**
 * Sestertii for each player by their points: 2 for the highest, 1 for the second highest number of points, however
 * many players share it.
 */
export function intermediateRewards(points: readonly number[]): readonly number[] {
  const highest = Math.max(...points);
  const second = Math.max(...points.filter((own) => own < highest));
  return points.map((own) => (own === highest ? FIRST : own === second ? SECOND : 0));
}

// Scores players and finds the winner.

/** A player's cards by god: their number, and the specialists. */
export interface GodCards {
  /** Cards of each god but Minerva. */
  readonly plain: ByGod<number>;
  /** Minerva's cards: one specialist for each. */
  readonly minerva: readonly Specialist[];
}

/** A player as scoring sees them. */
export interface ScoringInput extends Holdings {
  /** The player's name. */
  readonly name: string;
  /** Cards by god, in hand and discard. */
  readonly cards: GodCards;
  /** Whether the player holds the Concordia card. */
  readonly concordia: boolean;
  /** The gods of the game; all of them if left out. */
  readonly inGame?: readonly PlainGod[] | undefined;
  /** Victory points that maps and modules bring, by their ids. */
  readonly scores?: Readonly<Record<string, number>> | undefined;
  /** Other victory points. */
  readonly bonus?: number | undefined;
}

/** One god's part of a score. */
export interface GodScore {
  /** The number of cards of the god. */
  readonly cards: number;
  /** Victory points for one card. */
  readonly value: number;
  /** Cards times value. */
  readonly points: number;
}

/** One specialist's part of a score. */
export interface MinervaScore {
  /** The specialist. */
  readonly role: Specialist;
  /** The good that the specialist produces. */
  readonly good: Good;
  /** The player's houses in cities of that good, or in salt cities counted as such. */
  readonly houses: number;
  /** Victory points of the card. */
  readonly points: number;
}

/** A player's points by god, without a comparison. */
export interface Points {
  /** The player's name. */
  readonly name: string;
  /** Victory points. */
  readonly total: number;
  /** The gods of the game, apart from Minerva. */
  readonly gods: Partial<ByGod<GodScore>>;
  /** Minerva's cards one by one. */
  readonly minerva: readonly MinervaScore[];
  /** 7 or 0. */
  readonly concordia: number;
  /** The victory points that the map and modules bring, by their ids, such as `ship-track`. */
  readonly scores: Readonly<Record<string, number>>;
  /** All other victory points: those of `scores`, and what a sheet adds. */
  readonly bonus: number;
}

/** A player's points and rank. */
export interface PlayerScore extends Points {
  /** 1 for the winner; equal only if a tie cannot be broken. */
  readonly rank: number;
}

/** A team's score: the sum of its players' points (R-9.12). */
export interface TeamScore {
  /** The names of its players, in seat order. */
  readonly players: readonly string[];
  /** Victory points. */
  readonly total: number;
  /** 1 for the winning team. */
  readonly rank: number;
}

/** Everyone's victory points. */
export interface Scores {
  /** In seat order; partners have the rank of their team. */
  readonly players: readonly PlayerScore[];
  /** By their first seats; in team games only. */
  readonly teams?: readonly TeamScore[];
  /** Names of the players ranked first: one or a team, unless a tie cannot be broken. */
  readonly winners: readonly string[];
}

/** Sorts a player's cards, in hand and discard, by god. */
export function sortByGod(catalogue: Cards, cards: readonly CardId[]): GodCards {
  const plain = { vesta: 0, jupiter: 0, saturnus: 0, venus: 0, mercurius: 0, mars: 0 };
  const minerva: Specialist[] = [];
  for (const id of cards) {
    const card = catalogue.get(id);
    if (card === undefined) continue;
    const { gods, roles } = card;
    for (const god of gods) {
      if (god === 'minerva') minerva.push(...roles.filter(isSpecialist));
      else plain[god] += 1;
    }
  }
  return { plain, minerva };
}

/** How a game is ranked. */
export interface ScoringRules {
  /** The holder of the card, to break ties; without it, ties stay. */
  readonly praefectusMagnus?: Seat | undefined;
  /** The seats of each team, in team games. */
  readonly teams?: readonly (readonly Seat[])[] | undefined;
}

/** Scores players, given in seat order. */
export function scorePlayers(
  inputs: readonly ScoringInput[],
  { praefectusMagnus, teams }: ScoringRules = {},
): Scores {
  const scores = inputs.map(scorePlayer);
  const parties = (teams ?? scores.map((_, seat) => [seat])).map((seats) => ({
    seats,
    total: seats.reduce((sum, seat) => sum + (scores[seat]?.total ?? 0), 0),
    // How often the Praefectus Magnus must pass to the right to reach the party.
    waits: Math.min(
      ...seats.map((seat) => ((praefectusMagnus ?? 0) - seat + scores.length) % scores.length),
    ),
  }));
  type Party = (typeof parties)[number];
  const isAhead = (a: Party, b: Party): boolean =>
    a.total > b.total ||
    (a.total === b.total && praefectusMagnus !== undefined && a.waits < b.waits);
  const ranked = parties.map((party) => ({
    ...party,
    rank: 1 + parties.filter((other) => isAhead(other, party)).length,
  }));
  const players = scores.map((score, seat) => ({
    ...score,
    rank: ranked.find(({ seats }) => seats.includes(seat))?.rank ?? 0,
  }));
  const nameOf = (seat: Seat): string => scores[seat]?.name ?? '';
  return {
    players,
    ...(teams === undefined
      ? {}
      : {
          teams: ranked.map(({ seats, total, rank }) => ({
            players: seats.map(nameOf),
            total,
            rank,
          })),
        }),
    winners: players.filter(({ rank }) => rank === 1).map(({ name }) => name),
  };
}

/** A player's points by god. */
export function scorePlayer(input: ScoringInput): Points {
  const { name, inGame = PLAIN_GODS, scores = NO_SCORES } = input;
  const gods: { [G in PlainGod]?: GodScore } = {};
  const minerva = scoreMinerva(input);
  const concordia = input.concordia ? CONCORDIA_POINTS : 0;
  let bonus = input.bonus ?? 0;
  for (const id in scores) bonus += scores[id] ?? 0;
  let total = concordia + bonus;
  for (let index = 0; index < inGame.length; index++) {
    const god = inGame[index] as PlainGod;
    const score = scoreGod(input, god);
    gods[god] = score;
    total += score.points;
  }
  for (const { points } of minerva) total += points;
  return { name, total, gods, minerva, concordia, scores, bonus };
}

const NO_SCORES: Readonly<Record<string, number>> = Object.freeze({});

function scoreGod(input: ScoringInput, god: PlainGod): GodScore {
  const cards = input.cards.plain[god];
  const value = GOD_VALUES[god](input);
  return { cards, value, points: cards * value };
}

/** Each specialist separately; all salt cities count for the one that scores most. */
function scoreMinerva({ cards, houses }: ScoringInput): readonly MinervaScore[] {
  if (cards.minerva.length === 0) return [];
  const most = Math.max(...cards.minerva.map((role) => SPECIALTIES[role].points));
  const best = cards.minerva.findIndex((role) => SPECIALTIES[role].points === most);
  return cards.minerva.map((role, index) => {
    const { good, points } = SPECIALTIES[role];
    const own = houses[good] + (index === best ? (houses.salt ?? 0) : 0);
    return { role, good, houses: own, points: own * points };
  });
}

/** Many games of the automatic players, summed up. */
import {
  type Action,
  applyTrusted,
  createGame,
  finalScores,
  type GameState,
  isOver,
  legalActions,
  type NewGame,
  PLAIN_GODS,
  type PlayerScore,
  pointsOf,
} from '../index';
import {
  chanceFromSeed,
  greedyStrategy,
  playOut,
  randomStrategy,
  type Strategy,
} from '../testing/players';

const RULES = { legalActions, applyTrusted, finalScores, pointsOf, isOver };

export const STRATEGIES = ['greedy', 'random'] as const;
export type StrategyName = (typeof STRATEGIES)[number];

const STRATEGY: Readonly<Record<StrategyName, Strategy>> = {
  greedy: greedyStrategy(RULES),
  random: randomStrategy,
};

/** Where points come from, in the order of the table. */
export const SOURCES = [...PLAIN_GODS, 'minerva', 'concordia', 'bonus', 'total'] as const;
export type Source = (typeof SOURCES)[number];
type Points = Record<Source, number>;

export interface PlayedGame {
  readonly state: GameState;
  readonly actions: readonly Action[];
}

/** Sums over all games that came to an end. */
export interface Tally {
  games: number;
  /** Games given up because they went on for too long. */
  unfinished: number;
  turns: number;
  actions: number;
  readonly seats: readonly { readonly name: string; wins: number; readonly points: Points }[];
  /** By their first seats; empty where each plays alone. */
  readonly teams: readonly { readonly players: readonly string[]; wins: number; total: number }[];
}

/** Plays one game; the same for the same seed. */
export function playGame(game: NewGame, strategy: StrategyName): PlayedGame {
  const start = createGame(game);
  const chance = chanceFromSeed(`${game.seed}: players`);
  const { states, actions } = playOut(RULES, start, STRATEGY[strategy], chance);
  return { state: states.at(-1) ?? start, actions };
}

/** @param start - any state of the games to come. */
export function newTally(start: GameState): Tally {
  const { teams = [] } = finalScores(start);
  return {
    games: 0,
    unfinished: 0,
    turns: 0,
    actions: 0,
    seats: start.players.map(({ name }) => ({ name, wins: 0, points: noPoints() })),
    teams: teams.map(({ players }) => ({ players, wins: 0, total: 0 })),
  };
}

export function count(tally: Tally, { state, actions }: PlayedGame): void {
  if (!isOver(state)) {
    tally.unfinished += 1;
    return;
  }
  tally.games += 1;
  tally.turns += state.turn;
  tally.actions += actions.length;
  const { players, teams = [] } = finalScores(state);
  for (const [index, seat] of tally.seats.entries()) {
    const score = players[index];
    if (score === undefined) continue;
    if (score.rank === 1) seat.wins += 1;
    for (const source of SOURCES) seat.points[source] += pointsFrom(score, source);
  }
  for (const [index, team] of tally.teams.entries()) {
    const score = teams[index];
    if (score === undefined) continue;
    if (score.rank === 1) team.wins += 1;
    team.total += score.total;
  }
}

/** An average over the games counted; 0 if there are none. */
export function average({ games }: Tally, sum: number): number {
  return games === 0 ? 0 : sum / games;
}

function pointsFrom(score: PlayerScore, source: Source): number {
  switch (source) {
    case 'minerva':
      return score.minerva.reduce((sum, { points }) => sum + points, 0);
    case 'concordia':
    case 'bonus':
    case 'total':
      return score[source];
    default:
      return score.gods[source].points;
  }
}

function noPoints(): Points {
  return {
    vesta: 0,
    jupiter: 0,
    saturnus: 0,
    venus: 0,
    mercurius: 0,
    mars: 0,
    minerva: 0,
    concordia: 0,
    bonus: 0,
    total: 0,
  };
}

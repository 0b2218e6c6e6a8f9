/** Plays many games with automatic players and sums them up. */
import { chanceFromSeed, playOut, type Strategy } from '../bots';
import {
  type Action,
  type GameState,
  HOUSES,
  type NewGame,
  type PlayerScore,
  type Seat,
} from '../index';
import type { CliLanguage } from './language';
import { type PointSource, pointsFrom, SOURCES } from './points';

interface SimulatedGame {
  readonly state: GameState;
  readonly actions: readonly Action[];
  /** The index of the strategy that plays each seat. */
  readonly seated: readonly number[];
}

interface SeatTally {
  readonly name: string;
  wins: number;
  /** Built. */
  houses: number;
  total: number;
  readonly points: Map<PointSource, number>;
}

interface StrategyTally {
  readonly name: string;
  /** The number of seats it has played. */
  seats: number;
  wins: number;
  total: number;
}

/** Sums over all finished games. */
export interface SimulationTally {
  games: number;
  /** Games given up because they took too long. */
  unfinished: number;
  turns: number;
  actions: number;
  readonly seats: readonly SeatTally[];
  /** By their first seats; empty without teams. */
  readonly teams: readonly { readonly players: readonly string[]; wins: number; total: number }[];
  /** One for all seats, or two in a tournament. */
  readonly strategies: readonly StrategyTally[];
}

/**
 * Plays one game; the same seed gives the same game.
 *
 * @param strategies - one for all seats, or two in alternate seats.
 * @param first - the index of the strategy in the first seat.
 */
export function playGame(
  library: CliLanguage['library'],
  game: NewGame,
  strategies: readonly Strategy[],
  first: number,
): SimulatedGame {
  const start = library.createGame(game);
  // Partners sit opposite each other and use the same strategy.
  const parties = start.options.teams ? start.players.length / 2 : start.players.length;
  const seated = start.players.map((_, seat) => ((seat % parties) + first) % strategies.length);
  const players = seated.flatMap((which) => strategies[which] ?? []);
  const chance = chanceFromSeed(`${game.seed}: players`);
  const { states, actions } = playOut(library, start, players, chance);
  return { state: states.at(-1) ?? start, actions, seated };
}

/** @param start - any state of the games. */
export function newTally(
  library: CliLanguage['library'],
  start: GameState,
  strategies: readonly Strategy[],
): SimulationTally {
  const { teams = [] } = library.finalScores(start);
  return {
    games: 0,
    unfinished: 0,
    turns: 0,
    actions: 0,
    seats: start.players.map(({ name }) => ({
      name,
      wins: 0,
      houses: 0,
      total: 0,
      points: new Map(SOURCES.map((source) => [source, 0])),
    })),
    teams: teams.map(({ players }) => ({ players, wins: 0, total: 0 })),
    strategies: strategies.map(({ name }) => ({ name, seats: 0, wins: 0, total: 0 })),
  };
}

export function count(
  library: CliLanguage['library'],
  tally: SimulationTally,
  { state, actions, seated }: SimulatedGame,
): void {
  if (!library.isOver(state)) {
    tally.unfinished += 1;
    return;
  }
  tally.games += 1;
  tally.turns += state.turn;
  tally.actions += actions.length;
  const { players, teams = [] } = library.finalScores(state);
  for (const [seat, score] of players.entries()) {
    countSeat(tally, state, seat, score);
    const by = tally.strategies[seated[seat] ?? 0];
    if (by === undefined) continue;
    by.seats += 1;
    by.total += score.total;
  }
  const winner = players.findIndex(({ rank }) => rank === 1);
  const winning = tally.strategies[seated[winner] ?? 0];
  if (winning !== undefined) winning.wins += 1;
  for (const [index, team] of tally.teams.entries()) {
    const score = teams[index];
    if (score === undefined) continue;
    if (score.rank === 1) team.wins += 1;
    team.total += score.total;
  }
}

function countSeat(tally: SimulationTally, state: GameState, seat: Seat, score: PlayerScore): void {
  const own = tally.seats[seat];
  if (own === undefined) return;
  if (score.rank === 1) own.wins += 1;
  own.houses += HOUSES - (state.players[seat]?.houses ?? HOUSES);
  own.total += score.total;
  for (const [source, sum] of own.points) own.points.set(source, sum + pointsFrom(score, source));
}

/** An average over the games counted; 0 if there are none. */
export function average({ games }: Pick<SimulationTally, 'games'>, sum: number): number {
  return games === 0 ? 0 : sum / games;
}

/** A share of the games, with its margin of error at 95 % confidence. */
interface WinRate {
  readonly rate: number;
  readonly margin: number;
}

export function winRate({ games }: Pick<SimulationTally, 'games'>, wins: number): WinRate {
  if (games === 0) return { rate: 0, margin: 1 };
  const rate = wins / games;
  // Half of Wilson's interval, which also makes sense for 0 % and 100 %.
  const z = 1.96;
  const spread = Math.sqrt((rate * (1 - rate)) / games + z ** 2 / (4 * games ** 2));
  return { rate, margin: (z * spread) / (1 + z ** 2 / games) };
}

/** Counting a game where it stands. */

import { applyModifiers, hasPartners, type Position } from '../kit/game';
import type { Seat } from '../model/ids';
import { scoringInputOf } from '../rules/scoring-input';
import { type Points, type Scores, scorePlayer, scorePlayers } from '../scoring/score';

/** Everybody's score by; final once the game is over, what it would be before. */
export function scoreState(position: Position): Scores {
  const { praefectusMagnus, players } = position.state;
  const scores = scorePlayers(
    players.map((_, seat) => scoringInputOf(position, seat)),
    { praefectusMagnus, teams: partiesOf(position) },
  );
  const { winner } = position.game.modifiers;
  if (winner === undefined) return scores;
  const won = scores.players.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  return wonBy(scores, applyModifiers(winner, won, position, {}));
}

/** The scores with other winners: the others keep their order behind them. */
function wonBy(scores: Scores, winners: readonly Seat[]): Scores {
  const isAhead = (seat: Seat, other: Seat): boolean => {
    const [won, lost] = [winners.includes(seat), winners.includes(other)];
    const [own, others] = [seat, other].map((one) => scores.players[one]?.rank ?? 0);
    return won === lost ? !won && Number(own) < Number(others) : won;
  };
  const seats = [...scores.players.keys()];
  const players = scores.players.map((player, seat) => {
    const ahead = seats.filter((other) => isAhead(other, seat)).length;
    // Nobody is first if nobody has won.
    return { ...player, rank: ahead + (winners.length === 0 ? 2 : 1) };
  });
  const teams = scores.teams?.map((party) => ({
    ...party,
    rank: Math.min(
      ...players.flatMap(({ name, rank }) => (party.players.includes(name) ? rank : [])),
    ),
  }));
  const won = players.filter((_, seat) => winners.includes(seat)).map(({ name }) => name);
  return { players, ...(teams && { teams }), winners: won };
}

/** What a seat has by: its part of `scoreState`, without asking about the others. */
export function scoreSeat(position: Position, seat: Seat): Points {
  return scorePlayer(scoringInputOf(position, seat));
}

/** What maps and modules expect to count for a seat at the end, beyond what counts now. */
export function prospectOf(position: Position, seat: Seat): number {
  return applyModifiers(position.game.modifiers.prospect, 0, position, { seat });
}

/** The seats of every party, or undefined where each plays alone. */
function partiesOf({ game }: Position): readonly (readonly Seat[])[] | undefined {
  if (!hasPartners(game)) return undefined;
  return Array.from({ length: game.parties }, (_, first) => [first, first + game.parties]);
}

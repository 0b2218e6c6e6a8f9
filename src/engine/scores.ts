/** Counting a game where it stands. */

import type { Position } from '../kit/game';
import { applyModifiers } from '../kit/modifiers';
import type { Seat } from '../model/ids';
import { hasPartners } from '../rules/partners';
import { scoringInputOf } from '../rules/scoring-input';
import { type Points, type Scores, scorePlayer, scorePlayers } from '../scoring/score';

/** Everybody's score by; final once the game is over, what it would be before. */
export function scoreState(position: Position): Scores {
  const { praefectusMagnus, players } = position.state;
  return scorePlayers(
    players.map((_, seat) => scoringInputOf(position, seat)),
    { praefectusMagnus, teams: partiesOf(position) },
  );
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

/** Counting a game where it stands. */
import type { Table } from '../kit/table';
import type { Seat } from '../model/ids';
import { contenderOf } from '../rules/contender';
import { hasPartners } from '../rules/partners';
import { type Points, type Scores, scoreContender, scoreContenders } from '../scoring/score';

/** Everybody's score by; final once the game is over, what it would be before. */
export function scoreState(table: Table): Scores {
  const { praefectusMagnus, players } = table.state;
  return scoreContenders(
    players.map((_, seat) => contenderOf(table, seat)),
    { praefectusMagnus, teams: partiesOf(table) },
  );
}

/** What a seat has by: its part of `scoreState`, without asking about the others. */
export function scoreSeat(table: Table, seat: Seat): Points {
  return scoreContender(contenderOf(table, seat));
}

/** The seats of every party, or undefined where each plays alone. */
function partiesOf({ game }: Table): readonly (readonly Seat[])[] | undefined {
  if (!hasPartners(game)) return undefined;
  return Array.from({ length: game.parties }, (_, first) => [first, first + game.parties]);
}

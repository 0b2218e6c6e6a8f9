/** Everybody's points by god, as lines of a table; for the screen, for paper and for texts. */
import { PLAIN_GODS } from 'concordia-rules/core';
import { type PointRow, pointRows } from '../../../common/point-rows';
import { say } from '../../../words/language';
import type { Count } from '../count';
import type { Draft } from '../draft';
import { titleOn } from '../library';
import { readableName } from './read';

export type Scored = NonNullable<Count['scores']>;
type PlayerScore = Scored['players'][number];

/** Rows of a draft; an intermediate scoring has no Concordia card. */
export function rowsOf(draft: Draft, { players }: Scored): readonly PointRow[] {
  const rows = pointRows(players, (id) => titleOn(draft.sheet.map, id));
  return draft.intermediate ? rows.filter(({ id }) => id !== 'concordia') : rows;
}

/** Who has won, or is in the lead as long as the game goes on. */
export function toldWinners({ intermediate }: Draft, { winners }: Scored): string {
  const { inTheLead, winner } = say.common.points;
  const names = say.common.and(winners.map(readableName));
  return (intermediate ? inTheLead : winner)(names, winners.length);
}

/** How the points of a god come about: `3 × 4`. */
export function howOf(draft: Draft, player: PlayerScore, id: string): string {
  const god = PLAIN_GODS.find((one) => one === id);
  const score = god === undefined ? undefined : player.gods[god];
  if (score !== undefined) return `${score.cards} × ${score.value}`;
  if (id !== 'minerva') return '';
  return player.minerva
    .map(({ role, houses, points }) => {
      const what = `${titleOn(draft.sheet.map, role)}, ${say.sheets.printed.houseCount(houses)}`;
      return `${what}: ${points}`;
    })
    .join('; ');
}

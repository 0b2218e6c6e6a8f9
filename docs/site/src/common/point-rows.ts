/** Everybody's points by god, as rows of a table. */
import { PLAIN_GODS } from 'concordia-rules/core';
import type { PlayerScore } from 'concordia-rules/scoring';
import { say } from '../words/language';

export interface PointRow {
  /** What brings the points, such as `vesta`. */
  readonly id: string;
  /** Of the same row in a screen model, which has none for what a sheet adds. */
  readonly key?: string;
  readonly name: string;
  readonly cells: readonly number[];
}

/** The colour of each row in bars and plots, on light and on dark. */
export const ROW_COLOURS: Readonly<Partial<Record<string, string>>> = {
  vesta: '#c2553a',
  jupiter: '#5b8fd0',
  saturnus: '#8a6bb1',
  venus: '#e08bb4',
  mercurius: '#e0a526',
  mars: '#a33b4d',
  minerva: '#2b8a94',
  concordia: '#7f9c3b',
  bonus: '#8a8f98',
};

/** The gods of the game, Minerva, the Concordia card, and whatever else brings points. */
export function pointRows(
  players: readonly PlayerScore[],
  called: (id: string) => string,
): readonly PointRow[] {
  const row = (id: string, key: string, pointsOf: (player: PlayerScore) => number): PointRow => ({
    id,
    key,
    name: called(id),
    cells: players.map(pointsOf),
  });
  const gods = PLAIN_GODS.filter((god) => players.some(({ gods: own }) => own[god] !== undefined));
  const others = [...new Set(players.flatMap(({ scores }) => Object.keys(scores)))];
  const bonus = players.map(bonusOf);
  return [
    ...gods.map((god) => row(god, `god:${god}`, ({ gods: own }) => own[god]?.points ?? 0)),
    row('minerva', 'god:minerva', minervaOf),
    row('concordia', 'concordia', ({ concordia }) => concordia),
    ...others.map((id) => row(id, `score:${id}`, ({ scores }) => scores[id] ?? 0)),
    ...(bonus.some((points) => points !== 0)
      ? [{ id: 'bonus', name: say.common.points.bonus, cells: bonus }]
      : []),
  ];
}

function minervaOf({ minerva }: PlayerScore): number {
  return minerva.reduce((sum, { points }) => sum + points, 0);
}

/** What a sheet adds to the points that map and modules bring. */
function bonusOf({ scores, bonus }: PlayerScore): number {
  return Object.values(scores).reduce((left, points) => left - points, bonus);
}

/** Everybody's points by god, as lines of a table; for the screen, for paper and for texts. */
import { say } from '../../../words/language';
import type { Count } from '../count';
import type { Draft } from '../draft';
import { titled } from './naming';

export type Scored = NonNullable<Count['scores']>;
type PlayerScore = Scored['players'][number];

export interface Row {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly number[];
}

const GODS = ['vesta', 'jupiter', 'saturnus', 'venus', 'mercurius', 'mars'] as const;

/** The gods of the game, Minerva, the Concordia card, and whatever else brings points. */
export function rowsOf(draft: Draft, { players }: Scored): readonly Row[] {
  const gods = GODS.filter((god) => players.some(({ gods: own }) => own[god] !== undefined));
  const others = [...new Set(players.flatMap(({ scores }) => Object.keys(scores)))];
  const row = (id: string, cells: readonly number[], name = titled(draft, id)): Row => ({
    id,
    name,
    cells,
  });
  const bonus = players.map(bonusOf);
  return [
    ...gods.map((god) =>
      row(
        god,
        players.map((player) => player.gods[god]?.points ?? 0),
      ),
    ),
    row('minerva', players.map(minervaOf)),
    ...(draft.intermediate
      ? []
      : [
          row(
            'concordia',
            players.map(({ concordia }) => concordia),
          ),
        ]),
    ...others.map((id) =>
      row(
        id,
        players.map(({ scores }) => scores[id] ?? 0),
      ),
    ),
    ...(bonus.some((points) => points !== 0) ? [row('bonus', bonus, say.common.points.bonus)] : []),
  ];
}

function minervaOf({ minerva }: PlayerScore): number {
  return minerva.reduce((sum, { points }) => sum + points, 0);
}

/** What a sheet adds to the points that map and modules bring. */
export function bonusOf({ scores, bonus }: PlayerScore): number {
  return Object.values(scores).reduce((left, points) => left - points, bonus);
}

/** How the points of a god come about: `3 × 4`. */
export function howOf(draft: Draft, player: PlayerScore, id: string): string {
  const god = GODS.find((one) => one === id);
  const score = god === undefined ? undefined : player.gods[god];
  if (score !== undefined) return `${score.cards} × ${score.value}`;
  if (id !== 'minerva') return '';
  return player.minerva
    .map(({ role, houses, points }) => {
      const what = `${titled(draft, role)}, ${say.sheets.printed.houseCount(houses)}`;
      return `${what}: ${points}`;
    })
    .join('; ');
}

import type { PlayerScore, Scores } from 'concordia-rules/scoring';
import { say } from '../words/language';
import { Seat } from './seat';

interface Row {
  readonly name: string;
  readonly cells: readonly (string | number)[];
}

interface PointsTableProps {
  readonly scores: Scores;
  readonly caption?: string;
  /** Whether the game is over; before, nobody has won. */
  readonly isFinal?: boolean;
  /** Rows of the page's own, after the points. */
  readonly more?: readonly Row[];
}

/** Everybody's points by god. */
export function PointsTable({
  scores,
  caption = say.common.points.caption,
  isFinal = true,
  more = [],
}: PointsTableProps) {
  const { players, teams = [], winners } = scores;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, by keyboard as well. */}
      <section class="wide" tabIndex={0} aria-label={caption}>
        <table class="points">
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{say.common.points.god}</th>
              {players.map(({ name }, seat) => (
                <th key={name} scope="col">
                  <Seat seat={seat} /> {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rowsOf(players), ...more].map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {players.map((player, seat) => (
                  <td key={player.name}>{cells[seat]}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr class="total">
              <th scope="row">{say.common.points.total}</th>
              {players.map(({ name, total }) => (
                <td key={name}>{total}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{say.common.points.rank}</th>
              {players.map(({ name, rank }) => (
                <td key={name}>{rank}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      {teams.map(({ players: names, total, rank }) => (
        <p key={names.join()}>{say.common.points.team(rank, say.common.and(names), total)}</p>
      ))}
      <p class="winner">
        {isFinal
          ? say.common.points.winner(say.common.and(winners), winners.length)
          : say.common.points.inTheLead(say.common.and(winners))}
      </p>
    </>
  );
}

/** The gods of the game, then everything else. */
function rowsOf(players: readonly PlayerScore[]): readonly Row[] {
  const gods = ['vesta', 'jupiter', 'saturnus', 'venus', 'mercurius', 'mars'] as const;
  const shown = gods.filter((god) => players.some(({ gods: own }) => own[god] !== undefined));
  const rows = shown.map((god) => ({
    name: titled(god),
    cells: players.map(({ gods: own }) => own[god]?.points ?? 0),
  }));
  const minerva = players.map((player) =>
    player.minerva.reduce((sum, { points }) => sum + points, 0),
  );
  const ids = [...new Set(players.flatMap(({ scores }) => Object.keys(scores)))];
  const own = ids.map((id) => ({
    name: titled(id.replaceAll('-', ' ')),
    cells: players.map(({ scores }) => scores[id] ?? 0),
  }));
  const bonus = players.map(({ scores, bonus: all }) =>
    Object.values(scores).reduce((left, points) => left - points, all),
  );
  return [
    ...rows,
    { name: 'Minerva', cells: minerva },
    { name: 'Concordia', cells: players.map(({ concordia }) => concordia) },
    ...own,
    ...(bonus.some((points) => points !== 0)
      ? [{ name: say.common.points.bonus, cells: bonus }]
      : []),
  ];
}

function titled(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

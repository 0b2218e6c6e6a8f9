import type { PlayerScore, Scores } from 'concordia-rules/scoring';
import { useId, useState } from 'preact/hooks';
import { say } from '../words/language';
import { Seat } from './seat';
import './tables.css';

interface Row {
  /** Tells it from the others; the keys of a screen's rows. */
  readonly key?: string;
  readonly name: string;
  readonly cells: readonly (string | number)[];
}

interface PointsTableProps {
  readonly scores: Scores;
  readonly caption?: string;
  /** The name of a god or of points of a map or a module, such as that of `nameOf`. */
  readonly called?: (id: string) => string;
  /** How the points of a row come about, such as those of `god:mars`; empty if there is no more to say. */
  readonly how?: (row: string, seat: number) => string;
  /** Whether the game is over; before, nobody has won. */
  readonly isFinal?: boolean;
  /** Rows of the page's own, after the points. */
  readonly more?: readonly Row[];
}

/** Everybody's points by god. */
export function PointsTable({
  scores,
  caption = say.common.points.caption,
  called = titled,
  how = () => '',
  isFinal = true,
  more = [],
}: PointsTableProps) {
  const { players, teams = [], winners } = scores;
  const [open, setOpen] = useState<string>();
  const { god, total, rank, team, winner, inTheLead } = say.common.points;
  const rows = [...rowsOf(players, called), ...more];
  return (
    <>
      <table class="points">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{god}</th>
            {players.map(({ name }, seat) => (
              <th key={name} scope="col">
                <Seat seat={seat} /> <span class="name">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key = '', name, cells }) => {
            const hows = players.map((player, seat) => ({ ...player, text: how(key, seat) }));
            return (
              <PointsRow
                key={name}
                name={name}
                cells={players.map((_, seat) => cells[seat] ?? '')}
                hows={hows.some(({ text }) => text !== '') ? hows : []}
                isOpen={open === name}
                onToggle={() => setOpen(open === name ? undefined : name)}
              />
            );
          })}
        </tbody>
        <tfoot>
          <tr class="total">
            <th scope="row">{total}</th>
            {players.map(({ name, total: points }) => (
              <td key={name}>{points}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{rank}</th>
            {players.map(({ name, rank: place }) => (
              <td key={name}>{place}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {teams.map(({ players: names, total: points, rank: place }) => (
        <p key={names.join()}>{team(place, say.common.and(names), points)}</p>
      ))}
      <p class="winner">
        {isFinal
          ? winner(say.common.and(winners), winners.length)
          : inTheLead(say.common.and(winners))}
      </p>
    </>
  );
}

interface PointsRowProps extends Row {
  /** Empty if the points need no explanation. */
  readonly hows: readonly { readonly name: string; readonly text: string }[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A row; its head shows how the points come about. */
function PointsRow({ name, cells, hows, isOpen, onToggle }: PointsRowProps) {
  const id = useId();
  return (
    <>
      <tr>
        <th scope="row">
          {hows.length === 0 ? (
            name
          ) : (
            <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
              {name}
            </button>
          )}
        </th>
        {cells.map((cell, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
          <td key={seat}>{cell}</td>
        ))}
      </tr>
      {hows.length > 0 && (
        <tr id={id} hidden={!isOpen} class="how">
          <td colSpan={cells.length + 1}>
            <ul>
              {hows.map(({ name: player, text }, seat) => (
                <li key={player}>
                  <Seat seat={seat} /> {player}: {text === '' ? cells[seat] : text}
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  );
}

/** The gods of the game, then everything else. */
function rowsOf(players: readonly PlayerScore[], called: (id: string) => string): readonly Row[] {
  const gods = ['vesta', 'jupiter', 'saturnus', 'venus', 'mercurius', 'mars'] as const;
  const shown = gods.filter((god) => players.some(({ gods: own }) => own[god] !== undefined));
  const rows = shown.map((god) => ({
    key: `god:${god}`,
    name: called(god),
    cells: players.map(({ gods: own }) => own[god]?.points ?? 0),
  }));
  const minerva = players.map((player) =>
    player.minerva.reduce((sum, { points }) => sum + points, 0),
  );
  const ids = [...new Set(players.flatMap(({ scores }) => Object.keys(scores)))];
  const own = ids.map((id) => ({
    key: `score:${id}`,
    name: called(id),
    cells: players.map(({ scores }) => scores[id] ?? 0),
  }));
  const bonus = players.map(({ scores, bonus: all }) =>
    Object.values(scores).reduce((left, points) => left - points, all),
  );
  return [
    ...rows,
    { key: 'god:minerva', name: called('minerva'), cells: minerva },
    {
      key: 'concordia',
      name: called('concordia'),
      cells: players.map(({ concordia }) => concordia),
    },
    ...own,
    ...(bonus.some((points) => points !== 0)
      ? [{ name: say.common.points.bonus, cells: bonus }]
      : []),
  ];
}

/** For whoever has no names at hand. */
function titled(id: string): string {
  const spaced = id.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

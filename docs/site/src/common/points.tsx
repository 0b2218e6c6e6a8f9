import type { Scores } from 'concordia-rules/scoring';
import type { ScreenModel } from 'concordia-rules/screen';
import { useId, useState } from 'preact/hooks';
import { say } from '../words/language';
import { Seat } from './parts';
import { type PointRow, pointRows } from './point-rows';
import { Heads, namedSeat, Row } from './rows';

interface PointsTableProps {
  readonly scores: Scores;
  readonly caption?: string;
  /** The name of a god or of points of a map or a module, such as that of `nameOf`. */
  readonly called: (id: string) => string;
  /** How the points of a row come about, such as those of `god:mars`, as the screen of each seat tells it. */
  readonly how: (seat: number) => ScreenModel['scores'] | undefined;
  /** Whether the game is over; before, nobody has won. */
  readonly isFinal?: boolean;
}

/** Everybody's points by god. */
export function PointsTable({
  scores,
  caption = say.common.points.caption,
  called,
  how,
  isFinal = true,
}: PointsTableProps) {
  const { players, teams = [], winners } = scores;
  const [open, setOpen] = useState<string>();
  const { god, total, rank, team, winner, inTheLead } = say.common.points;
  const rows = pointRows(players, called);
  return (
    <>
      <table class="points">
        <caption>{caption}</caption>
        <thead>
          <Heads cells={[god, ...players.map(({ name }, seat) => namedSeat(seat, name))]} />
        </thead>
        <tbody>
          {rows.map(({ key = '', name, cells }) => {
            const hows = players.map((player, seat) => ({
              ...player,
              text: howOf(how(seat), key, seat),
            }));
            return (
              <PointsRow
                key={name}
                name={name}
                cells={cells}
                hows={hows.some(({ text }) => text !== '') ? hows : []}
                isOpen={open === name}
                onToggle={() => setOpen(open === name ? undefined : name)}
              />
            );
          })}
        </tbody>
        <tfoot>
          <Row mark="total" head={total} cells={players.map((player) => player.total)} />
          <Row head={rank} cells={players.map((player) => player.rank)} />
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

function howOf(scores: ScreenModel['scores'] | undefined, row: string, seat: number): string {
  return scores?.rows.find(({ key }) => key === row)?.cells[seat]?.how ?? '';
}

interface PointsRowProps extends Pick<PointRow, 'name' | 'cells'> {
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
      <Row
        cells={cells}
        head={
          hows.length === 0 ? (
            name
          ) : (
            <button
              type="button"
              class="entry"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={onToggle}
            >
              {name}
            </button>
          )
        }
      />
      {hows.length > 0 && (
        <tr id={id} hidden={!isOpen} class="how">
          <td colSpan={cells.length + 1}>
            <ul class="plain list">
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

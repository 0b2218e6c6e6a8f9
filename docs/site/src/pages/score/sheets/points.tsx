import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Seat } from '../../../common/parts';
import { type PointRow, ROW_COLOURS } from '../../../common/point-rows';
import { Heads, Row } from '../../../common/rows';
import { say } from '../../../words/language';
import { type Draft, seated } from '../draft';
import { canTell, TOTAL, Why } from '../why';
import { initials } from './naming';
import { readableName } from './read';
import { rowsOf, type Scored, toldWinners } from './rows';
import './points.css';

interface PointsProps {
  readonly draft: Draft;
  readonly scores: Scored;
  /** What is not settled yet: below who has won, above the numbers. */
  readonly children?: ComponentChildren;
}

/**
 * Everybody's points by god; six players fit the width of a small phone, so the heads are colours and initials. Each
 * number tells how it comes about.
 */
export function Points({ draft, scores, children }: PointsProps) {
  const { players, teams = [], winners, sestertii } = scores;
  const everybody = seated(players);
  const words = say.common.points;
  const [asked, setAsked] = useState<{ readonly row: string; readonly seat: number }>();
  const rows = rowsOf(draft, scores);
  const sums = { id: TOTAL, name: words.total, cells: players.map(({ total }) => total) };
  const row = [...rows, sums].find(({ id }) => id === asked?.row);
  const asking = (id: string) =>
    canTell(id) && {
      names: players.map(({ name }) => name),
      asked: asked?.row === id ? asked.seat : undefined,
      onAsk: (seat: number) =>
        setAsked(asked?.row === id && asked.seat === seat ? undefined : { row: id, seat }),
    };
  const score = asked === undefined ? undefined : players[asked.seat];
  return (
    <>
      <p class="winner">
        {everybody.map(
          ({ name, seat }) => winners.includes(name) && <Seat key={seat} seat={seat} />,
        )}{' '}
        <span>{toldWinners(draft, scores)}</span>{' '}
        <strong>{Math.max(...players.map(({ total }) => total))}</strong>
      </p>
      <Bars players={players} rows={rows} />
      {children}
      <p class="quiet screen-only">{say.score.why.lead}</p>
      <table class={`points sheet-points of-${players.length}`}>
        <caption>{words.caption}</caption>
        <thead>
          <Heads
            cells={[
              words.god,
              ...players.map(({ name }, seat) => (
                <>
                  <Seat seat={seat} />
                  <span class="short" aria-hidden="true">
                    <bdi>{initials(name)}</bdi>
                  </span>
                  <span class="whole">
                    <bdi>{readableName(name)}</bdi>
                  </span>
                </>
              )),
            ]}
          />
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <Line key={id} name={name} cells={cells} {...asking(id)} />
          ))}
          {sestertii !== undefined && <Row head={say.sheets.sestertii} cells={sestertii} />}
        </tbody>
        <tfoot>
          <Line name={sums.name} cells={sums.cells} mark="total" {...asking(TOTAL)} />
          <Row head={words.rank} cells={players.map(({ rank }) => rank)} />
        </tfoot>
      </table>
      {asked !== undefined && row !== undefined && score !== undefined && (
        <Why
          draft={draft}
          score={score}
          seat={asked.seat}
          row={row.id}
          name={row.name}
          points={row.cells[asked.seat] ?? 0}
          all={rows.map(({ cells }) => cells[asked.seat] ?? 0)}
        />
      )}
      <ul class="plain who" aria-hidden="true">
        {everybody.map(({ name, seat }) => (
          <li key={seat}>
            <Seat seat={seat} /> <bdi>{readableName(name)}</bdi>
          </li>
        ))}
      </ul>
      {teams.map(({ players: names, total, rank }) => (
        <p key={names.join()}>{words.team(rank, say.common.and(names.map(readableName)), total)}</p>
      ))}
    </>
  );
}

/** The same as the table, for the eye: everybody's gods, one behind the other. */
function Bars({ players, rows }: { players: Scored['players']; rows: readonly PointRow[] }) {
  const most = Math.max(1, ...players.map(({ total }) => total));
  return (
    <div class="bars screen-only" aria-hidden="true">
      {seated(players).map(({ total, seat }) => (
        <p key={seat}>
          <Seat seat={seat} />
          <span>
            {rows.map(({ id, name, cells }) => {
              const points = Math.max(0, cells[seat] ?? 0);
              const style = { width: `${(100 * points) / most}%`, background: ROW_COLOURS[id] };
              return points > 0 && <i key={id} title={`${name}: ${points}`} style={style} />;
            })}
          </span>
          <b>{total}</b>
        </p>
      ))}
    </div>
  );
}

interface LineProps {
  readonly name: string;
  readonly cells: readonly number[];
  readonly mark?: string;
  /** The players, where each number can be asked about. */
  readonly names?: readonly string[];
  /** The seat whose number is asked about. */
  readonly asked?: number | undefined;
  readonly onAsk?: (seat: number) => void;
}

function Line({ name, cells, mark, names = [], asked, onAsk }: LineProps) {
  return (
    <Row
      mark={mark}
      head={name}
      cells={
        onAsk === undefined
          ? cells
          : cells.map((points, seat) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is what it is.
                key={seat}
                type="button"
                aria-pressed={asked === seat}
                aria-label={say.score.why.about(readableName(names[seat] ?? ''), name, points)}
                onClick={() => onAsk(seat)}
              >
                {points}
              </button>
            ))
      }
    />
  );
}

import { Seat } from '../../../common/seat';
import { say } from '../../../words/language';
import type { Draft } from '../draft';
import { initials } from './naming';
import { readableName } from './read';
import { rowsOf, type Scored } from './rows';

interface PointsProps {
  readonly draft: Draft;
  readonly scores: Scored;
}

/** Everybody's points by god; six players fit the width of a small phone, so the heads are colours and initials. */
export function Points({ draft, scores }: PointsProps) {
  const { players, teams = [], winners, sestertii } = scores;
  const words = say.common.points;
  return (
    <>
      <table class={`points sheet-points of-${players.length}`}>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.god}</th>
            {players.map(({ name }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is what it is, whatever the name.
              <th key={seat} scope="col">
                <Seat seat={seat} />
                <span class="short" aria-hidden="true">
                  <bdi>{initials(name)}</bdi>
                </span>
                <span class="whole">
                  <bdi>{readableName(name)}</bdi>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(draft, scores).map(({ id, name, cells }) => (
            <Line key={id} name={name} cells={cells} />
          ))}
          {sestertii !== undefined && <Line name={say.sheets.sestertii} cells={sestertii} />}
        </tbody>
        <tfoot>
          <Line name={words.total} cells={players.map(({ total }) => total)} mark="total" />
          <Line name={words.rank} cells={players.map(({ rank }) => rank)} />
        </tfoot>
      </table>
      <ul class="who" aria-hidden="true">
        {players.map(({ name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is what it is, whatever the name.
          <li key={seat}>
            <Seat seat={seat} /> <bdi>{readableName(name)}</bdi>
          </li>
        ))}
      </ul>
      {teams.map(({ players: names, total, rank }) => (
        <p key={names.join()}>{words.team(rank, say.common.and(names.map(readableName)), total)}</p>
      ))}
      <p class="winner">
        {(draft.intermediate ? words.inTheLead : words.winner)(
          say.common.and(winners.map(readableName)),
          winners.length,
        )}
      </p>
    </>
  );
}

interface LineProps {
  readonly name: string;
  readonly cells: readonly number[];
  readonly mark?: string;
}

function Line({ name, cells, mark }: LineProps) {
  return (
    <tr class={mark}>
      <th scope="row">{name}</th>
      {cells.map((points, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is what it is.
        <td key={seat}>{points}</td>
      ))}
    </tr>
  );
}

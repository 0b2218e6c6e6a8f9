/** Rows of tables. Their cells stay in their order, which tells them apart. */
import type { ComponentChildren } from 'preact';
import { Seat } from './parts';
import './tables.css';

interface HeadsProps {
  readonly cells: readonly ComponentChildren[];
}

/** The heads of a table. */
export function Heads({ cells }: HeadsProps) {
  return (
    <tr>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells stay in their order.
        <th key={index} scope="col">
          {cell}
        </th>
      ))}
    </tr>
  );
}

interface RowProps extends HeadsProps {
  readonly head: ComponentChildren;
  readonly mark?: string | undefined;
}

export function Row({ head, cells, mark }: RowProps) {
  return (
    <tr class={mark}>
      <th scope="row">{head}</th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells stay in their order.
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}

/** The head of a player's column. */
export function namedSeat(seat: number, name: string, mark = 'name') {
  return (
    <>
      <Seat seat={seat} /> <span class={mark}>{name}</span>
    </>
  );
}

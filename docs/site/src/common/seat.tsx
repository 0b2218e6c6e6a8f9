import './parts.css';

/** The head of a player's column. */
export function namedSeat(seat: number, name: string, mark = 'name') {
  return (
    <>
      <Seat seat={seat} /> <span class={mark}>{name}</span>
    </>
  );
}

/** A mark in the colour that the pictures give a seat, with its number for those who do not tell colours apart. */
export function Seat({ seat }: { seat: number }) {
  return (
    <span class={`seat seat-${seat}`} aria-hidden="true">
      {seat + 1}
    </span>
  );
}

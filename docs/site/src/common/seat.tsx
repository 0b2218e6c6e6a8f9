import './parts.css';

/** A mark in the colour that the pictures give a seat, with its number for those who do not tell colours apart. */
export function Seat({ seat }: { seat: number }) {
  return (
    <span class={`seat seat-${seat}`} aria-hidden="true">
      {seat + 1}
    </span>
  );
}

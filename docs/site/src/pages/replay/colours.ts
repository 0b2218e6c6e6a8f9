/** Lines of seats in the plots. */
import { seatPaints } from 'concordia-rules/svg';

/** As on the board's picture. */
export function colourOf(seat: number): string {
  return seatPaints[seat]?.fill ?? 'currentColor';
}

/** The dashes of each seat's line, for those who do not tell colours apart. */
export const SEAT_DASHES: readonly string[] = ['none', '10 3', '4 3', '14 3 4 3', '2 2', '7 6'];

/** The colours of the seats, the same on boards, screens and plots. */
import { deepFreeze } from '../model/freeze';

/** A colour, and one that is readable on it. */
export interface SeatPaint {
  /** Such as `#0072b2`. */
  readonly fill: string;
  /** Black or white, nearly. */
  readonly ink: string;
}

export const DARK_INK = '#1c1c1c';
export const LIGHT_INK = '#ffffff';

/** The colours of the seats: the palette of Okabe and Ito, which nearly everybody can tell apart. */
export const SEAT_PAINTS: readonly SeatPaint[] = deepFreeze([
  { fill: '#0072b2', ink: LIGHT_INK },
  { fill: '#d55e00', ink: '#000000' },
  { fill: '#f0e442', ink: DARK_INK },
  { fill: '#007a5a', ink: LIGHT_INK },
  { fill: '#e39ac4', ink: DARK_INK },
  { fill: '#3a3a3a', ink: LIGHT_INK },
]);

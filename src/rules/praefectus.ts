/** Praefectus Magnus: the card that doubles a bonus and then goes to the right. */
import type { WorkingTable } from '../kit/table';
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';

const RULE = 'R-5.1';

/**
 * How many bonus goods a Prefect brings the player: two with the card, once a turn, and only
 * for the player whose turn it is, never for the partner.
 */
export function bonusFactor(state: GameState, seat: Seat): number {
  return holdsPraefectus(state, seat) && !state.praefectusUsed ? 2 : 1;
}

/** Notes that the holder has produced: the card must be used, and moves on when the turn ends. */
export function usePraefectus(play: WorkingTable, seat: Seat): void {
  const { state } = play;
  if (!holdsPraefectus(state, seat) || state.praefectusUsed) return;
  state.praefectusUsed = true;
  if (play.isHeard) play.emit({ type: 'praefectusMagnusUsed', seat, because: { rule: RULE } });
}

function holdsPraefectus(state: GameState, seat: Seat): boolean {
  return state.praefectusMagnus === seat && state.seat === seat;
}

/** At the end of a turn a used card passes to the player on the right. */
export function passPraefectus(play: WorkingTable): void {
  const { praefectusMagnus: from, praefectusUsed, players } = play.state;
  if (!praefectusUsed) return;
  const to = (from + players.length - 1) % players.length;
  play.state.praefectusMagnus = to;
  play.state.praefectusUsed = false;
  if (play.isHeard)
    play.emit({ type: 'praefectusMagnusPassed', from, to, because: { rule: RULE } });
}

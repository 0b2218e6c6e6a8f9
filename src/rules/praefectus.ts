/** Praefectus Magnus: the card that doubles a bonus and then passes to the right. */
import type { Transition } from '../kit/position';
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';

const RULE = 'R-5.1';

/**
 * The number of bonus goods that a Prefect brings: two with the card, once a turn, and only for the player
 * whose turn it is, never for the partner.
 */
export function bonusFactor(state: GameState, seat: Seat): number {
  return holdsPraefectus(state, seat) && !state.praefectusUsed ? 2 : 1;
}

/** Notes that the holder has produced: the card is used, and passes on when the turn ends. */
export function usePraefectus(transition: Transition, seat: Seat): void {
  const { state } = transition;
  if (!holdsPraefectus(state, seat) || state.praefectusUsed) return;
  state.praefectusUsed = true;
  if (transition.hasObservers)
    transition.emit({ type: 'praefectusMagnusUsed', seat, because: { rule: RULE } });
}

function holdsPraefectus(state: GameState, seat: Seat): boolean {
  return state.praefectusMagnus === seat && state.seat === seat;
}

/** Passes a used card to the player on the right at the end of the turn. */
export function passPraefectus(transition: Transition): void {
  const { praefectusMagnus: from, praefectusUsed, players } = transition.state;
  if (!praefectusUsed) return;
  const to = (from + players.length - 1) % players.length;
  transition.state.praefectusMagnus = to;
  transition.state.praefectusUsed = false;
  if (transition.hasObservers)
    transition.emit({ type: 'praefectusMagnusPassed', from, to, because: { rule: RULE } });
}

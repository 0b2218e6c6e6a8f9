/** Money: the player's own first, then the partner's, who cannot refuse. */
import type { Position, Transition } from '../kit/position';
import type { Seat } from '../model/ids';
import { playerAt, workingPlayer } from './change';
import { partnerOf } from './partners';

/** Sestertii a player can spend. */
export function purseOf({ game, state }: Position, seat: Seat): number {
  const partner = partnerOf(game, seat);
  const { money } = playerAt(state, seat);
  return partner === undefined ? money : money + playerAt(state, partner).money;
}

/**
 * The player's money after a payment that they can afford; the partner has paid what was missing.
 */
export function moneyAfter(transition: Transition, seat: Seat, amount: number): number {
  const left = playerAt(transition.state, seat).money - amount;
  const partner = partnerOf(transition.game, seat);
  if (left >= 0 || partner === undefined) return left;
  workingPlayer(transition, partner).money += left;
  if (transition.hasObservers) {
    const because = { rule: 'R-9.4' };
    transition.emit({ type: 'moneyLent', seat: partner, to: seat, amount: -left, because });
  }
  return 0;
}

/** Money: the own purse first, then the partner's, who cannot refuse. */
import type { Table, WorkingTable } from '../kit/table';
import type { Seat } from '../model/ids';
import { changePlayer, playerAt } from './change';
import { partnerOf } from './partners';

/** Sestertii a player can spend. */
export function purseOf({ game, state }: Table, seat: Seat): number {
  const partner = partnerOf(game, seat);
  const { money } = playerAt(state, seat);
  return partner === undefined ? money : money + playerAt(state, partner).money;
}

/**
 * What is left in the own purse after a payment that the player can make; the partner has paid what
 * was missing.
 */
export function moneyAfter(play: WorkingTable, seat: Seat, amount: number): number {
  const left = playerAt(play.state, seat).money - amount;
  const partner = partnerOf(play.game, seat);
  if (left >= 0 || partner === undefined) return left;
  changePlayer(play, partner, { money: playerAt(play.state, partner).money + left });
  if (play.isHeard) {
    const because = { rule: 'R-9.4' };
    play.emit({ type: 'moneyLent', seat: partner, to: seat, amount: -left, because });
  }
  return 0;
}

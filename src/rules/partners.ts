/** Who belongs together: players who sit opposite, where partners play together. */
import type { Game } from '../kit/game';
import type { Position } from '../kit/position';
import type { Seat } from '../model/ids';

type Parties = Pick<Game, 'parties' | 'players'>;

/** The party of a seat: the number of its first seat. */
export function partyOf({ parties }: Parties, seat: Seat): number {
  return seat % parties;
}

/** Whether a seat, which need not exist, is that of the player whose turn it is, or of the partner. */
export function hasTurn({ game, state }: Position, seat: Seat): boolean {
  return seat < game.players && partyOf(game, seat) === partyOf(game, state.seat);
}

/** Whether there are partners at all. */
export function hasPartners({ parties, players }: Parties): boolean {
  return parties < players;
}

/** The partner; nobody where each plays alone. */
export function partnerOf(game: Parties, seat: Seat): Seat | undefined {
  return hasPartners(game) ? (seat + game.parties) % game.players : undefined;
}

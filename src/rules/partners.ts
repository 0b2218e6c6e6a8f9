/** Parties: players who sit opposite each other may be partners. */
import type { Game } from '../kit/game';
import type { Position } from '../kit/position';
import type { Seat } from '../model/ids';

type Parties = Pick<Game, 'parties' | 'players'>;

/** The party of a seat: the number of its first seat. */
export function partyOf({ parties }: Parties, seat: Seat): number {
  return seat % parties;
}

/** Whether it is the turn of the seat or its partner; false for an unknown seat. */
export function hasTurn({ game, state }: Position, seat: Seat): boolean {
  return seat < game.players && partyOf(game, seat) === partyOf(game, state.seat);
}

/** Whether the players have partners. */
export function hasPartners({ parties, players }: Parties): boolean {
  return parties < players;
}

/** The partner, if the players have partners. */
export function partnerOf(game: Parties, seat: Seat): Seat | undefined {
  return hasPartners(game) ? (seat + game.parties) % game.players : undefined;
}

/** Who belongs together in a team game: players who sit opposite. */
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';
import type { Game } from './game';

/** How many parties there are: teams, or players each for themselves. */
export function partiesOf({ rules, players }: Pick<Game, 'rules' | 'players'>): number {
  return rules.teams ? players / 2 : players;
}

/** The party of a seat: the number of its first seat. */
export function partyOf(game: Pick<Game, 'rules' | 'players'>, seat: Seat): number {
  return seat % partiesOf(game);
}

/** Whether a seat, which need not exist, is that of the player whose turn it is, or of the partner. */
export function hasTurn(game: Game, state: GameState, seat: Seat): boolean {
  return seat < game.players && partyOf(game, seat) === partyOf(game, state.seat);
}

/** The other player of the team; nobody where each plays alone. */
export function partnerOf(
  { rules, players }: Pick<Game, 'rules' | 'players'>,
  seat: Seat,
): Seat | undefined {
  return rules.teams ? (seat + players / 2) % players : undefined;
}

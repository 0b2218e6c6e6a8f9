/** Whose turn it is: partners, the Praefectus Magnus, and the time before the first turn. */
import type { Game, Position, Transition } from '../kit/game';
import type { AnyDecision } from '../model/any';
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { isOpen } from './change';

// Parties: players who sit opposite each other may be partners.

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

// Praefectus Magnus: the card that doubles a bonus and then passes to the right.

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

// What is decided before the first turn, if rules choose who begins.

/** Whether a decision is made before the first turn, which opens when all such decisions have been made. */
export function isBeforeFirstTurn({ game, state }: Position, { kind }: AnyDecision): boolean {
  if (game.modifiers.firstSeat === undefined || state.turn !== 1) return false;
  return game.kinds.get(kind)?.type.when === 'beforeCard' && !isOpen(state, 'playCard');
}

/** Whether a card is being carried out, and none is waiting to be played. */
export function isCardInPlay(position: Position): boolean {
  const { decision } = position.state;
  if (decision === null || isOpen(position.state, 'playCard')) return false;
  return !isBeforeFirstTurn(position, decision);
}

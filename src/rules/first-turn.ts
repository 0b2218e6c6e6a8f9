/** What is decided before the first turn, if rules choose who begins. */
import type { Position } from '../kit/position';
import type { AnyDecision } from '../model/any';
import { isOpen } from './change';

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

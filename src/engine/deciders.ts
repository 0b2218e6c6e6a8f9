/** Who may act now: the player of the open decision, and others who decide at the same time. */
import type { Position } from '../kit/position';
import type { AnyDecision } from '../model/any';
import type { Seat } from '../model/ids';
import type { GameState, WorkingState } from '../model/state';

/** The decisions that may be made now, the present one first; none if the game is over. */
export function openNow({ game, state }: Position): readonly AnyDecision[] {
  const { decision } = state;
  if (decision === null) return [];
  return game.brought.openTogether?.({ game, state }) ?? [decision];
}

/** The decision that a player may make now, if any. */
export function decisionOf(position: Position, seat: Seat): AnyDecision | undefined {
  const { decision } = position.state;
  // Nearly always it is the present one.
  if (decision?.seat === seat) return decision;
  return openNow(position).find((open) => open.seat === seat);
}

/** Makes one of the decisions that are open now the present one; the others keep their order. */
export function bringForward(state: WorkingState, decision: AnyDecision): void {
  if (state.decision === null || state.decision === decision) return;
  state.queue = [state.decision, ...state.queue.filter((open) => open !== decision)];
  state.decision = decision;
}

/** The seats that may act now, the first to be asked first. */
export function decidersOf(position: Position): readonly Seat[] {
  return openNow(position).map(({ seat }) => seat);
}

/** The state as if the player were asked first, for those who ask what is legal. */
export function askedFirst(state: GameState, decision: AnyDecision): GameState {
  if (state.decision === decision) return state;
  const changed = { ...state };
  bringForward(changed, decision);
  return changed;
}

/** Who may act now: the player of the open decision, and others who decide at the same time. */
import { type Position, Snapshot } from '../kit/game';
import type { AnyDecision } from '../model/any';
import type { Seat } from '../model/ids';
import { type WorkingState, workingCopy } from '../model/state';

/** The decision that a player may make now, if any. */
export function decisionOf(position: Position, seat: Seat): AnyDecision | undefined {
  const { decision } = position.state;
  // Nearly always it is the present one.
  if (decision?.seat === seat) return decision;
  return openTogether(position).find((open) => open.seat === seat);
}

/** The seats that may act now, the first to be asked first. */
export function decidersOf(position: Position): readonly Seat[] {
  return openTogether(position).map(({ seat }) => seat);
}

/** The open decisions that may be made now, the present one first. */
export function openTogether({ game, state }: Position): readonly AnyDecision[] {
  const { decision, queue } = state;
  if (decision === null) return [];
  if (!game.kinds.get(decision.kind)?.type.together) return [decision];
  const end = queue.findIndex(({ kind }) => kind !== decision.kind);
  return [decision, ...(end === -1 ? queue : queue.slice(0, end))];
}

/** Makes one of the decisions that are open now the present one; the others keep their order. */
export function bringForward(state: WorkingState, decision: AnyDecision): void {
  if (state.decision === null || state.decision === decision) return;
  state.queue = [state.decision, ...state.queue.filter((open) => open !== decision)];
  state.decision = decision;
}

/** The position as if the player were asked first, for those who ask what is legal. */
export function askedFirst(position: Position, decision: AnyDecision): Position {
  const { game, state } = position;
  if (state.decision === decision) return position;
  const changed = workingCopy(state);
  bringForward(changed, decision);
  return new Snapshot(game, changed);
}

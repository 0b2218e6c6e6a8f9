/** Decisions that several players make at the same time. */
import type { AnyDecision } from '../model/any';
import type { WorkingState } from '../model/state';
import { workingCopy } from '../model/working-copy';
import type { Position } from './position';

/** The open decisions that may be made now, if there are more than the present one; that one is the first. */
export function openTogether({ game, state }: Position): readonly AnyDecision[] | undefined {
  const { decision, queue } = state;
  if (decision === null || !game.kinds.get(decision.kind)?.type.together) return undefined;
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
  return { game, state: changed };
}

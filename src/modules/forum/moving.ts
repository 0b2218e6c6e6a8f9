/** Tiles and an Architect's moving: it is not interrupted, and all colonists count. */
import type { AnyDecision, DecisionOfType } from '../../kit';
import { architectDecision } from '../../kit-rules';

type ArchitectDecision = DecisionOfType<typeof architectDecision>;

/** Whether the decision is an Architect's who may still move. */
export function isMoving(open: AnyDecision): open is ArchitectDecision {
  return isArchitects(open) && !open.building;
}

function isArchitects(open: AnyDecision): open is ArchitectDecision {
  return open.kind === architectDecision.kind;
}

/** Tiles look at an Architect's moving: it is not interrupted, and counts all colonists. */
import type { AnyDecision, DecisionOfType } from '../../kit';
import { architectDecision } from '../../kit-rules';

type ArchitectDecision = DecisionOfType<typeof architectDecision>;

/** Whether it is an Architect's decision who may still move. */
export function isMoving(open: AnyDecision): open is ArchitectDecision {
  return isArchitects(open) && !open.building;
}

function isArchitects(open: AnyDecision): open is ArchitectDecision {
  return open.kind === architectDecision.kind;
}

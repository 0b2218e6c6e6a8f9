/** Who may act now: the player of the open decision, and others who decide at the same time. */
import type { Position } from '../kit/position';
import type { AnyDecision } from '../model/any';
import type { Seat } from '../model/ids';

/** The decision that a player may make now, if any. */
export function decisionOf(position: Position, seat: Seat): AnyDecision | undefined {
  const { decision } = position.state;
  // Nearly always it is the present one.
  if (decision?.seat === seat) return decision;
  return position.game.brought.openTogether?.(position)?.find((open) => open.seat === seat);
}

/** The seats that may act now, the first to be asked first. */
export function decidersOf(position: Position): readonly Seat[] {
  const { decision } = position.state;
  if (decision === null) return [];
  const open = position.game.brought.openTogether?.(position) ?? [decision];
  return open.map(({ seat }) => seat);
}

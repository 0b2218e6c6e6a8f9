/** What happens, in sentences that begin with whom it happens to. */
import type { Action, GameEvent, GameState } from 'concordia-rules';
import { describeAction, describeEvent } from '../../common/library';

/** `Livia: Play Mercator`. */
export function toldAction(before: GameState, action: Action): string {
  return `${before.players[action.seat]?.name}: ${describeAction(before, action)}`;
}

/** A sentence for each event that is worth one. */
export function toldEvents(state: GameState, events: readonly GameEvent[]): readonly string[] {
  return events.flatMap((event) => {
    const text = describeEvent(state, event);
    if (text === undefined) return [];
    return 'seat' in event ? `${state.players[event.seat]?.name} ${text}` : text;
  });
}

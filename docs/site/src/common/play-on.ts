/** The game that Replay hands to Play: what has been played up to some moment. */
import type { GameLog } from 'concordia-rules';

let handed: GameLog | undefined;

export function playOnFrom({ scores: _scores, ...log }: GameLog, count: number): void {
  const isLeft = ({ after }: { readonly after: number }): boolean => after <= count;
  handed = {
    ...log,
    actions: log.actions.slice(0, count),
    ...(log.corrections && { corrections: log.corrections.filter(isLeft) }),
    ...(log.notes && { notes: log.notes.filter(isLeft) }),
  };
}

/** Once: whoever comes to Play again begins anew. */
export function takenToPlayOn(): GameLog | undefined {
  const taken = handed;
  handed = undefined;
  return taken;
}

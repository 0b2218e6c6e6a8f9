/** The game that Replay hands to Play: what has been played up to some moment. */
import type { GameLog } from 'concordia-rules';

let handed: GameLog | undefined;

export function playOnFrom({ scores: _scores, ...log }: GameLog, count: number): void {
  handed = { ...log, actions: log.actions.slice(0, count), ...saidUpTo(log, count) };
}

type Said = Pick<GameLog, 'corrections' | 'notes'>;

/** What a log says of a game besides what was played, up to some moment. */
export function saidUpTo({ corrections, notes }: Said, count: number): Said {
  const isLeft = ({ after }: { readonly after: number }): boolean => after <= count;
  return {
    ...(corrections && { corrections: corrections.filter(isLeft) }),
    ...(notes && { notes: notes.filter(isLeft) }),
  };
}

/** Once: whoever comes to Play again begins anew. */
export function takenToPlayOn(): GameLog | undefined {
  const taken = handed;
  handed = undefined;
  return taken;
}

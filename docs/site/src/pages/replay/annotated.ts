/** Moments of which somebody has said something. */
import { say } from '../../words/language';
import { type History, stateAfter } from './history';
import type { Moment } from './survey';
import { toldAction } from './telling';

/** What there is to read about a moment, besides what everybody sees. */
export function signsOf(
  { notes, corrections }: Pick<History, 'notes' | 'corrections'>,
  count: number,
) {
  const { text, variations = [] } = notes.get(count) ?? {};
  return [
    ...(text === undefined ? [] : [say.replay.comment]),
    ...(variations.length === 0 ? [] : [say.replay.variation]),
    ...(corrections.has(count) ? [say.replay.correction] : []),
  ];
}

/** From the first to the last; a clock alone says nothing of a move. */
export function annotatedIn(history: History): readonly Moment[] {
  const { notes, corrections, steps } = history;
  const counts = [...new Set([...notes.keys(), ...corrections.keys()])].sort((a, b) => a - b);
  return counts
    .filter((count) => count <= steps.length)
    .flatMap((count) => {
      const signs = signsOf(history, count);
      const { mark } = notes.get(count) ?? {};
      if (signs.length === 0 && mark === undefined) return [];
      const before = stateAfter(history, count - 1);
      const action = steps[count - 1]?.action;
      const told = action === undefined ? say.replay.setUp : toldAction(before, action);
      const marked = mark === undefined ? told : `${told} ${mark}`;
      const label = signs.length === 0 ? marked : `${marked} · ${signs.join(', ')}`;
      return { count, turn: before.turn, label };
    });
}

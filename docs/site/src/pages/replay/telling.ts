/** What there is to tell of a moment: sentences, what somebody has said, and the places on the board. */
import type { Action, GameEvent, GameState } from 'concordia-rules';
import { playerName } from '../../common/called';
import { describeAction, getMap, sentenceOf } from '../../common/library';
import { say } from '../../words/language';
import { type History, stateAfter } from './history';
import type { Moment } from './survey';

/** `Livia: Play Mercator`. */
export function toldAction(before: GameState, action: Action): string {
  return `${playerName(before, action.seat)}: ${describeAction(before, action)}`;
}

/** `0:12:30`. */
export function toldClock(seconds: number): string {
  const two = (value: number) => `${value}`.padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** A sentence for each event that is worth one. */
export function toldEvents(state: GameState, events: readonly GameEvent[]): readonly string[] {
  return events.flatMap((event) => sentenceOf(state, event) ?? []);
}

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

/** Fields that say how something is done, and not with what. */
const HOW: readonly string[] = ['type', 'kind', 'deal', 'as'];

/** The places that an action names: a city and a province may share an id, and the field says which it is. */
export function lastMoveOf(state: GameState, action: Action): readonly string[] {
  const { cities, provinces, routes, fields = [] } = getMap(state.map);
  const places = new Set([...cities, ...provinces, ...routes, ...fields].map(({ id }) => id));
  return Object.entries(action).flatMap(([field, value]) => {
    if (typeof value !== 'string' || HOW.includes(field) || !places.has(value)) return [];
    return field === 'province' ? `province:${value}` : value;
  });
}

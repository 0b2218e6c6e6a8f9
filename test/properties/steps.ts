import type { Strategy } from '../../src/bots';
import { type Action, type GameEvent, type GameState, tryApplyAction } from '../../src/index';
import type { PlayedGame } from '../../src/testing';

export interface Step {
  readonly before: GameState;
  readonly action: Action;
  readonly after: GameState;
}

/** Every step of a played game: the state, what was done, and the state after it. */
export function* stepsOf({
  states,
  actions,
}: Pick<PlayedGame, 'states' | 'actions'>): Iterable<Step> {
  for (const [index, action] of actions.entries()) {
    const [before, after] = [states[index], states[index + 1]];
    if (before === undefined || after === undefined) throw new Error('a state is missing');
    yield { before, action, after };
  }
}

/** What a step tells that has happened. */
export function eventsOf({ before, action }: Step): readonly GameEvent[] {
  const result = tryApplyAction(before, action);
  if (!result.ok) throw result.error;
  return result.events;
}

/** Any type of action is as likely as any other, so that rare ones come up. */
export const byType: Strategy = {
  name: 'by type',
  choose(_view, actions, chance) {
    const types = [...new Set(actions.map(({ type }) => type))];
    const type = types[chance(types.length)];
    const some = actions.filter((action) => action.type === type);
    return some[chance(some.length)] ?? raise();
  },
};

function raise(): never {
  throw new Error('there is nothing to choose');
}

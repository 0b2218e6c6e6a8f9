/** Which of what an action names is on the board. */
import type { Action, GameState } from 'concordia-rules';
import { getMap } from '../../common/library';

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

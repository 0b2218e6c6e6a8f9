/** What actions name, and which of it is on the board. */
import type { Action, GameState, GameView } from 'concordia-rules';
import { getMap } from '../../common/library';

/** Fields that say how something is done, and not with what. */
export const HOW: readonly string[] = ['type', 'kind', 'deal', 'as'];

/** The places, cards, goods and so on that an action names, in order. */
export function idsOf(action: Action): readonly string[] {
  return Object.entries(action).flatMap(([field, value]) =>
    typeof value === 'string' && !HOW.includes(field) ? value : [],
  );
}

/** Everything that has a place in the picture of the board. */
export function placesOf(view: GameState | GameView): ReadonlySet<string> {
  const { cities, provinces, routes, fields = [] } = getMap(view.map);
  return new Set([...cities, ...provinces, ...routes, ...fields].map(({ id }) => id));
}

/** The keys of the places that an action names: a city and a province may share an id, and the field says which it is. */
export function lastMoveOf(view: GameState, action: Action): readonly string[] {
  const places = placesOf(view);
  return Object.entries(action).flatMap(([field, value]) => {
    if (typeof value !== 'string' || HOW.includes(field) || !places.has(value)) return [];
    return field === 'province' ? `province:${value}` : value;
  });
}

/** What a view hides, and whether any of it has been touched. */
import type { OpenEngine } from '../engine/engine';
import type { Seat } from '../model/ids';
import { valueAt } from '../model/parse';
import { isRecord, isSameData } from '../model/plain';
import type { GameState, Viewer } from '../model/state';

/** A place in a state, such as `['players', 2, 'hand', 0]`. */
export type HiddenPlace = readonly (string | number)[];

/** The places of a state that a view of it does not show. */
export function hiddenPlaces(
  state: unknown,
  seen: unknown,
  at: HiddenPlace = [],
): readonly HiddenPlace[] {
  if (isSameData(state, seen)) return [];
  if (Array.isArray(state) && Array.isArray(seen) && state.length === seen.length) {
    return state.flatMap((item, index) => hiddenPlaces(item, seen[index], [...at, index]));
  }
  if (isRecord(state) && isRecord(seen)) {
    return Object.entries(state).flatMap(([key, value]) =>
      hiddenPlaces(value, seen[key], [...at, key]),
    );
  }
  return [at];
}

/** Those of the places where two states, or two views, differ. */
export function changedAt(
  places: readonly HiddenPlace[],
  before: unknown,
  after: unknown,
): readonly HiddenPlace[] {
  return places.filter((place) => !isSameData(valueAt(before, place), valueAt(after, place)));
}

/**
 * Whether an action has revealed something that its player did not know, to anybody, or moved it: cards drawn, tiles
 * turned up, the generator used, hands opened. What only its player knew and has shown does not count.
 */
export function isRevealed(
  { viewFor }: Pick<OpenEngine, 'viewFor'>,
  before: GameState,
  after: GameState,
  player: Seat,
): boolean {
  // All hands are opened.
  if (after.decision === null) return true;
  const places = hiddenPlaces(before, viewFor(before, player));
  if (changedAt(places, before, after).length > 0) return true;
  const viewers: readonly Viewer[] = ['spectator', ...before.players.keys()];
  return viewers.some(
    (viewer) => changedAt(places, viewFor(before, viewer), viewFor(after, viewer)).length > 0,
  );
}

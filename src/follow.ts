/**
 * What players learn of actions: events that keep views up to date, previews, and how far one may go back; for an engine of
 * `concordia-rules/core`.
 *
 * @module
 */
import { madeOf } from './create-engine';
import type { Engine } from './engine/engine';
import type { Kinds } from './engine/vocabulary';
import { type Follower, followerFor } from './follow/follower';
import type { NewGame } from './new-game';

/**
 * Makes the functions that tell what players learn of an engine's games.
 *
 * @throws ConcordiaError `INVALID_INPUT` if it is not an engine.
 *
 * @example
 * ```ts
 * const engine = createEngine({ maps: [imperium] });
 * const { eventsFor, follow } = createFollower(engine);
 * const state = engine.createGame({ map: 'imperium', players: 2, seed: 'ludi' });
 * const result = engine.tryApplyAction(state, { type: 'playCard', seat: 0, card: 'mercator' });
 * const view = follow(engine.viewFor(state, 1), eventsFor(state, result, 1));
 * console.log(view.players[0]?.discard); // -> [ 'mercator' ]
 * ```
 */
export function createFollower<W extends Kinds, N extends NewGame>(
  engine: Engine<W, N>,
): Follower<W> {
  return madeOf(engine, ({ engine: bare, closed }) => {
    // Inside, the types are open; here they become those of the engine's parts.
    return closed(followerFor(bare)) as unknown as Follower<W>;
  });
}

export type { Follower } from './follow/follower';
export type { Preview } from './follow/preview';

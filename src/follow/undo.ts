/** How far the last player may go back. */

import type { OpenEngine } from '../engine/engine';
import { refusalIn } from '../model/error-words';
import { ConcordiaError, refuse } from '../model/errors';
import { inputFaults } from '../model/faults';
import { isDeepFrozen } from '../model/freeze';
import type { Seat } from '../model/ids';
import { isSameData, isShortList, typeOf } from '../model/plain';
import type { GameState } from '../model/state';
import { followFaults } from './follow-faults';
import { isRevealed } from './hidden';

/** More states than any game has. */
const MOST_STATES = 100_001;

/** @throws ConcordiaError `INVALID_STATE` or `INVALID_INPUT`. */
export function undoLimitOf(engine: OpenEngine, states: readonly GameState[]): number {
  if (!Array.isArray(states)) {
    const facts = { expected: 'array', found: typeOf(states) };
    inputFaults.refuse('INVALID_INPUT', 'states', 'wrongType', undefined, facts);
  }
  if (!isShortList(states, MOST_STATES))
    inputFaults.refuse('INVALID_INPUT', 'states', 'tooMuchData');
  if (states.length === 0) {
    inputFaults.refuse('INVALID_INPUT', 'states', 'wrongSize', undefined, {
      of: 'array',
      least: 1,
    });
  }
  let limit = states.length - 1;
  // The same stranger may stand in the list again and again.
  const checked = new Map<GameState, GameState>();
  let after = stateAt(engine, states, limit, checked);
  let player: Seat | undefined;
  while (limit > 0) {
    const before = stateAt(engine, states, limit - 1, checked);
    if (!isOneGame(before, after)) {
      followFaults.refuse('INVALID_INPUT', `states[${limit}]`, 'otherGame');
    }
    const [seat, ...others] = engine.deciders(before);
    // Of several who decide at the same time, a state does not say who has acted.
    if (seat === undefined || others.length > 0) break;
    if (player !== undefined && player !== seat) break;
    if (isRevealed(engine, before, after, seat)) break;
    player = seat;
    after = before;
    limit -= 1;
  }
  return limit;
}

/** A state of the list that nobody can change; errors say where it stands. */
function stateAt(
  engine: OpenEngine,
  states: readonly GameState[],
  index: number,
  checked: Map<GameState, GameState>,
): GameState {
  const state = states[index] as GameState;
  const known = checked.get(state);
  if (known !== undefined) return known;
  try {
    // Refuses anything that is not a state.
    engine.viewFor(state, 'spectator');
    const fixed = isDeepFrozen(state) ? state : engine.parseState(state);
    checked.set(state, fixed);
    return fixed;
  } catch (error) {
    if (!(error instanceof ConcordiaError)) throw error;
    const { path } = error.details;
    const place = typeof path === 'string' && path !== '' ? `.${path}` : '';
    return refuse({
      ...refusalIn(error),
      details: { ...error.details, path: `states[${index}]${place}` },
    });
  }
}

function isOneGame(before: GameState, after: GameState): boolean {
  return (
    before.map === after.map &&
    isSameData(before.options, after.options) &&
    isSameData(
      before.players.map(({ name }) => name),
      after.players.map(({ name }) => name),
    )
  );
}

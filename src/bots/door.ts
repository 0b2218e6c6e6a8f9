/** The door of automatic players: what they refuse is said in the words of their library, or else in English. */

import { inWordsOf } from '../model/error-words';
import type { ConcordiaError } from '../model/errors';
import { inputFaults } from '../model/faults';
import { isShortList, typeOf } from '../model/plain';
import { asError, sealErrors, sealedRoom } from '../model/seal';

/** What leaves the library for an error. @param library - the one whose words are used; unchecked. */
export function toldError(error: unknown, library?: unknown): ConcordiaError {
  return inWordsOf(library, asError(error));
}

/** The same function, which throws nothing but a ConcordiaError. */
export function sealed<A extends unknown[], R>(
  call: (...args: A) => R,
  library?: unknown,
): (...args: A) => R {
  return sealErrors(call, (error) => toldError(error, library));
}

/** More actions than any position has. */
const MOST_ACTIONS = 1_000_000;

/** @throws ConcordiaError `INVALID_INPUT` if it is no list of actions that somebody could look at. */
export function mustBeActions(actions: unknown): void {
  if (!Array.isArray(actions)) {
    const facts = { expected: 'array', found: typeOf(actions) };
    inputFaults.refuse('INVALID_INPUT', 'actions', 'wrongType', undefined, facts);
  }
  if (!isShortList(actions, MOST_ACTIONS))
    inputFaults.refuse('INVALID_INPUT', 'actions', 'tooMuchData');
}

/** The functions of a player are asked about a view and its actions. */
type Asked = (view: unknown, actions: unknown, ...others: unknown[]) => unknown;

/** The same player, whose functions throw nothing but ConcordiaErrors; frozen. */
export function sealedPlayer<P extends object>(player: P, library?: unknown): P {
  const members = Object.entries(player).map(([name, member]: [string, Asked | string]) => {
    if (typeof member === 'string') return [name, member];
    const asked: Asked = (view, actions, ...others) => {
      mustBeActions(actions);
      return member(view, actions, ...others);
    };
    return [name, asked];
  });
  return sealedRoom(Object.fromEntries(members), (error) => toldError(error, library));
}

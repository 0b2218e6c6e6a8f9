/** The door of automatic players: what they refuse is said in the words of their library, or else in English. */
import type { ConcordiaError } from '../model/errors';
import { framed } from '../model/fault-words';
import { botFaults, placeFaults, shapeFaults } from '../model/input-words';
import { asError, sealErrors, sealedRoom } from '../model/seal-errors';
import { type ErrorWords, inWordsOf } from '../model/telling';

const ENGLISH: ErrorWords = {
  refusals: { invalidInput: framed('input') },
  faults: { ...shapeFaults, ...placeFaults, ...botFaults },
};

/** What leaves the library for an error. @param library - the one whose words are used; unchecked. */
export function toldError(error: unknown, library?: unknown): ConcordiaError {
  return inWordsOf(library, asError(error), ENGLISH);
}

/** The same function, which throws nothing but a ConcordiaError. */
export function sealed<A extends unknown[], R>(
  call: (...args: A) => R,
  library?: unknown,
): (...args: A) => R {
  return sealErrors(call, (error) => toldError(error, library));
}

/** The same player, whose functions throw nothing but ConcordiaErrors; frozen. */
export function sealedPlayer<P extends object>(player: P, library?: unknown): P {
  return sealedRoom(player, (error) => toldError(error, library));
}

/** What is refused, as people read it in a lobby. */
import type { ConcordiaError } from '../model/errors';
import { type ErrorWords, framed, inWordsOf, matchFaults, shapeFaults } from '../model/fault-words';
import { sealErrors } from '../model/faults';
import type { BoardgameLibrary } from './types';

const ENGLISH: ErrorWords = {
  refusals: {
    invalidInput: framed('input'),
    invalidOptions: framed('set of options'),
    invalidLibrary: framed('library'),
  },
  faults: { ...shapeFaults, ...matchFaults },
};

/** An error in the words of the library, or else in English. */
export function spoken(library: BoardgameLibrary, error: ConcordiaError): ConcordiaError {
  return inWordsOf(library, error, ENGLISH);
}

/** The same function, which throws nothing but ConcordiaErrors in these words. */
export function sealedBy<A extends unknown[], R>(
  library: BoardgameLibrary,
  call: (...args: A) => R,
): (...args: A) => R {
  return sealErrors(call, (error) => spoken(library, error));
}

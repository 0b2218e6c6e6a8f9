/** What is refused, as people read it in a lobby. */

import { inWordsOf } from '../model/error-words';
import type { ConcordiaError } from '../model/errors';
import { sealErrors } from '../model/seal';
import type { BoardgameLibrary } from './types';

/** An error in the words of the library, or else in English. */
export function spoken(library: BoardgameLibrary, error: ConcordiaError): ConcordiaError {
  return inWordsOf(library, error);
}

/** The same function, which throws nothing but ConcordiaErrors in these words. */
export function sealedBy<A extends unknown[], R>(
  library: BoardgameLibrary,
  call: (...args: A) => R,
): (...args: A) => R {
  return sealErrors(call, (error) => spoken(library, error));
}

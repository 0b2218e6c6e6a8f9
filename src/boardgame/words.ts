/** What is refused, as people read it in a lobby. */
import type { ConcordiaError } from '../model/errors';
import { framed } from '../model/fault-words';
import { matchFaults, shapeFaults } from '../model/input-words';
import { namesWith } from '../model/names';
import { type ErrorWords, inWords } from '../model/telling';
import type { BoardgameLibrary } from './types';

const ENGLISH: ErrorWords = {
  refusals: { invalidOptions: framed('set of options'), invalidLibrary: framed('library') },
  faults: { ...shapeFaults, ...matchFaults },
};

/** An error in the words of the library, or else in English. */
export function spoken(library: BoardgameLibrary, error: ConcordiaError): ConcordiaError {
  return error.localized((refusal) => inWords(refusal, namesWith(), wordsOf(library)));
}

function wordsOf({ definition }: BoardgameLibrary): readonly ErrorWords[] {
  return [...[definition?.words ?? []].flat().reverse(), ENGLISH];
}

/** What can be wrong with what is drawn, in English. */
import { placeUnknown } from '../board/unknown-place';
import type { ConcordiaError } from '../model/errors';
import { framed } from '../model/fault-words';
import { otherMap, placeFaults, shapeFaults, unknownMap } from '../model/input-words';
import { namesWith } from '../model/names';
import { type ErrorWords, inWords } from '../model/telling';

/** Faults of boards give reason and facts, as where boards are defined. */
const pictureErrors: ErrorWords = {
  refusals: {
    unknownMap,
    otherMap,
    unknownPlace: placeUnknown,
    invalidInput: framed('input'),
    invalidMap: framed('map'),
    invalidState: framed('state'),
  },
  faults: { ...shapeFaults, ...placeFaults },
};

export function inEnglish(error: ConcordiaError): ConcordiaError {
  return error.localized((refusal) => inWords(refusal, namesWith(), [pictureErrors]));
}

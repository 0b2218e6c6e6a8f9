/** What can be wrong with what is drawn, in English. */
import { placeUnknown } from '../board/unknown-place';
import { boardFaults } from '../kit/definition-faults';
import type { ConcordiaError } from '../model/errors';
import { framed } from '../model/fault-words';
import { cityFaults, otherMap, placeFaults, shapeFaults, unknownMap } from '../model/input-words';
import { type ErrorWords, inEnglish } from '../model/telling';

const pictureErrors: ErrorWords = {
  refusals: {
    unknownMap,
    otherMap,
    unknownPlace: placeUnknown,
    invalidInput: framed('input'),
    invalidMap: framed('map'),
    invalidState: framed('state'),
  },
  faults: { ...shapeFaults, ...placeFaults, ...cityFaults, ...boardFaults },
};

export function toldOfPicture(error: ConcordiaError): ConcordiaError {
  return inEnglish(error, pictureErrors);
}

/** What can be wrong with what is drawn, in English. */
import { placeUnknown } from '../board/unknown-place';
import { boardFaults } from '../kit/rule-words';
import type { ConcordiaError } from '../model/errors';
import {
  cityFaults,
  type ErrorWords,
  framed,
  inEnglish,
  otherMap,
  placeFaults,
  shapeFaults,
  unknownMap,
} from '../model/fault-words';

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

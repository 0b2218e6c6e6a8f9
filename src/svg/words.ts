/** What can be wrong with what is drawn, in English. */
import { placeUnknown } from '../board/unknown-place';
import { framed } from '../model/fault-words';
import { otherMap, placeFaults, shapeFaults, unknownMap } from '../model/input-words';
import type { ErrorWords } from '../model/telling';

/** Faults of boards give reason and facts, as where boards are defined. */
export const pictureErrors: ErrorWords = {
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

/** What engines say of input that they do not accept, in English; every engine has it. */
import { framed } from '../model/fault-words';
import { cityFaults, listFaults, shapeFaults, wordFaults } from '../model/input-words';
import type { ErrorWords } from '../model/telling';
import { partFaults } from './part-faults';
import { sentences } from './sentences';
import { stateFaults } from './state-faults';

export const engineErrors: ErrorWords = {
  refusals: {
    ...sentences,
    invalidAction: framed('action'),
    invalidOptions: framed('set of options'),
    invalidMap: framed('map'),
    invalidLibrary: framed('library'),
    invalidState: framed('state'),
    invalidInput: framed('input'),
  },
  faults: {
    ...shapeFaults,
    ...cityFaults,
    ...listFaults,
    ...wordFaults,
    ...stateFaults,
    ...partFaults,
  },
};

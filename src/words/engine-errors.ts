/** What engines say of input that they do not accept, in English; every engine has it. */
import {
  cityFaults,
  type ErrorWords,
  framed,
  listFaults,
  shapeFaults,
  wordFaults,
} from '../model/fault-words';
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

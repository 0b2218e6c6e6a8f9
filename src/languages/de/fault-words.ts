/** What is wrong with input, with maps and with rules. */
import type { OwnFaultWords } from '../own';
import { faults, sentences } from './words.js';

/** Without the refusals of a game. */
export const germanFaults: OwnFaultWords = {
  language: 'de',
  faults,
  refusals: sentences,
};

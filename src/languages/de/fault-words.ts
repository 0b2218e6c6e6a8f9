/** What is wrong with input, with maps and with rules. */
import type { OwnFaultWords } from '../own';
import { faults } from './faults';
import { sentences } from './sentences';

/** Without the refusals of a game. */
export const germanFaults: OwnFaultWords = {
  language: 'de',
  faults,
  refusals: sentences,
};

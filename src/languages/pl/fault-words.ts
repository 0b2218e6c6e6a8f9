/** What is wrong with input, with maps and with rules. */
import type { OwnWords } from '../own';
import { faults } from './faults';
import { sentences } from './sentences';

/** Without the refusals of a game. */
export const polishFaults: Pick<OwnWords, 'language' | 'faults'> & {
  readonly refusals: typeof sentences;
} = {
  language: 'pl',
  faults,
  refusals: sentences,
};

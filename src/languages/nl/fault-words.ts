/** What is said about wrong input. */
import type { OwnWords } from '../own';
import { faults } from './faults';
import { sentences } from './sentences';

export const dutchFaults: Pick<OwnWords, 'language' | 'faults'> & {
  readonly refusals: typeof sentences;
} = { language: 'nl', faults, refusals: sentences };

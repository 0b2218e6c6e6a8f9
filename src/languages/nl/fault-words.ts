/** What is said about wrong input. */
import type { OwnFaultWords } from '../own';
import { faults, sentences } from './words.js';

/** Without the refusals of a game. */
export const dutchFaults: OwnFaultWords = { language: 'nl', faults, refusals: sentences };

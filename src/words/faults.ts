/** All faults of input in English, for libraries. Each room beside an engine brings what it needs of them. */
import { anyPartFaults, boardFaults, definitionFaults, ruleSentences } from '../kit/rule-words';
import {
  botFaults,
  type ErrorWords,
  framed,
  matchFaults,
  otherMap,
  placeFaults,
  type WordsFor,
} from '../model/fault-words';
import type { FaultFacts } from '../model/faults';
import type { Names } from '../model/names';
import { sheetFaults } from '../scoring/fault-words';
import { followFaults, libraryFaults, roomFaults, speechFaults } from './call-faults';
import { engineErrors } from './engine-errors';
import { logErrors } from './log-faults';

/** A clause without a full stop for each reason of the base game. */
export type FaultWords = WordsFor<FaultFacts>;

interface Unreadable {
  readonly line?: number;
  readonly column?: number;
  readonly faults: readonly { readonly message: string }[];
}

/** The first fault of a text, and the number of others. */
function unreadableText(names: Names, { line, column, faults }: Unreadable): string | undefined {
  const [first, ...others] = faults;
  const more = others.length === 0 ? '' : ` (and ${names.counted(others.length, 'more fault')})`;
  return first && `Line ${line}, column ${column}: ${first.message}${more}`;
}

/** Words for errors about input. Maps and modules have their own; those of texts come with the notation. */
export const englishErrors: ErrorWords = {
  refusals: {
    ...engineErrors.refusals,
    ...ruleSentences,
    ...logErrors.refusals,
    otherMap,
    unreadableText,
    invalidRules: framed('set of rules'),
    invalidSheet: framed('score sheet'),
  },
  faults: {
    ...engineErrors.faults,
    ...sheetFaults,
    ...definitionFaults,
    ...boardFaults,
    ...anyPartFaults,
    ...logErrors.faults,
    ...roomFaults,
    ...followFaults,
    ...speechFaults,
    ...libraryFaults,
    ...placeFaults,
    ...matchFaults,
    ...botFaults,
  },
};

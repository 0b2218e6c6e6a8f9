/** Faults of input in English: clauses and the sentences around them. Libraries include them; engines do not. */
import type { FaultFacts } from '../model/fault-facts';
import { framed, type WordsFor } from '../model/fault-words';
import type { Names } from '../model/names';
import type { ErrorWords } from '../model/telling';
import { sheetFaults } from '../scoring/fault-words';
import { definitionFaults } from './definition-faults';
import { gameFaults } from './game-faults';
import { partFaults } from './part-faults';
import { sentences } from './sentences';

/** A clause without a full stop for each reason. */
export type FaultWords = WordsFor<FaultFacts>;

/** Maps and modules have their own; those of texts come with the notation. */
const FAULTS: Partial<FaultWords> = {
  ...sheetFaults,
  ...gameFaults,
  ...partFaults,
  ...definitionFaults,
};

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

/** Words for errors about input. */
export const englishErrors: ErrorWords = {
  refusals: {
    ...sentences,
    unreadableText,
    invalidAction: framed('action'),
    invalidOptions: framed('set of options'),
    invalidMap: framed('map'),
    invalidRules: framed('set of rules'),
    invalidLibrary: framed('library'),
    invalidState: framed('state'),
    invalidLog: framed('game log'),
    invalidSheet: framed('score sheet'),
    invalidInput: framed('input'),
  },
  faults: FAULTS,
};

/** What can be wrong with input, in English: clauses, and the sentences around them. Libraries bring them, engines alone do not. */
import type { FaultFacts } from '../model/fault-facts';
import { framed, type WordsFor } from '../model/fault-words';
import type { Names } from '../model/names';
import { asHint } from '../model/nearest';
import type { ErrorWords } from '../model/telling';
import { sheetFaults } from '../scoring/fault-words';
import { definitionFaults } from './definition-faults';
import { gameFaults } from './game-faults';
import { partFaults } from './part-faults';
import { sentences } from './sentences';

/** What is wrong, as a clause without a full stop, by its reason: none missing and none too many. */
export type FaultWords = WordsFor<FaultFacts>;

/** Maps and modules tell theirs themselves; those of texts come with the notation. */
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

interface Province {
  readonly province: string;
  readonly board: string;
  readonly nearest?: string;
}

/** Of a text: the first fault, and how many more there are. */
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
    unknownProvince: (_names, { province, board, nearest }: Province) =>
      `${board} has no province ${province}${asHint(nearest) || '.'}`,
    noProvinceLeft: () => 'Some province has to stay.',
    boardFallsApart: () => 'Without these provinces the board falls apart.',
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

/** Scorers that speak English: whatever they throw is a ConcordiaError with a sentence. */
import { framed } from '../model/fault-words';
import { listFaults, unknownMap } from '../model/input-words';
import { namesWith } from '../model/names';
import { sealErrors, sealedRoom } from '../model/seal-errors';
import { clauseOf, type ErrorWords, inEnglish } from '../model/telling';
import { sheetFaults } from './fault-words';
import { createScorer, type Scorer, type ScorerDefinition } from './scorer';

/** What is said of sheets in English. */
export const ENGLISH_SHEETS: ErrorWords = {
  refusals: { unknownMap, invalidSheet: framed('score sheet'), invalidInput: framed('input') },
  faults: { ...sheetFaults, ...listFaults },
};

/** @throws ConcordiaError `INVALID_INPUT` if `maps` or `modules` is not a list. */
export function toldScorer(parts: ScorerDefinition): Scorer {
  return sealErrors(
    () => {
      const words = [ENGLISH_SHEETS];
      const tell = (reason: string, facts: object) => clauseOf(reason, facts, namesWith(), words);
      const scorer = createScorer(parts, tell);
      // Its lists have been checked now.
      words.push(...ownFaults(parts));
      return sealedRoom(scorer, (error) => inEnglish(error, ...words));
    },
    (error) => inEnglish(error, ENGLISH_SHEETS),
  )();
}

/** The words of maps and modules for what only they find wrong. */
export function ownFaults({ maps = [], modules = [] }: ScorerDefinition): readonly ErrorWords[] {
  return [...maps, ...modules].map(({ rules }) => ({ faults: rules?.faults }));
}

/** Scorers as people meet them: nothing that they throw is anything else than an error with words. */
import type { ConcordiaError } from '../model/errors';
import { framed } from '../model/fault-words';
import { unknownMap } from '../model/input-words';
import { sealErrors } from '../model/seal-errors';
import type { ErrorWords } from '../model/telling';
import { sheetFaults } from './fault-words';
import type { Scorer } from './scorer';

/** @param localized - gives an error its words; `about` is what the function was given. */
export function toldScorer(
  scorer: Scorer,
  localized: (error: ConcordiaError, about: unknown) => ConcordiaError,
): Scorer {
  return Object.freeze({
    scoreGame: sealErrors(scorer.scoreGame, localized),
    scoreIntermediate: sealErrors(scorer.scoreIntermediate, localized),
    parseSheet: sealErrors(scorer.parseSheet, localized),
    sheetWarnings: sealErrors(scorer.sheetWarnings, localized),
    sheetSchema: scorer.sheetSchema,
  });
}

/** What is said of sheets in English. */
export const ENGLISH_SHEETS: ErrorWords = {
  refusals: { unknownMap, invalidSheet: framed('score sheet') },
  faults: sheetFaults,
};

import { parserOf } from '../model/parse';
import { ScoreSheetSchema } from './sheet';

/** @throws ConcordiaError `INVALID_SHEET`. */
export const parseSheet = /* @__PURE__ */ parserOf(
  ScoreSheetSchema,
  'INVALID_SHEET',
  'score sheet',
);

import { parserOf } from '../model/parse';
import { GameLogSchema, UncheckedLogSchema } from './game-log';

/** @throws ConcordiaError `INVALID_LOG`. */
export const parseGameLog = /* @__PURE__ */ parserOf(GameLogSchema, 'INVALID_LOG', 'game log');

/** The same without a look at the actions. */
export const parseUncheckedLog = /* @__PURE__ */ parserOf(
  UncheckedLogSchema,
  'INVALID_LOG',
  'game log',
);

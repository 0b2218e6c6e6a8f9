/**
 * The scorer alone, for games played with cardboard; it knows all maps and carries no engine.
 *
 * @module
 */
import { allBoards } from './maps/boards';
import { guarded } from './model/guarded';
import { allSheets } from './modules/sheets';
import { createScorer as create, type Scorer, type ScorerParts } from './scoring/scorer';

/**
 * A scorer for a choice of maps and modules.
 *
 * @example
 * ```ts
 * const scorer = createScorer({ maps: [imperium] });
 * ```
 */
export function createScorer(parts: ScorerParts = {}): Scorer {
  const scorer = create(parts);
  return Object.freeze({
    scoreGame: guarded(scorer.scoreGame),
    scoreIntermediate: guarded(scorer.scoreIntermediate),
    parseSheet: guarded(scorer.parseSheet),
    sheetWarnings: guarded(scorer.sheetWarnings),
    sheetSchema: scorer.sheetSchema,
  });
}

const scorer = /* @__PURE__ */ createScorer({ maps: allBoards, modules: allSheets });

// Each by a call without effects, so that bundlers drop all boards where nobody asks for them.
export const scoreGame = /* @__PURE__ */ part('scoreGame');
export const scoreIntermediate = /* @__PURE__ */ part('scoreIntermediate');
export const parseSheet = /* @__PURE__ */ part('parseSheet');
export const sheetWarnings = /* @__PURE__ */ part('sheetWarnings');
export const ScoreSheetSchema = /* @__PURE__ */ part('sheetSchema');

function part<K extends keyof Scorer>(name: K): Scorer[K] {
  return scorer[name];
}

export { ConcordiaError, type ErrorCode } from './model/errors';
export type * from './scoring/gods';
export type * from './scoring/score';
export type { IntermediateScore, IntermediateScores, ScorerParts } from './scoring/scorer';
export type * from './scoring/sheet';
export type { Scorer };

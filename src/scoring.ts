/**
 * The scorer alone, for games played with cardboard; it knows all maps and carries no engine.
 *
 * @module
 */
import { ALL_BOARDS } from './maps/boards';
import { guarded } from './model/guarded';
import { createRegistry } from './rules/registry';
import { createScorer, type Scorer } from './scoring/scorer';

const registry = /* @__PURE__ */ createRegistry(ALL_BOARDS);
const scorer = /* @__PURE__ */ createScorer(
  (map) => registry.boardOf(map),
  () => registry.ids(),
);

export const scoreGame: Scorer['scoreGame'] = /* @__PURE__ */ guarded(scorer.scoreGame);
export const scoreIntermediate: Scorer['scoreIntermediate'] = /* @__PURE__ */ guarded(
  scorer.scoreIntermediate,
);

export { ConcordiaError, type ErrorCode } from './model/errors';
export type * from './scoring/gods';
export type * from './scoring/score';
export type { IntermediateScore, IntermediateScores } from './scoring/scorer';
export * from './scoring/sheet';
export type { Scorer };

/**
 * The scorer alone, for games played at a table; it knows all maps and contains no engine.
 *
 * @module
 */
import { allPlaces } from './maps/boards';
import { namesWith } from './model/names';
import { later, now, once } from './model/seal';
import { allSheets } from './modules/sheets';
import { type Scorer, type ScorerDefinition, scorerFor } from './scoring/scorer';

/**
 * Makes a scorer for a choice of maps and modules; its errors and warnings are in English.
 *
 * @throws ConcordiaError `INVALID_INPUT` if `maps` or `modules` is not a list.
 *
 * @example
 * ```ts
 * const { scoreGame } = createScorer({ maps: [imperium] });
 * const player = { name: 'Livia', cards: ['senator'], houses: [], colonists: 2, money: 12, goods: {} };
 * console.log(scoreGame({ players: [player] }).winners); // -> [ 'Livia' ]
 * ```
 */
export function createScorer(parts: ScorerDefinition = {}): Scorer {
  return scorerFor(parts, [], () => namesWith());
}

const scorer = once(() => createScorer({ maps: allPlaces, modules: allSheets }));

// The build gives each the comment of the member that it is (tools/member-docs.ts).
export const scoreGame = later(scorer, 'scoreGame');
export const scoreIntermediate = later(scorer, 'scoreIntermediate');
export const parseSheet = later(scorer, 'parseSheet');
export const sheetWarnings = later(scorer, 'sheetWarnings');
export const ScoreSheetSchema = now(scorer, 'sheetSchema');

export { ConcordiaError, type ErrorCode } from './model/errors';
export type { Holdings } from './scoring/gods';
export type * from './scoring/score';
export type { IntermediateScore, IntermediateScores, ScorerDefinition } from './scoring/scorer';
export type * from './scoring/sheet';
export type { Scorer };

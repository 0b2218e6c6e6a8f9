/**
 * The scorer alone, for games played at a table; it knows all maps and contains no engine.
 *
 * @module
 */
import { allBoards } from './maps/boards';
import { allSheets } from './modules/sheets';
import { type Scorer, type ScorerDefinition, toldScorer } from './scoring/scorer';

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
  return toldScorer(parts);
}

const scorer = createScorer({ maps: allBoards, modules: allSheets });

// Each by a call without side effects, so that bundlers can drop all boards.
/**
 * Final scoring.
 *
 * @throws ConcordiaError `INVALID_SHEET` if the sheet contradicts itself (`details.path` says where); `UNKNOWN_MAP` if
 * its map is unknown.
 *
 * @example
 * ```ts
 * const sheet = {
 *   players: [{ name: 'Livia', cards: ['senator'], houses: [], colonists: 2, money: 12, goods: {} }],
 * };
 * console.log(scoreGame(sheet).players[0]?.gods.vesta); // -> { cards: 1, value: 1, points: 1 }
 * ```
 */
export const scoreGame = part('scoreGame');
/**
 * Intermediate scoring of all players, with the sestertii that the two best receive. Only cards count: no
 * player may have `scores`, a `bonus` or the Concordia card.
 *
 * @throws ConcordiaError like `scoreGame`.
 *
 * @example
 * ```ts
 * const sheet = {
 *   players: [{ name: 'Livia', cards: ['senator'], houses: [], colonists: 2, money: 12, goods: {} }],
 * };
 * console.log(scoreIntermediate(sheet).players[0]?.total); // -> 1
 * ```
 */
export const scoreIntermediate = part('scoreIntermediate');
/**
 * Reads a sheet as people write it and turns names into ids.
 *
 * @throws ConcordiaError `INVALID_SHEET` if it is not a sheet.
 *
 * @example
 * ```ts
 * const sheet = {
 *   players: [{ name: 'Livia', cards: ['senator'], houses: [], colonists: 2, money: 12, goods: {} }],
 * };
 * console.log(parseSheet(sheet).players[0]?.cards); // -> [ 'senator' ]
 * ```
 */
export const parseSheet = part('parseSheet');
/**
 * Warnings about valid but probably incomplete entries.
 *
 * @param ended - whether the game is over; before that, the Concordia card is not missed.
 *
 * @example
 * ```ts
 * const sheet = {
 *   players: [{ name: 'Livia', cards: ['senator'], houses: [], colonists: 2, money: 12, goods: {} }],
 * };
 * console.log(sheetWarnings(sheet, true).length); // -> 1
 * ```
 */
export const sheetWarnings = part('sheetWarnings');
/** The schema of sheets with ids. */
export const ScoreSheetSchema = part('sheetSchema');

function part<K extends keyof Scorer>(name: K): Scorer[K] {
  return scorer[name];
}

export { ConcordiaError, type ErrorCode } from './model/errors';
export type * from './scoring/gods';
export type * from './scoring/score';
export type { IntermediateScore, IntermediateScores, ScorerDefinition } from './scoring/scorer';
export type * from './scoring/sheet';
export type { Scorer };

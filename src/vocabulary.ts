/** The words, schemas, facts and types that the entry points with an engine share. */

export type { Board, BoardCity, Reach } from './board/board';
export { CITY_TOKENS, MARKER_COINS } from './board/tokens';
export { CARDS, SPECIALTIES } from './cards/catalogue';
export { EXTRA_COSTS, type ExtraCost } from './cards/sets';
export type { ActionResult, Engine, NewGame } from './engine/engine';
export type { Viewer } from './engine/view';
export type { Library } from './library';
export * from './log/game-log';
export type { Logbook, LogValidation } from './log/logbook';
export * from './model/action';
export * from './model/cards';
export * from './model/decision';
export {
  ConcordiaError,
  ERROR_CODES,
  type ErrorCode,
  type ErrorDetails,
  type Refusal,
} from './model/errors';
export * from './model/event';
export * from './model/gods';
export * from './model/goods';
export * from './model/ids';
export type { Json } from './model/json';
export * from './model/map';
export * from './model/options';
export * from './model/state';
export * from './model/tiles';
export type { MapDefinition } from './rules/define-map';
export type * from './rules/game';
export type * from './scoring/gods';
export type * from './scoring/score';
export type { IntermediateScore, IntermediateScores, Scorer } from './scoring/scorer';
export * from './scoring/sheet';

/** The words, schemas and facts that every entry point shares. */

export type { Board, BoardCity, Reach } from './board/board';
export { CITY_TOKENS, MARKER_COINS } from './board/tokens';
export { CARDS, SPECIALTIES } from './cards/catalogue';
export { EXTRA_COSTS, type ExtraCost } from './cards/sets';
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

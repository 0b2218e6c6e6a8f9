/** The words, schemas and facts that every entry point shares. */
export { CITY_TOKENS, MARKER_COINS } from './board/tokens';
export * from './cards/catalogue';
export * from './cards/sets';
export * from './model/action';
export * from './model/cards';
export * from './model/decision';
export * from './model/errors';
export * from './model/event';
export * from './model/gods';
export * from './model/goods';
export * from './model/ids';
export * from './model/map';
export * from './model/options';
export * from './model/state';

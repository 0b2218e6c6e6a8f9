/**
 * For people who write their own map or player: automatic players, arbitraries for fast-check (an
 * optional peer dependency) and a suite that every map must stand.
 *
 * @module
 */
export * from './testing/arbitraries';
export * from './testing/conformance';
export * from './testing/players';

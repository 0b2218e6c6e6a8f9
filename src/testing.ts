/**
 * For people who write their own map: arbitraries for fast-check (an
 * optional peer dependency) and a suite that every map must stand.
 *
 * @module
 */
export * from './testing/arbitraries';
export * from './testing/conformance';

/**
 * For people who write their own map or module: arbitraries for fast-check (an
 * optional peer dependency), states that look the same to somebody, and a suite that every map must stand.
 *
 * For code only: what it takes is what a program has at hand, such as a library and its own states. Give it nothing that
 * comes from a network.
 *
 * @module
 */
export * from './testing/arbitraries';
export * from './testing/conformance';
export { type TwinOptions, twins } from './testing/twins';

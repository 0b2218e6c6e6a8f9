/**
 * Automatic players for simulations, tests and opponents: ready-made for the library with all maps, or for a library of
 * your own.
 *
 * @module
 */
import { greedyWith } from './bots/greedy';
import { plannerWith } from './bots/planner';
import type { Strategy } from './bots/strategy';
import * as concordia from './index';

/** Tries each card to the end of its action and picks the best result. */
export const greedy: Strategy = Object.freeze(greedyWith(concordia));
/** The strongest: estimates the value of whole turns. */
export const planner: Strategy = Object.freeze(plannerWith(concordia));
export { greedyWith } from './bots/greedy';
export { plannerWith } from './bots/planner';
export { WEIGHTS, type Weights, weightsFor } from './bots/planner/weights';
export * from './bots/play-out';
export { random } from './bots/random';
export { type Chance, chanceFromSeed, type Strategy } from './bots/strategy';

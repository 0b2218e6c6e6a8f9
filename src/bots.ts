/**
 * Automatic players for simulations, tests and opponents: ready-made for the library with all maps, or for a library of
 * your own.
 *
 * @module
 */
import { type AnalysedMoment, type AnalysisOptions, analystWith } from './bots/analyse';
import { type Evaluation, evaluatorWith } from './bots/evaluate';
import { greedyWith } from './bots/greedy';
import { type Planner, plannerWith } from './bots/planner';
import type { SimOptions } from './bots/search/limits';
import { type SearchOptions, searcherWith } from './bots/searcher';
import type { Strategy } from './bots/strategy';
import type { GameLog, GameState, GameView } from './index';
import * as concordia from './index';

/** Tries each card to the end of its action and picks the best result. */
export const greedy: Strategy = Object.freeze(greedyWith(concordia));
/** Quick and strong: estimates the value of whole turns. */
export const planner: Planner = Object.freeze(plannerWith(concordia));
/**
 * The strongest: plays on to see what comes of its actions.
 *
 * @throws ConcordiaError `INVALID_INPUT` if an option is wrong.
 *
 * @example
 * ```ts
 * const start = concordia.createGame({ map: 'imperium', players: 2, seed: 'ludi' });
 * const { actions } = playOut(concordia, start, searcher({ sims: 8 }), chanceFromSeed('ludi'), 5);
 * console.log(actions.length); // -> 5
 * ```
 */
export const searcher = (options?: SearchOptions): Strategy => searcherWith(concordia, options);
/**
 * The chances to win and the points to expect, by playing a position to its end many times.
 *
 * @param position - a state, or a view: what is unknown in it is guessed anew each time.
 * @throws ConcordiaError `INVALID_INPUT` if an option is wrong, `INVALID_STATE` if it is not a state or view; the reason of
 * the signal, once it is aborted.
 *
 * @example
 * ```ts
 * const start = concordia.createGame({ map: 'imperium', players: 2, seed: 'ludi' });
 * const { sims, seats } = await evaluate(start, { sims: 4, seed: 'ludi' });
 * console.log(sims, seats.length); // -> 4 2
 * ```
 */
export const evaluate: (
  position: GameState | GameView,
  options?: SimOptions,
) => Promise<Evaluation> = evaluatorWith(concordia);
/**
 * Evaluates a game before every of its turns, and at its end, one moment after the other. Leave the loop to end it early.
 *
 * @throws ConcordiaError `INVALID_INPUT` if an option is wrong, `INVALID_LOG` or the error of its first illegal action; the
 * reason of the signal, once it is aborted.
 *
 * @example
 * ```ts
 * const start = concordia.createGame({ map: 'imperium', players: 2, seed: 'ludi' });
 * const { actions } = playOut(concordia, start, planner, chanceFromSeed('ludi'), 3);
 * const log = concordia.recordFrom(start, actions);
 * const turns = [];
 * for await (const { turn } of analyse(log, { sims: 2 })) turns.push(turn);
 * console.log(turns[0]); // -> 1
 * ```
 */
export const analyse: (
  log: GameLog,
  options?: AnalysisOptions,
) => AsyncGenerator<AnalysedMoment, void, undefined> = analystWith(concordia);
export {
  type AnalysedMoment,
  type AnalysisOptions,
  analystWith,
  type TurningPoint,
  turningPoints,
} from './bots/analyse';
export { type Evaluation, evaluatorWith, type SeatEvaluation } from './bots/evaluate';
export { greedyWith } from './bots/greedy';
export { type Planner, plannerWith } from './bots/planner';
export { WEIGHTS, type Weights } from './bots/planner/weights';
export * from './bots/play-out';
export { random } from './bots/random';
export type { LastTurn } from './bots/search/last-turn';
export type { SimOptions } from './bots/search/limits';
export { type SearchOptions, searcherWith } from './bots/searcher';
export { type Chance, chanceFromSeed, type History, type Strategy } from './bots/strategy';

/**
 * The pool that players are measured and trained against: planners with weights of their own, and players written by
 * hand. Whoever is trained against the one half is measured against the other, which is held out.
 */
import { type Chance, plannerWith, type Strategy, WEIGHTS, type Weights } from '../../../src/bots';
import * as concordia from '../../../src/index';
import { byHand } from './by-hand';
import { HELD_OUT, TRAINING } from './styles';

/** How much the weights of the planners differ, as the deviation of their logarithms. */
const SPREAD = { training: 0.35, heldOut: 0.45 };

/** Draws a player for a seat. */
export type Draw = (chance: Chance) => Strategy;

/** An opponent to train against, drawn anew for every seat and game. */
export const drawOpponent: Draw = drawing(TRAINING.map(byHand), SPREAD.training);
/** An opponent to be measured against. */
export const heldOutOpponent: Draw = drawing(HELD_OUT.map(byHand), SPREAD.heldOut);

function drawing(hands: readonly Strategy[], spread: number): Draw {
  return (chance) => {
    const hand = chance(2) === 0 ? undefined : hands[chance(hands.length)];
    return hand ?? plannerWith(concordia, unlike(WEIGHTS, spread, chance));
  };
}

/** Other weights, each multiplied by a factor of its own. */
export function unlike(weights: Weights, spread: number, chance: Chance): Weights {
  const changed: Record<string, number> = {};
  for (const [name, weight] of Object.entries(weights)) {
    changed[name] = weight * Math.exp(spread * normal(chance));
  }
  return { ...weights, ...changed };
}

/** A number of the normal distribution, by Box and Muller. */
export function normal(chance: Chance): number {
  const uniform = () => (chance(2 ** 31) + 1) / 2 ** 31;
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

/**
 * The pool that players are measured and trained against: planners with weights of their own, and players written by
 * hand. Whoever is trained against the one half is measured against the other, which is held out; players of foreign
 * style have joined that half.
 */
import { type Chance, type Strategy, WEIGHTS, type Weights } from '../../../src/bots';
import { placesFor, plannerFor } from '../../../src/bots/planner';
import { pick } from '../../../src/bots/strategy';
import * as concordia from '../../../src/index';
import { byHand } from './by-hand';
import { foreignOpponent } from './foreign';
import { HELD_OUT, TRAINING } from './styles';

/** The planner's weights in version 1.0: the pool stays as strong as it is when those in use are trained further. */
const CENTRE: Weights = {
  ...WEIGHTS,
  future: 0.383,
  money: 0.0624,
  moneyEarly: 0.0398,
  goods: 3.6,
  decay: 0.363,
  house: 2.63,
  colonist: 0.215,
  hand: 0.0395,
  card: 4.3,
  envy: 0.0757,
  near: 0.0225,
  square: 5.25,
};

/** How much the weights of the planners differ, as the deviation of their logarithms. */
const SPREAD = { training: 0.35, heldOut: 0.45 };

/** A planner with weights of its own; they share the boards, which are slow to prepare. */
export const plannerBy = (weights: Weights): Strategy => plannerFor(concordia, PLACES, weights);
const PLACES = placesFor(concordia);

const TRAINING_HANDS: readonly Strategy[] = TRAINING.map(byHand);
const HELD_OUT_HANDS: readonly Strategy[] = HELD_OUT.map(byHand);

/** Draws a player for a seat. */
export type Draw = (chance: Chance) => Strategy;

/** An opponent to train against, drawn anew for every seat and game. */
export const drawOpponent: Draw = drawing(TRAINING_HANDS, SPREAD.training);
/** One of those that are written by hand: they share nothing with the planner. */
export const trainingByHand: Draw = (chance) => pick(TRAINING_HANDS, chance);
/** An opponent to be measured against; every third one is of foreign style. */
export const heldOutOpponent: Draw = (chance) =>
  chance(3) === 0 ? foreignOpponent(chance) : heldOutOfOurs(chance);
const heldOutOfOurs: Draw = drawing(HELD_OUT_HANDS, SPREAD.heldOut);
/** The same of those that are held out. */
export const heldOutByHand: Draw = (chance) => pick(HELD_OUT_HANDS, chance);

function drawing(hands: readonly Strategy[], spread: number): Draw {
  return (chance) => {
    const hand = chance(2) === 0 ? undefined : hands[chance(hands.length)];
    return hand ?? plannerBy(unlike(CENTRE, spread, chance));
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

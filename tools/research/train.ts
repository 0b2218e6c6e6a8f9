/**
 * Finds the weights of the planner for a number of players, by evolution strategies: the champion with a small random
 * change of its weights, and with the opposite change, play the same deals against the same opponents of the training
 * pool. Each weight then follows the changes that did better.
 *
 *     npm run train -- [--players 2] [--seed <text>] [--steps <n>] [--pairs <n>]
 *
 * A pair plays one deal twice in each seat. The same seed finds the same weights on every machine. They are printed
 * after every step, with the share of games that the changed champions won; docs/bots.md records the runs that those in use
 * come from. What they are worth is for `npm run duel` to say, against the pool that is held out.
 */
import { parseArgs } from 'node:util';
import { chanceFromSeed, type Weights } from '../../src/bots';
import { weightsFor } from '../../src/bots/planner/weights';
import * as concordia from '../../src/index';
import { sum } from '../bench/measure';
import { match } from './duel-match';
import { drawOpponent, normal, plannerBy } from './pool/pool';

/** What is played in turns: the two maps of the base game. */
const MAPS = ['imperium', 'italia'];
/** How far the weights are changed, as the deviation of their logarithms. */
const SPREAD = 0.3;
/** How far the logarithms go for a slope of 1, and how much of its last step each keeps. */
const PACE = 0.5;
const KEPT = 0.6;
/** Points ahead of the best other that make a victory about three times in four. */
const CLEAR = 8;

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'train' },
    steps: { type: 'string', default: '10' },
    pairs: { type: 'string', default: '40' },
  },
});
const players = Number(values.players);
const pairs = Number(values.pairs);
const chance = chanceFromSeed(`${values.seed} ${players}`);
const steps = Number(values.steps);
const maps = MAPS.filter((map) => (concordia.getMap(map).players?.[1] ?? players) >= players);

let champion: Weights = weightsFor(players);
const names = (Object.keys(champion) as (keyof Weights)[]).filter((name) => champion[name] > 0);
/** The champions of all steps but the first third: their mean is steadier than the last. */
const champions: Weights[] = [];
const pace = new Map(names.map((name) => [name, 0]));
for (let step = 1; step <= steps; step++) {
  const slopes = new Map(names.map((name) => [name, 0]));
  const successes: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const change = new Map(names.map((name) => [name, SPREAD * normal(chance)]));
    const seed = `${values.seed} ${players} ${step} ${pair}`;
    const one = successOf(changed(champion, change, 1), seed, pair);
    const other = successOf(changed(champion, change, -1), seed, pair);
    successes.push(one, other);
    for (const [name, by] of change) {
      const slope = ((one - other) * by) / (2 * SPREAD ** 2 * pairs);
      slopes.set(name, (slopes.get(name) ?? 0) + slope);
    }
  }
  for (const [name, slope] of slopes) pace.set(name, KEPT * (pace.get(name) ?? 0) + slope);
  champion = changed(champion, pace, PACE);
  if (step > steps / 3) champions.push(champion);
  console.log(
    `${step}`.padStart(3),
    (sum(successes) / successes.length).toFixed(3),
    JSON.stringify(rounded(champions.length === 0 ? champion : meanOfAll(champions))),
  );
}

/** About the share of games won, but smoother: what the points ahead of the best other are worth. */
function successOf(weights: Weights, seed: string, index: number): number {
  const setting = { map: maps[index % maps.length] ?? 'imperium', players };
  const player = plannerBy(weights);
  const { margins } = match(player, drawOpponent, setting, players, seed);
  return sum(margins.map((margin) => 1 / (1 + Math.exp(-margin / CLEAR)))) / margins.length;
}

/** The weights, each multiplied by a factor whose logarithm is a multiple of its change. */
function changed(
  weights: Weights,
  change: ReadonlyMap<keyof Weights, number>,
  times: number,
): Weights {
  return mapped(weights, (value, name) => value * Math.exp(times * (change.get(name) ?? 0)));
}

/** The geometric mean of each weight. */
function meanOfAll(all: readonly Weights[]): Weights {
  return mapped(champion, (_, name) =>
    Math.exp(sum(all.map((each) => Math.log(each[name]))) / all.length),
  );
}

function rounded(weights: Weights): Weights {
  return mapped(weights, (value) => Number(value.toPrecision(3)));
}

function mapped(weights: Weights, to: (value: number, name: keyof Weights) => number): Weights {
  const result: Record<keyof Weights, number> = { ...weights };
  for (const name of Object.keys(weights) as (keyof Weights)[]) {
    result[name] = to(weights[name], name);
  }
  return result;
}

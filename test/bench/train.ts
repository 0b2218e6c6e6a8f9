/**
 * Finds the weights of the planner for a number of players: challengers whose weights differ a little from those of
 * the champion play the same deals against the same opponents of the training pool, and the best of them together say
 * where to go on (the cross-entropy method).
 *
 *     npm run train -- [--players 2] [--seed <text>] [--generations <n>] [--challengers <n>] [--games <n>] [--from <json>]
 *
 * The same seed finds the same weights on every machine. They are printed after every generation, with how the champion
 * did; docs/bots.md records the runs that those in use come from. What they are worth is for `npm run duel` to
 * say, against the pool that is held out.
 */
import { parseArgs } from 'node:util';
import { chanceFromSeed, plannerWith, type Weights, weightsFor } from '../../src/bots';
import * as concordia from '../../src/index';
import { match, meanOf, type Setting } from './duel-match';
import { sum } from './measure';
import { drawOpponent, unlike } from './pool/pool';

/** What is played, in turns: the two maps that are played most, some others, and modules. */
const SETTINGS: readonly Omit<Setting, 'players'>[] = [
  { map: 'imperium' },
  { map: 'italia' },
  { map: 'imperium' },
  { map: 'hellas', modules: ['salt'] },
  { map: 'imperium', cards: 'venus' },
  { map: 'italia', modules: ['forum'] },
];
/** Challengers that say where to go on, of four. */
const BEST = 1 / 4;
/** How far apart challengers are at first, as the deviation of the weights' logarithms; and what is left of it each time. */
const SPREAD = 0.3;
const SHRINKS = 0.96;
/** How much of the way towards the best is gone. */
const PACE = 0.6;
/** Points ahead of the best other that make a victory about three times in four. */
const CLEAR = 8;

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'train' },
    generations: { type: 'string', default: '30' },
    challengers: { type: 'string', default: '24' },
    games: { type: 'string', default: '60' },
    from: { type: 'string', default: '{}' },
  },
});
const players = Number(values.players);
const settings = SETTINGS.filter(({ map }) => (concordia.getMap(map).players?.[1] ?? 5) >= players);
const games = Number(values.games);
const chance = chanceFromSeed(`${values.seed} ${players}`);

let champion: Weights = { ...weightsFor(players), ...JSON.parse(values.from) };
let spread = SPREAD;
for (let generation = 1; generation <= Number(values.generations); generation++) {
  const seed = `${values.seed} ${players} ${generation}`;
  const challengers = Array.from({ length: Number(values.challengers) }, () => {
    const weights = unlike(champion, spread, chance);
    return { weights, success: successOf(weights, seed) };
  });
  const ranked = challengers.toSorted((a, b) => b.success - a.success);
  const elite = ranked.slice(0, Math.ceil(ranked.length * BEST));
  const mean = sum(ranked.map(({ success }) => success)) / ranked.length;
  champion = towards(
    champion,
    elite.map(({ weights }) => weights),
  );
  spread *= SHRINKS;
  console.log(
    `${generation}`.padStart(3),
    `all ${mean.toFixed(3)}, champion ${successOf(champion, seed).toFixed(3)}`,
    JSON.stringify(rounded(champion)),
  );
}

/** About the share of games won, but smoother: what the points ahead of the best other are worth. */
function successOf(weights: Weights, seed: string): number {
  const player = plannerWith(concordia, weights);
  const each = Math.ceil(games / settings.length);
  const results = settings.flatMap((setting, index) => {
    const { margins } = match(
      player,
      drawOpponent,
      { ...setting, players },
      each,
      `${seed} ${index}`,
    );
    return margins.map((margin) => 1 / (1 + Math.exp(-margin / CLEAR)));
  });
  return meanOf(results).mean;
}

function towards(weights: Weights, best: readonly Weights[]): Weights {
  return mapped(weights, (value, name) => {
    if (value === 0) return 0;
    const mean = sum(best.map((each) => Math.log(each[name]))) / best.length;
    return Math.exp(Math.log(value) + PACE * (mean - Math.log(value)));
  });
}

function rounded(weights: Weights): Weights {
  return mapped(weights, (value) => Number(value.toPrecision(3)));
}

function mapped(weights: Weights, change: (value: number, name: keyof Weights) => number): Weights {
  const changed: Record<keyof Weights, number> = { ...weights };
  for (const name of Object.keys(weights) as (keyof Weights)[]) {
    changed[name] = change(weights[name], name);
  }
  return changed;
}

/**
 * Finds the weights of the planner by self-play: challengers whose weights differ a little from those of
 * the champion play against it, and the best of them together say where to go on (the cross-entropy
 * method). Seats are changed and games shared out over all maps, so that luck and maps even out.
 *
 *     npm run train [-- --seed <text>] [--generations <n>] [--challengers <n>] [--games <n>] [--from <json>]
 *
 * The same seed finds the same weights on every machine. They are printed, with a match against those it
 * began with; docs/bots.md records the run that those in use come from.
 */
import { parseArgs } from 'node:util';
import { chanceFromSeed, plannerWith, playOut, WEIGHTS, type Weights } from '../../src/bots';
import * as concordia from '../../src/index';
import { type GeneratorWords, nextWord, randomFromSeed } from '../../src/random/random';
import { sum } from './measure';

/** Two players show what a weight is worth, four what it is worth in company. */
const TABLES: readonly Omit<concordia.NewGame, 'map' | 'seed'>[] = [
  { players: 2 },
  { players: 4 },
  { players: 3, modules: ['salt'] },
  { players: 2, cards: 'venus' },
  { players: 2, modules: ['forum'] },
];
const MAX_ACTIONS = 2000;
/** Challengers that say where to go on, of four. */
const BEST = 1 / 4;
/** How far apart challengers are at first, as a share of each weight; and what is left of it each time. */
const SPREAD = 0.3;
const SHRINKS = 0.97;
/** How much of the way towards the best is gone. */
const PACE = 0.5;
/** Games of the match at the end, and of how many of them 95 in 100 are within the margin. */
const MATCH = 2000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'train' },
    generations: { type: 'string', default: '40' },
    challengers: { type: 'string', default: '24' },
    games: { type: 'string', default: '60' },
    from: { type: 'string', default: JSON.stringify(WEIGHTS) },
  },
});
const NAMES = Object.keys(WEIGHTS) as readonly (keyof Weights)[];
const start: Weights = { ...WEIGHTS, ...JSON.parse(values.from) };
const noise = normal(values.seed);

let champion = start;
let spread = SPREAD;
for (let generation = 1; generation <= Number(values.generations); generation++) {
  const challengers = Array.from({ length: Number(values.challengers) }, () => {
    const weights = near(champion, spread);
    return { weights, ...match(weights, champion, Number(values.games), `${generation}`) };
  });
  const ranked = challengers.toSorted((a, b) => b.ahead - a.ahead);
  const elite = ranked.slice(0, Math.ceil(ranked.length * BEST));
  champion = towards(
    champion,
    elite.map(({ weights }) => weights),
  );
  spread *= SHRINKS;
  const ahead = sum(elite.map((each) => each.ahead)) / elite.length;
  console.log(
    `${generation}`.padStart(3),
    `the best ${ahead.toFixed(1)} points ahead`,
    inWords(champion),
  );
}
const { wins, ahead } = match(champion, start, MATCH, 'match');
const margin = 1.96 * Math.sqrt((wins * (1 - wins)) / MATCH);
console.log(
  `Against the first: wins ${(100 * wins).toFixed(1)} ± ${(100 * margin).toFixed(1)} %,`,
  `${ahead.toFixed(1)} points ahead on average, ${MATCH} games.`,
);

/** Share of games won, and points ahead on average. */
function match(
  weights: Weights,
  others: Weights,
  games: number,
  name: string,
): { readonly wins: number; readonly ahead: number } {
  const [own, other] = [plannerWith(concordia, weights), plannerWith(concordia, others)];
  const maps = concordia.mapIds();
  let [wins, ahead] = [0, 0];
  for (let game = 0; game < games; game++) {
    // The same game twice, with seats changed.
    const index = Math.floor(game / 2);
    const seed = `${values.seed} ${name} ${index}`;
    const table = TABLES[index % TABLES.length];
    const map = maps[index % maps.length] ?? 'imperium';
    const begun = concordia.createGame({ players: 2, ...table, map, seed });
    const isOwn = (seat: number) => seat % 2 === game % 2;
    const seats = begun.players.map((_, seat) => (isOwn(seat) ? own : other));
    const { states } = playOut(concordia, begun, seats, chanceFromSeed(seed), MAX_ACTIONS);
    const { players } = concordia.finalScores(states.at(-1) ?? begun);
    const average = (ours: boolean) => {
      const totals = players.flatMap(({ total }, seat) => (isOwn(seat) === ours ? total : []));
      return sum(totals) / totals.length;
    };
    ahead += average(true) - average(false);
    if (isOwn(players.findIndex(({ rank }) => rank === 1))) wins += 1;
  }
  return { wins: wins / games, ahead: ahead / games };
}

/** Other weights; each is multiplied, so that none changes its sign. */
function near(weights: Weights, by: number): Weights {
  return mapped(weights, (value) => value * Math.exp(by * noise()));
}

function towards(weights: Weights, best: readonly Weights[]): Weights {
  return mapped(weights, (value, name) => {
    const mean = sum(best.map((each) => Math.log(each[name]))) / best.length;
    return Math.exp(Math.log(value) + PACE * (mean - Math.log(value)));
  });
}

function mapped(weights: Weights, change: (value: number, name: keyof Weights) => number): Weights {
  const changed: Record<keyof Weights, number> = { ...weights };
  for (const name of NAMES) changed[name] = change(weights[name], name);
  return changed;
}

function inWords(weights: Weights): string {
  return JSON.stringify(mapped(weights, (value) => Number(value.toPrecision(3))));
}

/** Numbers of the normal distribution, by Box and Muller. */
function normal(seed: string): () => number {
  const words: GeneratorWords = [...randomFromSeed(seed)];
  const uniform = () => (nextWord(words) + 1) / 2 ** 32;
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

/**
 * Learns the value of positions for the searcher: what points the features of a seat are worth at the end. Games begin
 * with unlike players up to a random turn, so that all sorts of positions come up; from there the planner plays for all,
 * so that all of them are judged by the same continuation.
 *
 *     npm run train:value -- [--players 2,3,4,5] [--maps imperium,italia] [--games <number>] [--seed <text>]
 *
 * The same seed learns the same value on every machine. It writes src/bots/search/learnt.ts, which is empty
 * as long as the planner's own value plays better: docs/strength.md has the figures.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Chance, chanceFromSeed, planner, type Strategy } from '../../src/bots';
import { placesFor } from '../../src/bots/planner';
import { leftOf } from '../../src/bots/planner/left';
import { FEATURES, featuresOf, HUNDRED } from '../../src/bots/search/features';
import { LEARNT, type Learnt, type Phases } from '../../src/bots/search/learnt';
import { mindOf } from '../../src/bots/search/mind';
import { likelyOutcome } from '../../src/bots/search/outcome';
import { mixOf, phasesOf } from '../../src/bots/search/value';
import * as concordia from '../../src/index';
import { drawOpponent } from './pool/pool';

/** What is played if nothing is said: half of the games on these two boards, the others on all. */
const USUAL: readonly concordia.MapId[] = ['imperium', 'italia'];
const VARIANTS: readonly Partial<concordia.NewGame>[] = [
  {},
  {},
  {},
  { modules: ['salt'] },
  { cards: 'venus' },
  { modules: ['forum'] },
];
/** A random action now and then in the opening. */
const RANDOM = 12;
/** The opening lasts at most so many rounds, and a position is noted every so many rounds. */
const OPENING = 26;
const EVERY = 1;
const MAX_ACTIONS = 3000;
/** Games that only test what has been learnt: one of so many. */
const TEST = 10;
/** Keeps weights small of which the games say little. */
const RIDGE = 30;

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '2,3,4,5' },
    maps: { type: 'string' },
    games: { type: 'string', default: '4000' },
    seed: { type: 'string', default: 'value' },
  },
});
const MAPS = values.maps?.split(',');
const TARGET = new URL('../../src/bots/search/learnt.ts', import.meta.url);
const places = placesFor(concordia);
const { worthOf, bonusOf } = mindOf(concordia);
/** Phases of a game. */
const PHASES = 4;
const NOTHING: Phases = [0, 0, 0, 0];

interface Sample {
  readonly left: number;
  readonly features: readonly (readonly number[])[];
  readonly points: readonly number[];
  readonly winner: number;
  readonly isTest: boolean;
}

const learnt: Record<number, Learnt> = { ...LEARNT };
for (const players of values.players.split(',').map(Number)) {
  const samples: Sample[] = [];
  const chance = chanceFromSeed(`${values.seed} ${players}`);
  for (let game = 0; game < Number(values.games); game++) {
    samples.push(...samplesOf(players, `${values.seed} ${players} ${game}`, chance));
  }
  const points = solved(samples.filter(({ isTest }) => !isTest));
  const spread = spreadOf(
    samples.filter(({ isTest }) => !isTest),
    points,
  );
  report(
    players,
    samples.filter(({ isTest }) => isTest),
    points,
    spread,
  );
  learnt[players] = {
    maps: MAPS ?? [...concordia.mapIds()],
    points: Object.fromEntries(FEATURES.map((name, at) => [name, rounded(points[at])])),
    spread: rounded(spread),
  };
}
write(learnt);

function samplesOf(players: number, seed: string, chance: Chance): readonly Sample[] {
  const maps = MAPS ?? (chance(2) === 0 ? USUAL : concordia.mapIds());
  const map = maps[chance(maps.length)] ?? 'imperium';
  const variant = VARIANTS[chance(VARIANTS.length)];
  const start = concordia.createGame({ players, ...variant, map, seed });
  const opening = chance(OPENING * players);
  const hands: readonly Strategy[] = start.players.map(() => drawOpponent(chance));
  const noted: { readonly left: number; readonly features: readonly (readonly number[])[] }[] = [];
  let state = start;
  let next = opening;
  for (let step = 0; state.decision !== null && step < MAX_ACTIONS; step++) {
    const { seat, kind } = state.decision;
    if (kind === 'playCard' && state.turn > next) {
      const here = state;
      const features = here.players.map((_, each) =>
        featuresOf(here, places(here), each, bonusOf(here, each), worthOf(here, each)),
      );
      noted.push({ left: leftOf(here), features });
      next = state.turn + EVERY * players - 1 + chance(players);
    }
    const actions = concordia.legalActions(state);
    const isOpening = state.turn <= opening;
    const player = isOpening ? (hands[seat] ?? planner) : planner;
    const isRandom = isOpening && chance(RANDOM) === 0;
    const action = isRandom
      ? actions[chance(actions.length)]
      : player.choose(concordia.viewFor(state, seat), actions, chance);
    if (action === undefined) break;
    state = concordia.applyTrusted(state, action);
  }
  const scores = concordia.finalScores(state).players;
  const points = scores.map(({ total }) => total);
  const winner = scores.findIndex(({ rank }) => rank === 1);
  const isTest = chance(TEST) === 0;
  return noted.map((position) => ({ ...position, points, winner, isTest }));
}

/** The weights with the least squares, by Cholesky's decomposition. */
function solved(samples: readonly Sample[]): readonly Phases[] {
  const size = PHASES * FEATURES.length;
  const matrix = Array.from({ length: size }, () => new Float64Array(size));
  const right = new Float64Array(size);
  const row = new Float64Array(size);
  for (const { left, features, points } of samples) {
    const phases = phasesOf(left);
    for (const [seat, each] of features.entries()) {
      for (let at = 0; at < size; at++)
        row[at] = (each[Math.floor(at / PHASES)] ?? 0) * (phases[at % PHASES] ?? 0);
      // What comes besides the points of now.
      const goal = (points[seat] ?? 0) - HUNDRED * (each[0] ?? 0);
      for (let i = 0; i < size; i++) {
        const value = row[i] ?? 0;
        if (value === 0) continue;
        right[i] = (right[i] ?? 0) + value * goal;
        const line = matrix[i];
        if (line !== undefined)
          for (let j = 0; j <= i; j++) line[j] = (line[j] ?? 0) + value * (row[j] ?? 0);
      }
    }
  }
  for (let i = 0; i < size; i++) {
    const line = matrix[i];
    if (line !== undefined) line[i] = (line[i] ?? 0) + RIDGE / 10;
  }
  const weights = cholesky(matrix, right);
  return FEATURES.map((_, at) => phasesFrom([...weights.slice(PHASES * at, PHASES * (at + 1))]));
}

function phasesFrom([end = 0, fifth = 0, half = 0, all = 0]: readonly number[]): Phases {
  return [end, fifth, half, all];
}

function cholesky(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const at = (i: number, j: number) => matrix[i]?.[j] ?? 0;
  for (let i = 0; i < size; i++) {
    const line = matrix[i];
    if (line === undefined) continue;
    for (let j = 0; j <= i; j++) {
      let sum = at(i, j);
      for (let k = 0; k < j; k++) sum -= at(i, k) * at(j, k);
      line[j] = i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / at(j, j);
    }
  }
  const solution = Float64Array.from(right);
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) solution[i] = (solution[i] ?? 0) - at(i, k) * (solution[k] ?? 0);
    solution[i] = (solution[i] ?? 0) / at(i, i);
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++)
      solution[i] = (solution[i] ?? 0) - at(k, i) * (solution[k] ?? 0);
    solution[i] = (solution[i] ?? 0) / at(i, i);
  }
  return solution;
}

function expectedPoints({ left, features }: Sample, weights: readonly Phases[]): readonly number[] {
  const phases = phasesOf(left);
  return features.map((each) =>
    each.reduce(
      (sum, value, at) => sum + value * mixOf(weights[at] ?? NOTHING, phases),
      HUNDRED * (each[0] ?? 0),
    ),
  );
}

/** The spread with which winners are expected best: one phase after the other, by ever smaller steps. */
function spreadOf(samples: readonly Sample[], weights: readonly Phases[]): Phases {
  const known = samples.map((sample) => ({
    phases: phasesOf(sample.left),
    points: expectedPoints(sample, weights),
    winner: sample.winner,
  }));
  const lossOf = (spread: Phases) =>
    known.reduce((sum, { phases, points, winner }) => {
      const { chances } = likelyOutcome(
        points,
        mixOf(spread, phases),
        points.map((_, seat) => [seat]),
      );
      return sum - Math.log(Math.max(1e-9, chances[winner] ?? 0));
    }, 0);
  let best: Phases = [4, 8, 12, 16];
  for (const factor of [1.6, 1.3, 1.15, 1.07, 1.03]) {
    for (let round = 0; round < 3; round++) {
      for (const phase of [0, 1, 2, 3]) {
        for (const by of [factor, 1 / factor]) {
          const other = phasesFrom(best.map((value, at) => (at === phase ? value * by : value)));
          if (lossOf(other) < lossOf(best)) best = other;
        }
      }
    }
  }
  return best;
}

function report(
  players: number,
  samples: readonly Sample[],
  weights: readonly Phases[],
  spread: Phases,
): void {
  let [error, all, count, brier] = [0, 0, 0, 0];
  const mean = samples
    .flatMap(({ points }) => points)
    .reduce((sum, each, _, list) => sum + each / list.length, 0);
  for (const sample of samples) {
    const expected = expectedPoints(sample, weights);
    const { chances } = likelyOutcome(
      expected,
      mixOf(spread, phasesOf(sample.left)),
      expected.map((_, seat) => [seat]),
    );
    for (const [seat, points] of sample.points.entries()) {
      error += (points - (expected[seat] ?? 0)) ** 2;
      all += (points - mean) ** 2;
      brier += ((chances[seat] ?? 0) - (seat === sample.winner ? 1 : 0)) ** 2;
      count += 1;
    }
  }
  console.log(
    `${players} players, ${samples.length} positions to test: off by ${Math.sqrt(error / count).toFixed(1)} points,`,
    `R2 ${(1 - error / all).toFixed(3)}, Brier ${(brier / samples.length).toFixed(3)}, spread ${rounded(spread)}`,
  );
}

function rounded(phases: Phases = NOTHING): Phases {
  return phasesFrom(phases.map((value) => Number(value.toPrecision(4))));
}

function write(all: Record<number, Learnt>): void {
  const [head = ''] = readFileSync(TARGET, 'utf8').split('export const LEARNT');
  const text = JSON.stringify(all, (_, value) => value).replaceAll(/"(\d)":/g, '\n  $1: ');
  writeFileSync(
    TARGET,
    `${head}export const LEARNT: Readonly<Record<number, Learnt>> = ${text};\n`,
  );
}

/**
 * Whether mistakes can be told: for turns of games, two judges say how much better another card would have been. They play
 * on with players of unlike families and with seeds of their own. A mistake is a loss of at least five in a hundred that is
 * more than two standard errors.
 *
 *     npm run mistakes -- [--map imperium] [--players 4] [--turns 60] [--sims 32] [--seed <text>]
 *
 * It prints how many of the turns that one judge calls a mistake the other calls one as well, and how their losses are
 * correlated. The same seed repeats everything; without one, the games are new ones.
 */
import { parseArgs } from 'node:util';
import { chanceFromSeed, planner, playOut, type Strategy } from '../../src/bots';
import { Mean } from '../../src/bots/search/mean';
import { mindOf } from '../../src/bots/search/mind';
import { chancesBy, endingOf, luckOf } from '../../src/bots/search/outcome';
import * as concordia from '../../src/index';
import { drawnGame, MAX_ACTIONS, wilson } from './duel-match';
import { type Draw, heldOutOpponent, trainingByHand } from './pool/pool';

/** A loss that is worth a word, and how many standard errors it must be. */
const LEAST = 0.05;
const SURE = 2;
/** Other cards that are tried: those that the planner likes best. */
const BREADTH = 4;
/** Turns of one game. */
const EACH = 3;

const { values } = parseArgs({
  options: {
    map: { type: 'string', default: 'imperium' },
    players: { type: 'string', default: '4' },
    turns: { type: 'string', default: '60' },
    sims: { type: 'string', default: '32' },
    seed: { type: 'string', default: `${process.hrtime.bigint()}` },
  },
});
const seats = Number(values.players);
const sims = Number(values.sims);
const mind = mindOf(concordia);

/** What one judge says of a turn. */
interface Verdict {
  readonly loss: number;
  readonly isMistake: boolean;
}

/** The families: planners that like other things, as `evaluate` has them, and players written by hand. */
const planners: Draw = (chance) => mind.strangers(1, chance)[0] ?? planner;
const JUDGES: readonly Draw[] = [planners, trainingByHand];

const verdicts: (readonly Verdict[])[] = [];
const isOver = (): boolean => verdicts.length >= Number(values.turns);
for (let game = 0; !isOver(); game++) {
  for (const { state, taken } of turnsOf(`${values.seed} ${game}`)) {
    if (isOver()) break;
    verdicts.push(
      JUDGES.map((family, judge) =>
        judged(state, taken, family, `${values.seed} ${game} ${state.turn} ${judge}`),
      ),
    );
  }
}
report();

interface Turn {
  readonly state: concordia.GameState;
  readonly taken: concordia.Action;
}

/** Some turns of a game of players of the pool that is held out. */
function turnsOf(seed: string): readonly Turn[] {
  const setting = { map: values.map, players: seats };
  const { states, actions, chance } = drawnGame(setting, heldOutOpponent, seed);
  const all = actions.flatMap((taken, index): readonly Turn[] => {
    const state = states[index];
    return state?.decision?.kind === 'playCard' ? [{ state, taken }] : [];
  });
  return Array.from({ length: EACH }, () => all[chance(all.length)]).flatMap((turn) => turn ?? []);
}

/** The most that another card would have won more, on the same guesses with the same players and the same luck. */
function judged(
  state: concordia.GameState,
  taken: concordia.Action,
  family: Draw,
  seed: string,
): Verdict {
  const { seat } = taken;
  const others = favourites(state, taken).map((action) => ({ action, gain: new Mean() }));
  for (let sim = 0; sim < sims; sim++) {
    const chance = chanceFromSeed(`${seed} ${sim}`);
    const guess = concordia.redeal(state, chance, 'spectator');
    const players = state.players.map(() => family(chance));
    const luck = `${chance(2 ** 31)}`;
    const begun = chanceOf(guess, taken, seat, players, luck);
    for (const { action, gain } of others) {
      gain.add(chanceOf(guess, action, seat, players, luck) - begun);
    }
  }
  const sure = others.filter(({ gain }) => gain.mean >= LEAST && gain.mean > SURE * gain.error);
  const losses = others.map(({ gain }) => gain.mean);
  return { loss: Math.max(0, ...losses), isMistake: sure.length > 0 };
}

/** The cards besides the one taken that the planner likes best. */
function favourites(
  state: concordia.GameState,
  taken: concordia.Action,
): readonly concordia.Action[] {
  const actions = concordia.legalActions(state);
  const gains = planner.gains(state, actions);
  const text = JSON.stringify(taken);
  return actions
    .map((action, index) => ({ action, gain: gains[index] ?? 0 }))
    .filter(({ action }) => JSON.stringify(action) !== text)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, BREADTH)
    .map(({ action }) => action);
}

/** The chance of a seat after an action, by playing on to the end once. */
function chanceOf(
  guess: concordia.GameState,
  action: concordia.Action,
  seat: number,
  players: readonly Strategy[],
  luck: string,
): number {
  const next = concordia.applyTrusted(guess, action);
  const { states } = playOut(concordia, next, players, chanceFromSeed(luck), MAX_ACTIONS);
  const end = states.at(-1) ?? next;
  const sides = mind.sidesOf(end);
  const ending = endingOf(concordia, end, sides);
  return chancesBy(ending, luckOf(guess, ending), sides)[seat] ?? 0;
}

function report(): void {
  const both = verdicts.filter((each) => each.every(({ isMistake }) => isMistake)).length;
  console.log(
    `${values.map}, ${seats} players by held-out, ${verdicts.length} turns, ${sims} sims for each card, seed ${values.seed}`,
  );
  for (const [judge, name] of ['planners', 'by hand'].entries()) {
    const called = verdicts.filter((each) => each[judge]?.isMistake).length;
    const [low, high] = wilson(both, called).map((share) => (100 * share).toFixed(0));
    const share = called === 0 ? '' : `, ${((100 * both) / called).toFixed(0)} % (${low}–${high})`;
    console.log(`  ${name}: ${called} mistakes, ${both} of them agreed on${share}`);
  }
  const losses = JUDGES.map((_, judge) => verdicts.map((each) => each[judge]?.loss ?? 0));
  console.log(
    `  correlation of losses ${correlation(losses[0] ?? [], losses[1] ?? []).toFixed(2)}`,
  );
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
  const [a, b] = [mean(one), mean(other)];
  const product = mean(one.map((value, index) => (value - a) * ((other[index] ?? 0) - b)));
  const spread = (list: readonly number[], middle: number) =>
    Math.sqrt(mean(list.map((value) => (value - middle) ** 2)));
  return product / (spread(one, a) * spread(other, b));
}

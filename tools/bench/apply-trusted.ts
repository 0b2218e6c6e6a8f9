/** `applyTrusted` against the same change written by hand: what the rules' checks and layers cost. */
import { deepEqual } from 'node:assert/strict';
import {
  type ActionByType,
  type ActionType,
  applyTrusted,
  cards,
  type GameState,
  type RoleName,
} from '../../src/index';
import * as floor from './floor';
import { type Recorded, type Step, stepsOf } from './games';
import { geometricMean, measure, sum, timeOf } from './measure';
import { faster, type Section } from './report';

/** An action of a type, and the change it makes. */
interface Sample<T extends ActionType> extends Step {
  readonly action: ActionByType<T>;
}

interface Comparison {
  readonly name: string;
  /** Milliseconds per action. */
  readonly ours: number;
  readonly byHand: number;
}

/** So many actions of a kind are carried out in one timed call, in as many situations. */
const SAMPLES = 40;
const TARGET = 0.75;

export function benchApplyTrusted(games: readonly Recorded[]): Section {
  const steps = games.flatMap(stepsOf);
  const comparisons = [
    compare('playCard: Architect', played(steps, 'architect'), floor.playArchitect),
    compare('playCard: Tribune', played(steps, 'tribune'), floor.playTribune),
    compare('moveColonist', samplesOf(steps, 'moveColonist', staysWith), floor.moveColonist),
    compare('buildHouse', samplesOf(steps, 'buildHouse', staysWith), floor.buildHouse),
    compare('trade', samplesOf(steps, 'trade', staysWith), floor.trade),
    compare('produceProvince', samplesOf(steps, 'produceProvince', allFit), floor.produceProvince),
    compare('takeCoins', samplesOf(steps, 'takeCoins', endsTurn), floor.takeCoins),
  ];
  const ratios = comparisons.map(({ ours, byHand }) => byHand / ours);
  const total = (pick: (comparison: Comparison) => number) => sum(comparisons.map(pick));
  const [ours, byHand] = [total((each) => each.ours), total((each) => each.byHand)];
  const target = { at: 'least', limit: TARGET } as const;
  return {
    title: 'applyTrusted, against a plain spread of the same change by hand',
    rows: [
      ...comparisons.map((each) => faster(each.name, each.ours, ['by hand', each.byHand])),
      { name: 'all, geometric mean', figure: '', ratio: geometricMean(ratios), target },
      faster('all, total time', ours, ['by hand', byHand], TARGET),
    ],
  };
}

/** @throws AssertionError if the change by hand is another than the library's. */
function compare<T extends ActionType>(
  name: string,
  samples: readonly Sample<T>[],
  change: floor.Change<T>,
): Comparison {
  if (samples.length === 0) throw new Error(`The recorded games have no action for ${name}.`);
  for (const { before, action } of samples) {
    deepEqual(change(before, action), applyTrusted(before, action), name);
  }
  const results: GameState[] = [];
  const times = measure([
    { name: 'ours', count: samples.length, run: () => carryOut(samples, applyTrusted, results) },
    { name: 'byHand', count: samples.length, run: () => carryOut(samples, change, results) },
  ]);
  return { name, ours: timeOf(times, 'ours'), byHand: timeOf(times, 'byHand') };
}

/** Carries out all of them; each result is written down, so that none is optimized away. */
function carryOut<T extends ActionType>(
  samples: readonly Sample<T>[],
  change: floor.Change<T>,
  results: GameState[],
): unknown {
  let index = 0;
  for (const { before, action } of samples) results[index++] = change(before, action);
  return results;
}

function samplesOf<T extends ActionType>(
  steps: readonly Step[],
  type: T,
  fits: (step: Step) => boolean,
): readonly Sample<T>[] {
  const isSample = (step: Step): step is Sample<T> => step.action.type === type && fits(step);
  return steps.filter(isSample).slice(0, SAMPLES);
}

/** Cards of a role that leave something to decide. */
function played(steps: readonly Step[], role: RoleName): readonly Sample<'playCard'>[] {
  return samplesOf(steps, 'playCard', ({ action, after }) => {
    if (action.type !== 'playCard' || after.decision?.kind !== role) return false;
    return cards[action.card]?.roles.includes(role) ?? false;
  });
}

/** The same decision goes on. */
function staysWith({ before, after }: Step): boolean {
  return after.decision?.kind === before.decision?.kind && !endsGame({ before, after });
}

function endsTurn({ before, after }: Pick<Step, 'before' | 'after'>): boolean {
  return after.turn === before.turn + 1 && !endsGame({ before, after });
}

function endsGame({ before, after }: Pick<Step, 'before' | 'after'>): boolean {
  return before.phase !== after.phase;
}

/** Nobody's storehouse is full after a province has produced. */
function allFit({ before, after }: Step): boolean {
  const free = ({ goods, storehouse }: Step['after']['players'][number]) =>
    12 - storehouse.land - storehouse.sea - sum(Object.values(goods));
  return endsTurn({ before, after }) && after.players.every((player) => free(player) > 0);
}

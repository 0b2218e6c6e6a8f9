/** The players of docs/guides/training.md: what it shows is what runs. */
import { describe, expect, test } from 'vitest';
import { duel } from '../../docs/examples/training/duel';
import { chosen, encoded, placesOf } from '../../docs/examples/training/encode';
import { tuned } from '../../docs/examples/training/tune';
import { chanceFromSeed, planner, plannerWith, playOut, random, WEIGHTS } from '../../src/bots';
import * as concordia from '../../src/index';
import { concordia as command } from '../cli/console';
import { answerOfWorker } from '../support/bundled-example';
import { IS_NIGHT } from '../support/night';
import { expectParts } from './parts';

const OPTIONS = { map: 'italia', players: 2, seed: 'training' } as const;
const GAME = playOut(concordia, concordia.createGame(OPTIONS), planner, chanceFromSeed('game'));

describe('docs/examples/training', () => {
  test('weigher.mjs plays its games to the end, and beats those who play by chance', async () => {
    const outcome = await command([
      'simulate',
      '--strategy',
      'docs/examples/training/weigher.mjs',
      ...['--against', 'random', '--map', 'italia', '--players', '2', '--games', '6', '--json'],
    ]);
    expect(outcome.code).toBe(0);
    const report = JSON.parse(outcome.out);
    expect(report).toMatchObject({ games: 6, unfinished: 0 });
    expect(report.strategies[0]).toMatchObject({ name: 'weigher' });
    expect(report.strategies[0].wins).toBeGreaterThanOrEqual(5);
  });

  test('duel.ts: equal players come out even', () => {
    expect(duel(random, random, 3)).toMatchObject({ wins: 0.5, ahead: 0 });
  });

  test('duel.ts: who is better wins, on whichever side of the duel', () => {
    const [there, back] = [duel(planner, random, 3), duel(random, planner, 3)];
    expect(there.wins).toBe(1);
    expect(back.wins).toBe(0);
    expect(there.ahead).toBeGreaterThan(0);
  });

  test('duel.ts: the margin is that of a share', () => {
    // 1.96 * sqrt(0.5 * 0.5 / 6)
    expect(duel(random, random, 3).margin).toBeCloseTo(0.4, 2);
  });

  test('tune.ts changes each weight by a third at most in a round, the same for the same seed', () => {
    const better = tuned(WEIGHTS, 3, 1, 'tune');
    expect(Object.keys(better)).toEqual(Object.keys(WEIGHTS));
    for (const [name, weight] of Object.entries(WEIGHTS)) {
      const factor = (Object.entries(better).find(([other]) => other === name)?.[1] ?? 0) / weight;
      expect(Math.abs(Math.log(factor))).toBeLessThanOrEqual(3 * Math.log(1.3) + 1e-9);
    }
    expect(better).toEqual(tuned(WEIGHTS, 3, 1, 'tune'));
    expect(tuned(WEIGHTS, 0, 1, 'tune')).toBe(WEIGHTS);
  });

  test('encode.ts: the same number of finite numbers for every position and seat', () => {
    const lengths = GAME.states.map((state) => {
      const views = [0, 1].map((seat) => encoded(concordia.viewFor(state, seat)));
      expect(views.every((numbers) => numbers.every(Number.isFinite))).toBe(true);
      return views.map(({ length }) => length).join();
    });
    expect(new Set(lengths).size).toBe(1);
    const state = GAME.states[40] ?? concordia.createGame(OPTIONS);
    for (const [seat, { money }] of state.players.entries()) {
      // Behind the turn and whose it is: the own money first.
      expect(encoded(concordia.viewFor(state, seat))[2]).toBeCloseTo(money / 50);
    }
    const view = concordia.viewFor(state, 0);
    expect(encoded(concordia.parseView(JSON.parse(JSON.stringify(view))))).toEqual(encoded(view));
    expect(() => encoded({ ...view, viewer: 'spectator' })).toThrow('beside the table');
  });

  test('encode.ts: each action that came up has its place, and only legal ones are chosen', () => {
    const places = placesOf([GAME.actions]);
    expect(new Set(places.values()).size).toBe(places.size);
    expect(Math.max(...places.values())).toBe(places.size - 1);
    for (const [index, action] of GAME.actions.entries()) {
      const state = GAME.states[index];
      if (state === undefined) throw new Error('a state is missing');
      const { seat: _seat, ...said } = action;
      const answer = new Float32Array(places.size);
      answer[places.get(JSON.stringify(said)) ?? -1] = 1;
      const actions = concordia.legalActions(state);
      expect(chosen(answer, places, actions)).toEqual(action);
    }
    expect(chosen(new Float32Array(0), placesOf([]), GAME.actions.slice(0, 1))).toBe(
      GAME.actions[0],
    );
  });

  test('duel-worker.ts plays the same games as the main thread', async () => {
    const weights = { ...WEIGHTS, card: 1 };
    const pairs = IS_NIGHT ? 2 : 1;
    const task = { weights, against: WEIGHTS, pairs, name: 'share 1' };
    expect(await answerOfWorker('docs/examples/training/duel-worker.ts', task)).toEqual(
      duel(plannerWith(concordia, weights), planner, pairs, 'share 1'),
    );
  });
});

test('docs/guides/training.md shows parts of every file of the example, word for word', () => {
  expectParts('docs/guides/training.md', 'docs/examples/training');
});

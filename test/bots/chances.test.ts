import { describe, expect, test } from 'vitest';
import {
  type AnalysedMoment,
  analyse,
  chanceFromSeed,
  evaluate,
  planner,
  playOut,
  searcher,
  turningPoints,
} from '../../src/bots';
import { Mean } from '../../src/bots/search/mean';
import { likelyOutcome } from '../../src/bots/search/outcome';
import { phasesOf } from '../../src/bots/search/value';
import * as concordia from '../../src/index';

const start = concordia.createGame({ map: 'imperium', players: 2, seed: 'chances' });

describe('what the chances are made of', () => {
  test('equal points are equal chances, and e times the odds for each spread more', () => {
    const alone = [[0], [1], [2]];
    expect(likelyOutcome([90, 90, 90], 5, alone).chances).toEqual([1 / 3, 1 / 3, 1 / 3]);
    const { chances } = likelyOutcome([95, 90], 5, [[0], [1]]);
    expect((chances[0] ?? 0) / (chances[1] ?? 1)).toBeCloseTo(Math.E, 9);
  });

  test('R-9.12: partners add their points and have one chance', () => {
    const { chances } = likelyOutcome([100, 50, 20, 70], 10, [
      [0, 2],
      [1, 3],
    ]);
    expect(chances).toEqual([0.5, 0.5, 0.5, 0.5]);
  });

  test('a mean and its error, by hand', () => {
    const mean = new Mean();
    for (const value of [2, 4, 4, 6]) mean.add(value);
    // Squares around 4: 4 + 0 + 0 + 4; over 3, over 4, and the root.
    expect([mean.mean, mean.error]).toEqual([4, Math.sqrt(8 / 3 / 4)]);
  });

  test('phases of a game add up to one', () => {
    expect([0, 0.1, 0.2, 0.5, 1].map(phasesOf)).toEqual([
      [1, 0, 0, 0],
      [0.5, 0.5, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 1],
    ]);
  });
});

describe('evaluate', () => {
  test('R-6.2: who has a fortune wins, and by Vesta', async () => {
    const rich = concordia.parseState({
      ...start,
      players: start.players.map((player, seat) => ({
        ...player,
        money: seat === 1 ? 5000 : player.money,
      })),
    });
    const { seats } = await evaluate(rich, { sims: 3, seed: 'rich' });
    expect(seats[1]?.chance).toBeGreaterThan(0.99);
    // The starting hand has one card of Vesta, and 5000 sestertii are 500 points.
    expect(seats[1]?.gods.vesta).toBeGreaterThan(450);
    expect((seats[0]?.chance ?? 0) + (seats[1]?.chance ?? 0)).toBeCloseTo(1, 9);
  });

  test('the same seed says the same, of a state and of a view', async () => {
    const view = concordia.viewFor(start, 0);
    expect(await evaluate(view, { sims: 2, seed: 'a' })).toEqual(
      await evaluate(view, { sims: 2, seed: 'a' }),
    );
    const [one, other] = [await evaluate(start, { sims: 2 }), await evaluate(start, { sims: 2 })];
    expect(one).toEqual(other);
    expect(one.sims).toBe(2);
  });

  test('R-3.1: the order of the deck changes nothing', async () => {
    const other = concordia.redeal(start, chanceFromSeed('other'));
    expect(other.deck).not.toEqual(start.deck);
    expect(await evaluate(other, { sims: 2 })).toEqual(await evaluate(start, { sims: 2 }));
  });
});

describe('analyse', () => {
  const { actions } = playOut(concordia, start, planner, chanceFromSeed('chances'), 9);
  const log = concordia.recordFrom(start, actions);

  test('a moment before every turn, and one at the end of the log', async () => {
    const moments: AnalysedMoment[] = [];
    const progress: string[] = [];
    const onProgress = (done: number, total: number) => progress.push(`${done}/${total}`);
    for await (const moment of analyse(log, { sims: 1, onProgress })) moments.push(moment);
    const turns = actions.flatMap(({ type }, index) => (type === 'playCard' ? [index] : []));
    const begun = moments.map(({ after }) => after);
    expect(begun.slice(0, turns.length)).toEqual(turns);
    expect(begun.at(-1)).toBe(actions.length);
    expect(progress).toEqual(moments.map((_, index) => `${index + 1}/${moments.length}`));
  });

  test('whoever leaves the loop ends it', async () => {
    let count = 0;
    for await (const _moment of analyse(log, { sims: 1 })) {
      count += 1;
      break;
    }
    expect(count).toBe(1);
  });
});

describe('turningPoints', () => {
  const moment = (turn: number, chance: number, chanceError: number): AnalysedMoment => ({
    sims: 10,
    after: turn,
    turn,
    seat: turn % 2,
    seats: [chance, 1 - chance].map((each, seat) => ({
      name: `${seat}`,
      chance: each,
      chanceError,
      points: 0,
      pointsError: 0,
      gods: {},
    })),
  });

  test('changes beyond two standard errors and a tenth', () => {
    const moments = [moment(1, 0.5, 0.03), moment(2, 0.8, 0.03), moment(3, 0.72, 0.01)];
    expect(turningPoints(moments)).toEqual([
      { moment: 0, by: 1, seat: 0, change: expect.closeTo(0.3, 9) },
    ]);
    expect(turningPoints([moment(1, 0.5, 0.15), moment(2, 0.8, 0.15)])).toEqual([]);
  });
});

describe('searcher', () => {
  test('the same seed plays the same game', () => {
    const play = () =>
      playOut(concordia, start, searcher({ sims: 2 }), chanceFromSeed('luck'), 12).actions;
    expect(play()).toEqual(play());
  });
});

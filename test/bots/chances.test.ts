import { readFileSync } from 'node:fs';
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
import { chancesBy, type GameEnding, likelyOutcome, luckOf } from '../../src/bots/search/outcome';
import { phasesOf } from '../../src/bots/search/value';
import * as concordia from '../../src/index';
import { ROOT } from '../readme/markdown';

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

  const { players } = concordia.finalScores(
    concordia.createGame({ map: 'italia', players: 3, seed: 'ending' }),
  );
  /** Livia and Gaius with 95 points, Flavia with 91; Gaius wins the tie. */
  const end: GameEnding = {
    turn: 77,
    players: players.map((score, seat) => ({ ...score, rank: seat === 1 ? 1 : 2 })),
    behind: [1, 0, 4],
  };

  test('two points for each round still to be played may be luck, and no more than four', () => {
    // Three players: in turn 76 a third of a round is left, in 71 two rounds.
    expect(luckOf({ turn: 77 }, end)).toBe(0);
    expect(luckOf({ turn: 76 }, end)).toBeCloseTo(2 / 3, 12);
    expect([71, 70, 1].map((turn) => luckOf({ turn }, end))).toEqual([4, 4, 4]);
  });

  test('R-6.3: who wins a tie is a point ahead, and all that counts once nothing is left to play', () => {
    const sides = [[0], [1], [2]];
    expect(chancesBy(end, 0, sides)).toEqual([0, 1, 0]);
    const [livia = 0, gaius = 0, flavia = 0] = chancesBy(end, 2, sides);
    expect(gaius / livia).toBeCloseTo(Math.exp(1 / 2), 9);
    expect(gaius / flavia).toBeCloseTo(Math.exp(4 / 2), 9);
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
    // Three sims won, and one more in which both are equal; nothing is certain while the game is open.
    expect(seats[1]?.chance).toBeCloseTo(3.5 / 4, 9);
    expect(seats[1]?.chanceError).toBeCloseTo(Math.sqrt((0.875 * 0.125) / 5), 9);
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

describe('the end of italia-3, which Gaius wins by R-6.3 with 95, 95 and 91 points', () => {
  const log = concordia.parseLog(readFileSync(`${ROOT}docs/examples/italia-3.concordia`, 'utf8'));
  /** The states before turns 72 to 77, and the end. */
  const states = new Map<number, concordia.GameState>();
  let end = concordia.startOf(log);
  for (const action of log.actions) {
    end = concordia.applyAction(end, action);
    if (end.decision?.kind === 'playCard' && !states.has(end.turn)) states.set(end.turn, end);
  }
  const saidBefore = async (turn: number) =>
    (await evaluate(states.get(turn) ?? end, { sims: 32, seed: 'x' })).seats;

  test('in the last turn it is all but certain, and has an error', async () => {
    const [livia, gaius] = await saidBefore(77);
    // All 32 sims end alike; one more counts a third for each.
    expect(gaius?.chance).toBeCloseTo((32 + 1 / 3) / 33, 9);
    expect(livia?.chance).toBeCloseTo(1 / 3 / 33, 9);
    expect(gaius?.chanceError).toBeGreaterThan(0.02);
  });

  test('the nearer the end, the surer, and never without an error', async () => {
    const gaius: number[] = [];
    for (const turn of [75, 76, 77]) {
      const seats = await saidBefore(turn);
      gaius.push(seats[1]?.chance ?? 0);
      expect(seats.every(({ chanceError }) => chanceError > 0)).toBe(true);
    }
    expect(gaius).toEqual(gaius.toSorted((a, b) => a - b));
    // By a point, with two thirds of a point of luck: e to 1.5 to one, and hardly anything for Flavia.
    expect(gaius[1]).toBeCloseTo((32 * 0.817 + 1 / 3) / 33, 2);
  });

  test('what is over is certain', async () => {
    const { sims, seats } = await evaluate(end);
    expect(sims).toBe(0);
    expect(seats.map(({ chance, chanceError }) => [chance, chanceError])).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
    ]);
  });
});

describe('turningPoints', () => {
  const moment = (turn: number, seat: number, change?: number): AnalysedMoment => ({
    sims: 10,
    after: turn,
    turn,
    seat,
    seats: [],
    turned: change === undefined ? null : { seat: 1, change },
    lastTurn: null,
  });

  test('are the changes that the moments know, by whose turn it was', () => {
    const moments = [moment(1, 0), moment(2, 1, 0.3), moment(3, 0), moment(4, 1, -0.2)];
    expect(turningPoints(moments)).toEqual([
      { moment: 0, by: 0, seat: 1, change: 0.3 },
      { moment: 2, by: 0, seat: 1, change: -0.2 },
    ]);
  });
});

describe('what a turn has changed', () => {
  const { actions } = playOut(concordia, start, planner, chanceFromSeed('rich'), 20);
  const cards = actions.flatMap(({ type }, index) => (type === 'playCard' ? [index] : []));
  /** Two turns; after the first, seat 1 gets money for 500 points. */
  const rich = {
    ...concordia.recordFrom(start, actions.slice(0, cards[2])),
    corrections: [
      { after: cards[1] ?? 0, changes: [{ type: 'money', seat: 1, money: 5000 } as const] },
    ],
  };
  const analysedWith = async (sims: number) => {
    const moments: AnalysedMoment[] = [];
    for await (const moment of analyse(rich, { sims })) moments.push(moment);
    return moments;
  };

  test('R-6.2: a fortune is a turning point, and the turn after it is none', async () => {
    const moments = await analysedWith(24);
    expect(moments.map(({ turned }) => turned !== null)).toEqual([false, true, false]);
    const [point] = turningPoints(moments);
    expect(point).toMatchObject({ moment: 0, by: 0 });
    const [before, after] = moments.map(({ seats }) => seats[point?.seat ?? 0]?.chance ?? 0);
    expect(point?.change).toBeCloseTo((after ?? 0) - (before ?? 0), 12);
  });

  test('three sims are too few: with the one in which nothing changes, they are three errors at most', async () => {
    expect(turningPoints(await analysedWith(3))).toEqual([]);
  });
});

describe('searcher', () => {
  test('the same seed plays the same game', () => {
    const play = () =>
      playOut(concordia, start, searcher({ sims: 2 }), chanceFromSeed('luck'), 12).actions;
    expect(play()).toEqual(play());
  });
});

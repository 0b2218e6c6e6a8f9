import { describe, expect, test } from 'vitest';
import { chanceFromSeed, planner, playOut } from '../../src/bots';
import { placesFor } from '../../src/bots/planner';
import { FEATURES, featuresOf, HUNDRED } from '../../src/bots/search/features';
import type { Phases } from '../../src/bots/search/learnt';
import { mindOf } from '../../src/bots/search/mind';
import { type ValueSources, valueWith } from '../../src/bots/search/value';
import type { GameState, NewGame, Seat } from '../../src/index';
import * as concordia from '../../src/index';
import { build, give, listed, play, scenario } from '../support/scenario';

const { bonusOf, worthOf, sidesOf } = mindOf(concordia);
const placesOf = placesFor(concordia);

function featuresBy(state: GameState, seat: Seat): Readonly<Record<string, number>> {
  const bonus = concordia.pointsOf(state, seat).bonus;
  const features = featuresOf(state, placesOf(state), seat, bonus, 0);
  expect(features).toHaveLength(FEATURES.length);
  return Object.fromEntries(FEATURES.map((name, at) => [name, features[at] ?? Number.NaN]));
}

describe('what is seen of a position', () => {
  const ways: readonly NewGame[] = [
    { map: 'imperium', players: 3 },
    { map: 'hellas', players: 2, cards: 'venus' },
    { map: 'byzantium', players: 4 },
  ];
  test.each(ways)('R-6.2: the points that each player would have now: $map', (options) => {
    const start = concordia.createGame({ ...options, seed: 'now' });
    const { states } = playOut(concordia, start, planner, chanceFromSeed('now'), 1000);
    expect(states.length).toBeGreaterThan(100);
    for (const state of [...states.filter((_, at) => at % 25 === 0), ...states.slice(-1)]) {
      for (const [seat, { total }] of concordia.finalScores(state).players.entries()) {
        const { now = 0, godVesta = 0 } = featuresBy(state, seat);
        // Vesta counts every full ten sestertii; a bot knows what the others are worth, too.
        const rest = now * HUNDRED - total;
        expect(rest).toBeGreaterThan(-1e-9);
        expect(rest).toBeLessThan(Math.max(1e-9, 5 * godVesta));
      }
    }
  });

  test('R-2.4, R-2.5: of the start, by hand', () => {
    const start = scenario();
    expect(featuresBy(start, 0)).toMatchObject({
      money: 0.5,
      // A brick, two food, a tool, wine and cloth: 3 + 8 + 5 + 6 + 7, and each kind once.
      stock: 2.9,
      firstGoods: 2.5,
      colonists: 2 / 6,
      landColonists: 1 / 6,
      cards: 0.7,
      hand: 0.7,
      fewCards: 1 / 7,
      'owns prefect': 1,
      'holds consul': 0,
      'has food': 2 / 4,
      'has salt': 0,
      // Twelve spaces, four colonists, six goods.
      room: 2 / 12,
      houses: 0,
      beside: 0,
      ready: 0,
      coins: 0,
      waits: 0,
      praefectusMagnus: 0,
    });
    expect(featuresBy(start, 2)).toMatchObject({ money: 0.7, waits: 2 / 3, praefectusMagnus: 1 });
  });

  test('R-4.2: cities within reach are those beside which an Architect can move a colonist', () => {
    const moving = play(scenario(), { type: 'playCard', seat: 0, card: 'architect' });
    const to = listed(moving, 'moveColonist').map((move) => move.to);
    const { routes } = concordia.getMap('imperium');
    const near = new Set(routes.flatMap(({ id, ends }) => (to.includes(id) ? ends : [])));
    near.delete('roma');
    expect(near.size).toBeGreaterThan(5);
    // Two colonists are two steps.
    const cities = { beside: 0, nearBy: near.size / 10, reachable: near.size / 10 };
    expect(featuresBy(moving, 0)).toMatchObject(cities);
    const [move] = listed(moving, 'moveColonist').filter(({ kind }) => kind === 'land');
    if (move === undefined) throw new Error('no colonist moves');
    const moved = play(moving, move);
    const there = routes.find(({ id }) => id === move.to)?.ends.filter((city) => city !== 'roma');
    expect(featuresBy(moved, 0).beside).toBe((there?.length ?? 0) / 5);
  });

  test('R-4.4: what provinces with own houses produce, and the coins of the others', () => {
    const state = scenario((draft) => {
      build(draft, 0, 'aquileia', 'novaria');
      build(draft, 1, 'byzantium');
      draft.board.markers.syria = { good: 'cloth', coins: 1, side: 'coins' };
      draft.board.markers.libya = { good: 'wine', coins: 2, side: 'coins' };
    });
    // Italia has cloth on its marker; Aquileia has food, and Novaria wine.
    expect(featuresBy(state, 0)).toMatchObject({ ready: (7 + 4 + 6) / 50, coins: 3 / 10 });
    // The houses of one player are no goods of another.
    expect(featuresBy(state, 1)).toMatchObject({ ready: (5 + 3) / 50, coins: 3 / 10 });
    expect(featuresBy(state, 2)).toMatchObject({ ready: 0 });
  });

  test('R-6.2: a specialist scores for each house in a city of its good', () => {
    const state = scenario((draft) => {
      build(draft, 0, 'aquileia', 'londinium', 'novaria');
      give(draft, 0, 'farmer-i');
    });
    // Two houses in cities of food, three points each.
    expect(featuresBy(state, 0).specialists).toBe(0.6);
    expect(featuresBy(state, 1).specialists).toBe(0);
  });
});

describe('what a learnt value says', () => {
  const sources: ValueSources = { placesOf, bonusOf, worthOf };
  const always = (points: number): Phases => [points, points, points, points];
  const learntOn = (maps: readonly string[]) =>
    valueWith(sources, { 3: { maps, points: { houses: always(30) }, spread: always(10) } });

  test('points of now and those of its features; others on the maps that it was learnt on alone', () => {
    const state = scenario((draft) => build(draft, 1, 'aquileia', 'londinium'));
    const now = (seat: Seat) => (featuresBy(state, seat).now ?? 0) * HUNDRED;
    const { points, chances } = learntOn(['imperium'])(state, sidesOf(state));
    // Ten houses are 30 points.
    expect(points.map((each, seat) => each - now(seat))).toEqual([
      expect.closeTo(0, 9),
      expect.closeTo(6, 9),
      expect.closeTo(0, 9),
    ]);
    // The odds are e for each ten points.
    const [one = 0, other = 0] = points;
    expect((chances[1] ?? 0) / (chances[0] ?? 1)).toBeCloseTo(Math.exp((other - one) / 10), 9);

    const planned = valueWith(sources, {})(state, sidesOf(state));
    expect(planned.points).toEqual([0, 1, 2].map((seat) => worthOf(state, seat)));
    expect(learntOn(['italia'])(state, sidesOf(state))).toEqual(planned);
  });
});

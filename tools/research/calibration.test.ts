/** What `npm run calibrate` counts, by hand. */
import { expect, test } from 'vitest';
import { brierOf, type Foretold, figureOf, lossOf, tenthsOf } from './calibration';

const POSITIONS: readonly Foretold[] = [
  { game: 0, played: 0, said: [0.5, 0.5], came: [1, 0] },
  { game: 0, played: 0.5, said: [0.75, 0.25], came: [1, 0] },
  { game: 1, played: 0, said: [0.55, 0.45], came: [0, 1] },
];

test('the score of Brier adds the squares of all seats', () => {
  // 0.25 + 0.25, 0.0625 + 0.0625, 0.3025 + 0.3025: the mean of 0.5, 0.125 and 0.605.
  expect(brierOf(POSITIONS).mean).toBeCloseTo(0.41, 12);
});

test('equal chances of four score three quarters', () => {
  const equal = { game: 0, played: 0, said: [0.25, 0.25, 0.25, 0.25], came: [0, 0, 1, 0] };
  expect(brierOf([equal]).mean).toBeCloseTo(0.75, 12);
});

test('the logarithmic loss is that of what came', () => {
  // A half, three quarters and 0.45 were said of those who won.
  const sum = Math.log(0.5) + Math.log(0.75) + Math.log(0.45);
  expect(lossOf(POSITIONS).mean).toBeCloseTo(-sum / 3, 12);
  const shared = { game: 0, played: 1, said: [0.25, 0.75], came: [0.5, 0.5] };
  expect(lossOf([shared]).mean).toBeCloseTo(-(Math.log(0.25) + Math.log(0.75)) / 2, 12);
});

test('predictions are counted in the tenth that they are in, a certain one in the last', () => {
  const tenths = tenthsOf([...POSITIONS, { game: 2, played: 1, said: [1, 0], came: [1, 0] }]);
  expect(tenths.map((tenth) => tenth?.count)).toEqual([
    1,
    undefined,
    1,
    undefined,
    1,
    3,
    undefined,
    1,
    undefined,
    1,
  ]);
  // 0.5, 0.5 and 0.55 were said, and one of the three came.
  expect(tenths[5]?.said).toBeCloseTo(1.55 / 3, 12);
  expect(tenths[5]?.came.mean).toBeCloseTo(1 / 3, 12);
});

test('values of one game count as one for the error', () => {
  // Two games, off by 2 and by -2: the squares 4 + 4, twice for two games, the root of 16, over four values.
  const values = [3, 3, 1, 1].map((value, index) => ({ game: index < 2 ? 0 : 1, value }));
  expect(figureOf(values)).toEqual({ mean: 2, error: 1 });
});

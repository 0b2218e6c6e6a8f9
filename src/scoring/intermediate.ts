/** Sestertii for the highest and the second highest points in intermediate scoring. */
const FIRST = 2;
const SECOND = 1;

/**
 * Sestertii for each player by their points: 2 for the highest, 1 for the second highest number of points, however
 * many players share it.
 */
export function intermediateRewards(points: readonly number[]): readonly number[] {
  const highest = Math.max(...points);
  const second = Math.max(...points.filter((own) => own < highest));
  return points.map((own) => (own === highest ? FIRST : own === second ? SECOND : 0));
}

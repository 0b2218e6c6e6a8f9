/** Moves points of a board apart until each can be tapped on a phone. Only sums, products and roots: the same everywhere. */
import { distance, type PicturePoint } from './plane';

/** A point that may be moved. */
export interface Site {
  point: PicturePoint;
  /** How much of a push it takes; one that takes none stays where it is. */
  readonly weight: number;
}

/** The least distance of two sites; 0 if they may be anywhere. */
type Gap = (a: number, b: number) => number;

const ROUNDS = 400;
/** Less than this is no push. */
const ENOUGH = 0.05;
/** How far a push is turned from the line between its two sites. */
const BEND = 0.02;

/** Pushes sites apart, each round all pairs in their order. What lies far from all others stays. */
export function spread(
  sites: readonly Site[],
  gap: Gap,
  within: (point: PicturePoint) => PicturePoint,
): void {
  for (let round = 0, moves = true; moves && round < ROUNDS; round++) {
    moves = false;
    for (const [index, site] of sites.entries()) {
      for (let other = 0; other < index; other++) {
        const second = sites[other];
        const wanted = gap(index, other);
        if (second === undefined || wanted === 0) continue;
        const weights = site.weight + second.weight;
        const away = distance(site.point, second.point);
        if (away + ENOUGH >= wanted || weights === 0) continue;
        moves = true;
        // Two at one point part sideways, and a row too long for its room becomes a zigzag.
        const bend = index % 2 === 0 ? BEND : -BEND;
        const [x, y] =
          away < ENOUGH
            ? [1, bend]
            : [
                (site.point[0] - second.point[0]) / away,
                (site.point[1] - second.point[1]) / away + bend,
              ];
        const push = (wanted - away) / weights;
        site.point = within([
          site.point[0] + x * push * site.weight,
          site.point[1] + y * push * site.weight,
        ]);
        second.point = within([
          second.point[0] - x * push * second.weight,
          second.point[1] - y * push * second.weight,
        ]);
      }
    }
  }
}

/** Routes give way to names: one that runs below a name takes another way between its two places. */
import { type Box, boxAround, distance, isInside, meet, overlap, type PicturePoint } from './plane';
import { lineOf, type RouteCurve, samplesOf } from './routes';

/** What a route should not run below, or come near. */
export interface InTheWay {
  readonly names: readonly Box[];
  /** Places, with the room for their pieces. */
  readonly glyphs: readonly Box[];
  /** Where the other colonists stand. */
  readonly stands: readonly PicturePoint[];
  readonly picture: Box;
}

/** Steps aside, and along, in units of the picture. */
const ASIDE = [0, 8, -8, 16, -16, 26, -26, 38, -38, 52, -52];
const ALONG = [0, 14, -14, 30, -30];
/** The room of a colonist, and how far apart two of them are. */
const STAND = 30;
/** The costs of a point below a name, of one below a place, and of a colonist in the way. */
const BELOW_A_NAME = 100;
const BELOW_A_PLACE = 40;
const IN_THE_WAY = 400;
/** Two colonists at one point cannot be told apart, by eye or finger. */
const NEVER = 100;

/** The way of a route that hides as little as possible, near the one it has. */
export function bent(line: RouteCurve, { names, glyphs, stands, picture }: InTheWay): RouteCurve {
  const { from, to, stand, route } = line;
  const reach = distance(from, to) + STAND;
  const field = boxAround(stand, 2 * reach, 2 * reach);
  const isNear = (box: Box): boolean => meet(box, field);
  const around: InTheWay = {
    names: names.filter(isNear),
    glyphs: glyphs.filter(isNear),
    stands: stands.filter((other) => isInside(field, other)),
    picture,
  };
  const length = Math.max(1, distance(from, to));
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  let best = line;
  let least = costOf(line, around);
  for (const aside of ASIDE) {
    for (const along of ALONG) {
      const away = Math.abs(aside) + Math.abs(along) / 2;
      if (away >= least) continue;
      const other = lineOf(
        route,
        [from, to],
        [stand[0] + ux * along - uy * aside, stand[1] + uy * along + ux * aside],
      );
      const cost = away + costOf(other, around, least - away);
      if (cost < least) [best, least] = [other, cost];
    }
  }
  return best;
}

/** The cost of a way; of one that reaches the limit, a part of it. */
function costOf(
  line: RouteCurve,
  { names, glyphs, stands, picture }: InTheWay,
  limit = Number.POSITIVE_INFINITY,
): number {
  const { from, to, stand } = line;
  const room = boxAround(stand, STAND, STAND);
  const blocked = [...names, ...glyphs].filter((box) => meet(box, room)).length;
  const near = stands.filter((other) => distance(other, stand) < STAND).length * NEVER;
  const isCut = overlap(room, picture) < STAND * STAND - 0.01;
  let cost = IN_THE_WAY * (blocked + near + (isCut ? 1 : 0));
  if (cost >= limit) return cost;
  const between = glyphs.filter((box) => !isInside(box, from) && !isInside(box, to));
  for (const point of samplesOf(line)) {
    if (names.some((box) => isInside(box, point))) cost += BELOW_A_NAME;
    if (between.some((box) => isInside(box, point))) cost += BELOW_A_PLACE;
    if (!isInside(picture, point)) cost += IN_THE_WAY;
  }
  return cost;
}

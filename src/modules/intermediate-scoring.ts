/** Intermediate scoring: everybody's first Tribune counts their cards; the best are paid. */
import * as z from 'zod/mini';
import { contenderOf } from '../engine/final';
import { receiveMoney } from '../rules/change';
import type { RuleModule } from '../rules/game';
import { statePart } from '../rules/part';
import { intermediateRewards } from '../scoring/intermediate';
import { scoreContenders } from '../scoring/score';

const pointsPart = /* @__PURE__ */ statePart({
  id: 'intermediate-scoring',
  /** Everybody's points in seat order; null until they have played a Tribune. */
  schema: z.readonly(z.array(z.nullable(z.int().check(z.minimum(0))))),

  check: (points, { players }) =>
    points.length === players ? undefined : 'points, or null, for every seat are wanted',
});

export const intermediateScoring: RuleModule = {
  id: pointsPart.id,
  usedBy: (rules) => rules.intermediateScoring,
  part: pointsPart,

  setUp(play) {
    pointsPart.write(play, Array<null>(play.game.players).fill(null));
  },

  cardPlayed(play, seat, role) {
    const points = pointsPart.read(play.state);
    if (role !== 'tribune' || points[seat] !== null) return;
    // Alone, so nobody else's cards matter. Only cards count: not Concordia, not what maps give besides.
    const own = { ...contenderOf(play.game, play.state, seat), concordia: false, bonus: 0 };
    const total = scoreContenders([own]).players[0]?.total ?? 0;
    const counted = points.with(seat, total);
    pointsPart.write(play, counted);
    play.events?.push({ type: 'intermediateScored', seat, points: total });
    const all = counted.filter((count) => count !== null);
    if (all.length < counted.length) return;
    for (const [winner, reward] of intermediateRewards(all).entries())
      receiveMoney(play, winner, reward);
  },
};

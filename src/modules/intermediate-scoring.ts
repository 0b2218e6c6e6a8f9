/** Intermediate scoring: everybody's first Tribune counts their cards; the best are paid. */
import { z } from 'zod';
import { contenderOf } from '../engine/final';
import type { GameState } from '../model/state';
import { receiveMoney } from '../rules/change';
import type { Play, RuleModule } from '../rules/game';
import { intermediateRewards } from '../scoring/intermediate';
import { scoreContenders } from '../scoring/score';

const ID = 'intermediate-scoring';

/** Everybody's points in seat order; null until they have played a Tribune. */
const PointsSchema = z.array(z.int().min(0).nullable());

export const intermediateScoring: RuleModule = {
  id: ID,
  usedBy: (rules) => rules.intermediateScoring,

  part: {
    id: ID,
    check(part, game) {
      const points = PointsSchema.length(game.players).safeParse(part);
      return points.success ? undefined : 'points, or null, for every seat are wanted';
    },
  },

  setUp(play) {
    setPoints(play, Array<null>(play.game.players).fill(null));
  },

  cardPlayed(play, seat, role) {
    const points = pointsOf(play.state);
    if (role !== 'tribune' || points[seat] !== null) return;
    // Alone, so nobody else's cards matter; the Concordia card does not count yet.
    const own = { ...contenderOf(play.game, play.state, seat), concordia: false };
    const total = scoreContenders([own], undefined).players[0]?.total ?? 0;
    const counted = points.with(seat, total);
    setPoints(play, counted);
    play.events.push({ type: 'intermediateScored', seat, points: total });
    const all = counted.filter((count) => count !== null);
    if (all.length < counted.length) return;
    for (const [winner, reward] of intermediateRewards(all).entries())
      receiveMoney(play, winner, reward);
  },
};

function pointsOf(state: GameState): readonly (number | null)[] {
  return PointsSchema.parse(state.parts[ID]);
}

function setPoints(play: Play, points: readonly (number | null)[]): void {
  play.state.parts = { ...play.state.parts, [ID]: points };
}

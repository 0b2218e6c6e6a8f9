/** Intermediate scoring: everyone's first Tribune scores their cards, and the best are paid. */

import * as z from 'zod/mini';
import {
  count,
  defineModule,
  defineRules,
  type EventOfType,
  event,
  option,
  part,
  receiveMoney,
  seat,
  withCause,
} from '../../kit';
import { faultOf, intermediateRewards, scorePlayers, scoringInputOf } from '../../kit-rules';
import { descriptions } from './descriptions';
import { intermediateScoringOption } from './option';

const pointsPart = part({
  id: 'intermediate-scoring',
  /** Everyone's points in seat order; null until they have played a Tribune. */
  schema: z.readonly(z.array(z.nullable(z.int().check(z.minimum(0))))),
  audit: (points, { game }) =>
    points.length === game.players ? undefined : faultOf('notForEverySeat'),
  follow: {
    intermediateScored: (points, event: EventOfType<typeof intermediateScored>) =>
      points.with(event.seat, event.points),
  },
  label: 'Intermediate scoring',
  picture: (points, names) =>
    points.flatMap((scored, seat) => {
      if (scored === null) return [];
      const text = names.points(scored);
      const label = `${names.player(seat)} – ${text}`;
      return [{ key: `${seat}`, kind: 'points', seat, text, label }];
    }),
});

/** A player's first Tribune scores their cards; when all have scored, the best are paid. */
const intermediateScored = event({
  type: 'intermediateScored',
  shape: {
    seat,
    points: count(0, 10_000_000, 'Victory points; they do not count at the end (R-7.1).'),
  },
  words: (names, { seat, points }) => `${names.player(seat)} has ${names.points(points)} so far`,
});

/** Everyone's first Tribune scores their cards; switched on by the option `intermediateScoring`. */
export const intermediateScoring = defineModule({
  id: pointsPart.id,
  name: 'Intermediate scoring',
  options: {
    /** Whether everyone's first Tribune scores their cards. */
    intermediateScoring: option({
      ...intermediateScoringOption,
      description: "Whether everyone's first Tribune scores their cards (R-7.1).",
    }),
  },
  descriptions,
  rules: defineRules({
    id: pointsPart.id,
    parts: [pointsPart],
    events: [intermediateScored],

    setUp(transition) {
      pointsPart.write(transition, Array<null>(transition.game.players).fill(null));
    },

    on: {
      cardPlayed(transition, { seat, card, as }) {
        const points = pointsPart.read(transition.state);
        if (as !== 'tribune' || points[seat] !== null) return;
        // Scored alone, so that other players' cards do not matter. Only cards count, not Concordia or bonuses of maps.
        const own = { ...scoringInputOf(transition, seat), concordia: false, scores: {} };
        const total = scorePlayers([own]).players[0]?.total ?? 0;
        const counted = points.with(seat, total);
        pointsPart.write(transition, counted);
        const because = { rule: 'R-7.1', card };
        transition.emit({ type: 'intermediateScored', seat, points: total, because });
        const all = counted.filter((count) => count !== null);
        if (all.length < counted.length) return;
        withCause(transition, because, () => {
          for (const [winner, reward] of intermediateRewards(all).entries()) {
            receiveMoney(transition, winner, reward);
          }
        });
      },
    },
  }),
});

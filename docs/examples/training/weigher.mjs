/** A player who tries how its turn could go on, and weighs a few features of where it ends. */
import { applyTrusted, imagine, legalActions, pointsOf } from 'concordia-rules';

/** How often each action is tried; and how many steps at most. */
const TRIES = 6;
const HORIZON = 12;

/** What is counted of a seat's position. */
export function featuresOf(state, seat) {
  const { hand, discard, money, goods, houses, storehouse } = state.players[seat];
  return {
    points: pointsOf(state, seat).total,
    cards: hand.length + discard.length,
    inHand: hand.length,
    built: 15 - houses,
    colonists: 6 - storehouse.land - storehouse.sea,
    money,
    goods: Object.values(goods).reduce((sum, count) => sum + count, 0),
  };
}

/** The player with these weights, one for each feature. */
export function weigherWith(weights) {
  function worth(state, seat) {
    const features = Object.entries(featuresOf(state, seat));
    return features.reduce((sum, [name, value]) => sum + weights[name] * value, 0);
  }

  /** Goes on by chance as long as it is the seat's turn. */
  function tried(from, seat, chance) {
    let state = from;
    for (let step = 0; step < HORIZON; step++) {
      if (state.decision?.seat !== seat || state.decision.kind === 'playCard') break;
      const actions = legalActions(state);
      state = applyTrusted(state, actions[chance(actions.length)]);
    }
    return worth(state, seat);
  }

  return {
    name: 'weigher',
    choose(view, actions, chance) {
      // Always playing the best move may go in circles; a game has to end.
      if (chance(20) === 0) return actions[chance(actions.length)];
      const state = imagine(view);
      const best = actions.map((action) => {
        const next = applyTrusted(state, action);
        const tries = Array.from({ length: TRIES }, () => tried(next, action.seat, chance));
        return Math.max(...tries);
      });
      return actions[best.indexOf(Math.max(...best))];
    },
  };
}

export const strategy = weigherWith({
  points: 1,
  cards: 3,
  inHand: 0.3,
  built: 3,
  colonists: 2,
  money: 0.15,
  goods: 0.4,
});

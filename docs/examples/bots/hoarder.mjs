/** A player that takes the action that leaves it with the most money. */
import { applyTrusted, imagine } from 'concordia-rules';

export const strategy = {
  name: 'hoarder',
  choose(view, actions) {
    const state = imagine(view);
    const money = (action) => applyTrusted(state, action).players[action.seat].money;
    return actions.toSorted((a, b) => money(b) - money(a))[0];
  },
};

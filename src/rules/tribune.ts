/** Tribune: take all cards back, then perhaps a new colonist in the capital. */
import type { Action } from '../model/action';
import type { DecisionOf } from '../model/decision';
import { ask, changePlayer, finish, playerAt, proceed, receiveMoney } from './change';
import type { DecidingRole } from './game';
import { inCapital, placeColonist, placements } from './new-colonist';
import { wrongDecision } from './refusals';

/** Cards taken back without pay. */
const UNPAID_CARDS = 3;

export const tribune: DecidingRole<DecisionOf<'tribune'>> = {
  name: 'tribune',
  kind: 'tribune',

  begin(play, seat) {
    const { hand, discard } = playerAt(play.state, seat);
    changePlayer(play, seat, { hand: [...hand, ...discard], discard: [] });
    play.events?.push({ type: 'cardsTakenBack', seat, count: discard.length });
    receiveMoney(play, seat, Math.max(0, discard.length - UNPAID_CARDS));
    for (const hook of play.game.hooks) hook.cardsTakenBack?.(play, seat, discard.length);
    ask(play, { kind: 'tribune', seat, placed: false });
  },

  legal(game, state, { seat, placed }) {
    const found: Action[] = placed ? [] : placements(game, state, seat, inCapital);
    found.push({ type: 'pass', seat });
    return found;
  },

  apply(play, decision, action) {
    const { seat, placed } = decision;
    if (action.type === 'placeColonist' && !placed) {
      placeColonist(play, seat, action, inCapital, 'R-4.1');
      proceed(play, { kind: 'tribune', seat, placed: true });
    } else if (action.type === 'pass') {
      finish(play);
    } else {
      wrongDecision(decision, action);
    }
  },
};

/** Colonist: new colonists for food and tools, or money for those on the board. */
import type { Action } from '../model/action';
import type { DecisionOf } from '../model/decision';
import { refuse } from '../model/errors';
import { ask, finish, proceed, receiveMoney } from './change';
import type { DecidingRole } from './game';
import { countColonists } from './moving';
import { inCapitalOrOwnCity, placeColonist, placements } from './new-colonist';
import { wrongDecision } from './refusals';

/** Sestertii of the second choice, besides one for each colonist on the board. */
const BASE_INCOME = 5;

export const colonist: DecidingRole<DecisionOf<'colonist'>> = {
  name: 'colonist',
  kind: 'colonist',

  begin(play, seat) {
    ask(play, { kind: 'colonist', seat, placed: 0 });
  },

  legal(game, state, { seat, placed }) {
    const found: Action[] = placements(game, state, seat, inCapitalOrOwnCity);
    if (placed === 0) found.push({ type: 'takeIncome', seat });
    found.push({ type: 'pass', seat });
    return found;
  },

  apply(play, decision, action) {
    const { seat, placed } = decision;
    switch (action.type) {
      case 'placeColonist':
        placeColonist(play, seat, action, inCapitalOrOwnCity, 'R-4.5');
        proceed(play, { kind: 'colonist', seat, placed: placed + 1 });
        break;
      case 'takeIncome': {
        if (placed > 0) {
          refuse({
            code: 'WRONG_DECISION',
            message: 'The Colonist either places colonists or takes money.',
            rule: 'R-4.5',
          });
        }
        receiveMoney(play, seat, BASE_INCOME + countColonists(play.state, seat));
        finish(play);
        break;
      }
      case 'pass':
        finish(play);
        break;
      default:
        wrongDecision(decision, action);
    }
  },
};

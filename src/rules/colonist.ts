/** Colonist: new colonists for food and tools, or money for those on the board. */
import type { DecisionOf } from '../model/decision';
import { refuse } from '../model/errors';
import { ask, finish, proceed, receiveMoney } from './change';
import type { DecidingRole } from './game';
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

  *legal(game, state, { seat, placed }) {
    yield* placements(game, state, seat, inCapitalOrOwnCity);
    if (placed === 0) yield { type: 'takeIncome', seat };
    yield { type: 'pass', seat };
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
        const own = play.state.board.colonists.filter((piece) => piece.seat === seat);
        receiveMoney(play, seat, BASE_INCOME + own.length);
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

/** Tiles for copying cards. */
import { type AnyDecision, proceed, type Table } from '../../../kit';
import {
  canCopy,
  carryOutCopy,
  chosenRole,
  type DiplomatDecision,
  deeper,
  diplomatDecision,
  hasRole,
  incomeOfCopy,
  objectionTo,
  rolesToChoose,
} from '../../../kit-rules';
import { actionOf, isNoted, noteTile, owns } from '../part';
import { oneWay, type Tile, type Way } from '../tile';

/** Diplomat: copies a card of the display. */
export const luciusFlavius = {
  id: 'lucius-flavius',
  color: 'blue',
  use: {
    during: 'diplomat',
    ways: (table, _seat, open) => (isDiplomats(open) ? copiesOfDisplay(table, open) : []),
  },
} as const satisfies Tile;

/** Prefect: is a Diplomat; once in an action, so that nobody goes on from Prefect to Prefect. */
export const sextusPompeius = {
  id: 'sextus-pompeius',
  color: 'blue',
  use: {
    during: 'prefect',
    isOnce: true,
    ways(table, seat) {
      const { state } = table;
      if (isNoted(state, seat, 'sextus-pompeius')) return [];
      const { depth = 0 } = actionOf(state, seat) ?? {};
      const asDiplomat: DiplomatDecision = {
        kind: 'diplomat',
        seat,
        ...deeper(depth),
      };
      const [shown] = owns(state, seat, 'lucius-flavius') ? copiesOfDisplay(table, asDiplomat) : [];
      if (shown === undefined && !canCopy(table, asDiplomat)) return [];
      return oneWay((play) => {
        noteTile(play, 'sextus-pompeius');
        proceed(play, asDiplomat);
      });
    },
  },
} as const satisfies Tile;

/** Every card on display that can be copied. */
function copiesOfDisplay(table: Table, open: DiplomatDecision): readonly Way[] {
  const { game, state } = table;
  const { seat } = open;
  const found: Way[] = [];
  for (const card of state.display) {
    if (card === null || hasRole(table, card, 'diplomat')) continue;
    const copying = { type: 'copyCard', seat, from: null, card };
    if (objectionTo(table, copying, open) !== undefined) continue;
    for (const half of rolesToChoose(game, card)) {
      found.push({
        choice: { card, ...half },
        cost: incomeOfCopy(table, seat, card, half.as),
        carryOut: (play) => carryOutCopy(play, open, null, card, chosenRole(game, card, half.as)),
      });
    }
  }
  return found;
}

function isDiplomats(open: AnyDecision): open is DiplomatDecision {
  return open.kind === diplomatDecision.kind;
}

/** Tiles for copying cards. */
import { type AnyDecision, type Position, proceed } from '../../../kit';
import {
  canCopy,
  carryOutCopy,
  chosenRole,
  type DiplomatDecision,
  deeper,
  diplomatDecision,
  forbidRefusal,
  hasRole,
  incomeOfCopy,
  rolesToChoose,
} from '../../../kit-rules';
import { actionOf, isNoted, noteTile, owns } from '../part';
import { type ForumTile, oneWay, type TileWay } from '../tile';

/** Diplomat: copies a card of the display. */
export const luciusFlavius = {
  id: 'lucius-flavius',
  color: 'blue',
  use: {
    during: 'diplomat',
    ways: (position, _seat, open) => (isDiplomats(open) ? copiesOfDisplay(position, open) : []),
  },
} as const satisfies ForumTile;

/** Prefect: acts as a Diplomat; once in an action, so that one Prefect cannot copy another without end. */
export const sextusPompeius = {
  id: 'sextus-pompeius',
  color: 'blue',
  use: {
    during: 'prefect',
    isOnce: true,
    ways(position, seat) {
      const { state } = position;
      if (isNoted(state, seat, 'sextus-pompeius')) return [];
      const { depth = 0 } = actionOf(state, seat) ?? {};
      const asDiplomat: DiplomatDecision = {
        kind: 'diplomat',
        seat,
        ...deeper(depth),
      };
      const [shown] = owns(state, seat, 'lucius-flavius')
        ? copiesOfDisplay(position, asDiplomat)
        : [];
      if (shown === undefined && !canCopy(position, asDiplomat)) return [];
      return oneWay((transition) => {
        noteTile(transition, 'sextus-pompeius');
        proceed(transition, asDiplomat);
      });
    },
  },
} as const satisfies ForumTile;

/** Every card on display that can be copied. */
function copiesOfDisplay(position: Position, open: DiplomatDecision): readonly TileWay[] {
  const { game, state } = position;
  const { seat } = open;
  const found: TileWay[] = [];
  for (const card of state.display) {
    if (card === null || hasRole(position, card, 'diplomat')) continue;
    const copying = { type: 'copyCard', seat, from: null, card };
    if (forbidRefusal(position, copying, open) !== undefined) continue;
    for (const half of rolesToChoose(game, card)) {
      found.push({
        choice: { card, ...half },
        cost: incomeOfCopy(position, seat, card, half.as),
        carryOut: (transition) =>
          carryOutCopy(transition, open, null, card, chosenRole(game, card, half.as)),
      });
    }
  }
  return found;
}

function isDiplomats(open: AnyDecision): open is DiplomatDecision {
  return open.kind === diplomatDecision.kind;
}

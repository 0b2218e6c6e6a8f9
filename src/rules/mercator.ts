/** Mercator: money, then trade with the bank in up to two kinds of goods. */
import { CARDS } from '../cards/catalogue';
import type { ActionOf } from '../model/action';
import type { DecisionOf } from '../model/decision';
import { refuse } from '../model/errors';
import { GOODS, type Good } from '../model/goods';
import { ask, finish, proceed, receiveMoney } from './change';
import type { DecidingRole } from './game';
import { wrongDecision } from './refusals';
import { trade, trades } from './trade';

type MercatorDecision = DecisionOf<'mercator'>;

/** Kinds of goods one card trades in. */
const KINDS = 2;

export const mercator: DecidingRole<MercatorDecision> = {
  name: 'mercator',
  kind: 'mercator',

  begin(play, seat, card) {
    receiveMoney(play, seat, CARDS[card].income ?? 0);
    ask(play, { kind: 'mercator', seat, traded: {} });
  },

  *legal(game, state, decision) {
    const { seat } = decision;
    for (const good of GOODS) {
      if (isOpen(decision, good, 'sell')) yield* trades(game, state, seat, 'sell', good);
      if (isOpen(decision, good, 'buy')) yield* trades(game, state, seat, 'buy', good);
    }
    yield { type: 'pass', seat };
  },

  apply(play, decision, action) {
    if (action.type === 'pass') {
      finish(play);
      return;
    }
    if (action.type !== 'trade') wrongDecision(decision, action);
    const { seat, traded } = decision;
    if (!isOpen(decision, action.good, action.deal)) {
      refuse({
        code: 'CANNOT_TRADE',
        message: 'A Mercator trades in two kinds of goods, and each is either bought or sold.',
        rule: 'R-4.6',
        details: { traded },
      });
    }
    trade(play, seat, action, 'R-4.6');
    proceed(play, { kind: 'mercator', seat, traded: { ...traded, [action.good]: action.deal } });
  },

  check(_game, _state, { traded }) {
    if (Object.keys(traded).length <= KINDS) return undefined;
    return {
      code: 'INVALID_STATE',
      message: 'Too many kinds of goods were traded.',
      rule: 'R-4.6',
    };
  },
};

/** Whether the good can still be dealt in that way. */
function isOpen(
  { traded }: MercatorDecision,
  good: Good,
  deal: ActionOf<'trade'>['deal'],
): boolean {
  const before = traded[good];
  return before === undefined ? Object.keys(traded).length < KINDS : before === deal;
}

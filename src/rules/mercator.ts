/** Mercator: money, then trade with the bank in up to two kinds of goods. */
import { CARDS } from '../cards/catalogue';
import type { Action, ActionOf } from '../model/action';
import type { DecisionOf } from '../model/decision';
import { refuse } from '../model/errors';
import { GOODS, type Good } from '../model/goods';
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { ask, finish, proceed, receiveMoney } from './change';
import type { DecidingRole, Game } from './game';
import { wrongDecision } from './refusals';
import { addTrades, trade } from './trade';

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

  legal(game, state, decision, most = Number.POSITIVE_INFINITY) {
    const { seat } = decision;
    const found: Action[] = [];
    const { traded } = decision;
    const more = countKinds(traded) < kindsOf(game, state, seat);
    for (const good of GOODS) {
      const before = traded[good];
      if (before === undefined && !more) continue;
      if (before !== 'buy') addTrades(found, game, state, seat, 'sell', good);
      if (before !== 'sell') addTrades(found, game, state, seat, 'buy', good);
      if (found.length >= most) return found;
    }
    found.push({ type: 'pass', seat });
    return found;
  },

  apply(play, decision, action) {
    if (action.type === 'pass') {
      finish(play);
      return;
    }
    if (action.type !== 'trade') wrongDecision(decision, action);
    const { seat, traded } = decision;
    const kinds = kindsOf(play.game, play.state, seat);
    if (!isOpen(decision, kinds, action.good, action.deal)) {
      refuse({
        code: 'CANNOT_TRADE',
        message: `A Mercator trades in ${kinds} kinds of goods, and each is either bought or sold.`,
        rule: 'R-4.6',
        details: { traded },
      });
    }
    trade(play, seat, action, 'R-4.6');
    proceed(play, { kind: 'mercator', seat, traded: { ...traded, [action.good]: action.deal } });
  },

  check(game, state, { seat, traded }) {
    if (Object.keys(traded).length <= kindsOf(game, state, seat)) return undefined;
    return {
      code: 'INVALID_STATE',
      message: 'Too many kinds of goods were traded.',
      rule: 'R-4.6',
    };
  },
};

function kindsOf(game: Game, state: GameState, seat: Seat): number {
  let kinds = KINDS;
  for (const hook of game.hooks) kinds = hook.tradeKinds?.(kinds, game, state, seat) ?? kinds;
  return kinds;
}

function countKinds(traded: MercatorDecision['traded']): number {
  let count = 0;
  for (const _good in traded) count += 1;
  return count;
}

/** Whether the good can still be dealt in that way. */
function isOpen(
  { traded }: MercatorDecision,
  kinds: number,
  good: Good,
  deal: ActionOf<'trade'>['deal'],
): boolean {
  const before = traded[good];
  return before === undefined ? countKinds(traded) < kinds : before === deal;
}

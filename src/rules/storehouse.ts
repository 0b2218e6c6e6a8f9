/**
 * The storehouse: twelve spaces, each for a good or a colonist. Nothing can be thrown away to make room; if
 * arriving goods do not all fit, their owner keeps as many as there is room for.
 */

import { playsSalt } from '../board/tokens';
import * as actions from '../kit/actions';
import { decision } from '../kit/decision';
import { bundle, meaning } from '../kit/fields';
import { applyModifiers, type Position, type Transition } from '../kit/game';
import type { Rules } from '../kit/rules';
import { step } from '../kit/step';
import { countGoods } from '../model/any';
import { baseRefusal, faultsOf, impossible } from '../model/faults';
import { type Bundle, NO_GOODS, STORED_GOODS, type StoredGood } from '../model/goods';
import type { Seat } from '../model/ids';
import type { Names } from '../model/names';
import { STORAGE } from '../model/state';
import { ask, finish, playerAt, workingPlayer } from './change';
import { bundle as asBundle, covers, isBundle, plus, selections, without } from './payment';

/** Free spaces of a player. */
export function roomOf(position: Position, seat: Seat): number {
  const { goods, storehouse } = playerAt(position.state, seat);
  const spaces = applyModifiers(position.game.modifiers.capacity, STORAGE, position, { seat });
  return spaces - storehouse.land - storehouse.sea - countGoods(goods);
}

/** Stores goods that arrive together; if not all fit, their owner may have to choose. */
export function receiveGoods(transition: Transition, seat: Seat, arriving: Bundle): void {
  const count = countGoods(arriving);
  if (count === 0) return;
  const room = roomOf(transition, seat);
  if (count <= room) {
    store(transition, seat, arriving, NO_GOODS);
    return;
  }
  receiveSome(transition, seat, asBundle(arriving), room);
}

/** Stores some of the goods, because not all of them fit; asks the owner which if there is a choice. */
function receiveSome(transition: Transition, seat: Seat, arriving: Bundle, room: number): void {
  const ways = selections(arriving, Math.max(0, room));
  const [only] = ways;
  if (ways.length > 1) ask(transition, { kind: 'keepGoods', seat, arriving });
  else if (only !== undefined) store(transition, seat, only, without(arriving, only));
}

function store(transition: Transition, seat: Seat, kept: Bundle, lost: Bundle): void {
  const player = workingPlayer(transition, seat);
  player.goods = plus(player.goods, kept);
  if (transition.hasObservers)
    transition.emit({ type: 'goodsReceived', seat, goods: asBundle(kept), lost: asBundle(lost) });
}

const keeping = decision({
  kind: 'keepGoods',
  shape: {
    arriving: meaning(bundle, 'The goods that have arrived, more than there is room for.'),
  },
  when: 'anyTime',
  outOfTurn: true,

  audit(position, { seat, arriving }) {
    const room = roomOf(position, seat);
    if (room < 1 || countGoods(arriving) <= room)
      return impossible(storehouseFaults.of('roomForAll'));
    const odd = STORED_GOODS.find(
      (good) => (arriving[good] ?? 0) > mostArriving(position, seat, good),
    );
    return odd && impossible(storehouseFaults.of('cannotHaveArrived', { good: odd }));
  },
});

const RULE = 'R-5.2';

const wrongGoods = baseRefusal({
  reason: 'wrongGoods',
  code: 'INVALID_ACTION',
  rule: RULE,
  words: (_names, _facts: { readonly path: 'goods' }) =>
    'Keep a positive whole number of each good.',
});

const notArrived = baseRefusal({
  reason: 'notArrived',
  code: 'NOT_ENOUGH_GOODS',
  rule: RULE,
  words: (_names, _facts: { readonly arriving: Bundle }) =>
    'Only goods that have just arrived can be kept.',
});

/** The free spaces and the number of goods to keep, for a refusal. */
export interface Kept {
  readonly room: number;
  readonly kept: number;
}

const keepExactly = (_names: Names, { room }: Kept): string =>
  `Keep exactly ${room} of the goods, one for each free space.`;

const keptTooMany = baseRefusal({
  reason: 'keptTooMany',
  code: 'NO_ROOM',
  rule: RULE,
  words: keepExactly,
});

const keptTooFew = baseRefusal({
  reason: 'keptTooFew',
  code: 'INVALID_ACTION',
  rule: RULE,
  words: keepExactly,
});

const keep = step({
  ...actions.keepGoods,
  rule: 'R-5.2',
  during: [keeping],
  toldBy: 'goodsReceived',
  candidatesAreLegal: true,

  candidates: (position, { seat, arriving }) =>
    selections(arriving, roomOf(position, seat)).map((goods) => ({
      type: 'keepGoods',
      seat,
      goods,
    })),

  refusal(position, { seat, goods }, { arriving }) {
    if (!isBundle(goods)) return wrongGoods({ path: 'goods' });
    if (!covers(arriving, goods)) return notArrived({ arriving });
    const room = roomOf(position, seat);
    const kept = countGoods(goods);
    if (kept === room) return undefined;
    return kept > room ? keptTooMany({ room, kept }) : keptTooFew({ room, kept });
  },

  apply(transition, { seat, goods }, { arriving }) {
    finish(transition);
    store(transition, seat, goods, without(arriving, goods));
  },
});

/** Choosing which of the arriving goods to keep, wherever they come from. */
export const storehouseRules = {
  id: 'storehouse',
  refusals: [wrongGoods, notArrived, keptTooMany, keptTooFew],
  decisions: [keeping],
  steps: [keep],
} as const satisfies Rules;

/** Goods that may arrive besides those of houses: a doubled bonus, and one that a map adds. */
const MOST_BESIDES = 3;

/** The most of one good that can ever arrive at once. */
function mostArriving({ game, state }: Position, seat: Seat, good: StoredGood): number {
  if (good === 'salt' && !playsSalt(game.options)) return 0;
  // Rules say what houses bring.
  if (game.modifiers.production !== undefined) return Number.POSITIVE_INFINITY;
  const { cityGoods, houses } = state.board;
  const own = Object.keys(houses).filter((city) => houses[city]?.includes(seat));
  return own.filter((city) => cityGoods[city] === good).length + MOST_BESIDES;
}

export const storehouseFaults = faultsOf({
  roomForAll: () => 'the storehouse has room for all arriving goods, or for none',
  cannotHaveArrived: (names, { good }: { readonly good: StoredGood }) =>
    `that much ${names.good(good)} cannot have arrived`,
});

/**
 * The storehouse: twelve spaces, each for a good or a colonist. Nothing is thrown away to
 * make room; of goods that do not all fit, their owner keeps as many as there is room for.
 */

import { playsSalt } from '../board/tokens';
import { countGoods } from '../model/count-goods';
import type { DecisionOf } from '../model/decision';
import { refuse } from '../model/errors';
import { type Bundle, NO_GOODS, STORED_GOODS, type StoredGood } from '../model/goods';
import type { Seat } from '../model/ids';
import { type GameState, STORAGE } from '../model/state';
import { bundle, covers, isBundle, plus, selections, without } from './bundle';
import { ask, changePlayer, finish, playerAt } from './change';
import type { DecisionHandler, Game, Play } from './game';
import { wrongDecision } from './refusals';

type KeepGoods = DecisionOf<'keepGoods'>;

/** Free spaces of a player. */
export function roomOf(game: Game, state: GameState, seat: Seat): number {
  const { goods, storehouse } = playerAt(state, seat);
  return capacityOf(game, state, seat) - storehouse.land - storehouse.sea - countGoods(goods);
}

function capacityOf(game: Game, state: GameState, seat: Seat): number {
  let spaces = STORAGE;
  for (const hook of game.hooks) spaces = hook.capacity?.(spaces, game, state, seat) ?? spaces;
  return spaces;
}

/**
 * Goods arrive, all together. What fits is stored; if that leaves a choice, the owner is asked.
 */
export function receiveGoods(play: Play, seat: Seat, arriving: Bundle): void {
  const count = countGoods(arriving);
  if (count === 0) return;
  const room = roomOf(play.game, play.state, seat);
  if (count <= room) {
    store(play, seat, arriving, NO_GOODS);
    return;
  }
  receiveSome(play, seat, bundle(arriving), room);
}

/** Not all of them fit. */
function receiveSome(play: Play, seat: Seat, arriving: Bundle, room: number): void {
  const ways = selections(arriving, Math.max(0, room));
  const [only] = ways;
  if (ways.length > 1) ask(play, { kind: 'keepGoods', seat, arriving });
  else if (only !== undefined) store(play, seat, only, without(arriving, only));
}

function store(play: Play, seat: Seat, kept: Bundle, lost: Bundle): void {
  changePlayer(play, seat, { goods: plus(playerAt(play.state, seat).goods, kept) });
  play.events?.push({ type: 'goodsReceived', seat, goods: bundle(kept), lost: bundle(lost) });
}

export const keepGoods: DecisionHandler<KeepGoods> = {
  kind: 'keepGoods',
  when: 'anyTime',
  outOfTurn: true,

  legal(game, state, { seat, arriving }) {
    return selections(arriving, roomOf(game, state, seat)).map((goods) => ({
      type: 'keepGoods' as const,
      seat,
      goods,
    }));
  },

  apply(play, decision, action) {
    if (action.type !== 'keepGoods') wrongDecision(decision, action);
    const { seat, arriving } = decision;
    if (!isBundle(action.goods)) {
      refuse({
        code: 'INVALID_ACTION',
        message: 'What is kept is a positive whole number of each good.',
        rule: 'R-5.2',
        details: { path: 'goods' },
      });
    }
    if (!covers(arriving, action.goods)) {
      refuse({
        code: 'NOT_ENOUGH_GOODS',
        message: 'Only goods that have just arrived can be kept.',
        rule: 'R-5.2',
        details: { arriving },
      });
    }
    const room = roomOf(play.game, play.state, seat);
    const kept = countGoods(action.goods);
    if (kept !== room) {
      refuse({
        code: kept > room ? 'NO_ROOM' : 'INVALID_ACTION',
        message: `There is room for exactly ${room} of the goods; no space stays empty.`,
        rule: 'R-5.2',
        details: { room, kept },
      });
    }
    finish(play);
    store(play, seat, action.goods, without(arriving, action.goods));
  },

  check(game, state, { seat, arriving }) {
    const room = roomOf(game, state, seat);
    if (room < 1 || countGoods(arriving) <= room) {
      return {
        code: 'INVALID_STATE',
        message: 'There is room for all arriving goods, or for none.',
      };
    }
    const odd = STORED_GOODS.find(
      (good) => (arriving[good] ?? 0) > mostArriving(game, state, seat, good),
    );
    return odd && { code: 'INVALID_STATE', message: `So much ${odd} cannot have arrived.` };
  },
};

/** Goods that come with those of houses: a doubled bonus, and one that a map adds. */
const MOST_BESIDES = 3;

/** More of a good than this never arrives at once, whoever sends it. */
function mostArriving(game: Game, { board }: GameState, seat: Seat, good: StoredGood): number {
  if (good === 'salt' && !playsSalt(game.rules)) return 0;
  const own = Object.keys(board.houses).filter((city) => board.houses[city]?.includes(seat));
  return own.filter((city) => board.cityGoods[city] === good).length + MOST_BESIDES;
}

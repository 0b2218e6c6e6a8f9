/** Prefect: one province produces for everybody, or all coins showing are taken. */
import type { Action, ActionOf } from '../model/action';
import type { DecisionOf } from '../model/decision';
import { refuse } from '../model/errors';
import { withEntry } from '../model/freeze';
import { type Bundle, type Good, type GoodCounts, NO_GOODS } from '../model/goods';
import type { ProvinceId, Seat } from '../model/ids';
import type { GameState, Marker } from '../model/state';
import { ONE, plus, without } from './bundle';
import { ask, changeBoard, finish, receiveMoney } from './change';
import type { DecidingRole, Game, Play } from './game';
import { items } from './lists';
import { bonusFactor, usePraefectus } from './praefectus';
import { wrongDecision } from './refusals';
import { receiveGoods } from './storehouse';

/** What is to produce, and the bonus where there is a choice. */
type Production = Omit<ActionOf<'produceProvince'>, 'type'>;

export const prefect: DecidingRole<DecisionOf<'prefect'>> = {
  name: 'prefect',
  kind: 'prefect',

  begin(play, seat) {
    ask(play, { kind: 'prefect', seat });
  },

  legal(game, state, { seat }, most) {
    const found: Action[] = productions(game, state, seat, most);
    found.push({ type: 'takeCoins', seat });
    return found;
  },

  apply(play, decision, action) {
    switch (action.type) {
      case 'produceProvince':
        finish(play);
        produce(play, action);
        break;
      case 'takeCoins':
        finish(play);
        takeCoins(play, decision.seat);
        break;
      default:
        wrongDecision(decision, action);
    }
  },
};

/** Every province that can produce now, with every bonus there is to choose. */
export function productions(
  game: Game,
  state: GameState,
  seat: Seat,
  most = Number.POSITIVE_INFINITY,
): ActionOf<'produceProvince'>[] {
  const found: ActionOf<'produceProvince'>[] = [];
  for (const province of game.board.provinces.keys()) {
    if (found.length >= most) return found;
    if (state.board.markers[province]?.side === 'goods') {
      found.push({ type: 'produceProvince', seat, province });
    } else {
      for (const good of openBonus(game, state, province)) {
        found.push({ type: 'produceProvince', seat, province, good });
      }
    }
  }
  return found;
}

const NO_CHOICE: readonly Good[] = [];

/** Goods to choose from where a map leaves the bonus open; none elsewhere. */
function openBonus(game: Game, state: GameState, province: ProvinceId): readonly Good[] {
  if (game.hooks.length === 0 || state.board.markers[province] !== undefined) return NO_CHOICE;
  return game.hooks.flatMap((hook) => hook.openBonus?.(game, state, province) ?? []);
}

/** Bonus goods that arrive before all others, and what is done with them. */
export interface BonusFirst {
  readonly count: number;
  arrived(play: Play, good: Good): void;
}

/**
 * @param first - bonus goods for which there is room.
 * @throws ConcordiaError if `productions` does not list the action.
 */
export function produce(play: Play, action: Production, first?: BonusFirst): void {
  const { game } = play;
  const { seat, province } = action;
  const marker = play.state.board.markers[province];
  const bonusGood =
    marker?.side === 'goods' ? printedBonus(marker, action) : chosenBonus(play, action);
  const bonus = bonusOf(play, seat, province, bonusGood);
  if (marker !== undefined) {
    const { markers } = play.state.board;
    const { good, coins } = marker;
    changeBoard(play, { markers: withEntry(markers, province, { good, coins, side: 'coins' }) });
  }
  play.events?.push({ type: 'provinceProduced', seat, province, bonus });
  usePraefectus(play, seat);
  let rest = bonus;
  if (first !== undefined && bonusGood !== null) {
    const goods = { [bonusGood]: first.count };
    receiveGoods(play, seat, goods);
    first.arrived(play, bonusGood);
    rest = without(bonus, goods);
  }
  const arriving = harvest(game, play.state, province);
  arriving[seat] = plus(arriving[seat] ?? NO_GOODS, rest);
  for (let offset = 0; offset < game.players; offset++) {
    const owner = (seat + offset) % game.players;
    const goods = arriving[owner];
    if (goods !== undefined) receiveGoods(play, owner, goods);
  }
  for (const hook of game.hooks) hook.provinceProduced?.(play, seat, province, bonusGood);
}

/** The good of the marker, doubled or not, and what the map adds. */
function bonusOf(play: Play, seat: Seat, province: ProvinceId, good: Good | null): Bundle {
  const { game, state } = play;
  let bonus: Bundle = good === null ? {} : { [good]: bonusFactor(state, seat) };
  for (const hook of game.hooks) bonus = hook.bonus?.(bonus, game, state, seat, province) ?? bonus;
  return bonus;
}

function printedBonus(marker: Marker, action: Production): Good | null {
  if (action.good === undefined) return marker.good;
  return refuse({
    code: 'INVALID_ACTION',
    message: 'The marker says which good it brings; leave good out.',
    rule: 'R-4.4',
    details: { path: 'good' },
  });
}

function chosenBonus(play: Play, { province, good }: Production): Good {
  const choice = openBonus(play.game, play.state, province);
  if (choice.length === 0) {
    refuse({
      code: 'PROVINCE_INACTIVE',
      message: `${province} is no province that can produce now.`,
      rule: 'R-4.4',
      details: { province },
    });
  }
  return (
    choice.find((open) => open === good) ??
    refuse({
      code: 'INVALID_ACTION',
      message: 'Here the bonus has to be chosen.',
      rule: 'R-4.4',
      details: { path: 'good', choice },
    })
  );
}

const NOBODY: readonly Seat[] = [];

/** What the houses of the province bring their owners, by seat. */
function harvest(game: Game, state: GameState, province: ProvinceId): (GoodCounts | undefined)[] {
  const goods: (GoodCounts | undefined)[] = [];
  for (let seat = 0; seat < game.players; seat++) goods.push(undefined);
  for (const city of game.board.provinces.get(province)?.cities ?? []) {
    const good = state.board.cityGoods[city];
    if (good === undefined) continue;
    for (const owner of items(state.board.houses[city] ?? NOBODY)) {
      goods[owner] = plus(goods[owner] ?? NO_GOODS, ONE[good]);
    }
  }
  return goods;
}

function takeCoins(play: Play, seat: Seat): void {
  const { game, state } = play;
  const markers: Record<ProvinceId, Marker> = { ...state.board.markers };
  const provinces: ProvinceId[] = [];
  let amount = 0;
  for (const province in markers) {
    const marker = markers[province];
    if (marker?.side !== 'coins') continue;
    provinces.push(province);
    amount += marker.coins;
    markers[province] = { good: marker.good, coins: marker.coins, side: 'goods' };
  }
  for (const hook of game.hooks) amount = hook.coins?.(amount, game, state, seat) ?? amount;
  changeBoard(play, { markers });
  play.events?.push({ type: 'coinsTaken', seat, amount, provinces });
  receiveMoney(play, seat, amount);
  for (const hook of game.hooks) hook.coinsTaken?.(play, seat);
}

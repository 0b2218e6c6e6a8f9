/** Prefect: one province produces for everybody, or all coins showing are taken. */

import type { BaseActionOf } from '../kit/actions';
import * as actions from '../kit/actions';
import { decision } from '../kit/decision';
import { applyModifiers, type Position, type Transition } from '../kit/game';
import type { OfProvince, OfSeat } from '../kit/modifiers';
import type { Role, Rules } from '../kit/rules';
import { step } from '../kit/step';
import type { AnyAction } from '../model/any';
import type { Refusal } from '../model/errors';
import { baseRefusal } from '../model/faults';
import { withEntry } from '../model/freeze';
import { type Bundle, type Good, type GoodCounts, NO_GOODS } from '../model/goods';
import type { ProvinceId, Seat } from '../model/ids';
import type { Marker } from '../model/state';
import {
  ask,
  bonusFactor,
  changeBoard,
  finish,
  receiveMoney,
  usePraefectus,
} from '../rules/change';
import { ONE, plus, without } from '../rules/payment';
import { receiveGoods } from '../rules/storehouse';

/** The province that produces, and the bonus if there is a choice. */
type Production = Omit<Produce, 'type'>;
type Produce = BaseActionOf<'produceProvince'>;

/** Let a province produce or take the coins. */
const prefectDecision = decision({
  kind: 'prefect',
});

const prefect: Role = {
  name: 'prefect',
  rule: 'R-4.4',
  begin: (transition, seat) => ask(transition, { kind: 'prefect', seat }),
};

const bonusIsPrinted = baseRefusal({
  reason: 'bonusIsPrinted',
  code: 'INVALID_ACTION',
  rule: 'R-4.4',
  words: (_names, _facts: { readonly path: 'good' }) =>
    'The marker determines the bonus, so do not choose a good.',
});

const provinceInactive = baseRefusal({
  reason: 'provinceInactive',
  code: 'PROVINCE_INACTIVE',
  rule: 'R-4.4',
  // If the marker does not lie coins up, there is none.
  words: (
    names,
    { province, hasProduced }: { readonly province: ProvinceId; readonly hasProduced: boolean },
  ) =>
    hasProduced
      ? `${names.province(province)} has already produced: its marker shows the coins.`
      : `${names.province(province)} cannot produce: it has no bonus marker.`,
});

const bonusNotChosen = baseRefusal({
  reason: 'bonusNotChosen',
  code: 'INVALID_ACTION',
  rule: 'R-4.4',
  words: (_names, _facts: { readonly path: 'good'; readonly choice: readonly Good[] }) =>
    'Choose the bonus.',
});

const produceProvince = step({
  ...actions.produceProvince,
  rule: 'R-4.4',
  during: [prefectDecision],
  candidatesAreLegal: true,
  candidates: (position, { seat }, { most, isWide }) => productions(position, seat, most, isWide),
  refusal: productionRefusal,
  apply(transition, action) {
    finish(transition);
    produce(transition, action);
  },
});

const takeCoins = step({
  ...actions.takeCoins,
  rule: 'R-4.4',
  during: [prefectDecision],
  candidates: (_position, { seat }) => [{ type: 'takeCoins', seat }],
  cost: (position, { seat }) => ({ gain: coinsOf(position, seat) }),
  apply(transition, { seat }) {
    finish(transition);
    collectCoins(transition, seat);
  },
});

export const prefectRules = {
  id: 'prefect',
  refusals: [bonusIsPrinted, provinceInactive, bonusNotChosen],
  roles: [prefect],
  decisions: [prefectDecision],
  steps: [produceProvince, takeCoins],
} as const satisfies Rules;

/** Each province that can produce now, once for each bonus to choose from; if `isWide`, all provinces. */
export function productions(
  position: Position,
  seat: Seat,
  most = Number.POSITIVE_INFINITY,
  isWide = false,
): readonly BaseActionOf<'produceProvince'>[] {
  const found: Produce[] = [];
  const { markers } = position.state.board;
  const { game } = position;
  const { provinceIds } = game.board;
  const printed = game.productions[seat] ?? [];
  for (let index = 0; index < provinceIds.length && found.length < most; index++) {
    const province = provinceIds[index] ?? '';
    if (markers[province]?.side === 'goods') {
      found.push(printed[index] as Produce);
      continue;
    }
    const choice = openBonus(position, province);
    for (const good of choice) found.push({ type: 'produceProvince', seat, province, good });
    if (isWide && choice.length === 0) found.push(printed[index] as Produce);
  }
  return found;
}

/** The province that an action names, if any. */
export function provinceOf(action: AnyAction): ProvinceId | undefined {
  return 'province' in action && typeof action.province === 'string' ? action.province : undefined;
}

/** Why the province cannot produce, or not with this bonus. */
export function productionRefusal(
  position: Position,
  { province, good }: Production,
): Refusal | undefined {
  const side = position.state.board.markers[province]?.side;
  if (side === 'goods') {
    if (good === undefined) return undefined;
    return bonusIsPrinted({ path: 'good' });
  }
  const choice = openBonus(position, province);
  if (choice.length === 0) {
    return provinceInactive({ province, hasProduced: side === 'coins' });
  }
  return choice.some((open) => open === good)
    ? undefined
    : bonusNotChosen({ path: 'good', choice });
}

const NO_CHOICE: readonly Good[] = [];

/** The goods to choose the bonus from, in an active province without a marker; otherwise none. */
export function openBonus(position: Position, province: ProvinceId): readonly Good[] {
  if (position.state.board.markers[province] !== undefined) return NO_CHOICE;
  return applyModifiers(position.game.modifiers.openBonus, NO_CHOICE, position, { province });
}

/** Bonus goods that arrive before all others, and what to do with them. */
export interface BonusFirst {
  readonly count: number;
  arrived(transition: Transition, good: Good): void;
}

/**
 * Lets an active province produce.
 *
 * @param first - bonus goods that arrive first; the storehouse must have room for them.
 */
export function produce(
  transition: Transition,
  { seat, province, good }: Production,
  first?: BonusFirst,
): void {
  const { game, because } = transition;
  if (transition.hasObservers) {
    const { role } = because ?? {};
    transition.because = { rule: 'R-4.4', ...(role === undefined ? {} : { role }), province };
  }
  const marker = transition.state.board.markers[province];
  const bonusGood = good ?? marker?.good ?? null;
  const bonus = bonusOf(transition, seat, province, bonusGood);
  if (marker !== undefined) {
    const { markers } = transition.state.board;
    const { good, coins } = marker;
    changeBoard(transition, {
      markers: withEntry(markers, province, { good, coins, side: 'coins' }),
    });
  }
  if (transition.hasObservers) transition.emit({ type: 'provinceProduced', seat, province, bonus });
  usePraefectus(transition, seat);
  let rest = bonus;
  if (first !== undefined && bonusGood !== null) {
    const goods = { [bonusGood]: first.count };
    receiveGoods(transition, seat, goods);
    first.arrived(transition, bonusGood);
    rest = without(bonus, goods);
  }
  const arriving = harvest(transition, province);
  arriving[seat] = plus(arriving[seat] ?? NO_GOODS, rest);
  for (let offset = 0; offset < game.players; offset++) {
    const owner = (seat + offset) % game.players;
    const goods = arriving[owner];
    if (goods !== undefined) receiveGoods(transition, owner, goods);
  }
  transition.because = because;
}

/** The good of the marker, doubled by the Praefectus Magnus, and what the map adds. */
export function bonusOf(
  position: Position,
  seat: Seat,
  province: ProvinceId,
  good: Good | null,
): Bundle {
  const bonus: Bundle = good === null ? {} : { [good]: bonusFactor(position.state, seat) };
  return applyModifiers(position.game.modifiers.bonus, bonus, position, { seat, province });
}

const NOBODY: readonly Seat[] = [];

/** Goods that the houses of the province bring their owners, by seat. */
export function harvest(position: Position, province: ProvinceId): (GoodCounts | undefined)[] {
  const { game, state } = position;
  const goods: (GoodCounts | undefined)[] = [];
  for (let seat = 0; seat < game.players; seat++) goods.push(undefined);
  const cities = game.board.provinces.get(province)?.cities ?? [];
  for (let index = 0; index < cities.length; index++) {
    const city = cities[index] ?? '';
    const good = state.board.cityGoods[city];
    const owners = state.board.houses[city] ?? NOBODY;
    if (good === undefined) continue;
    for (let next = 0; next < owners.length; next++) {
      const owner = owners[next] ?? 0;
      goods[owner] = plus(goods[owner] ?? NO_GOODS, ONE[good]);
    }
  }
  changeHarvest(position, province, goods);
  return goods;
}

/** Lets rules change what houses bring. @param goods - by seat. */
function changeHarvest(
  position: Position,
  province: ProvinceId,
  goods: (GoodCounts | undefined)[],
): void {
  const { production } = position.game.modifiers;
  if (production === undefined) return;
  for (let seat = 0; seat < goods.length; seat++) {
    const own = goods[seat] ?? NO_GOODS;
    goods[seat] = plus(
      NO_GOODS,
      applyModifiers<Bundle, OfSeat & OfProvince>(production, own, position, { seat, province }),
    );
  }
}

/** Sestertii for all coins showing. */
function coinsOf(position: Position, seat: Seat): number {
  const { markers } = position.state.board;
  let coins = 0;
  for (const province in markers) {
    const marker = markers[province];
    if (marker?.side === 'coins') coins += marker.coins;
  }
  return applyModifiers(position.game.modifiers.coins, coins, position, { seat });
}

function collectCoins(transition: Transition, seat: Seat): void {
  const markers: Record<ProvinceId, Marker> = { ...transition.state.board.markers };
  const provinces: ProvinceId[] = [];
  const amount = coinsOf(transition, seat);
  for (const province in markers) {
    const marker = markers[province];
    if (marker?.side !== 'coins') continue;
    provinces.push(province);
    markers[province] = { good: marker.good, coins: marker.coins, side: 'goods' };
  }
  changeBoard(transition, { markers });
  if (transition.hasObservers) transition.emit({ type: 'coinsTaken', seat, provinces });
  receiveMoney(transition, seat, amount);
}

/** Prefect: one province produces for everybody, or all coins showing are taken. */

import type { BaseActionOf } from '../kit/actions';
import * as actions from '../kit/actions';
import { decision } from '../kit/decision';
import { refusal } from '../kit/refusal';
import type { Role, Rules } from '../kit/rules';
import { step } from '../kit/step';
import type { Table, WorkingTable } from '../kit/table';
import { relay } from '../kit/values';
import type { AnyAction } from '../model/any';
import type { Refusal } from '../model/errors';
import { withEntry } from '../model/freeze';
import { type Bundle, type Good, type GoodCounts, NO_GOODS } from '../model/goods';
import type { ProvinceId, Seat } from '../model/ids';
import type { Marker } from '../model/state';
import { ONE, plus, without } from '../rules/bundle';
import { ask, changeBoard, finish, receiveMoney } from '../rules/change';
import { bonusFactor, usePraefectus } from '../rules/praefectus';
import { receiveGoods } from '../rules/storehouse';

/** What is to produce, and the bonus where there is a choice. */
type Production = Omit<BaseActionOf<'produceProvince'>, 'type'>;

/** Let a province produce or take the coins. */
const prefectDecision = decision({
  kind: 'prefect',
});

const prefect: Role = {
  name: 'prefect',
  rule: 'R-4.4',
  begin: (play, seat) => ask(play, { kind: 'prefect', seat }),
};

const bonusIsPrinted = refusal({
  reason: 'bonusIsPrinted',
  code: 'INVALID_ACTION',
  rule: 'R-4.4',
  words: (_names, _facts: { readonly path: 'good' }) =>
    'The marker decides the bonus: choose no good.',
});

const provinceInactive = refusal({
  reason: 'provinceInactive',
  code: 'PROVINCE_INACTIVE',
  rule: 'R-4.4',
  words: (names, { province }: { readonly province: ProvinceId }) =>
    `${names.province(province)} cannot produce now.`,
});

const bonusNotChosen = refusal({
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
  isNarrow: true,
  options: (table, { seat }, { most, isWide }) => productions(table, seat, most, isWide),
  refusal: productionRefusal,
  apply(play, action) {
    finish(play);
    produce(play, action);
  },
});

const takeCoins = step({
  ...actions.takeCoins,
  rule: 'R-4.4',
  during: [prefectDecision],
  options: (_table, { seat }) => [{ type: 'takeCoins', seat }],
  cost: (table, { seat }) => ({ gain: coinsOf(table, seat) }),
  apply(play, { seat }) {
    finish(play);
    collectCoins(play, seat);
  },
});

export const prefectRules = {
  id: 'prefect',
  refusals: [bonusIsPrinted, provinceInactive, bonusNotChosen],
  roles: [prefect],
  decisions: [prefectDecision],
  steps: [produceProvince, takeCoins],
} as const satisfies Rules;

/** Every province that can produce now, with every bonus there is to choose; or all provinces. */
export function productions(
  table: Table,
  seat: Seat,
  most = Number.POSITIVE_INFINITY,
  isWide = false,
): readonly BaseActionOf<'produceProvince'>[] {
  const found: BaseActionOf<'produceProvince'>[] = [];
  const { markers } = table.state.board;
  const { provinceIds } = table.game.board;
  for (let index = 0; index < provinceIds.length && found.length < most; index++) {
    const province = provinceIds[index] ?? '';
    if (markers[province]?.side === 'goods') {
      found.push({ type: 'produceProvince', seat, province });
      continue;
    }
    const choice = openBonus(table, province);
    for (const good of choice) found.push({ type: 'produceProvince', seat, province, good });
    if (isWide && choice.length === 0) found.push({ type: 'produceProvince', seat, province });
  }
  return found;
}

/** The province that an action lets produce, whichever step it is of. */
export function provinceOf(action: AnyAction): ProvinceId | undefined {
  return 'province' in action && typeof action.province === 'string' ? action.province : undefined;
}

/** Why the province cannot produce, or not with that bonus. */
export function productionRefusal(
  table: Table,
  { province, good }: Production,
): Refusal | undefined {
  if (table.state.board.markers[province]?.side === 'goods') {
    if (good === undefined) return undefined;
    return bonusIsPrinted({ path: 'good' });
  }
  const choice = openBonus(table, province);
  if (choice.length === 0) return provinceInactive({ province });
  return choice.some((open) => open === good)
    ? undefined
    : bonusNotChosen({ path: 'good', choice });
}

const NO_CHOICE: readonly Good[] = [];

/** Goods to choose from where a map leaves the bonus open; none elsewhere. */
function openBonus(table: Table, province: ProvinceId): readonly Good[] {
  if (table.state.board.markers[province] !== undefined) return NO_CHOICE;
  return relay(table.game.values.openBonus, NO_CHOICE, table, { province });
}

/** Bonus goods that arrive before all others, and what is done with them. */
export interface BonusFirst {
  readonly count: number;
  arrived(play: WorkingTable, good: Good): void;
}

/**
 * Lets a province produce that can.
 *
 * @param first - bonus goods for which there is room.
 */
export function produce(
  play: WorkingTable,
  { seat, province, good }: Production,
  first?: BonusFirst,
): void {
  const { game, because } = play;
  if (play.isHeard) {
    const { role } = because ?? {};
    play.because = { rule: 'R-4.4', ...(role === undefined ? {} : { role }), province };
  }
  const marker = play.state.board.markers[province];
  const bonusGood = good ?? marker?.good ?? null;
  const bonus = bonusOf(play, seat, province, bonusGood);
  if (marker !== undefined) {
    const { markers } = play.state.board;
    const { good, coins } = marker;
    changeBoard(play, { markers: withEntry(markers, province, { good, coins, side: 'coins' }) });
  }
  if (play.isHeard) play.emit({ type: 'provinceProduced', seat, province, bonus });
  usePraefectus(play, seat);
  let rest = bonus;
  if (first !== undefined && bonusGood !== null) {
    const goods = { [bonusGood]: first.count };
    receiveGoods(play, seat, goods);
    first.arrived(play, bonusGood);
    rest = without(bonus, goods);
  }
  const arriving = harvest(play, province);
  arriving[seat] = plus(arriving[seat] ?? NO_GOODS, rest);
  for (let offset = 0; offset < game.players; offset++) {
    const owner = (seat + offset) % game.players;
    const goods = arriving[owner];
    if (goods !== undefined) receiveGoods(play, owner, goods);
  }
  play.because = because;
}

/** The good of the marker, doubled or not, and what the map adds. */
function bonusOf(table: Table, seat: Seat, province: ProvinceId, good: Good | null): Bundle {
  const bonus: Bundle = good === null ? {} : { [good]: bonusFactor(table.state, seat) };
  return relay(table.game.values.bonus, bonus, table, { seat, province });
}

const NOBODY: readonly Seat[] = [];

/** What the houses of the province bring their owners, by seat. */
function harvest({ game, state }: Table, province: ProvinceId): (GoodCounts | undefined)[] {
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
  return goods;
}

/** Sestertii for all coins showing. */
function coinsOf(table: Table, seat: Seat): number {
  const { markers } = table.state.board;
  let coins = 0;
  for (const province in markers) {
    const marker = markers[province];
    if (marker?.side === 'coins') coins += marker.coins;
  }
  return relay(table.game.values.coins, coins, table, { seat });
}

function collectCoins(play: WorkingTable, seat: Seat): void {
  const markers: Record<ProvinceId, Marker> = { ...play.state.board.markers };
  const provinces: ProvinceId[] = [];
  const amount = coinsOf(play, seat);
  for (const province in markers) {
    const marker = markers[province];
    if (marker?.side !== 'coins') continue;
    provinces.push(province);
    markers[province] = { good: marker.good, coins: marker.coins, side: 'goods' };
  }
  changeBoard(play, { markers });
  if (play.isHeard) play.emit({ type: 'coinsTaken', seat, provinces });
  receiveMoney(play, seat, amount);
}

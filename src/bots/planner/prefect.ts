/** Which province is to produce, or whether the coins are worth more. */
import type { Action } from '../../index';
import type { StoredGood } from '../../model/goods';
import type { ProvinceId } from '../../model/ids';
import { copyOf, type Holding, stored } from './holding';
import type { Harvest } from './lots';
import { add, at, indexOf } from './numbers';
import type { Choice, Situation } from './situation';

/** The best of the actions; undefined if there is none for a Prefect. */
export function prefectChoice(
  situation: Situation,
  actions: readonly Action[],
): Choice | undefined {
  const holding = copyOf(situation.holding);
  let top: Choice | undefined;
  for (const action of actions) {
    const reached = worthAfter(situation, holding, action);
    const gain = reached === undefined ? Number.NEGATIVE_INFINITY : reached - situation.worth;
    if (gain > (top?.gain ?? Number.NEGATIVE_INFINITY)) top = { action, gain };
  }
  return top;
}

/** What a Prefect brings where each marker says what its province produces besides. */
export function prefectGain(situation: Situation): number {
  const { markers } = situation.table.board;
  const holding = copyOf(situation.holding);
  let top = afterCoins(situation, holding);
  for (const province in markers) {
    const marker = markers[province];
    if (marker?.side !== 'goods') continue;
    top = Math.max(top, afterProduction(situation, holding, province, marker.good));
  }
  return top - situation.worth;
}

/** What the holding is worth after the action; it stays as it was. */
function worthAfter(situation: Situation, holding: Holding, action: Action): number | undefined {
  if (action.type === 'takeCoins') return afterCoins(situation, holding);
  if (action.type !== 'produceProvince') return undefined;
  const { province, good } = action;
  const marker = situation.table.board.markers[province];
  return afterProduction(situation, holding, province, marker?.good ?? good);
}

function afterCoins({ table, left, rate }: Situation, holding: Holding): number {
  const { markers } = table.board;
  let coins = 0;
  for (const province in markers) {
    const marker = markers[province];
    if (marker?.side === 'coins') coins += marker.coins;
  }
  holding.money += coins;
  const worth = rate(holding, left);
  holding.money -= coins;
  return worth;
}

/** @param bonus - the good that comes besides those of the houses. */
function afterProduction(
  { table, seat, places, lots, left, rate, weights }: Situation,
  holding: Holding,
  province: ProvinceId,
  bonus: StoredGood | null | undefined,
): number {
  const isDoubled = table.praefectusMagnus === seat && table.seat === seat && !table.praefectusUsed;
  const { own, others } = lots.harvests[places.provinceNumbers.get(province) ?? -1] ?? NO_HARVEST;
  const kind = indexOf(bonus);
  const room = holding.spaces - stored(holding);
  const extra = kind === -1 ? 0 : Math.min(isDoubled ? 2 : 1, room);
  // The bonus comes first, then house after house as long as there is room.
  const count = Math.max(0, Math.min(own.length, room - extra));
  const { goods } = holding;
  if (extra > 0) add(goods, kind, extra);
  for (let house = 0; house < count; house++) add(goods, at(own, house), 1);
  const worth = rate(holding, left);
  for (let house = 0; house < count; house++) add(goods, at(own, house), -1);
  if (extra > 0) add(goods, kind, -extra);
  return worth - weights.envy * others * (weights.money + weights.moneyEarly * left);
}

const NO_HARVEST: Harvest = { own: [], others: 0 };

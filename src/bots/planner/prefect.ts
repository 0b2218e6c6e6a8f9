/** Which province produces, or whether the coins are worth more. */
import type { Action } from '../../index';
import type { StoredGood } from '../../model/goods';
import type { ProvinceId } from '../../model/ids';
import { stored } from './holding';
import { NO_HARVEST } from './lots';
import { add, type Counts, indexOf, numberAt } from './numbers';
import type { RatedTerms } from './rating';
import type { RatedAction, Situation } from './situation';

/** What the plan for a Prefect needs. */
interface Prefect {
  readonly situation: Situation;
  readonly standing: RatedTerms;
  /** A copy of the player's goods. */
  readonly goods: Counts;
  readonly room: number;
  /** The number of goods of a bonus. */
  readonly bonus: number;
}

/** The best of the actions; `undefined` if none is a Prefect's. */
export function prefectChoice(
  situation: Situation,
  actions: readonly Action[],
): RatedAction | undefined {
  const prefect = prefectOf(situation);
  let top: RatedAction | undefined;
  for (const action of actions) {
    const gain = gainOf(prefect, action);
    if (gain > (top?.gain ?? Number.NEGATIVE_INFINITY)) top = { action, gain };
  }
  return top;
}

/** The gain of the best action if bonuses come only from markers. */
export function prefectGain(situation: Situation): number {
  const prefect = prefectOf(situation);
  const { markers } = situation.table.board;
  let top = ofCoins(prefect);
  for (const province in markers) {
    const marker = markers[province];
    if (marker?.side !== 'goods') continue;
    top = Math.max(top, ofProduction(prefect, province, marker.good));
  }
  return top;
}

function prefectOf(situation: Situation): Prefect {
  const { table, seat, left, rating, holding } = situation;
  const isDoubled = table.praefectusMagnus === seat && table.seat === seat && !table.praefectusUsed;
  return {
    situation,
    standing: rating.standing(holding, left),
    goods: holding.goods.slice(),
    room: holding.spaces - stored(holding),
    bonus: isDoubled ? 2 : 1,
  };
}

function gainOf(prefect: Prefect, action: Action): number {
  if (action.type === 'takeCoins') return ofCoins(prefect);
  if (action.type !== 'produceProvince') return Number.NEGATIVE_INFINITY;
  const { province, good } = action;
  const marker = prefect.situation.table.board.markers[province];
  return ofProduction(prefect, province, marker?.good ?? good);
}

function ofCoins({ situation, standing, goods }: Prefect): number {
  const { table, rating, holding, worth } = situation;
  const { markers } = table.board;
  let coins = 0;
  for (const province in markers) {
    const marker = markers[province];
    if (marker?.side === 'coins') coins += marker.coins;
  }
  return rating.worthWith(standing, holding.money + coins, goods) - worth;
}

/** @param good - the good of the marker. */
function ofProduction(
  { situation, standing, goods, room, bonus }: Prefect,
  province: ProvinceId,
  good: StoredGood | null | undefined,
): number {
  const { places, lots, rating, weights, left, holding, worth } = situation;
  const { own, others } = lots.harvests[places.provinceNumbers.get(province) ?? -1] ?? NO_HARVEST;
  const kind = indexOf(good);
  // The bonus comes first, then the goods of houses as long as there is room.
  const extra = kind === -1 ? 0 : Math.min(bonus, room);
  const count = Math.min(own.length, room - extra);
  if (extra !== 0) add(goods, kind, extra);
  for (let house = 0; house < count; house++) add(goods, numberAt(own, house), 1);
  const reached = rating.worthWith(standing, holding.money, goods);
  for (let house = 0; house < count; house++) add(goods, numberAt(own, house), -1);
  if (extra !== 0) add(goods, kind, -extra);
  const envy = weights.envy * others * (weights.money + weights.moneyEarly * left);
  return reached - envy - worth;
}

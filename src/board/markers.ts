import { GOODS, type Good, type StoredGood } from '../model/goods';
import type { CityId, ProvinceId } from '../model/ids';
import type { Marker } from '../model/state';
import type { Board } from './compiled-board';
import { MARKER_COINS } from './tokens';

/** The bonus marker of a province: that of its most valuable good, except salt, goods side up. */
export function printedMarker(
  { map, provinces }: Board,
  cityGoods: Readonly<Record<CityId, StoredGood>>,
  province: ProvinceId,
): Marker | undefined {
  if (map.withoutMarker?.includes(province)) return undefined;
  const cities = provinces.get(province)?.cities ?? [];
  const good = bestGood(cities, cityGoods);
  if (good === undefined) return undefined;
  return { good, coins: (map.markerCoins ?? MARKER_COINS)[good] ?? 0, side: 'goods' };
}

function bestGood(
  cities: readonly CityId[],
  cityGoods: Readonly<Record<CityId, StoredGood>>,
): Good | undefined {
  let best = -1;
  for (const city of cities) {
    const good = cityGoods[city];
    if (good !== undefined && good !== 'salt') best = Math.max(best, GOODS.indexOf(good));
  }
  return GOODS[best];
}

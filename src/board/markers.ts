import { GOODS, type StoredGood } from '../model/goods';
import type { CityId, ProvinceId } from '../model/ids';
import type { Marker } from '../model/state';
import type { Board } from './board';
import { MARKER_COINS } from './tokens';

/** The bonus marker of a province: that of its most valuable good but salt, goods side up. */
export function printedMarker(
  { map, provinces }: Board,
  cityGoods: Readonly<Record<CityId, StoredGood>>,
  province: ProvinceId,
): Marker | undefined {
  if (map.withoutMarker?.includes(province)) return undefined;
  const made = provinces.get(province)?.cities.map((city) => cityGoods[city]) ?? [];
  const good = GOODS.findLast((candidate) => made.includes(candidate));
  if (good === undefined) return undefined;
  return { good, coins: (map.markerCoins ?? MARKER_COINS)[good] ?? 0, side: 'goods' };
}

import type { Places } from '../board/board';
import { type GoodCounts, NO_GOODS, type StoredGood } from '../model/goods';
import type { CityId } from '../model/ids';
import type { Holdings } from './gods';

/** The holdings of a player that depend on houses. */
export type HouseHoldings = Pick<Holdings, 'houses' | 'provinces' | 'provincesWithTwo'>;

/** Counts the provinces where both partners of a team have a house. */
export function sharedProvinces(
  board: Places,
  hasHouse: (city: CityId) => boolean,
  partnerHas: (city: CityId) => boolean,
): number {
  const provinces = [...board.provinces.values()];
  return provinces.filter(({ cities }) => cities.some(hasHouse) && cities.some(partnerHas)).length;
}

/** Counts the houses of one player on a board. */
export function housesOnBoard(
  board: Places,
  hasHouse: (city: CityId) => boolean,
  goodOf: (city: CityId) => StoredGood | undefined,
): HouseHoldings {
  const houses: { -readonly [G in keyof GoodCounts]: GoodCounts[G] } = { ...NO_GOODS };
  let provinces = 0;
  let provincesWithTwo = 0;
  for (const { cities } of board.provinces.values()) {
    const own = cities.filter(hasHouse);
    if (own.length >= 1) provinces += 1;
    if (own.length >= 2) provincesWithTwo += 1;
    for (const city of own) {
      const good = goodOf(city);
      if (good !== undefined) houses[good] = (houses[good] ?? 0) + 1;
    }
  }
  return { houses, provinces, provincesWithTwo };
}

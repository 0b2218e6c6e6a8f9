/** The houses of a seat, and totals of them. */
import { type Counts, KINDS, numberAt, PRICE, SALT } from './numbers';

export interface Built {
  /** Houses by the good of their city. */
  readonly houses: Counts;
  /** Houses by the number of their province. */
  readonly provinces: Counts;
  /** The number of houses, of kinds of goods among them, and the price of these goods. */
  count: number;
  kinds: number;
  yields: number;
  /** The number of provinces with a house, and with at least two. */
  settled: number;
  settledTwice: number;
}

export function nothingBuilt(provinces: number): Built {
  return {
    houses: Array<number>(KINDS).fill(0),
    provinces: Array<number>(provinces).fill(0),
    count: 0,
    kinds: 0,
    yields: 0,
    settled: 0,
    settledTwice: 0,
  };
}

export function copyOfBuilt(built: Built): Built {
  const { count, kinds, yields, settled, settledTwice } = built;
  const houses = built.houses.slice();
  const provinces = built.provinces.slice();
  return { houses, provinces, count, kinds, yields, settled, settledTwice };
}

export function addHouse(built: Built, good: number, province: number): void {
  const ofKind = numberAt(built.houses, good);
  const near = numberAt(built.provinces, province);
  built.houses[good] = ofKind + 1;
  built.provinces[province] = near + 1;
  built.count += 1;
  built.yields += numberAt(PRICE, good);
  if (ofKind === 0 && good !== SALT) built.kinds += 1;
  if (near === 0) built.settled += 1;
  if (near === 1) built.settledTwice += 1;
}

export function removeHouse(built: Built, good: number, province: number): void {
  const ofKind = numberAt(built.houses, good) - 1;
  const near = numberAt(built.provinces, province) - 1;
  built.houses[good] = ofKind;
  built.provinces[province] = near;
  built.count -= 1;
  built.yields -= numberAt(PRICE, good);
  if (ofKind === 0 && good !== SALT) built.kinds -= 1;
  if (near === 0) built.settled -= 1;
  if (near === 1) built.settledTwice -= 1;
}

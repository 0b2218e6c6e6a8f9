/** The houses of a seat, and what follows from them. */
import { at, type Counts, KINDS, PRICE, SALT } from './numbers';

export interface Built {
  /** Houses by the good of their city. */
  readonly houses: Counts;
  /** Houses by the number of their province. */
  readonly provinces: Counts;
  /** All of them; the kinds of goods among them; what those goods are sold for. */
  built: number;
  kinds: number;
  yields: number;
  /** Provinces with a house, and with at least two. */
  settled: number;
  settledTwice: number;
}

export function nothingBuilt(provinces: number): Built {
  return {
    houses: Array<number>(KINDS).fill(0),
    provinces: Array<number>(provinces).fill(0),
    built: 0,
    kinds: 0,
    yields: 0,
    settled: 0,
    settledTwice: 0,
  };
}

export function addHouse(built: Built, good: number, province: number): void {
  const ofKind = at(built.houses, good);
  const near = at(built.provinces, province);
  built.houses[good] = ofKind + 1;
  built.provinces[province] = near + 1;
  built.built += 1;
  built.yields += at(PRICE, good);
  if (ofKind === 0 && good !== SALT) built.kinds += 1;
  if (near === 0) built.settled += 1;
  if (near === 1) built.settledTwice += 1;
}

export function removeHouse(built: Built, good: number, province: number): void {
  const ofKind = at(built.houses, good) - 1;
  const near = at(built.provinces, province) - 1;
  built.houses[good] = ofKind;
  built.provinces[province] = near;
  built.built -= 1;
  built.yields -= at(PRICE, good);
  if (ofKind === 0 && good !== SALT) built.kinds -= 1;
  if (near === 0) built.settled -= 1;
  if (near === 1) built.settledTwice -= 1;
}

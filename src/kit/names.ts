/** The names that people use for what the library knows by ids. */
import type { Bundle } from '../model/goods';
import type { PlaceId, ProvinceId, Seat } from '../model/ids';

export interface Names {
  player(seat: Seat): string;
  /** A city, another named place, or a route by its ends. */
  place(id: PlaceId): string;
  province(id: ProvinceId): string;
  /** Such as `Mercator II`; with the half of a double card that is used. */
  card(id: string, as?: string): string;
  /** Such as `2 brick, 1 wine`. */
  goods(goods: Bundle): string;
  /** Such as `2 sestertii`. */
  money(amount: number): string;
  /** Any other id as a name: `claudia-agrippina` is `Claudia Agrippina`. */
  title(id: string): string;
  /** Such as `1 card` or `2 cards`. */
  counted(count: number, one: string, many?: string): string;
  /** `A, B and C`. */
  listed(words: readonly string[]): string;
}

/** The names that people use for what the library knows by ids, and the English ones that need no board. */

import type { Cost } from './cost';
import { counted, sestertii } from './counted';
import { type Bundle, STORED_GOODS, type StoredGood } from './goods';
import type { PlaceId, ProvinceId, Seat } from './ids';

/** Names and small phrases; a set of words for another language brings its own. */
export interface Names {
  /** Such as `Livia`. */
  player(seat: Seat): string;
  /** A city, another named place, or a route by its ends. */
  place(id: PlaceId): string;
  /** Such as `Syria`. */
  province(id: ProvinceId): string;
  /** A personality, such as `Mercator`. */
  role(name: string): string;
  /** Such as `Mercator II`; with the half of a double card that is used. */
  card(id: string, as?: string): string;
  /** A card and the half of it that is used, such as `Prefect/Architect I as Prefect`. */
  half(card: string, role: string): string;
  /** Such as `brick`. */
  good(good: StoredGood): string;
  /** Such as `2 brick, 1 wine`. */
  goods(goods: Bundle): string;
  /** Such as `2 sestertii`. */
  money(amount: number): string;
  /** Such as `1 brick, 1 food and 2 sestertii`; an empty text for nothing. */
  cost(cost: Cost): string;
  /** Any other id as a name: `claudia-agrippina` is `Claudia Agrippina`. */
  title(id: string): string;
  /** Such as `1 card` or `2 cards`. */
  counted(count: number, one: string, many?: string): string;
  /** `A, B and C`. */
  listed(words: readonly string[]): string;
}

/** English names, as far as ids tell them. @param own - what is known better, or said in another language. */
export function namesWith(own: Partial<Names> = {}): Names {
  const names: Names = {
    player: (seat) => `seat ${seat}`,
    place: titleCase,
    province: titleCase,
    role: titleCase,
    card: (id, as) => (as === undefined ? titleCase(id) : names.half(titleCase(id), as)),
    half: (card, role) => `${card} as ${names.role(role)}`,
    good: (good) => good,
    goods(goods) {
      const parts = STORED_GOODS.flatMap((good) => {
        const count = goods[good] ?? 0;
        return count === 0 ? [] : [`${count} ${names.good(good)}`];
      });
      return parts.length === 0 ? 'nothing' : parts.join(', ');
    },
    money: sestertii,
    cost({ goods = {}, any = 0, money = 0, steps = 0 }) {
      const kinds = STORED_GOODS.filter((good) => (goods[good] ?? 0) > 0);
      return names.listed([
        ...kinds.map((good) => `${goods[good]} ${names.good(good)}`),
        ...(any === 0 ? [] : [names.counted(any, 'good of choice', 'goods of choice')]),
        ...(money === 0 ? [] : [names.money(money)]),
        ...(steps === 0 ? [] : [names.counted(steps, 'step')]),
      ]);
    },
    title: titleCase,
    counted,
    listed,
    ...own,
  };
  return names;
}

/** `claudia-agrippina` is `Claudia Agrippina`. */
export function titleCase(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** `A, B and C`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

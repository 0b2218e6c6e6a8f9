/** The names that people use for what the library knows by ids. */
import {
  type Bundle,
  CARDS,
  type CardId,
  type MapModule,
  type PlaceId,
  type ProvinceId,
  type RoleName,
  type Seat,
  STORED_GOODS,
} from '../index';
import { printable } from './printable';

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V'];

/** Names that depend on the map and on who plays. */
export interface Names {
  player(seat: Seat): string;
  /** A city, another named place, or a route by its ends. */
  place(id: PlaceId): string;
  province(id: ProvinceId): string;
}

export function namesOf(map: MapModule, players: readonly { readonly name: string }[]): Names {
  const places = new Map([...map.cities, ...(map.fields ?? [])].map(({ id, name }) => [id, name]));
  const provinces = new Map(map.provinces.map(({ id, name }) => [id, name]));
  const routes = new Map(map.routes.map(({ id, ends }) => [id, ends]));
  const place = (id: PlaceId): string =>
    routes.get(id)?.map(place).join('–') ?? places.get(id) ?? titleCase(id);
  return {
    player: (seat) => printable(players[seat]?.name ?? `seat ${seat}`),
    place,
    province: (id) => provinces.get(id) ?? titleCase(id),
  };
}

export function titleCase(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Such as `Mercator II` or `Prefect/Architect I`; a starting card has no numeral. */
export function cardName(id: CardId): string {
  const { roles, deck } = CARDS[id];
  return `${roles.map(titleCase).join('/')} ${NUMERALS[deck] ?? ''}`.trim();
}

/** The card and, if it is a double card, the half that is used. */
export function cardNameAs(id: CardId, as: RoleName | undefined): string {
  const half = as !== undefined && CARDS[id].roles.length > 1 ? ` as ${titleCase(as)}` : '';
  return `${cardName(id)}${half}`;
}

/** Such as `2 brick, 1 wine`. */
export function goodsInWords(goods: Bundle): string {
  const parts = STORED_GOODS.flatMap((good) => {
    const count = goods[good] ?? 0;
    return count === 0 ? [] : [`${count} ${good}`];
  });
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

/** How much of what is sold is salt. */
export function ofItSalt({ salt = 0 }: { readonly salt?: number }): string {
  return salt === 0 ? '' : ` (${salt} salt)`;
}

/** `A, B and C`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** The names that people use for what the library knows by ids, in English. */
import type { Names } from '../kit/names';
import type { Cards } from '../model/cards';
import { counted, sestertii } from '../model/counted';
import { type Bundle, STORED_GOODS } from '../model/goods';
import type { PlaceId } from '../model/ids';
import type { CheckedMap } from '../model/map';

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V'];

/** Names of a map's places, of cards, and of those who play. */
export function namesOf(
  map: CheckedMap,
  cards: Cards,
  players: readonly { readonly name: string }[],
): Names {
  const places = new Map([...map.cities, ...(map.fields ?? [])].map(({ id, name }) => [id, name]));
  const provinces = new Map(map.provinces.map(({ id, name }) => [id, name]));
  const routes = new Map(map.routes.map(({ id, ends }) => [id, ends]));
  const place = (id: PlaceId): string =>
    routes.get(id)?.map(place).join('–') ?? places.get(id) ?? titleCase(id);
  return {
    player: (seat) => players[seat]?.name ?? `seat ${seat}`,
    place,
    province: (id) => provinces.get(id) ?? titleCase(id),
    card: (id, as) => cardName(cards, id, as),
    goods: goodsInWords,
    money: sestertii,
    title: titleCase,
    counted,
    listed,
  };
}

/** `claudia-agrippina` is `Claudia Agrippina`. */
export function titleCase(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Such as `Mercator II` or `Prefect/Architect I as Prefect`; a starting card has no numeral. */
function cardName(cards: Cards, id: string, as: string | undefined): string {
  const { roles = [id], deck = 0 } = cards.get(id) ?? {};
  const name = `${roles.map(titleCase).join('/')} ${NUMERALS[deck] ?? ''}`.trim();
  return as !== undefined && roles.length > 1 ? `${name} as ${titleCase(as)}` : name;
}

/** Such as `2 brick, 1 wine`. */
function goodsInWords(goods: Bundle): string {
  const parts = STORED_GOODS.flatMap((good) => {
    const count = goods[good] ?? 0;
    return count === 0 ? [] : [`${count} ${good}`];
  });
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

/** `A, B and C`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

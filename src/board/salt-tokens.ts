/**
 * Some maps have one more city of each letter than there are tokens without salt. In games without salt, the salt tokens
 * are dealt all the same, the bonus markers are laid for them, and then each is exchanged for a token that was left
 * over.
 */
import type { StoredGood } from '../model/goods';
import type { CityId } from '../model/ids';
import { LETTERS, type Letter } from '../model/map';
import type { AnyOptions } from '../model/options';
import type { Board } from './compiled-board';
import { CITY_TOKENS, isLetter, playsSalt, tokensOf } from './tokens';

/** Cities and their goods. */
export type CityGoods = Readonly<Record<CityId, StoredGood>>;

/** The exchange of salt tokens in a game. */
export interface Exchange {
  /** The goods after the exchange. */
  exchanged(dealt: CityGoods): Record<CityId, StoredGood>;
  /** Every deal of tokens that leads to these goods after the exchange. */
  dealsOf(goods: CityGoods): readonly CityGoods[];
}

/** The exchange on a board, if salt tokens are dealt there in a game without salt. */
export function exchangeOn(
  board: Board,
  options: Pick<AnyOptions, 'modules'>,
): Exchange | undefined {
  if (board.map.saltTokens === undefined || playsSalt(options)) return undefined;
  return {
    exchanged: (dealt) => exchanged(board, dealt),
    dealsOf: (goods) => dealsOf(board, goods),
  };
}

/** The goods after the exchange. */
export function exchanged({ map, cities }: Board, dealt: CityGoods): Record<CityId, StoredGood> {
  const goods = { ...dealt };
  for (const { id, letter } of cities.values()) {
    if (goods[id] !== 'salt' || !isLetter(letter)) continue;
    goods[id] = map.saltTokens?.[letter] ?? 'salt';
  }
  return goods;
}

/** With salt in the goods, only themselves. */
function dealsOf(board: Board, goods: CityGoods): readonly CityGoods[] {
  let deals: readonly CityGoods[] = [goods];
  for (const letter of LETTERS) {
    const places = saltPlaces(board, letter, goods);
    deals = deals.flatMap((deal) =>
      places.map((city) => (city === undefined ? deal : { ...deal, [city]: 'salt' as const })),
    );
  }
  return deals;
}

/** Where the salt token of a letter may have been; `undefined` if it may not have been dealt (provinces left out). */
function saltPlaces(
  { map, cities }: Board,
  letter: Letter,
  goods: CityGoods,
): readonly (CityId | undefined)[] {
  const added = map.saltTokens?.[letter];
  const own = [...cities.values()].filter((city) => city.letter === letter).map(({ id }) => id);
  if (added === undefined || own.some((id) => goods[id] === 'salt')) return [undefined];
  const places = own.filter((id) => goods[id] === added);
  const canLack = own.length < tokensOf(map, letter, true).length;
  return canLack && places.length <= CITY_TOKENS[letter][added] ? [...places, undefined] : places;
}

/**
 * Some maps have one more city of each letter than there are tokens without salt. In games without salt, the salt tokens
 * are dealt all the same, the bonus markers are laid for them, and then each is exchanged for a token that was left
 * over.
 */
import type { StoredGood } from '../model/goods';
import type { CityId } from '../model/ids';
import { LETTERS, type Letter } from '../model/map';
import type { AnyOptions } from '../model/options';
import type { Board } from './board';
import { CITY_TOKENS, isLetter, playsSalt, tokensOf } from './tokens';

/** Cities and their goods. */
export type CityGoods = Readonly<Record<CityId, StoredGood>>;

/** Whether salt tokens are dealt in a game without salt. */
export function exchangesSalt({ map }: Board, options: Pick<AnyOptions, 'modules'>): boolean {
  return map.saltTokens !== undefined && !playsSalt(options);
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

/** Every deal of tokens that leads to these goods after the exchange; with salt in them, only themselves. */
export function dealsOf(board: Board, goods: CityGoods): readonly CityGoods[] {
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

/**
 * Some maps have a city more of each letter than there are tokens, for those with salt.
 * Without salt they are dealt all the same, the bonus markers are laid for what lies there, and then each is
 * exchanged for a token that was left over.
 */
import type { StoredGood } from '../model/goods';
import type { CityId } from '../model/ids';
import { LETTERS, type Letter } from '../model/map';
import type { AnyOptions } from '../model/options';
import type { Board } from './board';
import { CITY_TOKENS, isLetter, playsSalt, tokensOf } from './tokens';

type CityGoods = Readonly<Record<CityId, StoredGood>>;

/** Whether salt tokens are dealt in a game without salt. */
export function exchangesSalt({ map }: Board, rules: Pick<AnyOptions, 'modules'>): boolean {
  return map.saltTokens !== undefined && !playsSalt(rules);
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

/** Every way the tokens can have been dealt that leads to these goods; those with salt stay as they are. */
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

/** Where the salt token of a letter can have lain; undefined for nowhere, as with provinces left out. */
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

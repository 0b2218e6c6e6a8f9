/** Whether recorded goods of cities are possible. */

import { type Fault, faultsOf, inputFaults } from '../model/faults';
import type { Nearest } from '../model/find';
import { STORED_GOODS, type StoredGood } from '../model/goods';
import type { CityId } from '../model/ids';
import { LETTERS, type Letter } from '../model/map';
import { twiceIn } from '../model/plain';
import type { Places } from './places';
import { isLetter } from './tokens';

/**
 * What is wrong with the goods of cities, if anything: unknown cities, or more of a good than tokens.
 *
 * @param tokensOf - the tokens of a letter; `undefined` if they are unknown.
 */
export function cityGoodsFault(
  board: Places,
  goods: Readonly<Record<CityId, StoredGood>>,
  tokensOf: (letter: Letter) => readonly StoredGood[] | undefined,
  nearest?: Nearest,
): Fault | undefined {
  const dealt = new Map<string, number>();
  for (const [id, good] of Object.entries(goods)) {
    const city = board.cities.get(id);
    if (city === undefined) {
      return inputFaults.of('noSuchCity', {
        city: id,
        nearest: nearest?.(id, board.cities.keys()),
      });
    }
    const { letter } = city;
    if (!isLetter(letter) && letter !== good) {
      return cityFaults.of('otherGoodPrinted', { city: id, good: letter });
    }
    dealt.set(letter + good, (dealt.get(letter + good) ?? 0) + 1);
  }
  for (const letter of LETTERS) {
    const all = tokensOf(letter);
    if (all === undefined) continue;
    for (const good of STORED_GOODS) {
      const count = dealt.get(letter + good) ?? 0;
      const tokens = all.filter((token) => token === good).length;
      if (count > tokens)
        return cityFaults.of('tooFewTokens', { letter, good, cities: count, tokens });
    }
  }
  return undefined;
}

/** Two cities of one letter with salt, if any; each letter has only one salt token. */
export function twoSaltTokens(
  board: Places,
  goods: Readonly<Record<CityId, StoredGood>>,
): Fault | undefined {
  const letters = [...board.cities.values()].flatMap(({ id, letter }) =>
    goods[id] === 'salt' ? letter : [],
  );
  const twice = twiceIn(letters);
  return twice && cityFaults.of('twoSaltTokens', { letter: twice });
}

/** A city that takes a token and has no good, if any. */
export function cityWithoutGood(
  board: Places,
  goods: Readonly<Record<CityId, StoredGood>>,
): Fault | undefined {
  const empty = [...board.cities.values()].find(
    ({ id, letter }) => isLetter(letter) && goods[id] === undefined,
  );
  return empty && cityFaults.of('cityWithoutGood', { city: empty.id });
}

/** What can be wrong with the goods of cities. */
export const cityFaults = faultsOf({
  otherGoodPrinted: (names, { city, good }: { readonly city: string; readonly good: string }) =>
    `${names.place(city)} has ${good} printed on it`,
  tooFewTokens: (
    names,
    {
      letter,
      good,
      cities,
      tokens,
    }: {
      readonly letter: string;
      readonly good: string;
      readonly cities: number;
      readonly tokens: number;
    },
  ) =>
    `${names.counted(cities, 'city', 'cities')} of letter ${letter} ${cities === 1 ? 'has' : 'have'} ${good}, but there ${tokens === 1 ? 'is' : 'are'} only ${names.counted(tokens, 'token')}`,
  twoSaltTokens: (_names, { letter }: { readonly letter: string }) =>
    `two cities of letter ${letter} have salt, but there is only 1 token`,
  cityWithoutGood: (names, { city }: { readonly city: string }) =>
    `the good of ${names.place(city)} is missing`,
});

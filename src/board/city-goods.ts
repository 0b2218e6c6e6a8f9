/** Whether cities can have the goods somebody says they have. */
import { counted } from '../model/counted';
import { STORED_GOODS, type StoredGood } from '../model/goods';
import type { CityId } from '../model/ids';
import { LETTERS } from '../model/map';
import { didYouMean } from '../model/nearest';
import type { Places } from './board';
import { isLetter, tokensOf } from './tokens';

/** What is wrong with goods of cities, or undefined: unknown cities, or more of a good than tokens. */
export function cityGoodsFault(
  board: Places,
  goods: Readonly<Record<CityId, StoredGood>>,
  withSalt: boolean,
): string | undefined {
  const dealt = new Map<string, number>();
  for (const [id, good] of Object.entries(goods)) {
    const city = board.cities.get(id);
    if (city === undefined) return `there is no city ${id}${didYouMean(id, board.cities.keys())}`;
    const { letter } = city;
    if (!isLetter(letter) && letter !== good) return `${id} has ${letter} printed on it`;
    dealt.set(letter + good, (dealt.get(letter + good) ?? 0) + 1);
  }
  for (const letter of LETTERS) {
    const all = tokensOf(board.map, letter, withSalt);
    for (const good of STORED_GOODS) {
      const count = dealt.get(letter + good) ?? 0;
      const tokens = all.filter((token) => token === good).length;
      const have = count === 1 ? 'has' : 'have';
      if (count > tokens)
        return `${counted(count, 'city', 'cities')} of letter ${letter} ${have} ${good}, of ${counted(tokens, 'token')}`;
    }
  }
  return undefined;
}

/** Two cities of one letter with salt, of which there is one token each, in words, or undefined. */
export function twoSaltTokens(
  board: Places,
  goods: Readonly<Record<CityId, StoredGood>>,
): string | undefined {
  const letters = [...board.cities.values()].flatMap(({ id, letter }) =>
    goods[id] === 'salt' ? letter : [],
  );
  const twice = letters.find((letter, index) => letters.indexOf(letter) !== index);
  return twice && `two cities of letter ${twice} have salt, of one token`;
}

/** A city that takes a token and has no good, in words, or undefined. */
export function cityWithoutGood(
  board: Places,
  goods: Readonly<Record<CityId, StoredGood>>,
): string | undefined {
  const empty = [...board.cities.values()].find(
    ({ id, letter }) => isLetter(letter) && goods[id] === undefined,
  );
  return empty && `the city ${empty.id} has no good`;
}

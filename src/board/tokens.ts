import { type ByGood, GOODS, type Good } from '../model/goods';
import type { CityId } from '../model/ids';
import { LETTERS, type Letter } from '../model/map';
import type { Board } from './board';

/** The thirty city tokens of the box, by the letter on their backs. */
export const CITY_TOKENS: Readonly<Record<Letter, ByGood<number>>> = {
  A: { brick: 2, food: 2, tool: 1, wine: 1, cloth: 1 },
  B: { brick: 2, food: 2, tool: 2, wine: 1, cloth: 1 },
  C: { brick: 3, food: 2, tool: 2, wine: 2, cloth: 1 },
  D: { brick: 1, food: 1, tool: 1, wine: 1, cloth: 1 },
};

/** Coins on the back of a bonus marker. */
export const MARKER_COINS: ByGood<number> = { brick: 2, food: 2, tool: 2, wine: 2, cloth: 1 };

/** All tokens of a letter, one entry each, cheapest good first. */
export function tokensOf(letter: Letter): readonly Good[] {
  return GOODS.flatMap((good) => Array<Good>(CITY_TOKENS[letter][good]).fill(good));
}

export function isLetter(letter: string): letter is Letter {
  return LETTERS.some((known) => known === letter);
}

/** What is wrong with goods of cities, or undefined: unknown cities, or more of a good than tokens. */
export function cityGoodsFault(
  board: Board,
  goods: Readonly<Record<CityId, Good>>,
): string | undefined {
  const cities = [...board.cities.values()];
  for (const [id, good] of Object.entries(goods)) {
    const city = board.cities.get(id);
    if (city === undefined) return `there is no city ${id}`;
    if (!isLetter(city.letter) && city.letter !== good)
      return `${id} has ${city.letter} printed on it`;
  }
  for (const letter of LETTERS) {
    for (const good of GOODS) {
      const count = cities.filter(
        (city) => city.letter === letter && goods[city.id] === good,
      ).length;
      const tokens = CITY_TOKENS[letter][good];
      if (count > tokens)
        return `${count} cities of letter ${letter} have ${good}, of ${tokens} tokens`;
    }
  }
  return undefined;
}

/** A city that takes a token and has no good, in words, or undefined. */
export function cityWithoutGood(
  board: Board,
  goods: Readonly<Record<CityId, Good>>,
): string | undefined {
  const empty = [...board.cities.values()].find(
    ({ id, letter }) => isLetter(letter) && goods[id] === undefined,
  );
  return empty && `the city ${empty.id} has no good`;
}

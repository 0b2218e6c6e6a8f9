import { type ByGood, GOODS, type Good } from '../model/goods';
import { LETTERS, type Letter, type MapData } from '../model/map';

/** The thirty city tokens of the box, by the letter on their backs. */
export const CITY_TOKENS: Readonly<Record<Letter, ByGood<number>>> = {
  A: { brick: 2, food: 2, tool: 1, wine: 1, cloth: 1 },
  B: { brick: 2, food: 2, tool: 2, wine: 1, cloth: 1 },
  C: { brick: 3, food: 2, tool: 2, wine: 2, cloth: 1 },
  D: { brick: 1, food: 1, tool: 1, wine: 1, cloth: 1 },
};

/** The twenty-four bonus markers of the box. */
export const BONUS_MARKERS: ByGood<number> = { brick: 3, food: 6, tool: 6, wine: 5, cloth: 4 };

/** Coins on the back of a bonus marker. */
export const MARKER_COINS: ByGood<number> = { brick: 2, food: 2, tool: 2, wine: 2, cloth: 1 };

/** All tokens of a letter that a map uses, one entry each, cheapest good first. */
export function tokensOf(map: Pick<MapData, 'saltTokens'>, letter: Letter): readonly Good[] {
  const added = map.saltTokens?.[letter];
  return GOODS.flatMap((good) => {
    const count = CITY_TOKENS[letter][good] + (good === added ? 1 : 0);
    return Array<Good>(count).fill(good);
  });
}

export function isLetter(letter: string): letter is Letter {
  return LETTERS.some((known) => known === letter);
}

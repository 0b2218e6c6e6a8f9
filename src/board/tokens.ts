import { type ByGood, GOODS, type Good } from '../model/goods';
import { LETTERS, type Letter } from '../model/map';

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

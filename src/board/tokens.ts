import { deepFreeze } from '../model/freeze';
import { type ByGood, GOODS, type Good, type StoredGood } from '../model/goods';
import { LETTERS, type Letter, type MapData } from '../model/map';
import type { AnyOptions } from '../model/options';

/** The thirty city tokens of the box, by the letter on their backs. */
export const CITY_TOKENS: Readonly<Record<Letter, ByGood<number>>> = deepFreeze({
  A: { brick: 2, food: 2, tool: 1, wine: 1, cloth: 1 },
  B: { brick: 2, food: 2, tool: 2, wine: 1, cloth: 1 },
  C: { brick: 3, food: 2, tool: 2, wine: 2, cloth: 1 },
  D: { brick: 1, food: 1, tool: 1, wine: 1, cloth: 1 },
});

/** The twenty-four bonus markers of the box. */
const BONUS_MARKERS: ByGood<number> = deepFreeze({
  brick: 3,
  food: 6,
  tool: 6,
  wine: 5,
  cloth: 4,
});

/** The bonus markers of the box together with the five of the box with salt. */
const BONUS_MARKERS_WITH_SALT: ByGood<number> = deepFreeze({
  brick: 5,
  food: 7,
  tool: 6,
  wine: 6,
  cloth: 5,
});

/** Coins on the back of a bonus marker. */
export const MARKER_COINS: ByGood<number> = deepFreeze({
  brick: 2,
  food: 2,
  tool: 2,
  wine: 2,
  cloth: 1,
});

/** Whether salt is one of the goods. */
export function playsSalt({ modules }: Pick<AnyOptions, 'modules'>): boolean {
  return modules.includes('salt');
}

/** All bonus markers that a game can use. */
export function bonusMarkers(options: Pick<AnyOptions, 'modules'>): ByGood<number> {
  return playsSalt(options) ? BONUS_MARKERS_WITH_SALT : BONUS_MARKERS;
}

/** The good whose token a salt token of each letter replaces, on most maps. */
const REPLACED_BY_SALT: Readonly<Record<Letter, Good>> = deepFreeze({
  A: 'food',
  B: 'tool',
  C: 'wine',
  D: 'brick',
});

/** All tokens of a letter that a game uses, one entry each, cheapest good first. */
export function tokensOf(
  map: Pick<MapData, 'saltTokens'>,
  letter: Letter,
  withSalt: boolean,
): readonly StoredGood[] {
  const added = map.saltTokens?.[letter];
  const tokens = GOODS.flatMap((good) => {
    const more = !withSalt && good === added ? 1 : 0;
    const fewer = withSalt && added === undefined && good === REPLACED_BY_SALT[letter] ? 1 : 0;
    return Array<StoredGood>(CITY_TOKENS[letter][good] + more - fewer).fill(good);
  });
  return withSalt ? [...tokens, 'salt'] : tokens;
}

export function isLetter(letter: string): letter is Letter {
  return LETTERS.some((known) => known === letter);
}

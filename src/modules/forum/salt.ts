/** What salt means on tiles, in games with and without it. */
import { type CityId, type Game, GOODS, type Position, type StoredGood } from '../../kit';
import { playsSalt } from '../../kit-rules';

/** The goods that count as salt: any good if salt is not played. */
export function goodsForSalt({ options }: Game): readonly StoredGood[] {
  return playsSalt(options) ? ['salt'] : GOODS;
}

/** Whether the city counts as a salt city: any city if salt is not played. */
export function isSaltCity({ game, state }: Position, city: CityId): boolean {
  return !playsSalt(game.options) || state.board.cityGoods[city] === 'salt';
}

/** What the tiles call salt, in games with and without it. */
import { type CityId, type Game, GOODS, type Position, type StoredGood } from '../../kit';
import { playsSalt } from '../../kit-rules';

/** The good: any, where salt is not played. */
export function goodsForSalt({ options }: Game): readonly StoredGood[] {
  return playsSalt(options) ? ['salt'] : GOODS;
}

/** Whether a tile that says "salt city" means this one: any, where salt is not played. */
export function isSaltCity({ game, state }: Position, city: CityId): boolean {
  return !playsSalt(game.options) || state.board.cityGoods[city] === 'salt';
}

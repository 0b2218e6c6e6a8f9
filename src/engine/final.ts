/** Counting a game where it stands. */
import { type ByGood, NO_GOODS } from '../model/goods';
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { playerAt } from '../rules/change';
import type { Game } from '../rules/game';
import { type Contender, type Scores, scoreContenders, sortByGod } from '../scoring/score';

/** Everybody's score by; final once the game is over, what it would be before. */
export function scoreState(game: Game, state: GameState): Scores {
  return scoreContenders(
    state.players.map((_, seat) => contenderOf(game, state, seat)),
    state.praefectusMagnus,
  );
}

/** What a player holds, as the scoring wants to know it. */
export function contenderOf(game: Game, state: GameState, seat: Seat): Contender {
  const { name, hand, discard, money, goods } = playerAt(state, seat);
  const { cityGoods, colonists } = state.board;
  const houses: { -readonly [G in keyof ByGood<number>]: number } = { ...NO_GOODS };
  let provinces = 0;
  let provincesWithTwo = 0;
  for (const { cities } of game.board.provinces.values()) {
    const own = cities.filter((city) => state.board.houses[city]?.includes(seat));
    if (own.length >= 1) provinces += 1;
    if (own.length >= 2) provincesWithTwo += 1;
    for (const city of own) {
      const good = cityGoods[city];
      if (good !== undefined) houses[good] += 1;
    }
  }
  return {
    name,
    cards: sortByGod([...hand, ...discard]),
    money,
    goods,
    houses,
    provinces,
    provincesWithTwo,
    colonists: colonists.filter((piece) => piece.seat === seat).length,
    concordia: state.concordia === seat,
    bonus: game.hooks.reduce((sum, hook) => sum + (hook.bonusPoints?.(game, state, seat) ?? 0), 0),
  };
}

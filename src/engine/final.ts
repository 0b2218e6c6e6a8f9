/** Counting a game where it stands. */
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { playerAt } from '../rules/change';
import type { Game } from '../rules/game';
import { housesOnBoard } from '../scoring/board-houses';
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
  return {
    name,
    cards: sortByGod([...hand, ...discard]),
    money,
    goods,
    ...housesOnBoard(
      game.board,
      (city) => state.board.houses[city]?.includes(seat) ?? false,
      (city) => cityGoods[city],
    ),
    colonists: colonists.filter((piece) => piece.seat === seat).length,
    concordia: state.concordia === seat,
    bonus: game.hooks.reduce((sum, hook) => sum + (hook.bonusPoints?.(game, state, seat) ?? 0), 0),
  };
}

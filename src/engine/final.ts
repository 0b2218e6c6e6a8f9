/** Counting a game where it stands. */
import type { CityId, Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { playerAt } from '../rules/change';
import type { Game } from '../rules/game';
import { partiesOf, partnerOf } from '../rules/partners';
import { housesOnBoard, sharedProvinces } from '../scoring/board-houses';
import { type Contender, type Scores, scoreContenders, sortByGod } from '../scoring/score';

/** Everybody's score by; final once the game is over, what it would be before. */
export function scoreState(game: Game, state: GameState): Scores {
  return scoreContenders(
    state.players.map((_, seat) => contenderOf(game, state, seat)),
    { praefectusMagnus: state.praefectusMagnus, teams: teamsOf(game) },
  );
}

/** The seats of every team, or undefined where each plays alone. */
function teamsOf(game: Game): readonly (readonly Seat[])[] | undefined {
  if (!game.rules.teams) return undefined;
  return Array.from({ length: partiesOf(game) }, (_, first) => [first, first + partiesOf(game)]);
}

/** What a player holds, as the scoring wants to know it. */
export function contenderOf(game: Game, state: GameState, seat: Seat): Contender {
  const { name, hand, discard, money, goods } = playerAt(state, seat);
  const { cityGoods, colonists } = state.board;
  const partner = partnerOf(game, seat);
  const builtBy = (owner: Seat) => (city: CityId) =>
    state.board.houses[city]?.includes(owner) ?? false;
  return {
    name,
    cards: sortByGod([...hand, ...discard]),
    money,
    goods,
    ...housesOnBoard(game.board, builtBy(seat), (city) => cityGoods[city]),
    ...(partner === undefined
      ? {}
      : { sharedProvinces: sharedProvinces(game.board, builtBy(seat), builtBy(partner)) }),
    colonists: colonists.filter((piece) => piece.seat === seat).length,
    concordia: state.concordia === seat,
    bonus: game.hooks.reduce((sum, hook) => sum + (hook.bonusPoints?.(game, state, seat) ?? 0), 0),
  };
}

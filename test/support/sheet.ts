import { type CityId, finalScores, type GameState, type ScoreSheet } from '../../src/index';

/** What the players of a finished game would write down, counted piece by piece. */
export function sheetOf(state: GameState): ScoreSheet {
  const { board, players, concordia, praefectusMagnus, options } = state;
  const built = Object.keys(board.houses).filter((city) => board.houses[city]?.length);
  const housesOf = (seat: number): CityId[] =>
    built.filter((city) => board.houses[city]?.includes(seat));
  return {
    mode: options.teams ? 'team' : 'individual',
    map: state.map,
    cityGoods: board.cityGoods,
    praefectusMagnus,
    players: players.map(({ name, hand, discard, money, goods }, seat) => ({
      name,
      cards: [...hand, ...discard],
      houses: housesOf(seat),
      colonists: board.colonists.filter((piece) => piece.seat === seat).length,
      money,
      goods,
      concordia: concordia === seat,
      // Noted during the game, like Byzantium's points on Roma.
      scores: finalScores(state).players[seat]?.scores ?? {},
    })),
  };
}

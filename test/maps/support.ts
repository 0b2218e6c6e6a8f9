/** Tables on boards of their own, and what the tests of maps do there. */
import {
  type CardId,
  createGame,
  type GameState,
  type Good,
  type NewGame,
  type Seat,
} from '../../src/index';
import { edited, goods, type StateDraft } from '../support/scenario';

export type Edit = (draft: StateDraft) => void;

/** Three at a board, and what lies there changed by hand. */
export const laid = (
  map: string,
  edit: Edit = () => {},
  options: Partial<NewGame> = {},
): GameState => edited(createGame({ map, players: 3, seed: 'boards', ...options }), edit);

export const card = (seat: Seat, id: CardId) => ({ type: 'playCard', seat, card: id }) as const;
export const pass = (seat: Seat) => ({ type: 'pass', seat }) as const;
export const produce = (seat: Seat, province: string, good?: Good) =>
  ({
    type: 'produceProvince',
    seat,
    province,
    ...(good === undefined ? {} : { good }),
  }) as const;
export const COINS = { type: 'takeCoins', seat: 0 } as const;
export const house = (city: string) => ({ type: 'buildHouse', seat: 0, city }) as const;
export const move = (kind: 'land' | 'sea', from: string, to: string) =>
  ({ type: 'moveColonist', seat: 0, kind, from, to }) as const;
/** Where a seat's colonists stand. */
export const own = (state: GameState, seat: Seat = 0) =>
  state.board.colonists.filter((piece) => piece.seat === seat).map(({ kind, at }) => [kind, at]);

/** An empty storehouse, so that whatever arrives can be seen. */
export const empty: Edit = (draft) => {
  for (const player of draft.players) player.goods = goods({});
};

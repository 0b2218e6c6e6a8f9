/** What a player holds, as the scoring wants to know it. */
import type { Table } from '../kit/table';
import { relay } from '../kit/values';
import type { CityId, Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { housesOnBoard, sharedProvinces } from '../scoring/board-houses';
import { type Contender, sortByGod } from '../scoring/score';
import { playerAt } from './change';
import { countColonists } from './moving';
import { partnerOf } from './partners';

/** A player as scoring sees them. */
export function contenderOf(table: Table, seat: Seat): Contender {
  const { game, state } = table;
  const { name, hand, discard, money, goods } = playerAt(state, seat);
  return {
    name,
    cards: sortByGod(game.cards, [...hand, ...discard]),
    money,
    goods,
    ...housesOf(table, seat),
    colonists: countColonists(state, seat),
    concordia: state.concordia === seat,
    bonus: relay(table.game.values.bonusPoints, 0, table, { seat }),
  };
}

type Houses = GameState['board']['houses'];
type Counted = Pick<Contender, 'houses' | 'provinces' | 'provincesWithTwo' | 'sharedProvinces'>;

/** What houses count for, by seat. They stay the same as long as nobody builds, and searches ask often. */
const counted = new WeakMap<Houses, Map<Seat, Counted>>();

function housesOf(table: Table, seat: Seat): Counted {
  const { houses } = table.state.board;
  const known = counted.get(houses) ?? new Map<Seat, Counted>();
  if (known.size === 0) counted.set(houses, known);
  const own = known.get(seat) ?? countHouses(table, seat);
  known.set(seat, own);
  return own;
}

function countHouses({ game, state }: Table, seat: Seat): Counted {
  const { cityGoods, houses } = state.board;
  const builtBy = (owner: Seat) => (city: CityId) => houses[city]?.includes(owner) ?? false;
  const own = housesOnBoard(game.board, builtBy(seat), (city) => cityGoods[city]);
  const partner = partnerOf(game, seat);
  if (partner === undefined) return own;
  return { ...own, sharedProvinces: sharedProvinces(game.board, builtBy(seat), builtBy(partner)) };
}

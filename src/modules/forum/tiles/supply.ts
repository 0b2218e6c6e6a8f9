/** Tiles that bring goods or money, and room for them. */
import {
  type Bundle,
  GOODS,
  interrupt,
  receiveGoods,
  receiveMoney,
  type Seat,
  type Table,
} from '../../../kit';
import { roomOf } from '../../../kit-rules';
import { goodsForSalt } from '../salt';
import { oneWay, type Tile, type Way } from '../tile';
import { SPACES_OF_CLAUDIA } from '../tile-ids';

/** Provinces with own houses for each tool of Commodus. */
const PROVINCES_FOR_TOOL = 3;
/** Sestertii that Numerius gives for a province with own houses. */
const PROVINCE_INCOME = 2;

/** A brick, and a larger storehouse. */
export const claudiaAgrippina = {
  id: 'claudia-agrippina',
  color: 'blue',
  values: { capacity: (spaces) => spaces + SPACES_OF_CLAUDIA },
  gained: (play, seat) => receiveGoods(play, seat, { brick: 1 }),
} as const satisfies Tile;

export const commodus = {
  id: 'commodus',
  color: 'green',
  use: {
    bringsGoods: true,
    ways(table, seat) {
      const tool = Math.floor(countProvinces(table, seat) / PROVINCES_FOR_TOOL);
      return tool > 0 ? receiving(table, seat, { tool }) : [];
    },
  },
} as const satisfies Tile;

export const laurentius = {
  id: 'laurentius',
  color: 'green',
  use: { bringsGoods: true, ways: (table, seat) => receiving(table, seat, { brick: 1, food: 1 }) },
} as const satisfies Tile;

export const numerius = {
  id: 'numerius',
  color: 'green',
  use: {
    ways(table, seat) {
      const money = PROVINCE_INCOME * countProvinces(table, seat);
      return money > 0 ? oneWay((play) => receiveMoney(play, seat, money), { gain: money }) : [];
    },
  },
} as const satisfies Tile;

/** A salt. */
export const spurius = {
  id: 'spurius',
  color: 'green',
  use: {
    bringsGoods: true,
    ways: (table, seat) =>
      goodsForSalt(table.game).flatMap((good) =>
        receiving(table, seat, { [good]: 1 }, good === 'salt' ? {} : { good }),
      ),
  },
} as const satisfies Tile;

/** The good of a marker that shows it; which of several provinces it is makes no difference. */
export const tiberius = {
  id: 'tiberius',
  color: 'green',
  use: {
    bringsGoods: true,
    ways(table, seat) {
      const markers = Object.values(table.state.board.markers);
      const active = markers.filter(({ side }) => side === 'goods');
      const shown = GOODS.filter((good) => active.some((marker) => marker.good === good));
      return shown.flatMap((good) => receiving(table, seat, { [good]: 1 }, { good }));
    },
  },
} as const satisfies Tile;

/** Goods from the supply, if there is room for any. */
function receiving(
  table: Table,
  seat: Seat,
  goods: Bundle,
  choice: Way['choice'] = {},
): readonly Way[] {
  if (roomOf(table, seat) === 0) return [];
  return [{ choice, carryOut: (play) => interrupt(play, () => receiveGoods(play, seat, goods)) }];
}

/** Provinces where the player has a house. */
function countProvinces({ game, state }: Table, seat: Seat): number {
  const { houses } = state.board;
  const provinces = [...game.board.provinces.values()];
  return provinces.filter(({ cities }) => cities.some((city) => houses[city]?.includes(seat)))
    .length;
}

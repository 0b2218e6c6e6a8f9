/** Tiles that bring goods or money, or room for goods. */
import {
  type Bundle,
  GOODS,
  interrupt,
  type Position,
  receiveGoods,
  receiveMoney,
  type Seat,
} from '../../../kit';
import { roomOf } from '../../../kit-rules';
import { goodsForSalt } from '../salt';
import { type ForumTile, oneWay, type TileWay } from '../tile';
import { SPACES_OF_CLAUDIA } from '../tile-ids';

/** Provinces with houses of the player for each tool of Commodus. */
const PROVINCES_FOR_TOOL = 3;
/** Sestertii from Numerius for each province with a house of the player. */
const PROVINCE_INCOME = 2;

/** A brick, and a larger storehouse. */
export const claudiaAgrippina = {
  id: 'claudia-agrippina',
  color: 'blue',
  spaces: SPACES_OF_CLAUDIA,
  gained: (transition, seat) => receiveGoods(transition, seat, { brick: 1 }),
} as const satisfies ForumTile;

export const commodus = {
  id: 'commodus',
  color: 'green',
  use: {
    bringsGoods: true,
    ways(position, seat) {
      const tool = Math.floor(countProvinces(position, seat) / PROVINCES_FOR_TOOL);
      return tool > 0 ? receiving(position, seat, { tool }) : [];
    },
  },
} as const satisfies ForumTile;

export const laurentius = {
  id: 'laurentius',
  color: 'green',
  use: {
    bringsGoods: true,
    ways: (position, seat) => receiving(position, seat, { brick: 1, food: 1 }),
  },
} as const satisfies ForumTile;

export const numerius = {
  id: 'numerius',
  color: 'green',
  use: {
    ways(position, seat) {
      const money = PROVINCE_INCOME * countProvinces(position, seat);
      return money > 0
        ? oneWay((transition) => receiveMoney(transition, seat, money), { gain: money })
        : [];
    },
  },
} as const satisfies ForumTile;

/** One salt. */
export const spurius = {
  id: 'spurius',
  color: 'green',
  use: {
    bringsGoods: true,
    ways: (position, seat) =>
      goodsForSalt(position.game).flatMap((good) =>
        receiving(position, seat, { [good]: 1 }, good === 'salt' ? {} : { good }),
      ),
  },
} as const satisfies ForumTile;

/** One good of an active marker; which province it is in makes no difference. */
export const tiberius = {
  id: 'tiberius',
  color: 'green',
  use: {
    bringsGoods: true,
    ways(position, seat) {
      const markers = Object.values(position.state.board.markers);
      const active = markers.filter(({ side }) => side === 'goods');
      const shown = GOODS.filter((good) => active.some((marker) => marker.good === good));
      return shown.flatMap((good) => receiving(position, seat, { [good]: 1 }, { good }));
    },
  },
} as const satisfies ForumTile;

/** Takes goods from the supply, if there is room for any. */
function receiving(
  position: Position,
  seat: Seat,
  goods: Bundle,
  choice: TileWay['choice'] = {},
): readonly TileWay[] {
  if (roomOf(position, seat) === 0) return [];
  return [
    {
      choice,
      carryOut: (transition) => interrupt(transition, () => receiveGoods(transition, seat, goods)),
    },
  ];
}

/** Provinces where the player has a house. */
function countProvinces({ game, state }: Position, seat: Seat): number {
  const { houses } = state.board;
  let count = 0;
  for (const { cities } of game.board.provinces.values()) {
    if (cities.some((city) => houses[city]?.includes(seat))) count += 1;
  }
  return count;
}

/** Tiles for the province that produces. */
import {
  changePlayer,
  finish,
  type GameState,
  GOODS,
  type Good,
  PRICES,
  type ProvinceId,
  playerAt,
  receiveMoney,
  type Seat,
  type Transition,
  withCause,
} from '../../../kit';
import {
  bonusFactor,
  MARKER_COINS,
  minus,
  payable,
  produce,
  productions,
  provinceOf,
  roomOf,
} from '../../../kit-rules';
import type { ForumTile, TileWay } from '../tile';

/** Sells bonus goods as soon as they arrive; there must be room for them. */
export const claudiusPompeius = {
  id: 'claudius-pompeius',
  color: 'blue',
  use: {
    during: 'prefect',
    ways(position, seat) {
      const found: TileWay[] = [];
      const most = Math.min(bonusFactor(position.state, seat), roomOf(position, seat));
      for (const { province, ...open } of productions(position, seat)) {
        const good = open.good ?? printedGood(position.state, province);
        if (good === null) continue;
        const chosen = open.good === undefined ? {} : { good };
        for (let count = 1; count <= most; count++) {
          found.push({
            choice: { province, ...chosen, count },
            cost: { goods: { [good]: count }, gain: count * PRICES[good] },
            carryOut(transition) {
              finish(transition);
              produce(
                transition,
                { seat, province, ...chosen },
                {
                  count,
                  arrived: () =>
                    withCause(transition, { rule: 'R-12.3', tile: 'claudius-pompeius' }, () =>
                      sell(transition, seat, good, count),
                    ),
                },
              );
            },
          });
        }
      }
      return found;
    },
  },
} as const satisfies ForumTile;

/** Brings the coins of the province, too. */
export const donatusPompeius = {
  id: 'donatus-pompeius',
  color: 'blue',
  modifiers: {
    gain(amount, { state }, { action }) {
      const province = provinceOf(action);
      if (province === undefined) return amount;
      const { [province]: marker } = state.board.markers;
      // If the bonus is chosen, a marker of that good is placed.
      const good = 'good' in action ? GOODS.find((chosen) => chosen === action.good) : undefined;
      return amount + (marker?.coins ?? (good === undefined ? 0 : MARKER_COINS[good]));
    },
  },
  on: {
    provinceProduced(transition, { seat, province }) {
      receiveMoney(transition, seat, transition.state.board.markers[province]?.coins ?? 0);
    },
  },
} as const satisfies ForumTile;

function printedGood(state: GameState, province: ProvinceId): Good | null {
  return state.board.markers[province]?.good ?? null;
}

function sell(transition: Transition, seat: Seat, good: Good, count: number): void {
  const player = playerAt(transition.state, seat);
  const money = payable(player.money, count * PRICES[good]);
  const goods = minus(player.goods, { [good]: count });
  changePlayer(transition, seat, { goods, money: player.money + money });
  transition.emit({ type: 'goodsTraded', seat, deal: 'sell', good, count, money });
}

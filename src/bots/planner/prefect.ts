/** Which province is to produce, or whether the coins are worth more. */
import type { Action, ActionOf } from '../../index';
import {
  add,
  at,
  type Counts,
  copyOf,
  type Holding,
  indexOf,
  KINDS,
  PRICE,
  stored,
} from './holding';
import { giveBack, take } from './paying';
import type { Choice, Situation } from './situation';

/** The best of the actions; undefined if there is none for a Prefect. */
export function prefectChoice(
  situation: Situation,
  actions: readonly Action[],
): Choice | undefined {
  const holding = copyOf(situation.holding);
  let top: Choice | undefined;
  for (const action of actions) {
    const reached = worthAfter(situation, holding, action);
    const gain = reached === undefined ? Number.NEGATIVE_INFINITY : reached - situation.worth;
    if (gain > (top?.gain ?? Number.NEGATIVE_INFINITY)) top = { action, gain };
  }
  return top;
}

/** What the holding is worth after the action; it stays as it was. */
function worthAfter(situation: Situation, holding: Holding, action: Action): number | undefined {
  if (action.type === 'takeCoins') return afterCoins(situation, holding);
  return action.type === 'produceProvince'
    ? afterProduction(situation, holding, action)
    : undefined;
}

function afterCoins({ table, left, rate }: Situation, holding: Holding): number {
  const { markers } = table.board;
  let coins = 0;
  for (const province in markers) {
    const marker = markers[province];
    if (marker?.side === 'coins') coins += marker.coins;
  }
  holding.money += coins;
  const worth = rate(holding, left);
  holding.money -= coins;
  return worth;
}

function afterProduction(
  situation: Situation,
  holding: Holding,
  action: ActionOf<'produceProvince'>,
): number {
  const { left, rate, weights } = situation;
  const { own, others } = harvest(situation, action, holding.spaces - stored(holding));
  giveBack(holding, own);
  const worth = rate(holding, left);
  take(holding, own);
  return worth - weights.envy * others * (weights.money + weights.moneyEarly * left);
}

/** Goods that come to the player, and what those of all others would be sold for. */
function harvest(
  { table, seat, places }: Situation,
  { province, good }: ActionOf<'produceProvince'>,
  room: number,
): { readonly own: Counts; readonly others: number } {
  const { markers, cityGoods, houses } = table.board;
  const isDoubled = table.praefectusMagnus === seat && table.seat === seat && !table.praefectusUsed;
  const own = Array<number>(KINDS).fill(0);
  const bonus = indexOf(markers[province]?.good ?? good);
  let left = room;
  let others = 0;
  if (bonus !== -1) {
    const count = Math.min(isDoubled ? 2 : 1, left);
    add(own, bonus, count);
    left -= count;
  }
  for (const city of places.board.provinces.get(province)?.cities ?? []) {
    const owners = houses[city];
    if (owners === undefined || owners.length === 0) continue;
    const kind = indexOf(cityGoods[city]);
    for (const owner of [...owners]) {
      if (owner !== seat) others += at(PRICE, kind);
      else if (left > 0) {
        add(own, kind, 1);
        left -= 1;
      }
    }
  }
  return { own, others };
}

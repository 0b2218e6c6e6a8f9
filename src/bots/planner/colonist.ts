/** The decision of a Colonist: as many new colonists as pay, or the income. */
import type { Action } from '../../index';
import type { CityId, ColonistKind } from '../../model/ids';
import { copyOf, type Holding } from './holding';
import { inNumbers } from './numbers';
import { giveBack, payment, take } from './paying';
import { passing, type RatedAction, type Situation } from './situation';

/** The cost of a new colonist. */
const COST = inNumbers({ food: 1, tool: 1 });
/** Sestertii of the income, plus one for each colonist. */
const BASE_INCOME = 5;
/** The number of steps within which cities near a new colonist count. */
const NEAR = 2;

/** @param actions - the legal actions, if one of them is to be chosen rather than only rated. */
export function colonistChoice(
  situation: Situation,
  actions: readonly Action[] | undefined,
  most: number,
  withIncome: boolean,
): RatedAction {
  const { seat, left, rating, worth: begun } = situation;
  const holding = copyOf(situation.holding);
  const placed = placeAll(situation, holding, most);
  const gain = placed === 0 ? 0 : rating.worth(holding, left) - begun;
  if (withIncome) {
    const paid = copyOf(situation.holding);
    paid.money += BASE_INCOME + paid.colonists;
    const earned = rating.worth(paid, left) - begun;
    if (earned > gain) return { action: { type: 'takeIncome', seat }, gain: earned };
  }
  const action = placed === 0 ? undefined : bestPlacement(situation, actions ?? []);
  return action === undefined ? { ...passing(seat), gain } : { action, gain };
}

/** Places colonists as long as each is worth its cost. */
function placeAll(
  { left, rating, table, seat }: Situation,
  holding: Holding,
  most: number,
): number {
  const { land = 0, sea = 0 } = table.players[seat]?.storehouse ?? {};
  let placed = 0;
  while (placed < Math.min(most, land + sea)) {
    const paid = payment(holding, COST, 0);
    if (paid === undefined) break;
    const before = rating.worth(holding, left);
    take(holding, paid);
    holding.colonists += 1;
    holding.spaces += 1;
    if (rating.worth(holding, left) <= before) {
      giveBack(holding, paid);
      holding.colonists -= 1;
      holding.spaces -= 1;
      break;
    }
    placed += 1;
  }
  return placed;
}

function bestPlacement(situation: Situation, actions: readonly Action[]): Action | undefined {
  let top: { readonly action: Action; readonly open: number } | undefined;
  for (const action of actions) {
    if (action.type !== 'placeColonist') continue;
    const open = openCities(situation, action.city, action.kind);
    if (top === undefined || open > top.open) top = { action, open };
  }
  return top?.action;
}

/** The number of cities near a place without a house of the player, nearer ones counting more. */
export function openCities(
  { table, seat, places: { board } }: Situation,
  place: CityId,
  kind: ColonistKind,
): number {
  let open = 0;
  for (const { route, steps } of board.reachFrom(place, kind)) {
    if (steps > NEAR) break;
    for (const city of board.citiesBeside(route)) {
      if (!table.board.houses[city]?.includes(seat)) open += 1 / steps;
    }
  }
  return open;
}

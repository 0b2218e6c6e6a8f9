/** The actions and decisions of this package; all others come with maps and modules from elsewhere. */
import type { Action, Decision } from '../../index';

/** Whether plans cover the actions of a type; the others are tried. */
const ACTIONS: Readonly<Record<Action['type'], boolean>> = {
  moveColonist: true,
  buildHouse: true,
  trade: true,
  buyCard: true,
  placeColonist: true,
  takeIncome: true,
  produceProvince: true,
  takeCoins: true,
  pass: true,
  playCard: false,
  copyCard: false,
  keepGoods: false,
  suggestCard: false,
  chooseStartCity: false,
  chooseTile: false,
  bidForTile: false,
  raiseBid: false,
  passBid: false,
  takeTile: false,
  useTile: false,
  changeGood: false,
  moveShip: false,
  takeBonus: false,
  scoreGod: false,
  takeCastle: false,
  enterSquare: false,
};

/** Whether there is a plan for the decisions of a kind; the others are tried. */
const DECISIONS: Readonly<Record<Decision['kind'], boolean>> = {
  architect: true,
  mercator: true,
  senator: true,
  praetor: true,
  consul: true,
  proconsul: true,
  tribune: true,
  colonist: true,
  prefect: true,
  moveColonists: true,
  playCard: false,
  diplomat: false,
  keepGoods: false,
  magister: false,
  legatus: false,
  chooseStartCity: false,
  buyGoods: false,
  chooseTile: false,
  openAuction: false,
  raiseBid: false,
  takeTile: false,
  useTiles: false,
  changeGoods: false,
  moveShip: false,
  takeBonus: false,
  buildOnArrival: false,
  scoreGod: false,
  enterSquare: false,
};

const actions: ReadonlyMap<string, boolean> = new Map(Object.entries(ACTIONS));
const decisions: ReadonlyMap<string, boolean> = new Map(Object.entries(DECISIONS));

/** Whether a plan covers the action. */
export function isPlanned({ type }: Pick<Action, 'type'>): boolean {
  return actions.get(type) === true;
}

/** Whether the decision has a plan. */
export function isCalculated({ kind }: Pick<Decision, 'kind'>): boolean {
  return decisions.get(kind) === true;
}

/** Whether the rules of somebody else bring the actions of a type. */
export function isForeignType(type: string): boolean {
  return !actions.has(type);
}

/** The same for the decision. */
export function isForeignKind({ kind }: { readonly kind: string }): boolean {
  return !decisions.has(kind);
}

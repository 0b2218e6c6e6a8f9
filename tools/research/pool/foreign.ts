/**
 * Players of foreign style, as a stranger would write them with the public functions alone: each tries what comes of a turn
 * and takes what its taste likes best. Half of them also count what the planner says of an action. Nothing in the package
 * has been trained or tuned with them.
 */
import { type Chance, planner, type Strategy } from '../../../src/bots';
import { pick } from '../../../src/bots/strategy';
import type { Action, GameState, GameView, God } from '../../../src/index';
import * as concordia from '../../../src/index';

/** What a player likes, in points; what makes it grow counts less the nearer the end is. */
interface Taste {
  readonly name: string;
  /** How much a point of each god counts; 1 if it is not named. */
  readonly gods: Readonly<Partial<Record<God, number>>>;
  readonly house: number;
  readonly colonist: number;
  readonly card: number;
  /** What it minds of cards that lie before it, by the square of those that are too many. */
  readonly played: number;
  /** A sestertius, and the worth of a good. */
  readonly money: number;
  readonly goods: number;
}

const USUAL = {
  gods: {},
  house: 10,
  colonist: 3,
  card: 1.5,
  played: 0.4,
  money: 0.12,
  goods: 0.14,
};

const TASTES: readonly Taste[] = [
  { ...USUAL, name: 'mars', gods: { mars: 2.5 }, colonist: 6 },
  { ...USUAL, name: 'jupiter', gods: { jupiter: 2 }, house: 13, card: 1 },
  { ...USUAL, name: 'saturnus', gods: { saturnus: 2 }, house: 12, colonist: 4 },
  { ...USUAL, name: 'minerva', gods: { minerva: 3 }, card: 2.5, goods: 0.16 },
  { ...USUAL, name: 'rusher', house: 8, card: 5, money: 0.08 },
  { ...USUAL, name: 'vesta', gods: { vesta: 3, mercurius: 2 }, money: 0.2, goods: 0.18 },
];

/** How much a good is worth to whoever builds. */
const WORTH: Readonly<Record<string, number>> = {
  brick: 5,
  food: 6,
  tool: 5,
  wine: 5,
  cloth: 6,
  salt: 8,
};

/** Steps of its own turn that it tries after an action, and how many actions it looks at in each. */
const STEPS = 4;
const BREADTH = 10;
/** Actions that it looks at in a decision. */
const LOOKED_AT = 40;
/** A city in which it could build next. */
const OPEN = 0.8;
/** Played cards that it does not mind. */
const PLAYED = 2;
/** The first goods of a kind count three times as much as more of them. */
const FEW = 2;
/** More money does not help to grow. */
const ENOUGH = 20;
/** Turns of each player after which it does anything, so that every game ends. */
const PATIENCE = 80;

/** Draws a player for a seat: with a taste or a mixture of two, and every other one listens to the planner as well. */
export function foreignOpponent(chance: Chance): Strategy {
  const own = tasteBy(chance);
  const taste = chance(3) > 0 ? own : mixture(own, tasteBy(chance), chance(1000) / 1000);
  return playerWith(taste, chance(2) * (chance(1000) / 1000));
}

function tasteBy(chance: Chance): Taste {
  return TASTES[chance(TASTES.length)] ?? { ...USUAL, name: 'usual' };
}

function mixture(one: Taste, other: Taste, share: number): Taste {
  const between = (a: number, b: number): number => a + (b - a) * share;
  const named: readonly God[] = ['mars', 'jupiter', 'saturnus', 'minerva', 'vesta', 'mercurius'];
  return {
    name: `${one.name} and ${other.name}`,
    gods: Object.fromEntries(
      named.map((god) => [god, between(one.gods[god] ?? 1, other.gods[god] ?? 1)]),
    ),
    house: between(one.house, other.house),
    colonist: between(one.colonist, other.colonist),
    card: between(one.card, other.card),
    played: between(one.played, other.played),
    money: between(one.money, other.money),
    goods: between(one.goods, other.goods),
  };
}

/** @param advice - how much it counts what the planner says of an action, beside its own taste. */
function playerWith(taste: Taste, advice: number): Strategy {
  return {
    name: taste.name,
    choose(seen, actions, chance) {
      const view = seen as GameView;
      const { decision, turn, players } = view;
      if (decision === null || turn > PATIENCE * players.length) return pick(actions, chance);
      const state = concordia.imagine(view);
      const own = spread(actions, LOOKED_AT);
      const gains = advice === 0 ? [] : planner.gains(view, own);
      const advised = own.map((_, index) => advice * (gains[index] ?? 0));
      return liked(taste, state, own, decision.kind === 'playCard', advised).action;
    },
  };
}

interface Liked {
  readonly action: Action;
  readonly next: GameState;
  readonly worth: number;
}

/** The action that the taste likes best; of equal ones, the first. */
function liked(
  taste: Taste,
  state: GameState,
  actions: readonly Action[],
  isTriedToTheEnd: boolean,
  advised: readonly number[] = [],
): Liked {
  const left = leftOf(state);
  let top: Liked | undefined;
  for (const [index, action] of actions.entries()) {
    const { seat } = action;
    const next = concordia.applyTrusted(state, action);
    const reached = isTriedToTheEnd ? afterTurn(taste, next, seat, state.turn) : next;
    const worth = worthOf(taste, reached, seat, left) + (advised[index] ?? 0);
    if (top === undefined || worth > top.worth) top = { action, next, worth };
  }
  if (top === undefined) throw new Error('There is nothing to choose from.');
  return top;
}

/** The state after the seat has gone on with its turn as it likes. */
function afterTurn(taste: Taste, from: GameState, seat: number, turn: number): GameState {
  let state = from;
  for (let step = 0; step < STEPS; step++) {
    const { decision } = state;
    if (decision === null || decision.seat !== seat || state.turn !== turn) break;
    const actions = spread(concordia.legalActions(state), BREADTH);
    state = liked(taste, state, actions, false).next;
  }
  return state;
}

/** The cities beside its colonists in which it could build, fewer the more houses are there. */
function openCities(state: GameState, seat: number): number {
  const { colonists, houses } = state.board;
  const board = concordia.boardOf(state);
  let open = 0;
  for (const { seat: owner, at } of colonists) {
    if (owner !== seat) continue;
    for (const city of board.citiesBeside(at)) {
      const owners = houses[city] ?? [];
      if (!owners.includes(seat)) open += 1 / (1 + owners.length);
    }
  }
  return open;
}

/** @param left - how much of the game is left: what helps to grow counts as much before an action as after it. */
function worthOf(taste: Taste, state: GameState, seat: number, left: number): number {
  const own = state.players[seat];
  if (own === undefined) return 0;
  const { gods, minerva, concordia: ended, bonus } = concordia.pointsOf(state, seat);
  let points = ended + bonus;
  for (const { points: each } of minerva) points += each * (taste.gods.minerva ?? 1);
  for (const [god, { points: each }] of Object.entries(gods)) {
    points += each * (Object.entries(taste.gods).find(([name]) => name === god)?.[1] ?? 1);
  }
  const inStore = own.storehouse.land + own.storehouse.sea;
  const cards = own.hand.length + own.discard.length;
  const goods = Object.entries(own.goods).reduce(
    (sum, [good, count]) => sum + (WORTH[good] ?? 0) * (Math.min(count, FEW) + count / 2),
    0,
  );
  const grown =
    taste.house * (15 - own.houses) +
    taste.colonist * (6 - inStore) +
    taste.card * cards +
    taste.money * Math.min(own.money, ENOUGH) +
    taste.goods * goods +
    OPEN * openCities(state, seat) -
    taste.played * Math.max(0, own.discard.length - PLAYED) ** 2;
  return points + grown * left;
}

/** How much of the game is left, by houses and by cards. */
function leftOf({ players, deck, display, concordia: ended }: GameState): number {
  if (ended !== null) return 0;
  const houses = Math.min(...players.map((player) => player.houses)) / 15;
  const cards = (deck.length + display.filter((card) => card !== null).length) / 25;
  return Math.min(1, houses, cards);
}

/** All actions, but of the many ways of colonists only some, from the first to the last. */
function spread(actions: readonly Action[], most: number): readonly Action[] {
  if (actions.length <= most) return actions;
  const step = Math.ceil(actions.length / most);
  return actions.filter(({ type }, at) => type !== 'moveColonist' || at % step === 0);
}

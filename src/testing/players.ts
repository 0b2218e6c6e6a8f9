/**
 * Automatic players: one that plays by chance and one that looks at what an action brings. They are
 * for tests, simulations and examples, and no match for people.
 */
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Engine } from '../engine/engine';
import type { Action } from '../model/action';
import { refuse } from '../model/errors';
import { GOODS, type GoodCounts, PRICES } from '../model/goods';
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { randomFromSeed } from '../random/random';

/** A whole number from 0 to limit - 1. */
export type Chance = (limit: number) => number;

/** Chance that a seed decides, the same on every machine. */
export function chanceFromSeed(seed: string): Chance {
  const generator = xoroshiro128plusFromState(randomFromSeed(seed));
  return (limit) => (generator.next() >>> 0) % limit;
}

/** Chooses one of the actions allowed now; there is at least one. */
export type Strategy = (state: GameState, actions: readonly Action[], chance: Chance) => Action;

/** What an automatic player asks of the library. */
export type Rules = Pick<Engine, 'legalActions' | 'applyTrusted' | 'pointsOf' | 'isOver'>;

/** Every action is as likely as any other. */
export const randomStrategy: Strategy = (_state, actions, chance) => pick(actions, chance);

/** How many colonists' moves it looks at; more make it slower and little better. */
const MOVES_LOOKED_AT = 16;
/** Turns of each player after which it loses patience and plays every third step by chance. */
const PATIENCE = 40;
/** Steps of a single turn it plays ahead. */
const HORIZON = 12;

/** Plays each card ahead to the end of its action and takes what brings most. */
export function greedyStrategy(rules: Rules): Strategy {
  /** The best action for the present decision, looked at one step ahead. */
  function bestStep(state: GameState, actions: readonly Action[], chance: Chance): Action {
    const seat = actions[0]?.seat ?? 0;
    return best(shortlist(actions, chance), (action) => {
      const next = rules.applyTrusted(state, action);
      if (action.type === 'moveShip') return worth(rules, arrived(next, seat, chance), seat);
      const ahead = action.type === 'moveColonist' ? openBuilds(rules, next) : 0;
      return worth(rules, next, seat) + ahead;
    });
  }

  /** What a ship brings shows only when its player has finished moving. */
  function arrived(state: GameState, seat: Seat, chance: Chance): GameState {
    const { decision } = state;
    if (decision?.kind !== 'architect' || decision.seat !== seat) return state;
    return finishTurn(rules.applyTrusted(state, { type: 'pass', seat }), seat, chance);
  }

  /** Goes on for the seat until somebody else decides or its next card is due. */
  function finishTurn(from: GameState, seat: Seat, chance: Chance): GameState {
    let state = from;
    for (let step = 0; step < HORIZON; step++) {
      const { decision } = state;
      if (decision === null || decision.seat !== seat || decision.kind === 'playCard') break;
      state = rules.applyTrusted(state, bestStep(state, rules.legalActions(state), chance));
    }
    return state;
  }

  return (state, actions, chance) => {
    const seat = actions[0]?.seat ?? 0;
    // Greed can go round in circles; a game must end.
    const impatient = state.turn > PATIENCE * state.players.length;
    if (impatient && chance(3) === 0) return pick(actions, chance);
    if (state.decision?.kind !== 'playCard') return bestStep(state, actions, chance);
    return best(actions, (action) =>
      worth(rules, finishTurn(rules.applyTrusted(state, action), seat, chance), seat),
    );
  };
}

/** Plays a game on to its end, every seat by the same strategy; at most that many actions. */
export function playOut(
  rules: Rules,
  start: GameState,
  strategy: Strategy,
  chance: Chance,
  maxActions = 50_000,
): { readonly states: readonly GameState[]; readonly actions: readonly Action[] } {
  const states = [start];
  const taken: Action[] = [];
  let state = start;
  while (!rules.isOver(state) && taken.length < maxActions) {
    const action = strategy(state, rules.legalActions(state), chance);
    state = rules.applyTrusted(state, action);
    taken.push(action);
    states.push(state);
  }
  return { states, actions: taken };
}

/** A guess at what a seat's position is worth, in victory points. */
function worth(rules: Rules, state: GameState, seat: Seat): number {
  const player = state.players[seat];
  if (player === undefined) return 0;
  const { hand, discard, goods, money, houses, storehouse } = player;
  return (
    rules.pointsOf(state, seat).total +
    0.07 * (money + usefulness(goods)) +
    0.6 * hand.length +
    2.5 * (hand.length + discard.length) -
    2 * houses -
    1.5 * (storehouse.land + storehouse.sea)
  );
}

/** The first of each kind is worth more than its price, a heap of one kind less. */
function usefulness(goods: GoodCounts): number {
  // Salt stands for whatever is missing.
  const salt = PRICES.cloth * (goods.salt ?? 0);
  return GOODS.reduce((sum, good) => sum + 6 * PRICES[good] * (1 - 0.75 ** goods[good]), salt);
}

function openBuilds(rules: Rules, state: GameState): number {
  return rules.legalActions(state).filter(({ type }) => type === 'buildHouse').length;
}

function shortlist(actions: readonly Action[], chance: Chance): readonly Action[] {
  const moves = actions.filter(({ type }) => type === 'moveColonist');
  const others = actions.filter(({ type }) => type !== 'moveColonist');
  const looked = Array.from({ length: Math.min(moves.length, MOVES_LOOKED_AT) }, () =>
    pick(moves, chance),
  );
  return [...looked, ...others];
}

function best(actions: readonly Action[], value: (action: Action) => number): Action {
  let top: { action: Action; value: number } | undefined;
  for (const action of actions) {
    const own = value(action);
    if (top === undefined || own > top.value) top = { action, value: own };
  }
  return top?.action ?? refuse({ code: 'INVALID_INPUT', message: 'There is nothing to choose.' });
}

function pick<T>(items: readonly T[], chance: Chance): T {
  const item = items[chance(items.length)];
  if (item === undefined) refuse({ code: 'INVALID_INPUT', message: 'There is nothing to choose.' });
  return item;
}

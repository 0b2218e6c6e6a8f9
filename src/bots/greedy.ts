import type { Library } from '../library';
import type { AnyAction } from '../model/any';
import { GOODS, type GoodCounts, PRICES } from '../model/goods';
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { sealed, sealedPlayer } from './door';
import {
  type ActionIn,
  best,
  type Chance,
  isImpatient,
  mustBeLibrary,
  pick,
  type Strategy,
} from './strategy';

/** The functions of a library that it uses. */
type GreedyLibrary = Pick<Library, (typeof ASKED)[number]>;
const ASKED = Object.freeze(['applyTrusted', 'imagine', 'legalActions', 'pointsOf'] as const);

/** The number of colonists' moves that it considers; more are slower and hardly better. */
const MOVES_LOOKED_AT = 16;
/** The number of turns of each player after which it becomes impatient. */
const PATIENCE = 40;
/** The actions of an Architect in the base game. */
const BASE_ACTIONS: readonly string[] = ['moveColonist', 'buildHouse', 'pass'];
/** The number of steps of a single turn that it plays ahead. */
const HORIZON = 12;

/**
 * Tries each card to the end of its action and picks the one that brings most.
 *
 * @throws ConcordiaError `INVALID_INPUT` if it is not a library.
 *
 * @example
 * ```ts
 * const concordia = createLibrary({ maps: [imperium] });
 * const state = concordia.createGame({ map: 'imperium', players: 2, seed: 'ludi' });
 * const { actions } = playOut(concordia, state, greedyWith(concordia), chanceFromSeed('ludi'), 5);
 * console.log(actions.length); // -> 5
 * ```
 */
export function greedyWith<L extends GreedyLibrary>(library: L): Strategy<ActionIn<L>> {
  sealed(mustBeLibrary, library)(library, ASKED);
  // The implementation has open types: it uses only the types of actions.
  return sealedPlayer(greedyOf(library), library) as Strategy<ActionIn<L>>;
}

function greedyOf(rules: GreedyLibrary): Strategy<AnyAction> {
  /** The best action for the present decision, looked at one step ahead. */
  function bestStep(state: GameState, actions: readonly AnyAction[], chance: Chance): AnyAction {
    const seat = actions[0]?.seat ?? 0;
    return best(shortlist(actions, chance), (action) => {
      const next = rules.applyTrusted(state, action);
      if (!BASE_ACTIONS.includes(action.type)) return worth(arrived(next, action, chance), seat);
      const ahead = action.type === 'moveColonist' ? openBuilds(next) : 0;
      return worth(next, seat) + ahead;
    });
  }

  /** The gain of a map's own move, such as that of a ship, may come only after the Architect has finished. */
  function arrived(state: GameState, { seat, type: move }: AnyAction, chance: Chance): GameState {
    const { decision } = state;
    if (decision?.kind !== 'architect' || decision.seat !== seat) return state;
    const done = rules
      .legalActions(state)
      .find(({ type }) => type === 'pass' || !(type === move || BASE_ACTIONS.includes(type)));
    if (done === undefined) return state;
    return finishTurn(rules.applyTrusted(state, done), seat, chance);
  }

  /** Plays on for the seat until another player decides, or its next card. */
  function finishTurn(from: GameState, seat: Seat, chance: Chance): GameState {
    let state = from;
    for (let step = 0; step < HORIZON; step++) {
      const { decision } = state;
      if (decision === null || decision.seat !== seat || decision.kind === 'playCard') break;
      state = rules.applyTrusted(state, bestStep(state, rules.legalActions(state), chance));
    }
    return state;
  }

  function openBuilds(state: GameState): number {
    return rules.legalActions(state).filter(({ type }) => type === 'buildHouse').length;
  }

  /** An estimate of a seat's position, in victory points. */
  function worth(state: GameState, seat: Seat): number {
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

  return {
    name: 'greedy',
    choose(view, actions, chance) {
      const seat = actions[0]?.seat ?? 0;
      // Greedy play can go round in circles.
      if (isImpatient(view, PATIENCE, chance)) return pick(actions, chance);
      const state = rules.imagine(view);
      if (view.decision?.kind !== 'playCard') return bestStep(state, actions, chance);
      return best(actions, (action) =>
        worth(finishTurn(rules.applyTrusted(state, action), seat, chance), seat),
      );
    },
  };
}

/** The first good of a kind is worth more than its price, more of the same kind less. */
function usefulness(goods: GoodCounts): number {
  // Salt can replace any good.
  const salt = PRICES.cloth * (goods.salt ?? 0);
  return GOODS.reduce((sum, good) => sum + 6 * PRICES[good] * (1 - 0.75 ** goods[good]), salt);
}

function shortlist<A extends AnyAction>(actions: readonly A[], chance: Chance): readonly A[] {
  const moves = actions.filter(({ type }) => type === 'moveColonist');
  const others = actions.filter(({ type }) => type !== 'moveColonist');
  const looked = Array.from({ length: Math.min(moves.length, MOVES_LOOKED_AT) }, () =>
    pick(moves, chance),
  );
  return [...looked, ...others];
}

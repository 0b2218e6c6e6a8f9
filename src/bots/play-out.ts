import type { Action, GameState } from '../index';
import type { Library } from '../library';
import type { AnyAction } from '../model/any';
import { inputFaults } from '../model/faults';
import { MAX_SEATS, type Seat } from '../model/ids';
import { isShortList, typeOf } from '../model/plain';
import { sealed } from './door';
import { type ActionIn, type Chance, type History, mustBeLibrary, type Strategy } from './strategy';

/** A game played by automatic players. */
export interface PlayedOut<A extends AnyAction = Action, S = GameState> {
  /** All states, first to last; one more than actions. */
  readonly states: readonly S[];
  /** Every action, first to last. */
  readonly actions: readonly A[];
}

/** The states of a library, by what it takes. */
export type StateIn<L extends PlayOutLibrary> = Parameters<L['viewFor']>[0];

const ASKED = Object.freeze(['applyTrusted', 'legalActions', 'viewFor'] as const);
type PlayOutLibrary = Pick<Library, (typeof ASKED)[number]> & Partial<Pick<Library, 'historyFor'>>;

/** Longer than any known game of random moves. */
const MAX_ACTIONS = 50_000;

/**
 * Plays a game to its end, or for a number of actions. If the library keeps logs, strategies are told what their seats
 * have seen since the start.
 *
 * @param strategies - one for all seats, or one for each seat; seats without one use the first.
 * @param maxActions - a whole number, at which it stops; by default, 50,000.
 *
 * @throws ConcordiaError `INVALID_INPUT` if something is not a library or not a strategy; `INVALID_STATE` if it is not a
 * state of the library. Errors of a strategy are thrown unchanged.
 *
 * @example
 * ```ts
 * const concordia = createLibrary({ maps: [imperium] });
 * const state = concordia.createGame({ map: 'imperium', players: 2, seed: 'ludi' });
 * const { states } = playOut(concordia, state, random, chanceFromSeed('ludi'));
 * console.log(states.at(-1)?.phase); // -> finished
 * ```
 */
export function playOut<L extends PlayOutLibrary>(
  library: L,
  start: StateIn<L>,
  strategies: Strategy<ActionIn<L>> | readonly Strategy<ActionIn<L>>[],
  chance: Chance,
  maxActions = MAX_ACTIONS,
): PlayedOut<ActionIn<L>, StateIn<L>> {
  let thrown: { readonly error: unknown } | undefined;
  /** Errors of a strategy are thrown unchanged. */
  const asking: StrategyCall = (choose) => {
    try {
      return choose();
    } catch (error) {
      thrown = { error };
      throw error;
    }
  };
  try {
    return sealed(() => played(library, start, strategies, chance, maxActions, asking), library)();
  } catch (error) {
    throw thrown === undefined ? error : thrown.error;
  }
}

type StrategyCall = <A>(choose: () => A) => A;

function played<L extends PlayOutLibrary>(
  library: L,
  start: StateIn<L>,
  strategies: Strategy<ActionIn<L>> | readonly Strategy<ActionIn<L>>[],
  chance: Chance,
  maxActions: number,
  asking: StrategyCall,
): PlayedOut<ActionIn<L>, StateIn<L>> {
  mustBeLibrary(library, ASKED);
  if (Array.isArray(strategies) && !isShortList(strategies, MAX_SEATS)) tooManyPlayers();
  const players = [strategies].flat();
  for (const [index, player] of players.entries()) mustBeStrategy(player, index);
  mustBeCount(maxActions);
  const states = [start];
  const taken: ActionIn<L>[] = [];
  let state = start;
  while (state.decision !== null && taken.length < maxActions) {
    const { seat } = state.decision;
    const strategy = players[seat] ?? players[0];
    if (strategy === undefined) break;
    const view = library.viewFor(state, seat);
    const listed = library.legalActions(state) as readonly ActionIn<L>[];
    const history = remembered(library, states, taken, seat);
    const action = asking(() => strategy.choose(view, listed, chance, history));
    state = library.applyTrusted(state, action) as StateIn<L>;
    taken.push(action);
    states.push(state);
  }
  return { states, actions: taken };
}

function mustBeCount(most: unknown): void {
  if (!Number.isSafeInteger(most)) {
    const facts = { expected: 'int', found: typeOf(most) };
    inputFaults.refuse('INVALID_INPUT', 'maxActions', 'wrongType', undefined, facts);
  }
  if (Number(most) >= 0) return;
  inputFaults.refuse('INVALID_INPUT', 'maxActions', 'wrongSize', undefined, {
    of: 'number',
    least: 0,
  });
}

function mustBeStrategy(player: unknown, index: number): void {
  const found = typeOf(Reflect.get(Object(player), 'choose'));
  if (found === 'function') return;
  const facts = { expected: 'function', found };
  inputFaults.refuse('INVALID_INPUT', `strategies[${index}].choose`, 'wrongType', undefined, facts);
}

/** The history of a game so far; it is made once a strategy asks for it, because most never do. */
class Memory implements History {
  readonly viewer: Seat;
  readonly #make: () => History;
  #made: History | undefined;

  constructor(viewer: Seat, make: () => History) {
    this.viewer = viewer;
    this.#make = make;
    Object.freeze(this);
  }

  get actions(): History['actions'] {
    return this.#history().actions;
  }

  guess(chance: Chance): ReturnType<History['guess']> {
    return this.#history().guess(chance);
  }

  #history(): History {
    this.#made ??= this.#make();
    return this.#made;
  }
}

function remembered<L extends PlayOutLibrary>(
  library: L,
  states: readonly StateIn<L>[],
  actions: readonly ActionIn<L>[],
  viewer: Seat,
): History | undefined {
  const { historyFor } = library;
  if (historyFor === undefined) return undefined;
  const count = actions.length;
  return new Memory(viewer, () =>
    // The lists grow while the game goes on.
    historyFor.call(library, states.slice(0, count + 1), actions.slice(0, count), viewer),
  );
}

function tooManyPlayers(): never {
  const facts = { of: 'array', most: MAX_SEATS };
  return inputFaults.refuse('INVALID_INPUT', 'strategies', 'wrongSize', undefined, facts);
}

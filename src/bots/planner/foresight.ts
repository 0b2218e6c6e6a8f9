/**
 * What comes of actions and decisions that only the rules of others know. It plays on: its own seat decides for what
 * brings most, and any other seat for what is best for that seat at once.
 */
import type * as concordia from '../../index';
import type { Action, Decision, GameState } from '../../index';
import type { Seat } from '../../model/ids';
import { isCalculated, isForeignKind, isForeignType } from './own';
import { listed, planned } from './plans';
import type { Situation } from './situation';

/** The functions of a library that it uses. */
type ForesightNeeds = Pick<typeof concordia, 'actionTypes' | 'applyTrusted' | 'legalActions'>;

/** The situation of a seat in a state, with the points that are scored already. */
export type SituationFrom = (state: GameState, seat: Seat, left: number) => Situation;

export interface Foresight {
  /** Whether the library has actions from elsewhere. */
  readonly isOpen: boolean;
  /** Whether the rules of somebody else have brought a decision that is open, or an action of the seat. */
  concerns(state: GameState, seat: Seat): boolean;
  /**
   * The worth of a state for a seat once the present action is over.
   *
   * @param turn - the turn in which the seat decides.
   * @param steps - the most actions to try.
   */
  worth(state: GameState, seat: Seat, turn: number, left: number, steps: number): number;
}

/** The most actions of a decision that it tries. */
const BREADTH = 16;
/** How many actions could be tried in the time that a plan takes. */
const STEPS_OF_PLAN = 8;
/** The least gain for which an action is worth a turn that goes on: without it, a turn may never end. */
const LEAST_GAIN = 0.01;

export function foresightWith(rules: ForesightNeeds, look: SituationFrom): Foresight {
  const isOpen = rules.actionTypes.some(isForeignType);

  function concerns(state: GameState, seat: Seat): boolean {
    const { decision, queue } = state;
    if (decision === null || decision.kind === 'playCard') return false;
    if (isForeignKind(decision) || queue.some(isForeignKind)) return true;
    if (!isOpen || decision.seat !== seat) return false;
    return rules.legalActions(state).some(({ type }) => isForeignType(type));
  }

  function worth(from: GameState, seat: Seat, turn: number, left: number, steps: number): number {
    /** The best for the seat, if it decides. */
    const decided = (state: GameState, decision: Decision, most: number): number => {
      const here = look(state, seat, left);
      const actions = rules.legalActions(state);
      const plan = isCalculated(decision) ? planned(here, decision, actions) : undefined;
      const first = plan && listed(actions, plan.action);
      if (plan === undefined || first === undefined)
        return tried(state, actions, most) ?? here.worth;
      const end = here.worth + plan.gain;
      const foreign = actions.filter(({ type }) => isForeignType(type));
      if (foreign.length === 0) return end;
      // An action may wait until some of the plan has been carried out.
      const isEnd = first.type === 'pass';
      const some = isEnd ? foreign : [first, ...foreign];
      return Math.max(end, tried(state, some, Math.floor(most / STEPS_OF_PLAN)) ?? end);
    };

    /** The most that one of the actions leads to; `undefined` if it has no patience to try one. */
    const tried = (
      state: GameState,
      actions: readonly Action[],
      most: number,
    ): number | undefined => {
      const some = spread(actions, most);
      if (some.length === 0) return undefined;
      const each = Math.floor(most / some.length) - 1;
      return Math.max(...some.map((action) => ahead(rules.applyTrusted(state, action), each)));
    };

    /** The state after another seat has decided. */
    const answered = (state: GameState, other: Seat, most: number): GameState => {
      let top: { readonly next: GameState; readonly value: number } | undefined;
      for (const action of spread(rules.legalActions(state), most)) {
        const next = rules.applyTrusted(state, action);
        const value = look(next, other, left).worth - delayOf(next, other, turn);
        if (top === undefined || value > top.value) top = { next, value };
      }
      return top?.next ?? state;
    };

    const ahead = (state: GameState, most: number): number => {
      const { decision } = state;
      if (decision === null || most < 1 || isOver(state, seat, turn)) {
        return look(state, seat, left).worth;
      }
      if (decision.seat === seat) return decided(state, decision, most);
      return ahead(answered(state, decision.seat, most), Math.floor(most / 2));
    };

    return ahead(from, steps);
  }

  return { isOpen, concerns, worth };
}

/** Whether a turn is over: somebody else plays a card, the seat plays that of another turn, or the game has ended. */
function isOver({ decision, turn: now }: GameState, seat: Seat, turn: number): boolean {
  if (decision === null) return true;
  return decision.kind === 'playCard' && (decision.seat !== seat || now !== turn);
}

/** What an action is worth less if the turn goes on after it, so that of equal ones the last is best. */
export function delayOf(next: GameState, seat: Seat, turn: number): number {
  return isOver(next, seat, turn) ? 0 : LEAST_GAIN;
}

/** At most a number of the items, the first and the last among them. */
function spread<T>(items: readonly T[], most: number): readonly T[] {
  const count = Math.min(items.length, BREADTH, most);
  if (count === items.length) return items;
  return Array.from(
    { length: count },
    (_, index) => items[Math.floor((index * (items.length - 1)) / Math.max(1, count - 1))] as T,
  );
}

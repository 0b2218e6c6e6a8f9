/**
 * A step: one thing a player can do. It says its rule once: what can be chosen, why not, what it costs, what
 * it does, and how to say it. Listing asks the same refusal as applying.
 */
import type { AnyAction, AnyDecision, Candidate } from '../model/any';
import type { Cost } from '../model/cost';
import type { Refusal } from '../model/errors';
import { fix } from '../model/fixed';
import type { Seat } from '../model/ids';
import type { Moment } from '../model/moment';
import type { Names } from '../model/names';
import type { GameView, Viewer } from '../model/state';
import type { DecisionType } from './decision';
import { mustBeObject } from './door';
import type { FieldsOf, Flat, Shape } from './fields';
import type { Table, WorkingTable } from './table';

/** The action of a step: its type, whose it is, and the fields of its shape. */
export type ActionFrom<T extends string, S extends Shape> = Flat<
  {
    /** Which action it is. */
    readonly type: T;
    /** Who takes it. */
    readonly seat: Seat;
  } & FieldsOf<S>
>;

/** What a list of candidates is for. */
export interface Wanted {
  /** So many legal ones are enough. */
  readonly most: number;
  /** Whether a screen wants to show what is refused, too. */
  readonly isWide: boolean;
}

/** All that is legal. */
export const LEGAL: Wanted = Object.freeze({
  most: Number.POSITIVE_INFINITY,
  isWide: false,
});
/** All that can be thought of. */
export const WIDE: Wanted = Object.freeze({
  most: Number.POSITIVE_INFINITY,
  isWide: true,
});
/** Enough to tell whether there is a choice. */
export const TWO: Wanted = Object.freeze({ most: 2, isWide: false });

/** One thing a player can do: an action, and the rule for it. */
export interface Step<A extends AnyAction = AnyAction, D extends AnyDecision = AnyDecision> {
  /** The type of its action. */
  readonly type: string;
  /** The number of its rule, such as `R-4.2`. */
  readonly rule?: string | undefined;
  /** The kinds of decisions in which it can be taken; `ANY_ROLE` for those of all cards. */
  readonly during: readonly string[];
  /** Fields besides `type` and `seat`. */
  readonly shape: Shape;
  /**
   * Candidates, legal or not, in the order to offer them, as a new list; `type` and `seat` may be left out.
   *
   * @param wanted - what the list is for: a step with many candidates may leave out the hopeless ones, or
   * stop early.
   */
  options(table: Table, decision: D, wanted: Wanted): readonly Candidate<A>[];
  /**
   * True if its candidates, unless a wide list is wanted, are never refused, so that listing need not ask: for
   * steps with many of them, whose `options` finds what is possible by the way. Tests have to hold it.
   */
  readonly isNarrow?: boolean | undefined;
  /** Why an action is not allowed now; nothing if it is. Asked by listing and by applying. */
  readonly refusal?: Answers<A, D>['refusal'] | undefined;
  /** What it takes, and what it brings at once; asked of refused candidates too. */
  readonly cost?: Answers<A, D>['cost'] | undefined;
  /** Does it. The action is allowed. */
  apply(play: WorkingTable, action: A, decision: D): void;
  /** Such as `builds in Roma for 1 food and 1 sestertius`; the cost is known while the action can be chosen. */
  readonly words?: Answers<A, D>['words'] | undefined;
  /**
   * How the text notation writes it, such as `build {city} [for {pay}]`: fields in braces; in brackets what may be left
   * out; in parentheses words that are read and not written. The type and the fields one after the other, if left out.
   */
  readonly notation?: string | undefined;
  /**
   * The action as a viewer may know it, where not everybody may know all of it; such as passing instead.
   *
   * `later` tells what has become known: what the viewer has seen since, from right after the action to the end of the
   * log, oldest first. Once they know it, give the action itself.
   */
  readonly mask?: Answers<A, D>['mask'] | undefined;
}

/** As methods, whose arguments may be narrower than those of any step. */
interface Answers<A extends AnyAction, D extends AnyDecision> {
  refusal(table: Table, action: A, decision: D): Refusal | undefined;
  cost(table: Table, action: A, decision: D): Cost | undefined;
  words(names: Names, action: A, cost?: Cost, moment?: Moment): string;
  mask(table: Table, action: A, viewer: Viewer, later: readonly GameView[]): AnyAction;
}

/** A decision that the same map or module brings along, or the kind of one of others. */
type During = DecisionType | string;

type DecisionAmong<W extends readonly During[]> =
  W[number] extends DecisionType<infer D> ? D : AnyDecision;

/** A step as its author writes it. */
export interface StepDefinition<T extends string, S extends Shape, W extends readonly During[]>
  extends Omit<Step<ActionFrom<T, S>, DecisionAmong<W>>, 'type' | 'during' | 'shape'> {
  /** The type of its action, unique in a library, such as `takeCastle`. */
  readonly type: T;
  /** The decisions in which it can be taken: those of the same rules themselves, others by their kind. */
  readonly during: W;
  /** Fields besides `type` and `seat`. */
  readonly shape: S;
}

/**
 * Defines a step; `defineRules` checks it.
 *
 * @example
 * ```ts
 * const takeCash = step({
 *   type: 'takeCash',
 *   during: ['prefect'],
 *   shape: { amount: count(1, 3, 'Sestertii to take.') },
 *   options: () => [{ amount: 1 }, { amount: 3 }],
 *   cost: (_table, { amount }) => ({ gain: amount }),
 *   apply: (play, { seat, amount }) => receiveMoney(play, seat, amount),
 * });
 * console.log(takeCash.type, takeCash.during); // -> takeCash [ 'prefect' ]
 * ```
 */
export function step<
  const T extends string,
  const S extends Shape,
  const W extends readonly During[],
>(definition: StepDefinition<T, S, W>): Step<ActionFrom<T, S>, DecisionAmong<W>> {
  mustBeObject(definition, 'step');
  // Without types it may be anything: `defineRules` looks at it.
  const asked: readonly During[] = Array.isArray(definition.during) ? definition.during : [];
  const during = asked.map((one) => (typeof one === 'string' ? one : one?.kind));
  const { type, rule, shape, options, isNarrow, refusal, cost, apply, words, notation, mask } =
    definition;
  // All steps have the same fields in the same order: engines read them faster.
  return fix({
    type,
    rule,
    during: Object.freeze(during),
    shape,
    options,
    isNarrow,
    refusal,
    cost,
    apply,
    words,
    notation,
    mask,
  });
}

/** Stands for the decisions of all cards, in `during`. */
export const ANY_ROLE = 'any-role';

/** The action of a step, as a type. */
export type ActionOfStep<X> = X extends Step<infer A> ? A : never;

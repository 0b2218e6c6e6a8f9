/** A kind of decision: what it says besides whose it is, and when it may be open. */
import type { AnyDecision } from '../model/any';
import type { RoleName } from '../model/cards';
import type { Refusal } from '../model/errors';
import { fix } from '../model/fixed';
import type { Seat } from '../model/ids';
import type { Moment } from '../model/moment';
import type { Names } from '../model/names';
import type { GameView } from '../model/state';
import { mustBeObject } from './door';
import type { FieldsOf, Flat, Shape } from './fields';
import type { Table } from './table';

/** The decision of a kind: whose it is, and the fields of its shape. */
export type DecisionFrom<K extends string, S extends Shape> = Flat<
  {
    /** What there is to choose. */
    readonly kind: K;
    /** Whose choice it is. */
    readonly seat: Seat;
  } & FieldsOf<S>
>;

/** A covered card that an open decision tells something about: it has two halves. */
export interface CoveredCard {
  /** On whose discard it lies. */
  readonly seat: Seat;
  /** On the seat's discard. */
  readonly index: number;
}

/** A kind of decision. */
export interface DecisionType<D extends AnyDecision = AnyDecision> {
  /** Its name, unique in a library, such as `panning`; that of a role has the role's name. */
  readonly kind: string;
  /** Fields besides `kind` and `seat`. */
  readonly shape: Shape;
  /** The personality that it comes from, where it has not its name. */
  readonly role?: RoleName;
  /** When it is made, if not during the action of a card: before every card of a turn, or at any time. */
  readonly when?: 'beforeCard' | 'anyTime';
  /** True if it can be up to a player whose turn it is not. */
  readonly outOfTurn?: boolean;
  /** True if there is always something to do, so that nobody thinks of passing. */
  readonly mustDecide?: boolean;
  /** The field by which several of the kind are told apart that one seat is asked at a time. */
  readonly each?: string;
  /** What is wrong with a decision that comes from outside. */
  audit?(table: Table, decision: D): Refusal | undefined;
  /** A covered card that it is about. */
  covered?(view: GameView, decision: D): CoveredCard | undefined;
  /** Such as `may move (3 steps left) or build`. */
  words?(names: Names, decision: D, moment?: Moment): string;
}

/** A decision as its author writes it. */
export interface DecisionDefinition<K extends string, S extends Shape>
  extends Omit<DecisionType<DecisionFrom<K, S>>, 'kind' | 'shape'> {
  /** Its name, unique in a library, such as `panning`. */
  readonly kind: K;
  /** Fields besides `kind` and `seat`; none if left out. */
  readonly shape?: S;
}

const NOTHING = Object.freeze({});

/**
 * A kind of decision. `defineRules` checks it.
 *
 * @throws ConcordiaError `INVALID_RULES` if the definition is no object.
 *
 * @example
 * ```ts
 * const panning = decision({
 *   kind: 'panning',
 *   shape: { ford: meaning(city, 'Where it is panned.') },
 *   words: (names, { ford }) => `may pan for gold in the ${names.place(ford)}`,
 * });
 * console.log(panning.kind); // -> panning
 * ```
 */
export function decision<const K extends string, const S extends Shape = Record<never, never>>(
  definition: DecisionDefinition<K, S>,
): DecisionType<DecisionFrom<K, S>> {
  mustBeObject(definition, 'decision');
  return fix({ shape: NOTHING, ...definition });
}

/** The decision of a kind, as a type. */
export type DecisionOfType<X> = X extends DecisionType<infer D> ? D : never;

/** A kind of decision: its fields, and when it may be open. */
import type { AnyDecision } from '../model/any';
import type { RoleName } from '../model/cards';
import type { Refusal } from '../model/errors';
import { fix } from '../model/freeze';
import type { Seat } from '../model/ids';
import type { Moment } from '../model/moment';
import type { Names } from '../model/names';
import type { GameView } from '../model/state';
import type { FieldsOf, Flat, Shape } from './fields';
import type { Position, Transition } from './game';
import { mustBeObject } from './rule-words';

/** The decision of a kind: its player, and the fields of its shape. */
export type DecisionFrom<K extends string, S extends Shape> = Flat<
  {
    /** The kind of the decision. */
    readonly kind: K;
    /** Who decides. */
    readonly seat: Seat;
  } & FieldsOf<S>
>;

/** A covered card that an open decision reveals something about: it has two halves. */
export interface CoveredCard {
  /** The owner of the discard it lies on. */
  readonly seat: Seat;
  /** Its place in the discard. */
  readonly index: number;
}

/** A kind of decision. */
export interface DecisionType<D extends AnyDecision = AnyDecision> {
  /** Its name, unique in a library, such as `panning`; the decision of a role has the role's name. */
  readonly kind: string;
  /** Fields besides `kind` and `seat`. */
  readonly shape: Shape;
  /** The personality that it belongs to, if it has another name. */
  readonly role?: RoleName;
  /** When it may be open, if not during the action of a card: before the card of a turn, or at any time. */
  readonly when?: 'beforeCard' | 'anyTime';
  /** True if the decision may belong to a player whose turn it is not. */
  readonly outOfTurn?: boolean;
  /**
   * True if several players decide at the same time, such as secret bids: decisions of this kind that are open one behind
   * the other, each of another player, may be made in any order. The order must make no difference, so a step notes what was
   * chosen, and the last one tells it.
   */
  readonly together?: boolean;
  /**
   * For decisions at the same time: called once the last of them has been made, whoever made it. It returns the seat that
   * has ended the game, if it is not the one whose turn it is. What it asks for comes before what is waiting.
   */
  close?(transition: Transition): Seat | undefined;
  /** True if passing is never offered, because there is always something to do. */
  readonly mustDecide?: boolean;
  /** The field that distinguishes several decisions of this kind that are open for one seat at the same time. */
  readonly each?: string;
  /** Checks a decision from outside; returns what is wrong with it. */
  audit?(position: Position, decision: D): Refusal | undefined;
  /** The covered card that it is about. */
  covered?(view: GameView, decision: D): CoveredCard | undefined;
  /** Who decides and what the choice is: `Livia may move (3 steps left) or build`. */
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
 *   words: (names, { seat, ford }) => `${names.player(seat)} may pan for gold in the ${names.place(ford)}`,
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

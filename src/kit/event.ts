/** A kind of event: something that happened, for screens and for rules that listen. */
import type { AnyEvent, Because } from '../model/any';
import { fix } from '../model/freeze';
import type { Names } from '../model/names';
import type { FieldsOf, Flat, Shape } from './fields';
import type { ChangingPosition } from './game';
import { mustBeObject } from './rule-words';

/** The event of a type with the fields of its shape, and why it happened. */
export type EventFrom<T extends string, S extends Shape> = Flat<
  {
    /** Which event it is. */
    readonly type: T;
  } & FieldsOf<S> & {
      /** Why it happened: the card, tile, province or rule it comes from. */
      readonly because: Because;
    }
>;

/** A kind of event. */
export interface EventType<E extends AnyEvent = AnyEvent, Q extends boolean = boolean> {
  /** Its name, unique in a library, such as `goldFound`. */
  readonly type: string;
  /** Fields besides `type` and `because`, which all events have. */
  readonly shape: Shape;
  /** True if only rules hear of it, and screens do not. */
  readonly isQuiet?: Q;
  /** A sentence without a full stop: `Livia builds a house in Roma`; `undefined` if the event has no text. */
  words?(names: Names, event: E): string | undefined;
  /**
   * How it changes the base game in a view, such as money, so that clients can follow it. Parts have their own
   * `follow`.
   */
  follow?(position: ChangingPosition, event: E): void;
}

/** An event as its author writes it. */
export interface EventDefinition<T extends string, S extends Shape, Q extends boolean = boolean>
  extends Omit<EventType<EventFrom<T, S>, Q>, 'type' | 'shape'> {
  /** Its name, unique in a library, such as `goldFound`. */
  readonly type: T;
  /** Fields besides `type` and `because`. */
  readonly shape: S;
}

/**
 * A kind of event. `defineRules` checks it.
 *
 * @throws ConcordiaError `INVALID_RULES` if the definition is no object.
 *
 * @example
 * ```ts
 * const goldFound = event({
 *   type: 'goldFound',
 *   shape: { seat, nuggets: count(1, 5, 'How much there was.') },
 *   words: (names, { seat, nuggets }) => `${names.player(seat)} finds ${names.counted(nuggets, 'nugget')}`,
 * });
 * console.log(goldFound.type); // -> goldFound
 * ```
 */
export function event<
  const T extends string,
  const S extends Shape,
  const Q extends boolean = false,
>(definition: EventDefinition<T, S, Q>): EventType<EventFrom<T, S>, Q> {
  mustBeObject(definition, 'event');
  return fix({ ...definition });
}

/** The event of a type, as a type. */
export type EventOfType<X> = X extends EventType<infer E> ? E : never;

/** The same, if screens are told of it: quiet ones are heard by rules alone. */
export type ToldEventOfType<X> = X extends EventType<AnyEvent, true> ? never : EventOfType<X>;

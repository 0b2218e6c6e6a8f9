/** Steps, decisions and events as maps and modules write them: what is no object is refused. */
import {
  type DecisionDefinition,
  type DecisionFrom,
  type DecisionType,
  decision as plainDecision,
} from './decision';
import { mustBeObject } from './door';
import { type EventDefinition, type EventFrom, type EventType, event as plainEvent } from './event';
import type { Shape } from './fields';
import {
  type ActionFrom,
  type DecisionAmong,
  type During,
  step as plainStep,
  type Step,
  type StepDefinition,
} from './step';

/**
 * Defines a step; `defineRules` validates it.
 *
 * @example
 * ```ts
 * const takeCash = step({
 *   type: 'takeCash',
 *   during: ['prefect'],
 *   shape: { amount: count(1, 3, 'Sestertii to take.') },
 *   candidates: () => [{ amount: 1 }, { amount: 3 }],
 *   cost: (_position, { amount }) => ({ gain: amount }),
 *   apply: (transition, { seat, amount }) => receiveMoney(transition, seat, amount),
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
  return plainStep(definition);
}

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
  return plainDecision(definition);
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
  return plainEvent(definition);
}

/** Watches single functions of rules: those of a map or module, and those of a piece that a module is given. */

import type { ConcordiaError } from '../model/errors';
import { clauseIn } from '../model/fault-words';
import { type GameState, workingCopy } from '../model/state';
import {
  badValue,
  blamed,
  failed,
  isDeliberate,
  isPromised,
  late,
  shown,
  watching,
} from '../model/watch';
import { faultSince } from './effects';
import type { Position, Transition } from './game';
import { fitsValue } from './modifiers';

/** A function that changes a game: of a step, a listener, a role or a set-up. */
type Effect<R> = (transition: Transition, b: unknown, c: unknown, d: unknown) => R;
type AnyModifier = (before: unknown, position: Position, cause: unknown) => unknown;

/** Functions whose errors name their author; `at` says where they are in what the author has written. */
export interface Blame {
  /**
   * A function that returns an answer.
   *
   * @typeParam F - the type of the function.
   * @param check - refuses answers that are none.
   */
  answer<F extends (...args: never[]) => unknown>(
    at: string,
    call: F,
    check?: (result: ReturnType<F>, at: string) => void,
  ): F;
  /**
   * A function that changes a game: what it leaves is checked, and wrong calls of helpers are its own fault.
   *
   * @typeParam F - the type of the function.
   */
  effect<F extends (transition: Transition, ...args: never[]) => unknown>(at: string, effect: F): F;
  /** A change of one of the base game's answers, by its name; the new answer must be of the same kind. */
  modifier<F>(change: F, name: string): F;
  /** Refuses what a function has returned. */
  wrong(at: string, found: unknown): never;
}

/**
 * Watches functions that somebody else has written for a module, such as those of a tile: whatever they throw, return or
 * leave wrongly becomes an `INVALID_RULES` whose `details.rules` is `id`. The functions of `defineRules` are watched
 * already.
 *
 * @param id - what to blame, such as `novius`.
 *
 * @example
 * ```ts
 * const steps = blaming('novius').answer('steps', () => {
 *   throw new Error('no map');
 * });
 * try {
 *   steps();
 * } catch (error) {
 *   console.log(error instanceof ConcordiaError && error.details);
 *   // -> { rules: 'novius', at: 'steps', failure: 'thrown', error: 'no map' }
 * }
 * ```
 */
export function blaming(id: string): Blame {
  const watch = watching(id);

  const answer: Blame['answer'] = (at, call, check) => {
    if (check === undefined) return watch(at, call);
    return watch(at, call, (result: ReturnType<typeof call>) => {
      check(result, at);
      return undefined;
    });
  };

  function effect<F extends (transition: Transition, ...args: never[]) => unknown>(
    at: string,
    change: F,
  ): F {
    const act = change as unknown as Effect<ReturnType<F>>;
    const watched: Effect<ReturnType<F>> = (transition, b, c, d) => {
      const before = workingCopy(transition.state);
      let result: ReturnType<F>;
      try {
        result = act(transition, b, c, d);
        if (isPromised(result)) late(id, at, result);
      } catch (error) {
        if (isMisuse(error)) failed(id, at, 'misuse', { issues: [misused(error)] }, error);
        return blamed(id, at, error);
      }
      const fault = leftBy(transition, before, at);
      if (fault !== undefined) failed(id, at, fault.failure, fault.facts);
      return result;
    };
    return watched as unknown as F;
  }

  /** What is wrong with the state; what cannot even be looked at is wrong, too. */
  function leftBy(transition: Transition, before: GameState, at: string) {
    try {
      return faultSince(transition, before);
    } catch (error) {
      return blamed(id, at, error);
    }
  }

  function modifier<F>(change: F, name: string): F {
    const fits = fitsValue(name);
    const watched = watch(
      `the modifier ${name}`,
      change as unknown as AnyModifier,
      (after, before, position) => {
        // The same object may have been changed.
        const isSame = after === before && typeof after !== 'object';
        return isSame || fits(after, position) ? undefined : badValue(after);
      },
    );
    return watched as unknown as F;
  }

  const wrong: Blame['wrong'] = (at, found) => failed(id, at, 'badValue', { found: shown(found) });

  return { answer, effect, modifier, wrong };
}

/**
 * Whether an error comes from calling a helper of the kit in a wrong way: the state has been checked before, and
 * players' input cannot cause such an error.
 */
function isMisuse(error: unknown): error is ConcordiaError {
  if (!isDeliberate(error)) return false;
  const { code, details } = error;
  return MISUSES.includes(code) || (code === 'INVALID_RULES' && details.rules === undefined);
}

/** What was wrong with the call, as one of the facts. */
function misused(error: ConcordiaError): { readonly message: string } {
  const { reason, details } = error;
  return { ...details, ...{ reason, message: clauseIn(error) } };
}

const MISUSES: readonly string[] = Object.freeze(['INVALID_STATE', 'INVALID_INPUT']);

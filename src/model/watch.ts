/** Calls functions of maps and modules: errors say which map or module failed, and where. */
import { ConcordiaError, type Refusal, refuse, refuseFor } from './errors';
import type { MapId } from './ids';
import { isRecord } from './plain';
import { forget, isPromised } from './promised';

/** @throws ConcordiaError `INVALID_RULES`: the rules of a map or module are faulty. */
export function failed(id: MapId, at: string, reason: string, cause?: unknown): never {
  const refusal: Refusal = {
    code: 'INVALID_RULES',
    reason: 'rulesFailed',
    message: `The rules of ${id} have failed, in ${at}: ${reason}`,
    details: { rules: id, at },
  };
  if (cause instanceof Error) refuseFor(cause, refusal);
  refuse(refusal, cause === undefined ? undefined : { cause });
}

/** Games are synchronous: a promise would resolve after the action is over. */
export function late(id: MapId, at: string, promised: unknown): never {
  forget(promised);
  failed(id, at, 'it returned a promise, and rules answer at once');
}

/** Rethrows an error of rules; unless it is deliberate, it is their fault. */
export function blamed(id: MapId, at: string, error: unknown): never {
  if (error instanceof ConcordiaError) throw error;
  failed(id, at, error instanceof Error ? error.message : 'it threw something', error);
}

type AnyCall = (...args: never[]) => unknown;
type Plain<R> = (a: unknown, b: unknown, c: unknown, d: unknown) => R;

/** Checks what a function has returned. @throws ConcordiaError `INVALID_RULES` */
export type ResultCheck<R = unknown> = (result: R, at: string) => void;

/** The function, with errors that say where they come from. */
export type Watch = <F extends AnyCall>(
  at: string,
  call: F,
  check?: ResultCheck<ReturnType<F>>,
) => F;

/** Watches what the map or module with that id brings. */
export function watching(id: MapId): Watch {
  return (at, call, check) => {
    type R = ReturnType<typeof call>;
    // No function of rules has more than four arguments; rest arguments would be slower.
    const plain = call as unknown as Plain<R>;
    const watched: Plain<R> = (a, b, c, d) => {
      let result: R;
      try {
        result = plain(a, b, c, d);
        if (isPromised(result)) late(id, at, result);
      } catch (error) {
        blamed(id, at, error);
      }
      check?.(result, at);
      return result;
    };
    return watched as unknown as typeof call;
  };
}

/** Why not, with a code and a message; or nothing. */
export function refusalOf(id: MapId): ResultCheck {
  return (result, at) => {
    if (result === undefined) return;
    const isOne =
      isRecord(result) &&
      typeof result.code === 'string' &&
      (typeof result.message === 'string' || typeof result.message === 'function');
    if (!isOne) failed(id, at, 'a refusal has a code and a message');
  };
}

/** A value of certain kinds, as `typeof` names them. */
export function kindOf(id: MapId, ...kinds: readonly string[]): ResultCheck {
  return (result, at) => {
    if (!kinds.includes(typeof result)) {
      failed(id, at, `it returned ${shown(result)}, and ${kinds.join(' or ')} is wanted`);
    }
  };
}

/** A list all of whose items are texts. */
export function textsOf(id: MapId): ResultCheck {
  return (result, at) => {
    const isList = Array.isArray(result) && result.every((item) => typeof item === 'string');
    if (!isList) failed(id, at, `it returned ${shown(result)}, and a list of ids is wanted`);
  };
}

/** A short text for any value. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'function' ? 'a function' : String(value).slice(0, 60);
}

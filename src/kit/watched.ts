/**
 * Rules from maps and modules, watched: whatever goes wrong in them comes out as a ConcordiaError that says whose
 * fault it is, and what they return is looked at before anybody relies on it.
 */
import type { AnyAction } from '../model/any';
import { ConcordiaError, type Refusal, refuse, refuseFor } from '../model/errors';
import type { MapId } from '../model/ids';
import { isRecord } from '../model/plain';
import type { DecisionType } from './decision';
import type { Shape } from './fields';
import type { Part } from './part';
import type { Answer, Objection, Role, Rules } from './rules';
import type { Step } from './step';

/** @throws ConcordiaError `INVALID_RULES`: the rules of a map or module do what rules cannot do. */
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

type Call = (...args: never[]) => unknown;
type Change = (before: unknown, table: unknown, cause: unknown) => unknown;
type Plain<R> = (a: unknown, b: unknown, c: unknown, d: unknown) => R;

export function watched(rules: Rules): Rules {
  const { id, steps, decisions, parts, roles, values, forbid, on, setUp, audit } = rules;

  /** The function, whose errors say where they come from. */
  function watch<F extends Call>(
    at: string,
    call: F,
    check?: (result: ReturnType<F>, at: string) => void,
  ): F {
    // No function of rules has more than four arguments; a list of them would take longer.
    const plain = call as unknown as Plain<ReturnType<F>>;
    const watching: Plain<ReturnType<F>> = (a, b, c, d) => {
      let result: ReturnType<F>;
      try {
        result = plain(a, b, c, d);
      } catch (error) {
        if (error instanceof ConcordiaError) throw error;
        failed(id, at, error instanceof Error ? error.message : 'it threw something', error);
      }
      check?.(result, at);
      return result;
    };
    return watching as unknown as F;
  }

  /** Why not, with a code and a message; or nothing. */
  function isRefusal(result: Refusal | undefined, at: string): void {
    if (result === undefined) return;
    const isOne =
      isRecord(result) &&
      typeof result.code === 'string' &&
      (typeof result.message === 'string' || typeof result.message === 'function');
    if (!isOne) failed(id, at, 'a refusal has a code and a message');
  }

  function watchStep(step: Step): Step {
    const at = `the step ${step.type}`;
    const { refusal, cost, apply, words, mask } = step;
    return Object.freeze({
      ...step,
      options: watchOptions(step, `${at}, options`),
      refusal: refusal && watch(`${at}, refusal`, refusal, isRefusal),
      cost: cost && watch(`${at}, cost`, cost),
      apply: watch(`${at}, apply`, apply),
      words: words && watch(`${at}, words`, words),
      mask: mask && watch(`${at}, mask`, mask),
    });
  }

  /** Candidates as the engine wants them: a list of its own, with type and seat, which are clear from where they come. */
  function watchOptions({ type, options, shape }: Step, at: string): Step['options'] {
    const fits = fitting(shape);
    const watching = watch(at, options);
    return (table, decision, wanted) => {
      const candidates: unknown = watching(table, decision, wanted);
      if (!Array.isArray(candidates)) failed(id, at, 'candidates are a list');
      const { seat } = decision;
      const actions: AnyAction[] = [];
      for (const candidate of candidates) {
        if (!fits(candidate)) failed(id, at, 'a candidate does not have the fields of the shape');
        actions.push(candidate.type === undefined ? { type, seat, ...candidate } : candidate);
      }
      return actions;
    };
  }

  function watchDecision(decision: DecisionType): DecisionType {
    const { kind, audit } = decision;
    if (audit === undefined) return decision;
    return Object.freeze({
      ...decision,
      audit: watch(`the decision ${kind}, audit`, audit, isRefusal),
    });
  }

  function watchPart(part: Part): Part {
    const { audit, view, imagine, knownCards, drawn } = part;
    const at = `the part ${part.id}`;
    return Object.freeze({
      ...part,
      audit: watch(`${at}, audit`, audit),
      ...(view && { view: watch(`${at}, view`, view) }),
      ...(imagine && { imagine: watch(`${at}, imagine`, imagine) }),
      ...(drawn && { drawn: watch(`${at}, drawn`, drawn) }),
      ...(knownCards && { knownCards: watch(`${at}, knownCards`, knownCards) }),
    });
  }

  function watchRole(role: Role): Role {
    const begin: Role['begin'] = watch(`the role ${role.name}`, role.begin);
    return Object.freeze({ ...role, begin });
  }

  /** Changed answers are of the same kind as those they change. */
  function watchValue(change: Change, name: string): Change {
    const at = `the value ${name}`;
    const watching = watch(at, change);
    return (before, table, cause) => {
      const after = watching(before, table, cause);
      // A marker may come or go.
      const isLike =
        name === 'marker' ||
        (typeof after === typeof before && after !== null && !Number.isNaN(after));
      if (!isLike) failed(id, at, `it returned ${String(after)}`);
      return after;
    };
  }

  return Object.freeze({
    ...rules,
    ...(steps && { steps: steps.map(watchStep) }),
    ...(decisions && { decisions: decisions.map(watchDecision) }),
    ...(parts && { parts: parts.map(watchPart) }),
    ...(roles && { roles: roles.map(watchRole) }),
    ...(values && { values: each(values, watchValue) }),
    ...(forbid && {
      forbid: each(forbid, (object: Objection, type) =>
        watch(`the objection to ${type}`, object, isRefusal),
      ),
    }),
    ...(on && { on: each(on, (answer: Answer, type) => watch(`the answer to ${type}`, answer)) }),
    ...(setUp && { setUp: watch('setUp', setUp) }),
    ...(audit && {
      audit: each(audit, (call: (...args: never[]) => unknown, name) =>
        watch(`audit.${name}`, call),
      ),
    }),
  });
}

/** Whether a candidate is data with the fields of a shape, none missing and none besides. */
function fitting(shape: Shape): (candidate: unknown) => boolean {
  const names = new Set([...Object.keys(shape), 'type', 'seat']);
  const wanted = Object.entries(shape).flatMap(([name, field]) =>
    'isOptional' in field ? [] : [name],
  );
  /** The fields of the last candidate whose names were right, in their order: the next one most often has the same. */
  let last: readonly string[] = [];
  const hasNames = (candidate: object): boolean => {
    const own = Object.keys(candidate);
    if (!own.every((name) => names.has(name)) || !wanted.every((name) => own.includes(name))) {
      return false;
    }
    last = own;
    return true;
  };
  return (candidate) => {
    if (!isRecord(candidate)) return false;
    let count = 0;
    let isSame = true;
    for (const name in candidate) {
      const value = candidate[name];
      if (value === undefined || typeof value === 'function') return false;
      if (typeof value === 'number' && !Number.isFinite(value)) return false;
      if (name !== last[count++]) isSame = false;
    }
    return (isSame && count === last.length && count > 0) || hasNames(candidate);
  };
}

/** A record with another function for each. */
function each<R extends object, F>(record: R, wrap: (call: F, name: string) => F): R {
  return Object.fromEntries(
    Object.entries(record).map(([name, call]) => [name, wrap(call as F, name)]),
  ) as R;
}

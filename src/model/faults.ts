/** Faults of input: a place, a reason and its facts. `words` and `languages` have the sentences. */
import { type AnyCode, AT_ONCE, ConcordiaError, type ErrorCode, type Refusal } from './errors';
import type { FaultFacts, FaultReason, SentenceFacts } from './fault-facts';
import { spaced } from './names';

/** A reason and its facts. */
export interface Fault {
  /** Its key, such as `wrongType`; docs/errors.md lists all of them. */
  readonly reason: string;
  /** The facts for its sentence, such as `{ city }`. */
  readonly facts?: object | undefined;
  /** The number of its rule, such as `R-2.3`. */
  readonly rule?: string | undefined;
}

/** A fault, and its place within what is checked; without a path, the fault is about all of it. */
export interface InnerFault extends Fault {
  /** Such as `goods.brick`, relative to what is checked. */
  readonly path?: string;
}

/** A fault and its place. */
export interface PlacedFault extends InnerFault {
  /** Such as `players[0].goods.brick`; empty for the whole input. */
  readonly path: string;
  /** The player or other owner of the place, if that helps to find it. */
  readonly owner?: string | undefined;
}

/** A rule, and the facts if the reason has some. */
export type RuleAndFacts<R extends FaultReason> = object extends FaultFacts[R]
  ? [rule?: string | undefined, facts?: FaultFacts[R]]
  : [rule: string | undefined, facts: FaultFacts[R]];

/** A reason with the facts that belong to it. */
export function faultOf<R extends FaultReason>(
  reason: R,
  ...[facts]: object extends FaultFacts[R] ? [facts?: FaultFacts[R]] : [facts: FaultFacts[R]]
): Fault {
  return { reason, facts };
}

/**
 * Refuses input of the wrong form.
 *
 * @throws ConcordiaError with the reason; `details` has the place and the facts.
 */
export function notValid<R extends FaultReason>(
  code: ErrorCode,
  path: string,
  reason: R,
  ...[rule, facts]: RuleAndFacts<R>
): never {
  refuseFault(code, { path, reason, rule, facts });
}

/**
 * Refuses input for a fault at its place.
 *
 * @throws ConcordiaError
 */
export function refuseFault(code: ErrorCode, fault: PlacedFault): never {
  const error = new ConcordiaError(refusalFor(code, fault), AT_ONCE);
  // The stack begins with the caller.
  Error.captureStackTrace?.(error, refuseFault);
  throw error;
}

type SentenceArguments<R extends keyof SentenceFacts> = readonly [
  code: AnyCode,
  path: string,
  reason: R,
  facts: SentenceFacts[R],
  rule?: string | undefined,
];

/** A refusal with a sentence of its own in `words`; `path` is empty if the facts say where. */
export function withSentence<R extends keyof SentenceFacts>(
  ...[code, path, reason, facts, rule]: SentenceArguments<R>
): Refusal {
  return {
    code,
    reason,
    rule,
    message: inShort(code, path, undefined, shortly(reason, facts)),
    details: path === '' ? facts : { path, ...facts },
  };
}

/** @throws ConcordiaError with a sentence of its own in `words`. */
export function notPossible<R extends keyof SentenceFacts>(...given: SentenceArguments<R>): never {
  const error = new ConcordiaError(withSentence(...given), AT_ONCE);
  Error.captureStackTrace?.(error, notPossible);
  throw error;
}

/** Why a state is impossible, for the `audit` of a decision, whose caller knows the place. */
export function impossible({ reason, facts = {} }: Fault, rule?: string): Refusal {
  return { code: 'INVALID_STATE', reason, rule, message: shortly(reason, facts), details: facts };
}

/** @param others - all faults, if there may be more than one. */
export function refusalFor(
  code: ErrorCode,
  { path, owner, reason, rule, facts }: PlacedFault,
  others?: readonly PlacedFault[],
): Refusal {
  return {
    code,
    reason,
    rule,
    message: inShort(code, path, owner, shortly(reason, facts)),
    details: {
      path,
      ...(owner === undefined ? {} : { owner }),
      ...facts,
      ...(others && { issues: others.map(asIssue) }),
    },
  };
}

function asIssue({ path, owner, reason, rule, facts }: PlacedFault): object {
  return {
    path,
    ...(owner === undefined ? {} : { owner }),
    reason,
    message: shortly(reason, facts) + whose(owner),
    ...(rule === undefined ? {} : { rule }),
    ...facts,
  };
}

/** A message without words of a language: `Invalid state, at seat: turn is not theirs`. */
export function inShort(
  code: string,
  path: string,
  owner: string | undefined,
  why: string,
): string {
  const what = code.toLowerCase().replaceAll('_', ' ');
  const at = path === '' ? '' : `, at ${path}`;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}${at}${whose(owner)}: ${why}`;
}

export function whose(owner: string | undefined): string {
  return owner === undefined ? '' : ` (${owner})`;
}

/** The reason in letters, for whoever has no words for it: `only one card`. The details have its facts. */
export function shortly(reason: string, facts: object = {}): string {
  // The message of a schema or of rules from outside.
  if ('message' in facts) return String(facts.message);
  return / /.test(reason) ? reason : spaced(reason);
}

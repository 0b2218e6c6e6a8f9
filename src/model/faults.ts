/** Input that is not what it should be: a place, a reason and its facts. The words are given by whoever has them. */
import { type AnyCode, AT_ONCE, ConcordiaError, type ErrorCode, type Refusal } from './errors';
import type { FaultFacts, FaultReason, SentenceFacts } from './fault-facts';
import { spaced } from './names';

/** A reason and its facts. */
export interface Fault {
  /** Its key, such as `wrongType`; docs/errors.md has them all. */
  readonly reason: string;
  /** What the words need, such as `{ city }`. */
  readonly facts?: object | undefined;
  /** The number of its rule, such as `R-2.3`. */
  readonly rule?: string | undefined;
}

/** What is wrong with something, and where within it; all of it, if nothing is said. */
export interface InnerFault extends Fault {
  /** Such as `goods.brick`, from what is checked on. */
  readonly path?: string;
}

/** A fault, and where it is. */
export interface PlacedFault extends InnerFault {
  /** Such as `players[0].goods.brick`; empty for all of it. */
  readonly path: string;
  /** Whose it is, if that helps to find it. */
  readonly owner?: string | undefined;
}

/** A rule, and the facts where the reason has some. */
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
 * @throws ConcordiaError with the reason; `details` are the place and the facts.
 */
export function notValid<R extends FaultReason>(
  code: ErrorCode,
  path: string,
  reason: R,
  ...[rule, facts]: RuleAndFacts<R>
): never {
  refuseFault(code, { path, reason, rule, facts });
}

/** @throws ConcordiaError */
export function refuseFault(code: ErrorCode, fault: PlacedFault): never {
  const error = new ConcordiaError(refusalFor(code, fault), AT_ONCE);
  // The stack begins with who has found it.
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

/** Why a state cannot be, where the place is known to the one who asks: for the `audit` of a decision. */
export function impossible<R extends FaultReason>(
  reason: R,
  ...[rule, facts]: RuleAndFacts<R>
): Refusal {
  return {
    code: 'INVALID_STATE',
    reason,
    rule,
    message: shortly(reason, facts),
    details: facts ?? {},
  };
}

/** @param others - all that were found, if there are more, or may be. */
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

/** Where there are no other words: `Invalid state, at seat: turn is not theirs (turn 3)`. */
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

/** The reason and its facts as they are written: `only one card (card smith-i)`. */
export function shortly(reason: string, facts: object = {}): string {
  // Words of a schema or of rules from outside.
  if ('message' in facts) return String(facts.message);
  const known = Object.entries(facts).flatMap(([name, fact]) =>
    fact === undefined ? [] : `${name} ${written(fact)}`,
  );
  const told = / /.test(reason) ? reason : spaced(reason);
  return known.length === 0 ? told : `${told} (${known.join(', ')})`;
}

/** Facts of a fault are words, numbers, lists of them, and small objects. */
function written(fact: unknown): string {
  if (typeof fact !== 'object' || fact === null) return String(fact);
  return Object.values(fact).map(written).join(' ');
}

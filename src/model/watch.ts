/** Watches functions that others have written. */
import { ConcordiaError, type MessageTemplate, type Refusal, refuse, refuseFor } from './errors';
import { baseRefusal, type FactsOfWords, faultsOf, typeNamed, type WordsFor } from './faults';
import type { MapId, Seat } from './ids';
import type { Names } from './names';
import { isRecord, typeOf } from './plain';

/** What every object may have. */
interface Perhaps {
  readonly then?: unknown;
}

/** Whether a value is a promise of any kind. */
export function isPromised(value: unknown): boolean {
  if (typeof value !== 'object' && typeof value !== 'function') return false;
  // Rules return lists all the time, and lists are not promises.
  if (value === null || Array.isArray(value)) return false;
  const { then }: Perhaps = value;
  return typeof then === 'function';
}

/** Ignores a promise: if it fails later, the process does not end. */
export function forget(promised: unknown): void {
  new Promise((resolve) => resolve(promised)).catch(() => {});
}

// Calls functions of maps and modules: errors say which map or module failed, and where.

export const failures = faultsOf({
  /** `error` is the message of the error; undefined if something else was thrown. */
  thrown: (_names, { error }: { readonly error?: string }) =>
    error ?? 'they threw something that is not an error',
  misuse: (
    _names,
    { issues: [first] }: { readonly issues: readonly { readonly message: string }[] },
  ) => first?.message ?? 'a function was called with invalid arguments',
  promise: () => 'it returned a promise, but rules must be synchronous',
  /** `found` and `expected` are types of JavaScript, or primitive values as text. */
  badValue(
    _names,
    { found, expected }: { readonly found: string; readonly expected?: readonly string[] },
  ) {
    const wanted =
      expected === undefined ? '' : ` instead of ${expected.map(typeNamed).join(' or ')}`;
    return `it returned ${typeNamed(found)}${wanted}`;
  },
  noRefusal: () => 'a refusal must have a code and a message',
  noIds: (_names, { found }: { readonly found: string }) =>
    `it returned ${typeNamed(found)} instead of a list of ids`,
  noFaults: () => 'faults must be a list, each with seat, path and reason',
  noPoints: () => 'points must be whole numbers, each by an id of its scores',
  noCandidates: () => 'candidates must be a list',
  otherFields: () => 'a candidate does not have the fields of its action',
  noText: () => 'it did not return a text',
  noPicture: () => 'a picture is a short list of items, each with key, kind and label',
  noListOfPlayers: () => 'the players are no longer a complete list',
  noPlayer: (_names, { seat }: { readonly seat: Seat }) => `seat ${seat} no longer has a player`,
  /** `of` is `sestertii`, a good, `land`, `sea` or `houses`. */
  badAmount: (
    names,
    { of, amount, seat }: { readonly of: string; readonly amount: string; readonly seat: Seat },
  ) =>
    `it leaves ${names.player(seat)} with ${amount} ${/^(land|sea)$/.test(of) ? `${of} colonists` : of}`,
  noDecision: () => 'the decision is no longer an object',
  fixedField: (_names, { field }: { readonly field: string }) =>
    `only the engine changes ${field} of a state`,
  piecesLost: (
    _names,
    {
      of,
      before,
      after,
    }: { readonly of: 'cards' | 'colonists'; readonly before: number; readonly after: number },
  ) => `there were ${before} ${of}, and now there are ${after}`,
  /** As many as before, but not the same. */
  piecesExchanged: (_names, { of }: { readonly of: 'cards' | 'colonists' }) =>
    `there are as many ${of} as before, but not the same`,
  badField: (_names, { field }: { readonly field: string }) =>
    `it leaves something in ${field} of the state that cannot be`,
  otherKind: () => 'what replaces it must keep its name, fields and decisions',
  noListOfDecisions: () => 'the waiting decisions are no longer a list',
  unknownDecision: (_names, { kind }: { readonly kind: string }) =>
    `it asks for an unknown decision: ${kind}`,
  decisionOfNobody: (_names, { seat }: { readonly seat: string }) =>
    `it asks seat ${seat}, which does not exist, for a decision`,
  unequalParties: (
    _names,
    { parties, players }: { readonly parties: number; readonly players: number },
  ) => `${players} players cannot form ${parties} parties of the same size`,
  noSuchCard: (_names, { card }: { readonly card: string }) => `there is no card ${card}`,
  endless: () => 'it does not terminate',
});

/** Why the rules of a map or module failed, with the facts of each failure. */
export type FailureFacts = FactsOfWords<typeof failures.words>;

/** The key of a failure. */
export type FailureReason = keyof FailureFacts;

/** What is wrong with what a function has returned or left. */
export type Failure = {
  readonly [F in FailureReason]: { readonly failure: F; readonly facts: FailureFacts[F] };
}[FailureReason];

/** The failure, for checks to return. */
export function failure<F extends FailureReason>(failure: F, facts: FailureFacts[F]): Failure {
  return { failure, facts } as Failure;
}

/** Where rules failed, and why; the facts of the failure are further details. */
export interface RulesFailed {
  /** The id of the map or module. */
  readonly rules?: MapId | undefined;
  /** The place in its rules. */
  readonly at: string;
  readonly failure: FailureReason;
}

export const rulesFailed = baseRefusal({
  reason: 'rulesFailed',
  code: 'INVALID_RULES',
  words(names, { rules, at, failure, ...facts }: RulesFailed) {
    const whose = rules === undefined ? 'Rules' : `The rules of ${rules}`;
    return `${whose} failed in ${at}: ${toldFailure(failures.words, names, failure, facts)}`;
  },
});

/** Why rules have failed; the name of the failure if there are no words for it. */
export function toldFailure(
  words: WordsFor<FailureFacts>,
  names: Names,
  failure: FailureReason,
  facts: object,
): string {
  const tell: Record<string, (names: Names, facts: never) => string> = { ...words };
  return tell[failure]?.(names, facts as never) ?? failure;
}

/** @throws ConcordiaError `INVALID_RULES`: the rules of a map or module are faulty. */
export function failed<F extends FailureReason>(
  rules: MapId | undefined,
  at: string,
  failure: F,
  facts?: FailureFacts[F],
  cause?: unknown,
): never {
  const named = rules === undefined ? { at } : { rules, at };
  const refusal = rulesFailed({ ...named, failure, ...facts });
  if (cause instanceof Error) refuseFor(cause, refusal);
  refuse(refusal, cause === undefined ? undefined : { cause });
}

/** Games are synchronous: a promise would resolve after the action is over. */
export function late(id: MapId, at: string, promised: unknown): never {
  forget(promised);
  failed(id, at, 'promise');
}

/** Rethrows an error of rules; unless it is deliberate, it is their fault. */
export function blamed(id: MapId | undefined, at: string, error: unknown): never {
  if (isDeliberate(error)) throw error;
  if (isOverflow(error)) failed(id, at, 'endless', {}, error);
  if (isReadable(error)) failed(id, at, 'thrown', { error: error.message }, error);
  failed(id, at, 'thrown', {}, typeof error === 'object' ? undefined : error);
}

/** Whether rules have thrown an error of this library: they may throw anything, even a proxy that throws. */
export function isDeliberate(error: unknown): error is ConcordiaError {
  try {
    return error instanceof ConcordiaError;
  } catch {
    return false;
  }
}

/** Whether a function has called itself, or listeners each other, until no memory was left for it. */
function isOverflow(error: unknown): boolean {
  try {
    return error instanceof Error && /call stack|too much recursion/.test(error.message);
  } catch (again) {
    // Where it happens, there may be no memory for the question, either.
    return again instanceof RangeError && !(error instanceof ConcordiaError);
  }
}

/** Whether it is an error that can be told. */
function isReadable(error: unknown): error is Error {
  try {
    return (
      error instanceof Error &&
      typeof error.message === 'string' &&
      typeof (error.stack ?? '') === 'string'
    );
  } catch {
    return false;
  }
}

export type AnyCall = (...args: never[]) => unknown;
type Plain<R> = (a: unknown, b: unknown, c: unknown, d: unknown) => R;

/** What is wrong with the result of a function, called with these arguments; undefined if nothing is. */
export type ResultCheck<F extends AnyCall> = (
  result: ReturnType<F>,
  ...args: Parameters<F>
) => Failure | undefined;

/** The function, with errors that say where they come from. */
export type Watch = <F extends AnyCall>(
  at: string,
  call: F,
  check?: ResultCheck<F> | ((result: ReturnType<F>) => Failure | undefined),
) => F;

/** Watches what the map or module with that id brings. */
export function watching(id: MapId): Watch {
  return (at, call, check) => {
    type R = ReturnType<typeof call>;
    // No function of rules has more than four arguments; rest arguments would be slower.
    const plain = call as unknown as Plain<R>;
    const faultIn = check as unknown as
      | ((result: R, ...args: Parameters<Plain<R>>) => Failure | undefined)
      | undefined;
    const watched: Plain<R> = (a, b, c, d) => {
      try {
        const result = plain(a, b, c, d);
        if (isPromised(result)) late(id, at, result);
        // What cannot be read is no answer.
        const fault = faultIn?.(result, a, b, c, d);
        if (fault !== undefined) failed(id, at, fault.failure, fault.facts);
        return result;
      } catch (error) {
        return blamed(id, at, error);
      }
    };
    return watched as unknown as typeof call;
  };
}

/** The function, which returns refusals; it is to blame if their words fail. */
export type WatchRefusals = <F extends AnyCall>(at: string, call: F) => F;

/** Watches what the map or module with that id refuses: with a code and a message, or not at all. */
export function watchingRefusals(id: MapId): WatchRefusals {
  return (at, call) => {
    const plain = call as unknown as Plain<unknown>;
    const watched: Plain<unknown> = (a, b, c, d) => {
      try {
        const result = plain(a, b, c, d);
        if (result === undefined) return undefined;
        if (isPromised(result)) late(id, at, result);
        return isRefusal(result) ? withWatchedWords(id, at, result) : failed(id, at, 'noRefusal');
      } catch (error) {
        return blamed(id, at, error);
      }
    };
    return watched as unknown as typeof call;
  };
}

function isRefusal(result: unknown): result is Refusal {
  return (
    isRecord(result) &&
    typeof result.code === 'string' &&
    (typeof result.message === 'string' || typeof result.message === 'function')
  );
}

/** Reasons of the base game do not watch their words: rules may have given them facts that these cannot tell. */
function withWatchedWords(id: MapId, at: string, refusal: Refusal): Refusal {
  const { message: words } = refusal;
  if (typeof words === 'string') return refusal;
  const message: MessageTemplate = (names, facts) => sentenceBy(id, at, () => words(names, facts));
  return { ...refusal, message };
}

/** What an author's words say. @throws ConcordiaError `INVALID_RULES` if they fail or say no text. */
export function sentenceBy(id: MapId | undefined, at: string, words: () => unknown): string {
  try {
    const sentence = words();
    if (typeof sentence === 'string') return sentence;
    if (isPromised(sentence)) forget(sentence);
  } catch (error) {
    // A refusal does not know whose it is; whoever returns it does.
    if (id !== undefined && isOfNobody(error)) {
      const { at: place, error: said } = error.details;
      const facts = typeof said === 'string' ? { error: said } : {};
      const what = error.details.failure === 'noText' ? 'noText' : 'thrown';
      failed(id, String(place ?? at), what, facts, error.cause);
    }
    blamed(id, at, error);
  }
  return failed(id, at, 'noText');
}

function isOfNobody(error: unknown): error is ConcordiaError {
  return isDeliberate(error) && error.code === 'INVALID_RULES' && error.details.rules === undefined;
}

/** A value that is none of those that the function may return. */
export function badValue(found: unknown): Failure {
  return failure('badValue', { found: shown(found) });
}

/** Checks for a value of certain kinds, as `typeof` names them. */
export function kindOf(...kinds: readonly string[]): (result: unknown) => Failure | undefined {
  return (result) =>
    kinds.includes(typeof result)
      ? undefined
      : failure('badValue', { found: shown(result), expected: kinds });
}

/** Checks for a list all of whose items are texts. */
export function textsFault(result: unknown): Failure | undefined {
  return areTexts(result) ? undefined : failure('noIds', { found: shown(result) });
}

export function areTexts(value: unknown): value is readonly string[] {
  // A list may have holes, which `every` passes over.
  return Array.isArray(value) && Array.from(value).every((item) => typeof item === 'string');
}

/** A short text for any value; of what is no text or number, its type. */
export function shown(value: unknown): string {
  const type = typeOf(value);
  return /^(array|object|function)$/.test(type) ? type : String(value).slice(0, 60);
}

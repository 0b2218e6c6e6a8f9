/** Words for faults: clauses by reason, and the sentence around them. */
import type { FailureFacts, Named } from './fault-facts';
import { type Fault, whose } from './faults';
import type { Names } from './names';

/** A clause without a full stop for each reason. */
export type WordsFor<Facts> = {
  readonly [R in keyof Facts]: (names: Names, facts: Facts[R]) => string;
};

/** Clauses by reason; each says itself which facts it uses. */
type Clauses = Readonly<Record<string, (names: Names, facts: never) => string>>;

/** The facts that a clause uses. */
type FactsIn<C> = C extends (names: never, facts: infer F) => unknown
  ? unknown extends F
    ? object
    : F
  : never;

/** The reasons of clauses, each with its facts, as a type. */
export type FaultOfWords<C> = C extends object
  ? {
      readonly [R in keyof C & string]: {
        /** Its name. */
        readonly reason: R;
        /** Its facts. */
        readonly details: FactsIn<C[R]>;
      };
    }[keyof C & string]
  : never;

/** What can be wrong with the parts, decisions and draws of one map or module. */
export interface OwnFaults<C> {
  /** For `faults` of its rules. */
  readonly words: C;
  /** A reason with the facts that belong to it. */
  of<R extends keyof C & string>(
    reason: R,
    ...facts: object extends FactsIn<C[R]> ? [] : [facts: FactsIn<C[R]>]
  ): Fault;
}

/**
 * Defines the faults of a map or module: each reason with the clause that tells it, whose type says what its facts are.
 *
 * @typeParam C - the faults, with their facts.
 */
export function faultsOf<C extends Clauses>(words: C): OwnFaults<C> {
  return { words, of: (reason, ...[facts]) => ({ reason, facts }) };
}

interface Framed {
  readonly path?: string;
  readonly owner?: string;
  readonly why?: string;
}

/** The sentence around a clause; undefined without a clause, if the error has a sentence of its own. */
export function framed(what: string) {
  return (_names: Names, { path = '', owner, why }: Framed): string | undefined =>
    why && `Not a valid ${what}${path && `, at ${path}`}${whose(owner)}: ${why}`;
}

/** Why rules have failed; the name of the failure if there are no words for it. */
export function toldFailure(
  failures: WordsFor<FailureFacts>,
  names: Names,
  failure: keyof FailureFacts,
  facts: object,
): string {
  const tell: Record<string, (names: Names, facts: never) => string> = { ...failures };
  return tell[failure]?.(names, facts as never) ?? failure;
}

/** The kind of a thing and its name: `event cardPlayed`. */
export function thingNamed(named: Named): string {
  return Object.entries(named)[0]?.join(' ') ?? 'same name';
}

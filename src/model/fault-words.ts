/** Words for faults: clauses by reason, and the sentence around them. */
import type { FailureFacts, Named } from './fault-facts';
import { whose } from './faults';
import type { Names } from './names';

/** A clause without a full stop for each reason. */
export type WordsFor<Facts> = {
  readonly [R in keyof Facts]: (names: Names, facts: Facts[R]) => string;
};

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

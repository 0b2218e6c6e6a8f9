/** Words for faults: clauses by their reasons, and the sentence around them. */
import { whose } from './faults';
import type { Names } from './names';

/** What is wrong, as a clause without a full stop, by its reason: none missing and none too many. */
export type WordsFor<Facts> = {
  readonly [R in keyof Facts]: (names: Names, facts: Facts[R]) => string;
};

interface Framed {
  readonly path?: string;
  readonly owner?: string;
  readonly why?: string;
}

/** The sentence around a clause. Undefined where there is no clause: the error has a sentence of its own. */
export function framed(what: string) {
  return (_names: Names, { path = '', owner, why }: Framed): string | undefined =>
    why && `Not a valid ${what}${path && `, at ${path}`}${whose(owner)}: ${why}`;
}

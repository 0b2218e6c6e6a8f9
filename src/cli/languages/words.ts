/** The words of the command line by their types, which follow from English. */

import type { ENGLISH_WORDS } from './en';

/** All words of the command line in one language. */
export type CliWords = typeof ENGLISH_WORDS;

/** The texts of a language that are more than a message of its catalogue. */
export type WordsInCode = InCode<CliWords>;
type InCode<T> = {
  readonly [K in keyof T]?: T[K] extends string | readonly string[] | AnyFunction
    ? T[K]
    : InCode<T[K]>;
};
type AnyFunction = (...args: never[]) => unknown;

/** The reasons why the command line refuses something. */
export type CliReason = keyof CliWords['faults'];

/** The facts of each: what its words are called with. */
export type CliFacts = {
  readonly [R in CliReason]: Parameters<CliWords['faults'][R]> extends readonly [infer Facts]
    ? Facts
    : object;
};

/** A reason and its facts. */
export type CliFault = {
  readonly [R in CliReason]: { readonly reason: R; readonly facts: CliFacts[R] };
}[CliReason];

/** A fault in the words of a language. */
export function toldIn(words: CliWords, { reason, facts }: CliFault): string {
  // By its reason each has facts of its own kind.
  const tell = words.faults[reason] as (facts: CliFault['facts']) => string;
  return tell(facts);
}

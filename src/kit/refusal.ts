/** Reasons why actions are not allowed, each with its code, its words and its rule. */
import type { AnyCode, Refusal } from '../model/errors';
import { type Names, namesWith } from '../model/names';

/** A reason as its author writes it. */
export interface RefusalDefinition<R extends string, F extends object> {
  /** The reason, unique in a library, in camel case, such as `wellDry`; it never changes its meaning. */
  readonly reason: R;
  /** One of the library's codes, or your own. */
  readonly code: AnyCode;
  /** The number of its rule, such as `R-4.2`. */
  readonly rule?: string;
  /** A complete sentence for the player. */
  words(names: Names, facts: F): string;
}

/** A reason. Call it with the facts, which become the `details` of the error. */
export interface RefusalType<R extends string = string, F extends object = never> {
  /** @param rule - the number of the rule, if it varies. */
  (facts: F, rule?: string): Refusal;
  /** Its name. */
  readonly reason: R;
  /** The code of the error. */
  readonly code: AnyCode;
  /** A complete sentence for the player. */
  words(names: Names, facts: F): string;
}

/** A reason of the base game; `watched-refusal.ts` defines those of maps and modules. */
export function refusal<const R extends string, F extends object>(
  definition: RefusalDefinition<R, F>,
): RefusalType<R, F> {
  const { reason, code, rule: ownRule, words } = definition;
  const message = (names: Names = PLAIN, facts: F): string => words(names, facts);
  // Lists make many of these and show none, so each is made as cheaply as possible.
  const because = (facts: F, rule = ownRule): Refusal => ({
    code,
    reason,
    message,
    rule,
    details: facts,
  });
  return Object.freeze(Object.assign(because, { reason, code, words }));
}

/** Names without a board. */
const PLAIN = namesWith();

/** The reason of a refusal and its facts, as a type. */
export type RefusalOfType<X> =
  X extends RefusalType<infer R, infer F>
    ? {
        /** Its name. */
        readonly reason: R;
        /** Its facts. */
        readonly details: F;
      }
    : never;

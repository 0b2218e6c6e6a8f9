/** Reasons why actions are not allowed, each with its code, its words and its rule. */
import type { AnyCode, Refusal } from '../model/errors';
import { type Names, namesWith } from '../model/names';
import { sentenceBy } from '../model/watch';
import { mustBeObject } from './rule-words';

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

/**
 * Defines a reason why an action is not allowed. In the `refusal` of a step: `return wellDry({ well })`.
 *
 * @example
 * ```ts
 * const wellDry = refusal({
 *   reason: 'wellDry',
 *   code: 'NO_BONUS',
 *   words: (names, { well }: { readonly well: string }) => `${names.place(well)} is dry.`,
 * });
 * console.log(wellDry({ well: 'ostia' }).details); // -> { well: 'ostia' }
 * ```
 */
export function refusal<const R extends string, F extends object>(
  definition: RefusalDefinition<R, F>,
): RefusalType<R, F> {
  mustBeObject(definition, 'refusal');
  const { reason, code, rule, words } = definition;
  const watched = (names: Names, facts: F): string =>
    sentenceBy(undefined, `the refusal ${reason}`, () => words(names, facts));
  // If the words fail, the error names their refusal. Without words, `defineRules` refuses it.
  const told = typeof words === 'function' ? watched : words;
  return baseRefusal({ reason, code, ...(rule !== undefined && { rule }), words: told });
}

/** A reason of the base game: if its words fail, whoever gave it the facts is to blame. */
export function baseRefusal<const R extends string, F extends object>(
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

/** Reasons why actions are not allowed, each with its code, its words and its rule. */
import { baseRefusal, type RefusalDefinition, type RefusalType } from '../model/faults';
import type { Names } from '../model/names';
import { sentenceBy } from '../model/watch';
import { mustBeObject } from './rule-words';

export type { RefusalDefinition, RefusalType } from '../model/faults';

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

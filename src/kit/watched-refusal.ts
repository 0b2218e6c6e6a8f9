/** Reasons of maps and modules: if their words fail, the error names their author's refusal. */
import type { Names } from '../model/names';
import { sentenceBy } from '../model/watch';
import { mustBeObject } from './door';
import { type RefusalDefinition, type RefusalType, refusal as reasonOf } from './refusal';

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
  // Without words, `defineRules` refuses it.
  const told = typeof words === 'function' ? watched : words;
  return reasonOf({ reason, code, ...(rule !== undefined && { rule }), words: told });
}

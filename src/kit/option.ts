/** Options of modules. */
import type { Json } from '../model/json';
import type { GameOption, OffValue } from '../model/options';
import { mustBeObject } from './door';

/**
 * Defines an option of a module. Its value is in `state.options`, in logs, and in a tag of their text, if the
 * game plays the module.
 *
 * @example
 * ```ts
 * const rate = option({
 *   schema: z.int().check(z.minimum(1), z.maximum(5)),
 *   description: 'Sestertii for each house.',
 *   byDefault: 2,
 * });
 * console.log(rate.byDefault); // -> 2
 * ```
 */
export function option<T extends Json, const F extends OffValue = never>(
  definition: GameOption<T, F>,
): GameOption<T, F> {
  mustBeObject(definition, 'option');
  return Object.freeze(definition);
}

export type { ChosenBy, GameOption, ModuleOptions, OffValue, OptionField } from '../model/options';

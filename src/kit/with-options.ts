/** Options that modules bring. */
import { notPossible } from '../model/faults';
import type { KnownOption, OptionFields } from '../model/options';
import type { RuleModule } from './module';

/** @throws ConcordiaError `INVALID_LIBRARY` if another module brings an option of the same name. */
export function withOptions(fields: OptionFields, { id, options = {} }: RuleModule): OptionFields {
  let all = fields;
  for (const [name, option] of Object.entries(options)) {
    const { module = id, goesWithModule = false } = all[name] ?? { goesWithModule: true };
    if (module !== id) {
      const facts = { option: name, modules: [module, id] };
      notPossible('INVALID_LIBRARY', '', 'sameWordTwice', facts);
    }
    const field: KnownOption = { ...option, module, goesWithModule };
    // Options whose defaults depend on others come first.
    const first = typeof field.byDefault === 'function' ? { [name]: field } : {};
    all = { ...first, ...all, [name]: field };
  }
  return all;
}

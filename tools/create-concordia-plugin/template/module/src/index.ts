/** My plugin: gifts to a temple. */
import { count, defineModule, option } from 'concordia-rules/kit';
import { rules } from './rules.js';
import { inFrench } from './words/fr.js';

export const myPluginModule = defineModule({
  id: 'my-plugin',
  name: 'My plugin',
  options: {
    /** Sestertii for a gift. */
    myPluginPrice: option({
      ...count(1, 10, 'Sestertii for a gift to the temple.'),
      byDefault: 3,
    }),
  },
  rules,
  languages: [inFrench],
});

/** For those who write words in another language: `TranslationOf<typeof myPluginRules>`. */
export { rules as myPluginRules } from './rules.js';

/** For the command line: `concordia --library concordia-my-plugin`. */
export const modules = [myPluginModule] as const;

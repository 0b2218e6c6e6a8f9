/** My plugin: gifts to a temple. */
import { count, defineModule, option } from 'concordia-rules/kit';
import { rules } from './rules.js';

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
});

/** Maps and modules from outside of the package, for a site that has them too: see ../README.md. */
import type { MapModule } from 'concordia-rules';
import type { RuleModule } from 'concordia-rules/kit';

export const maps: readonly MapModule[] = [];
export const modules: readonly RuleModule[] = [];

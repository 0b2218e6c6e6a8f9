import { defineMap } from '../../kit';
import { withLayout } from '../../kit-rules';
import { board, points } from './board';
import { castles } from './castles';
import { descriptions } from './descriptions';

export { places } from './board';

/** The map without points: enough to play. */
export const undrawn = defineMap({ ...board, rules: castles, descriptions });

/** Germania: ships on the Rhine count twice, and ten castles hold goods. */
export const germania = withLayout(undrawn, points);

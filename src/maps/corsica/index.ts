import { defineMap } from '../../kit';
import { withLayout } from '../../kit-rules';
import { board, points } from './board';
import { descriptions } from './descriptions';
import { moreCoins } from './rules';

export { places } from './board';

/** The map without points: enough to play. */
export const undrawn = defineMap({ ...board, rules: moreCoins, descriptions });

/** Corsica: two more sestertii for taking the coins. */
export const corsica = withLayout(undrawn, points);

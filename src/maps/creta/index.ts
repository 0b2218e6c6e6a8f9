import { defineMap } from '../../kit';
import { withLayout } from '../../kit-rules';
import { board, points } from './board';
import { descriptions } from './descriptions';
import { gaudos } from './gaudos';

export { places } from './board';

/** The map without points: enough to play. */
export const undrawn = defineMap({ ...board, rules: gaudos, descriptions });

/** Creta: two more sestertii with the coins, and a bonus of choice on Gaudos. */
export const creta = withLayout(undrawn, points);

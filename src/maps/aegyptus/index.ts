import { defineMap } from '../../kit';
import { withLayout } from '../../kit-rules';
import { board, points } from './board';
import { descriptions } from './descriptions';
import { nileAndRedSea } from './nile-and-red-sea';

export { places } from './board';

/** The map without points: enough to play. */
export const undrawn = defineMap({ ...board, rules: nileAndRedSea, descriptions });

/** Aegyptus: the flood of the Nile, and two trade squares for ships. */
export const aegyptus = withLayout(undrawn, points);

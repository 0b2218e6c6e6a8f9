import { defineMap } from '../../kit';
import { withLayout } from '../../kit-rules';
import { board, points } from './board';
import { descriptions } from './descriptions';
import { waitingShips } from './waiting-ships';

export { places } from './board';

/** The map without points: enough to play. */
export const undrawn = defineMap({ ...board, rules: waitingShips, descriptions });

/** Gallia: everybody's first ship starts in the Mediterranean. */
export const gallia = withLayout(undrawn, points);

import { defineMap } from '../../kit';
import { withLayout } from '../../kit-rules';
import { board, points } from './board';
import { descriptions } from './descriptions';
import { shipTrack } from './ship-track';

export { places } from './board';

/** The map without points: enough to play. */
export const undrawn = defineMap({ ...board, rules: shipTrack, descriptions });

/** Roma: the streets of the city, and ships that sail to Byzantium. */
export const roma = withLayout(undrawn, points);

import { defineMap } from '../../kit';
import { changingOnly, withLayout } from '../../kit-rules';
import { board, points } from './board';
import { descriptions } from './descriptions';
import { shipTrack } from './ship-track';

export { places } from './board';

/** The map without points: enough to play. Ships sail with an Architect, and with a Prefect who takes the coins. */
export const undrawn = changingOnly(defineMap({ ...board, rules: shipTrack, descriptions }), [
  'architect',
  'prefect',
]);

/** Roma: the streets of the city, and ships that sail to Byzantium. */
export const roma = withLayout(undrawn, points);

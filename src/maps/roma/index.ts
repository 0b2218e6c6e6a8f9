import { defineMap } from '../../kit';
import { changingOnly, withLayout } from '../../kit-rules';
import { board, points } from './board';
import { descriptions } from './descriptions';
import { shipTrack } from './ship-track';

export { places } from './board';

/** Ships sail with an Architect, and with a Prefect who takes the coins. */
const CHANGED = ['architect', 'prefect'];

/** The map without points: enough to play. */
export const undrawn = changingOnly(
  defineMap({ ...board, rules: shipTrack, descriptions }),
  CHANGED,
);

/** Roma: the streets of the city, and ships that sail to Byzantium. */
export const roma = changingOnly(withLayout(undrawn, points), CHANGED);

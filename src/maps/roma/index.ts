import { defineMap } from '../../kit';
import { board } from './board';
import { descriptions } from './descriptions';
import { shipTrack } from './ship-track';

/** Roma: the streets of the city, and ships that sail to Byzantium. */
export const roma = defineMap({ ...board, rules: shipTrack, descriptions });

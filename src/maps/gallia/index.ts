import { defineMap } from '../../kit';
import { board } from './board';
import { descriptions } from './descriptions';
import { waitingShips } from './waiting-ships';

/** Gallia: everybody's first ship starts in the Mediterranean. */
export const gallia = defineMap({ ...board, rules: waitingShips, descriptions });

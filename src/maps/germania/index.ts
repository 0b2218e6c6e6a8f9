import { defineMap } from '../../kit';
import { board } from './board';
import { castles } from './castles';
import { descriptions } from './descriptions';

/** Germania: ships on the Rhine count twice, and ten castles hold goods. */
export const germania = defineMap({ ...board, rules: castles, descriptions });

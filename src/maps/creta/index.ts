import { defineMap } from '../../kit';
import { board } from './board';
import { descriptions } from './descriptions';
import { gaudos } from './gaudos';

/** Creta: two more sestertii with the coins, and a bonus of choice on Gaudos. */
export const creta = defineMap({ ...board, rules: gaudos, descriptions });

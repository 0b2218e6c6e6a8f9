import { defineMap } from '../../kit';
import { board } from './board';
import { descriptions } from './descriptions';
import { moreCoins } from './rules';

/** Corsica: two more sestertii for taking the coins. */
export const corsica = defineMap({ ...board, rules: moreCoins, descriptions });

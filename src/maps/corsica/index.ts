import { defineMap } from '../../kit';
import { board } from './board';
import { moreCoins } from './rules';

/** Corsica: whoever takes the coins gets two more. */
export const corsica = defineMap({ ...board, rules: moreCoins });

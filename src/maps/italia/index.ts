import { defineBoard } from '../../kit';
import { board } from './board';

/** Italia: the Italian peninsula and its islands, for two to four (base game, 2013). */
export const italia = defineBoard(board);

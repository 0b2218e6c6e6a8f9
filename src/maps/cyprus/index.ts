import { defineBoard } from '../../kit';
import { board } from './board';

/** Cyprus: the island and the coasts around it (Concordia Venus). */
export const cyprus = defineBoard(board);

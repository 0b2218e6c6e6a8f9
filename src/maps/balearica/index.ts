import { defineBoard } from '../../kit';
import { board } from './board';

/** Balearica: two ships of everybody start at two boats; no land colonist does. */
export const balearica = defineBoard(board);

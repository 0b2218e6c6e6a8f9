import { defineBoard } from '../../kit';
import { board } from './board';

/** Balearica: everybody starts with two ships at two boats, and no land colonist. */
export const balearica = defineBoard(board);

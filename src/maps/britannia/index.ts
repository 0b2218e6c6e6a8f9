import { defineBoard } from '../../kit';
import { board } from './board';

/** Britannia: land colonists start in Londinium, ships in Portus Itius. */
export const britannia = defineBoard(board);

import { defineBoard } from '../../kit';
import { board } from './board';

/** Imperium: the Roman empire around the Mediterranean, for three to five (base game, 2013). */
export const imperium = defineBoard(board);

import { defineBoard } from '../../kit';
import { board } from './board';

/**
 * Ionium: the Ionian sea between Italy, Greece and Asia (Concordia Venus); a small game leaves out Campania,
 * Calabria and Sicilia.
 */
export const ionium = defineBoard(board);

import { defineBoard } from '../../kit';
import { board } from './board';

/** Hellas: Greece and its islands (Concordia Venus). */
export const hellas = defineBoard(board);

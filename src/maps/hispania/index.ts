import { defineBoard } from '../../kit';
import { board } from './board';

/** Hispania and its neighbours, with salt cities or other tokens in their place. */
export const hispania = defineBoard(board);

import { defineBoard } from '../../kit';
import { board } from './board';

/** Byzantium: the east of the empire, with salt cities or other tokens in their place. */
export const byzantium = defineBoard(board);

import { defineMap } from 'concordia-rules/kit';
import { board } from './board.js';
import { inGerman } from './german.js';
import { gold } from './gold.js';

/** Colchis, with gold in its rivers. */
export const colchis = defineMap({ ...board, rules: gold, languages: [inGerman] });

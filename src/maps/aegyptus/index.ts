import { defineMap } from '../../kit';
import { board } from './board';
import { descriptions } from './descriptions';
import { nileAndRedSea } from './nile-and-red-sea';

/** Aegyptus: the flood of the Nile, and two trade squares for ships. */
export const aegyptus = defineMap({ ...board, rules: nileAndRedSea, descriptions });

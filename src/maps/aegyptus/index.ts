import { defineMap } from '../../kit';
import { board } from './board';
import { nileAndRedSea } from './nile-and-red-sea';

/** Aegyptus: the Nile floods, and two trade squares wait for ships. */
export const aegyptus = defineMap({ ...board, rules: nileAndRedSea });

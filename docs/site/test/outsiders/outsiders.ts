/** The map and the module of the guides, for a site that has them. */
import { colchis } from '../../../examples/own-map/colchis';
import { taxes } from '../../../examples/own-module/taxes';

export const maps = [colchis];
export const modules = [taxes];

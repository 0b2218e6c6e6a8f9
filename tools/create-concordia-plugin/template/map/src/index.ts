/** My plugin: a map with silver mines. */
import { defineMap } from 'concordia-rules/kit';
import { board } from './board.js';
import { rules } from './rules.js';

export const myPluginMap = defineMap({ ...board, rules });

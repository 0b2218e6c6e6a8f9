/** My plugin: a map with silver mines. */
import { defineMap } from 'concordia-rules/kit';
import { board } from './board.js';
import { rules } from './rules.js';
import { inFrench } from './words/fr.js';

export const myPluginMap = defineMap({ ...board, rules, languages: [inFrench] });

/** For those who write words in another language: `TranslationOf<typeof myPluginRules>`. */
export { rules as myPluginRules } from './rules.js';

/** For the command line: `concordia --library concordia-my-plugin`. */
export const maps = [myPluginMap] as const;

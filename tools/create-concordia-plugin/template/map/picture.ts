/** Draws the board into picture.svg: `npm run picture`. */
import { writeFileSync } from 'node:fs';
import { boardSvg } from 'concordia-rules/svg';
import { myPluginMap } from './src/index.js';

writeFileSync('picture.svg', boardSvg(myPluginMap));
console.log('Drew the board into picture.svg.');

/** Draws a game with the module into picture.svg: `npm run picture`. */
import { writeFileSync } from 'node:fs';
import { createLibrary } from 'concordia-rules';
import { chanceFromSeed, greedyWith, playOut } from 'concordia-rules/bots';
import { imperium } from 'concordia-rules/maps/imperium';
import { stateSvgWith } from 'concordia-rules/svg';
import { myPluginModule } from './src/index.js';

const library = createLibrary({ maps: [imperium], modules: [myPluginModule] });
const start = library.createGame({
  map: 'imperium',
  modules: ['my-plugin'],
  players: 3,
  seed: 'picture',
});
const { states } = playOut(library, start, greedyWith(library), chanceFromSeed('picture'));
writeFileSync('picture.svg', stateSvgWith(library)(states.at(-1) ?? start));
console.log('Drew the end of a game into picture.svg.');

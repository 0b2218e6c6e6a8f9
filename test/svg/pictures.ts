/** Draws the picture of every map's page anew: `npm run pictures`. */
import { writeFileSync } from 'node:fs';
import { allBoards } from '../../src/maps/boards';
import { pageOf, pictureOf } from './pages';

for (const board of allBoards) {
  writeFileSync(pageOf(board.id, 'svg'), pictureOf(board));
  console.log(`docs/maps/${board.id}.svg`);
}

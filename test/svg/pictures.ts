/**
 * Draws the picture of every map's page, and of the site's start, anew: `npm run pictures`. With `--check` it measures pictures of games on all maps
 * instead, and fails if something is covered, cut off, small or pale.
 */
import { writeFileSync } from 'node:fs';
import { allBoards } from '../../src/maps/boards';
import { COUNTS, EVERY_MAP, pictureIn } from './games';
import { faultsIn, paleIn, piecesIn } from './measures';
import { pageOf, pictureOf, START_PICTURE, startPicture } from './pages';

if (process.argv.includes('--check')) check();
else draw();

function draw(): void {
  for (const board of allBoards) {
    writeFileSync(pageOf(board.id, 'svg'), pictureOf(board));
    console.log(`docs/maps/${board.id}.svg`);
  }
  writeFileSync(START_PICTURE, startPicture());
}

function check(): void {
  let count = 0;
  for (const map of EVERY_MAP) {
    for (const players of COUNTS) {
      const picture = pictureIn(map, players);
      const sizes = piecesIn(picture).map(({ size }) => size);
      const faults = [...faultsIn(picture), ...paleIn(picture)];
      count += faults.length;
      const least = Math.min(...sizes).toFixed(1);
      console.log(
        `${map}, ${players} players: ${sizes.length} pieces, the smallest ${least} pixels`,
      );
      for (const fault of faults) console.log(`  ${fault}`);
    }
  }
  console.log(count === 0 ? 'Nothing is wrong.' : `${count} faults.`);
  process.exitCode = count === 0 ? 0 : 1;
}

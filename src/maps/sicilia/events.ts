/** What happens on Sicilia. */
import { count, event, optional, province, seat, word } from '../../kit';
import { NEUTRAL, ROWS, TILES } from './tiles';

/** A Tribune draws a volcano tile; `moneyReceived` or `goodsReceived` follows if it brings something. */
export const tileDrawn = event({
  type: 'tileDrawn',
  shape: {
    seat,
    tile: word(TILES, 'Its name; the tile of a province has the name of the province.'),
    province: optional(province),
    row: optional(count(1, ROWS, 'The row where it lies now, 1 at the top.')),
  },
  words: (names, { seat, tile, province, row }) =>
    province === undefined
      ? `${names.player(seat)} draws a neutral volcano tile (${tile})`
      : `${names.player(seat)} draws the volcano tile of ${names.province(province)}, which lies in row ${row}`,
});

/** The last tile has been drawn, and the neutral ones form a new stack. */
export const volcanoReshuffled = event({
  type: 'volcanoReshuffled',
  shape: {
    tiles: count(1, NEUTRAL, 'The number of tiles in the new stack.'),
  },
  words: (names, { tiles }) =>
    `${names.counted(tiles, 'neutral volcano tile')} ${tiles === 1 ? 'forms' : 'form'} a new stack`,
});

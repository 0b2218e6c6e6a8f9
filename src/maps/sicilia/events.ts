/** What happens on Sicilia. */
import { count, event, optional, province, seat, word } from '../../kit';
import { NEUTRAL, ROWS, TILES } from './tiles';

/** A Tribune draws a tile of Etna; what it brings follows as `moneyReceived` or `goodsReceived`. */
export const tileDrawn = event({
  type: 'tileDrawn',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** Its name; a tile of a province is called after it. */
    tile: word(TILES, 'Its name; a tile of a province is called after it.'),
    /** A province of the map. */
    province: optional(province),
    /** Where it lies now, 1 at the top. */
    row: optional(count(1, ROWS, 'Where it lies now, 1 at the top.')),
  },
  words: (names, { tile, province, row }) =>
    province === undefined
      ? `draws a neutral volcano tile (${tile})`
      : `draws the volcano tile of ${names.province(province)}, which lies in row ${row}`,
});

/** The last tile is drawn, and the neutral ones are a new stack. */
export const volcanoReshuffled = event({
  type: 'volcanoReshuffled',
  shape: {
    /** How many there are in the new stack. */
    tiles: count(1, NEUTRAL, 'How many there are in the new stack.'),
  },
  words: (names, { tiles }) =>
    `${names.counted(tiles, 'neutral volcano tile')} ${tiles === 1 ? 'forms' : 'form'} a new stack`,
});

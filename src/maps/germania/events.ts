/** What happens on Germania. */
import { city, event, good, meaning, seat } from '../../kit';

/** A Tribune takes the marker of a castle. */
export const castleTaken = event({
  type: 'castleTaken',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** A place with a castle. */
    castle: meaning(city, 'A place with a castle.'),
    /** The good on its marker; `goodsReceived` follows. */
    good: meaning(good, 'The good on its marker; `goodsReceived` follows.'),
  },
  words: (names, { seat, castle, good }) =>
    `${names.player(seat)} takes 1 ${names.good(good)} from ${names.place(castle)}`,
});

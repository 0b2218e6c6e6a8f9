/** What happens on Germania. */
import { city, event, good, meaning, seat } from '../../kit';

/** A Tribune takes the marker of a castle. */
export const castleTaken = event({
  type: 'castleTaken',
  shape: {
    seat,
    castle: meaning(city, 'A place with a castle.'),
    good: meaning(good, 'The good on its marker; `goodsReceived` follows.'),
  },
  words: (names, { seat, castle, good }) =>
    `${names.player(seat)} takes 1 ${names.good(good)} from ${names.place(castle)}`,
});

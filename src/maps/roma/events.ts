/** What happens on the fields of the ship track on Roma. */
import {
  changePlayer,
  city,
  count,
  event,
  field,
  flag,
  type God,
  meaning,
  playerAt,
  seat,
} from '../../kit';
import { GodSchema } from '../../kit-rules';

/** More points than anybody can win in Byzantium. */
export const MOST_POINTS = 1000;

export const god = field<God>(GodSchema, 'A god of the cards.');

/** A player takes the bonus of a field; `moneyReceived` or `goodsReceived` follows. */
export const bonusTaken = event({
  type: 'bonusTaken',
  shape: {
    seat,
    place: meaning(city, 'The field where a ship has arrived.'),
  },
  words: (names, { seat, place }) =>
    `${names.player(seat)} takes the bonus of ${names.place(place)}`,
});

/** The player scores no god for the ship in Byzantium. */
export const noGodScored = event({
  type: 'noGodScored',
  shape: {
    seat,
  },
  words: (names, { seat }) => `${names.player(seat)} scores no god`,
});

/** The player marks a god with a house from their supply. */
export const godScored = event({
  type: 'godScored',
  shape: {
    seat,
    god,
    points: count(0, MOST_POINTS, 'Victory points, scored at once.'),
    halved: meaning(
      flag,
      'Whether others have marked the god before, so that it scores half, rounded up.',
    ),
  },
  follow: (position, { seat }) =>
    changePlayer(position, seat, { houses: playerAt(position.state, seat).houses - 1 }),
  words: (names, { seat, god, points }) =>
    `${names.player(seat)} scores ${names.title(god)} (${names.points(points)})`,
});

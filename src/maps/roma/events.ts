/** What the fields of the ships bring on Roma. */
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

/** More than anybody can win in Byzantium. */
export const MOST_POINTS = 1000;

export const god = field<God>(GodSchema, 'A god of the cards.');

/** What the field gives follows as `moneyReceived` or `goodsReceived`. */
export const bonusTaken = event({
  type: 'bonusTaken',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** The field that a ship has come to. */
    place: meaning(city, 'The field that a ship has come to.'),
  },
  words: (names, { place }) => `takes the bonus of ${names.place(place)}`,
});

/** The ship in Byzantium has done what it can: no god is scored for it. */
export const noGodScored = event({
  type: 'noGodScored',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
  },
  words: () => 'scores no god',
});

/** A house of the own supply marks the god. */
export const godScored = event({
  type: 'godScored',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** A god of the cards. */
    god,
    /** Victory points, counted at once. */
    points: count(0, MOST_POINTS, 'Victory points, counted at once.'),
    /** Whether others have marked the god before, so that it counts half, rounded up. */
    halved: meaning(
      flag,
      'Whether others have marked the god before, so that it counts half, rounded up.',
    ),
  },
  follow: (position, { seat }) =>
    changePlayer(position, seat, { houses: playerAt(position.state, seat).houses - 1 }),
  words: (names, { god, points }) =>
    `scores ${names.title(god)} (${names.counted(points, 'point')})`,
});

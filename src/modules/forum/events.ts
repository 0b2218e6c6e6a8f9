/** What happens with tiles, and through them. */
import {
  changePlayer,
  city,
  count,
  event,
  good,
  list,
  meaning,
  orNull,
  playerAt,
  seat,
  storedGood,
} from '../../kit';
import { minus, plus } from '../../kit-rules';
import { tile } from './fields';
import { FORUM_TILES } from './tile-ids';

/** A tile lies before its new owner: from the row, or one of the two dealt before the first turn, from the stack. */
export const tileTaken = event({
  type: 'tileTaken',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** A tile of the forum. */
    tile,
  },
  words: (names, { tile }) => `takes ${names.title(tile)}`,
});

/** A blue tile stays with its owner; a green one goes to those that are used up. */
export const tileUsed = event({
  type: 'tileUsed',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** A tile of the forum. */
    tile,
  },
  words: (names, { tile }) => `uses ${names.title(tile)}`,
});

/** A good goes back and another one comes for it. */
const goodChanged = event({
  type: 'goodChanged',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** The good that is gone. */
    give: meaning(good, 'The good that is gone.'),
    /** What it has become. */
    take: meaning(storedGood, 'What it has become.'),
  },
  follow(position, { seat, give, take }) {
    const { goods } = playerAt(position.state, seat);
    changePlayer(position, seat, { goods: plus(minus(goods, { [give]: 1 }), { [take]: 1 }) });
  },
  words: (names, { give, take }) => `changes 1 ${names.good(give)} into 1 ${names.good(take)}`,
});

/** Mamercus or Marcus: until the action is over a house in the city costs less. */
export const housePriceLowered = event({
  type: 'housePriceLowered',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** A tile of the forum. */
    tile,
    /** A city of the map. */
    city,
  },
  words: (names, { city }) => `pays less for a house in ${names.place(city)}`,
});

/** A tile has done what it does once in an action, or works until its end: no further use of it counts. */
export const tileNoted = event({
  type: 'tileNoted',
  shape: {
    /** A tile of the forum. */
    tile,
  },
});

/** The action of a card is over but for tiles that its player may still want to use. */
const cardDone = event({ type: 'cardDone', shape: {} });

/** The stack is used up, and the green tiles that are gone are a new one. */
export const forumReshuffled = event({
  type: 'forumReshuffled',
  shape: {
    /** How many there are in the new stack. */
    tiles: count(1, FORUM_TILES.length, 'How many there are in the new stack.'),
    /** What lies on top of it, which everybody sees. */
    next: meaning(tile, 'What lies on top of it, which everybody sees.'),
  },
  words: (names, { tiles }) =>
    `${names.counted(tiles, 'used tile')} of the forum ${tiles === 1 ? 'forms' : 'form'} a new stack`,
});

/** The row has been shifted to the left and filled up from the stack. */
export const forumRefilled = event({
  type: 'forumRefilled',
  shape: {
    /** The places of the row from left to right. */
    row: list(
      orNull(tile, 'A tile, or null for an empty place.'),
      4,
      'The places of the row from left to right.',
    ),
    /** How many tiles the stack has now. */
    stack: count(0, FORUM_TILES.length, 'How many tiles the stack has now.'),
    /** What lies on top of the stack now, which everybody sees; null for no stack. */
    next: orNull(
      tile,
      'What lies on top of the stack now, which everybody sees; null for no stack.',
    ),
  },
});

export const forumEvents = [
  tileTaken,
  tileUsed,
  goodChanged,
  housePriceLowered,
  tileNoted,
  cardDone,
  forumReshuffled,
  forumRefilled,
] as const;

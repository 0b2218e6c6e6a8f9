/** What happens with tiles, and because of them. */
import {
  changePlayer,
  city,
  count,
  type EventOfType,
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
import type { TileBox } from './box';

/** The highest bid for a tile, higher than anybody bids. */
export const MOST_POINTS = 50;

export const points = count(0, MOST_POINTS, 'Victory points that the tile costs at the end.');

/** A good goes back and another one replaces it. */
const goodChanged = event({
  type: 'goodChanged',
  shape: {
    seat,
    give: meaning(good, 'The good that goes back.'),
    take: meaning(storedGood, 'The good that replaces it.'),
  },
  follow(position, { seat, give, take }) {
    const { goods } = playerAt(position.state, seat);
    changePlayer(position, seat, { goods: plus(minus(goods, { [give]: 1 }), { [take]: 1 }) });
  },
  words: (names, { seat, give, take }) =>
    `${names.player(seat)} exchanges 1 ${names.good(give)} for 1 ${names.good(take)}`,
});

/** The action of a card has ended, except for tiles that its player may still use. */
const cardDone = event({ type: 'cardDone', shape: {} });

/** The events of a game with the tiles of a box. */
export function forumEvents<I extends string>({ ids, field }: TileBox<I>) {
  const tile = meaning(field, 'A tile of the forum.');
  /** A player gets a tile: from the row, or one of the two dealt before the first turn, from the stack. */
  const tileTaken = event({
    type: 'tileTaken',
    shape: {
      seat,
      tile,
    },
    words: (names, { seat, tile }) => `${names.player(seat)} takes ${names.title(tile)}`,
  });

  /** A player bids for one of the first tiles. */
  const tileBid = event({
    type: 'tileBid',
    shape: {
      seat,
      tile,
      points,
    },
    words: (names, { seat, tile, points }) =>
      `${names.player(seat)} bids ${names.points(points)} for ${names.title(tile)}`,
  });

  /** A player does not bid for this tile any more. */
  const bidPassed = event({
    type: 'bidPassed',
    shape: {
      seat,
    },
    words: (names, { seat }) => `${names.player(seat)} bids no more`,
  });

  /** A tile is sold for victory points; `tileTaken` follows. */
  const tileSold = event({
    type: 'tileSold',
    shape: {
      seat,
      tile,
      points,
    },
    words: (names, { seat, tile, points }) =>
      points === 0
        ? `${names.title(tile)} costs ${names.player(seat)} nothing`
        : `${names.player(seat)} will lose ${names.points(points)} for ${names.title(tile)}`,
  });

  /** A player uses a tile: a blue one stays with them, a green one joins the used tiles. */
  const tileUsed = event({
    type: 'tileUsed',
    shape: {
      seat,
      tile,
    },
    words: (names, { seat, tile }) => `${names.player(seat)} uses ${names.title(tile)}`,
  });

  /** Mamercus or Marcus: a house in the city costs less until the action ends. */
  const housePriceLowered = event({
    type: 'housePriceLowered',
    shape: {
      seat,
      tile,
      city,
    },
    words: (names, { seat, city }) =>
      `${names.player(seat)} pays less for a house in ${names.place(city)}`,
  });

  /** A tile is spent for this action: it has worked in it, or works until its end. */
  const tileNoted = event({
    type: 'tileNoted',
    shape: {
      tile,
    },
  });

  /** The stack is used up, and the used green tiles form a new one. */
  const forumReshuffled = event({
    type: 'forumReshuffled',
    shape: {
      tiles: count(1, ids.length, 'The number of tiles in the new stack.'),
      next: meaning(tile, 'The top tile of the stack, which everybody sees.'),
    },
    words: (names, { tiles }) =>
      `${names.counted(tiles, 'used forum tile')} ${tiles === 1 ? 'forms' : 'form'} a new stack`,
  });

  /** The row has been shifted to the left and filled up from the stack. */
  const forumRefilled = event({
    type: 'forumRefilled',
    shape: {
      row: list(
        orNull(tile, 'A tile, or null for an empty place.'),
        4,
        'The places of the row from left to right.',
      ),
      stack: count(0, ids.length, 'The number of tiles left in the stack.'),
      next: orNull(
        tile,
        'The top tile of the stack, which everybody sees; null if the stack is empty.',
      ),
    },
  });

  return [
    tileTaken,
    tileBid,
    bidPassed,
    tileSold,
    tileUsed,
    goodChanged,
    housePriceLowered,
    tileNoted,
    cardDone,
    forumReshuffled,
    forumRefilled,
  ] as const;
}

/** An event of the forum, by its type. */
export type ForumEvent<I extends string, T extends string> = Extract<
  EventOfType<ReturnType<typeof forumEvents<I>>[number]>,
  { readonly type: T }
>;

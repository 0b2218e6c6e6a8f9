/**
 * The events of the base game. Events tell only what everybody at the table sees. Goods are counts, money is in
 * sestertii. Quiet ones are moments that rules may answer and nobody is told of.
 *
 * Whatever everybody sees change is told once, so that adding up events gives the next state. Money comes and goes
 * by `moneyReceived`, `moneyLent`, `goodsTraded` and what is paid in `houseBuilt` and `colonistPlaced`; goods by
 * `goodsReceived`, `goodsTraded` and what is paid in these two and in `cardBought`. An event that only announces
 * what others tell, such as `provinceProduced`, says so.
 */
import { type EventOfType, event } from './event';
import {
  bundle,
  card,
  city,
  count,
  good,
  kind,
  list,
  meaning,
  optional,
  orNull,
  place,
  province,
  role,
  route,
  seat,
  word,
} from './fields';

/** More than any event counts. */
const MOST = 10_000_000;
const money = count(0, MOST, 'Sestertii.');
const number = (description: string) => count(0, MOST, description);

/** Somebody's turn begins, and what was remembered for a turn is forgotten. */
export const turnStarted = event({
  type: 'turnStarted',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** Counts every player’s turn, from 1. */
    turn: number('Counts every player’s turn, from 1.'),
  },
});

/** A card goes from the hand to the top of the own discard. */
export const cardPlayed = event({
  type: 'cardPlayed',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** A personality card by its id. */
    card,
    /** A personality. */
    as: role,
  },
});

/** A card is carried out, and stays where it lies. */
export const cardCopied = event({
  type: 'cardCopied',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** Whose discard it lies on; null for a card of the display. */
    from: orNull(seat, 'Whose discard it lies on; null for a card of the display.'),
    /** A personality card by its id. */
    card,
    /** A personality. */
    as: role,
    /** How many cards lie on the own one that is carried out, where there are some. */
    depth: optional(
      count(1, 60, 'How many cards lie on the own one that is carried out, where there are some.'),
    ),
  },
});

/** The action of a card begins: played, copied, or by the partner. */
export const roleBegun = event({
  type: 'roleBegun',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** A personality. */
    as: role,
    /** How many cards lie on it on the own discard. */
    depth: number('How many cards lie on it on the own discard.'),
  },
  isQuiet: true,
});

/** The personality that was played or copied leads to nothing: nothing changes, and nothing is to be decided. */
export const nothingDone = event({
  type: 'nothingDone',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** A personality. */
    as: role,
  },
});

/** The whole discard goes back to the hand. */
export const cardsTakenBack = event({
  type: 'cardsTakenBack',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** How many cards. */
    count: number('How many cards.'),
  },
});

/** The partner gives what is missing, right before it is paid. */
export const moneyLent = event({
  type: 'moneyLent',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** The partner who pays. */
    to: meaning(seat, 'The partner who pays.'),
    /** Sestertii. */
    amount: money,
  },
});

/** The bank pays. */
export const moneyReceived = event({
  type: 'moneyReceived',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** Sestertii. */
    amount: money,
  },
});

/** A colonist comes from the storehouse, and is paid for. */
export const colonistPlaced = event({
  type: 'colonistPlaced',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** Land or sea colonist. */
    kind,
    /** A city of the map. */
    city,
    /** Goods, each at least once. */
    paid: bundle,
    /** Sestertii that are paid instead of goods. */
    money: optional(meaning(money, 'Sestertii that are paid instead of goods.')),
  },
});

/** An Architect, or whoever moves like one, moves a colonist. */
export const colonistMoved = event({
  type: 'colonistMoved',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** Land or sea colonist. */
    kind,
    /** A city, another named place, or a route. */
    from: place,
    /** A route, such as `sea:massilia~roma`. */
    to: route,
    /** Steps it took. */
    steps: number('Steps it took.'),
  },
});

/** A ship sails by a rule of the map, not by an Architect's steps. */
export const shipMoved = event({
  type: 'shipMoved',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** A city of the map. */
    from: city,
    /** A city of the map. */
    to: city,
  },
});

/** A house comes from the own supply, and is paid for. */
export const houseBuilt = event({
  type: 'houseBuilt',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** A city of the map. */
    city,
    /** Goods, each at least once. */
    paid: bundle,
    /** Sestertii. */
    money,
  },
});

/** The marker of the province, if one lies there, is turned to its coins. What everybody gets follows. */
export const provinceProduced = event({
  type: 'provinceProduced',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** A province of the map. */
    province,
    /** The bonus marker's goods, before room is considered: `goodsReceived` tells of what arrives, these among it. */
    bonus: meaning(
      bundle,
      "The bonus marker's goods, before room is considered: `goodsReceived` tells of what arrives, these among it.",
    ),
  },
});

/** Goods arrive in the storehouse, from wherever they come. */
export const goodsReceived = event({
  type: 'goodsReceived',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** What is stored. */
    goods: meaning(bundle, 'What is stored.'),
    /** What found no room. */
    lost: meaning(bundle, 'What found no room.'),
  },
});

/** The markers that show coins are turned back; the money follows as `moneyReceived`, if there is any. */
export const coinsTaken = event({
  type: 'coinsTaken',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** Whose markers were turned back. */
    provinces: list(province, 30, 'Whose markers were turned back.'),
  },
});

/** By a rule of the map a marker lies in a province, whatever was there before. */
export const markerLaid = event({
  type: 'markerLaid',
  shape: {
    /** A province of the map. */
    province,
    /** What it brings whoever lets the province produce; null for nothing. */
    good: orNull(good, 'What it brings whoever lets the province produce; null for nothing.'),
    /** Sestertii on its back. */
    coins: count(0, 9, 'Sestertii on its back.'),
    /** `goods` while the province is active. */
    side: word(['goods', 'coins'], '`goods` while the province is active.'),
  },
});

/** By a rule of the map the marker of a province is gone. */
export const markerRemoved = event({
  type: 'markerRemoved',
  shape: {
    /** A province of the map. */
    province,
  },
});

/** Goods go to the bank for money, or come from it. */
export const goodsTraded = event({
  type: 'goodsTraded',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** Bought from the bank, or sold to it. */
    deal: word(['buy', 'sell'], 'Bought from the bank, or sold to it.'),
    /** One of the five goods with a price. */
    good,
    /** How many goods. */
    count: number('How many goods.'),
    /** How many of them were salt. */
    salt: optional(number('How many of them were salt.')),
    /** Sestertii. */
    money,
  },
});

/** A card goes from the display to the hand; its place is empty until the display is refilled. */
export const cardBought = event({
  type: 'cardBought',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** A personality card by its id. */
    card,
    /** Place of the display, 0 to 6 from the left. */
    place: number('Place of the display, 0 to 6 from the left.'),
    /** Goods, each at least once. */
    paid: bundle,
  },
});

/** The cards have moved to the left, and those behind them come from the deck. */
export const displayRefilled = event({
  type: 'displayRefilled',
  shape: {
    /** The places from left to right. */
    display: list(
      orNull(card, 'A card, or null for an empty place.'),
      7,
      'The places from left to right.',
    ),
  },
});

/** Its holder lets a province produce: it doubles the bonus, and will pass on when the turn ends. */
export const praefectusMagnusUsed = event({
  type: 'praefectusMagnusUsed',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
  },
});

/** It was used, and goes to the right at the end of the turn. */
export const praefectusMagnusPassed = event({
  type: 'praefectusMagnusPassed',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    from: seat,
    /** A seat, counted clockwise from the first player, 0. */
    to: seat,
  },
});

/** An Architect has moved and built all they want. */
export const architectEnded = event({
  type: 'architectEnded',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
  },
  isQuiet: true,
});

/** An action is over, and its player may add something: whoever has something to add asks for it. */
export const actionEnding = event({
  type: 'actionEnding',
  shape: {},
  isQuiet: true,
});

/** An action is over: whoever has another one of the same turn begins it. */
export const actionEnded = event({ type: 'actionEnded', shape: {}, isQuiet: true });

/** Everything of a turn is decided; the display is not yet refilled. */
export const turnEnded = event({
  type: 'turnEnded',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
  },
  isQuiet: true,
});

/** The final round begins. */
export const concordiaTaken = event({
  type: 'concordiaTaken',
  shape: {
    /** A seat, counted clockwise from the first player, 0. */
    seat,
    /** What has ended the game. */
    reason: word(['lastCard', 'lastHouse'], 'What has ended the game (R-6.1).'),
    /** The turn after which the game is over. */
    lastTurn: number('The turn after which the game is over.'),
  },
});

/** The last turn is over; scores are final. */
export const gameEnded = event({ type: 'gameEnded', shape: {} });

/** All of them. */
export const BASE_EVENTS = Object.freeze([
  turnStarted,
  cardPlayed,
  cardCopied,
  roleBegun,
  nothingDone,
  cardsTakenBack,
  moneyLent,
  moneyReceived,
  colonistPlaced,
  colonistMoved,
  shipMoved,
  houseBuilt,
  provinceProduced,
  goodsReceived,
  coinsTaken,
  markerLaid,
  markerRemoved,
  goodsTraded,
  cardBought,
  displayRefilled,
  praefectusMagnusUsed,
  praefectusMagnusPassed,
  architectEnded,
  actionEnding,
  actionEnded,
  turnEnded,
  concordiaTaken,
  gameEnded,
] as const);

/** Every event of the base game. */
export type BaseEvent = EventOfType<(typeof BASE_EVENTS)[number]>;

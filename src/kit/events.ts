/** The events of the base game, and those by which views go on. */
import * as z from 'zod/mini';
import type { AnyDecision, Because } from '../model/any';
import { MAX_SEATS } from '../model/ids';
import { MOST_CARDS } from '../model/options';
import { JsonSchema } from '../model/plain';
import { type EventOfType, event } from './event';
import {
  bundle,
  card,
  city,
  count,
  type Field,
  field,
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

// Why something happened: the field `because` of every event.

export const BECAUSE = Object.freeze({
  rule: optional(field(z.string(), 'The number of the rule, such as `R-4.4`.')),
  role: optional(meaning(role, 'The personality that is being carried out.')),
  card: optional(meaning(card, 'The card that does it automatically when it is played or copied.')),
  tile: optional(field(z.string(), 'The tile that does it.')),
  province: optional(meaning(province, 'The province that produces, or the one it comes from.')),
} as const satisfies Record<keyof Because, Field>);

// Events about the result of an action. Rules neither emit them nor listen for them; they complete what a client needs
// to update its view.

/** Any decision, until the library knows the kinds. */
const decision: Field<AnyDecision> = {
  schema: z.any(),
  description: 'The open decision.',
  word: 'decision',
};
const waiting: Field<readonly AnyDecision[]> = {
  schema: z.any(),
  description: 'Decisions that wait until this one is made, the next one first.',
  word: 'decisions',
};

/** A new decision is open; the last event of an action, if the decision has changed. */
export const decisionOpened = event({
  type: 'decisionOpened',
  shape: {
    decision,
    waiting,
  },
});

/** The open cards of a player. */
const cards = list(card, MOST_CARDS, 'Cards, in order.');
/** The game is over, and all cards are revealed. */
export const handsOpened = event({
  type: 'handsOpened',
  shape: {
    hands: list(cards, MAX_SEATS, 'The hand of each seat.'),
    discards: list(cards, MAX_SEATS, 'The discard of each seat, the top card last.'),
  },
});

/**
 * Something in the view has changed that no other event covers: `eventsFor` adds it for viewers who see more than the
 * others, and for maps and modules whose own events do not say how to follow them.
 */
export const viewChanged = event({
  type: 'viewChanged',
  shape: {
    path: list(
      field(z.union([z.string().check(z.maxLength(100)), z.int()]), 'A key or an index.'),
      32,
      "The place in the view, such as `['players', 2, 'hand']`.",
    ),
    value: optional(field(JsonSchema, 'The new value; absent if it was removed.')),
  },
});

/** All of them. */
export const VIEW_EVENTS = [decisionOpened, handsOpened, viewChanged] as const;

/** Every event about the result of an action. */
export type ViewEvent = EventOfType<(typeof VIEW_EVENTS)[number]>;

// The events of the base game. Events contain only what all players see. Goods are counts, money is in sestertii. Only
// rules hear of quiet events.
//
// Each visible change is in exactly one event, so that adding up events gives the next state. Money changes by
// `moneyReceived`, `moneyLent`, `goodsTraded` and what is paid in `houseBuilt` and `colonistPlaced`; goods by
// `goodsReceived`, `goodsTraded` and what is paid in these two and in `cardBought`. An event that only announces
// others, such as `provinceProduced`, says so.

/** More than any count in an event. */
const MOST = 10_000_000;
const money = count(0, MOST, 'Sestertii.');
const number = (description: string) => count(0, MOST, description);

/** All of them. */
export const BASE_EVENTS = Object.freeze([
  /** A player's turn begins; what was remembered for one turn is forgotten. */
  event({
    type: 'turnStarted',
    shape: {
      seat,
      turn: number('Counts every player’s turn, from 1.'),
    },
  }),
  /** A player plays a card from the hand to the top of their discard. */
  event({
    type: 'cardPlayed',
    shape: {
      seat,
      card,
      as: role,
    },
  }),
  /** A player carries out a card that stays where it lies. */
  event({
    type: 'cardCopied',
    shape: {
      seat,
      from: orNull(seat, 'The owner of the discard it lies on; null for a card of the display.'),
      card,
      as: role,
      depth: optional(
        count(
          1,
          60,
          'How many cards lie on top of it, if it is the player’s own card and not on top.',
        ),
      ),
    },
  }),
  /** The action of a card begins: played, copied, or by the partner. */
  event({
    type: 'roleBegun',
    shape: {
      seat,
      as: role,
      depth: number('How many cards lie on top of it in the player’s discard.'),
    },
    isQuiet: true,
  }),
  /** The card that was played or copied has no effect and leads to no decision. */
  event({
    type: 'nothingDone',
    shape: {
      seat,
      as: role,
    },
  }),
  /** The whole discard goes back to the hand. */
  event({
    type: 'cardsTakenBack',
    shape: {
      seat,
      count: number('The number of cards.'),
    },
  }),
  /** The partner gives the missing money, right before it is paid. */
  event({
    type: 'moneyLent',
    shape: {
      seat,
      to: meaning(seat, 'The partner who pays.'),
      amount: money,
    },
  }),
  /** The bank pays a player. */
  event({
    type: 'moneyReceived',
    shape: {
      seat,
      amount: money,
    },
  }),
  /** A player pays for a colonist and places it from the storehouse. */
  event({
    type: 'colonistPlaced',
    shape: {
      seat,
      kind,
      city,
      paid: bundle,
      money: optional(meaning(money, 'Sestertii paid instead of goods.')),
    },
  }),
  /** A colonist moves, by an Architect or in the same way. */
  event({
    type: 'colonistMoved',
    shape: {
      seat,
      kind,
      from: place,
      to: route,
      steps: number('The number of steps.'),
      money: optional(number('Sestertii, if rules of a map or module ask for some.')),
    },
  }),
  /** A ship sails by a rule of the map, without an Architect. */
  event({
    type: 'shipMoved',
    shape: {
      seat,
      from: city,
      to: city,
    },
  }),
  /** A player pays for a house and builds it. */
  event({
    type: 'houseBuilt',
    shape: {
      seat,
      city,
      paid: bundle,
      money,
    },
  }),
  /** The province produces and its bonus marker, if any, turns to its coins. What players receive follows. */
  event({
    type: 'provinceProduced',
    shape: {
      seat,
      province,
      bonus: meaning(
        bundle,
        "The bonus marker's goods, regardless of room: they are included in `goodsReceived`.",
      ),
    },
  }),
  /** A player receives goods, from whatever source. */
  event({
    type: 'goodsReceived',
    shape: {
      seat,
      goods: meaning(bundle, 'The goods stored.'),
      lost: meaning(bundle, 'The goods without room.'),
    },
  }),
  /** The markers that show coins turn back; the money, if any, follows as `moneyReceived`. */
  event({
    type: 'coinsTaken',
    shape: {
      seat,
      provinces: list(province, 30, 'The provinces whose markers turned back.'),
    },
  }),
  /** By a rule of the map, a marker is laid in a province and replaces the one before. */
  event({
    type: 'markerLaid',
    shape: {
      province,
      good: orNull(good, 'The bonus of production; null if there is none.'),
      coins: count(0, 9, 'The sestertii on its back.'),
      side: word(['goods', 'coins'], '`goods` while the province is active.'),
    },
  }),
  /** By a rule of the map, the marker of a province is removed. */
  event({
    type: 'markerRemoved',
    shape: {
      province,
    },
  }),
  /** A player buys goods from the bank or sells goods to it. */
  event({
    type: 'goodsTraded',
    shape: {
      seat,
      deal: word(['buy', 'sell'], 'Whether the goods are bought from the bank or sold to it.'),
      good,
      count: number('The number of goods.'),
      salt: optional(number('How many of them were salt.')),
      money,
    },
  }),
  /** A player buys a card from the display into the hand; its place is empty until the display is refilled. */
  event({
    type: 'cardBought',
    shape: {
      seat,
      card,
      place: number('Its place in the display, 0 to 6 from the left.'),
      paid: bundle,
    },
  }),
  /** The cards move to the left, and new ones come from the deck. */
  event({
    type: 'displayRefilled',
    shape: {
      display: list(
        orNull(card, 'A card, or null for an empty place.'),
        7,
        'The places from left to right.',
      ),
    },
  }),
  /**
   * The holder of the Praefectus Magnus lets a province produce: it doubles the bonus, and passes on when the turn ends.
   */
  event({
    type: 'praefectusMagnusUsed',
    shape: {
      seat,
    },
  }),
  /** The Praefectus Magnus was used and passes to the right at the end of the turn. */
  event({
    type: 'praefectusMagnusPassed',
    shape: {
      from: seat,
      to: seat,
    },
  }),
  /** A player has finished an Architect's moving and building. */
  event({
    type: 'architectEnded',
    shape: {
      seat,
    },
    isQuiet: true,
  }),
  /** An action is about to end; rules may ask its player for more. */
  event({
    type: 'actionEnding',
    shape: {},
    isQuiet: true,
  }),
  /** An action is over; rules may begin another one in the same turn. */
  event({ type: 'actionEnded', shape: {}, isQuiet: true }),
  /** All decisions of a turn are made; the display is not refilled yet. */
  event({
    type: 'turnEnded',
    shape: {
      seat,
    },
    isQuiet: true,
  }),
  /** The final round begins. */
  event({
    type: 'concordiaTaken',
    shape: {
      seat,
      reason: word(['lastCard', 'lastHouse'], 'What ended the game (R-6.1).'),
      lastTurn: number('The turn after which the game is over.'),
    },
  }),
  /** The last turn is over, and with it the game, unless rules still ask for something. */
  event({ type: 'gameEnded', shape: {} }),
] as const);

/** Every event of the base game. */
export type BaseEvent = EventOfType<(typeof BASE_EVENTS)[number]>;

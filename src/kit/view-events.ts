/**
 * Events about the result of an action. Rules neither emit them nor listen for them; they complete what a client needs
 * to update its view.
 */
import * as z from 'zod/mini';
import type { AnyDecision } from '../model/any';
import { MAX_SEATS } from '../model/ids';
import { JsonSchema } from '../model/json';
import { MOST_CARDS } from '../model/options';
import { type EventOfType, event } from './event';
import { card, type Field, field, list, optional } from './fields';

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
    /** The open decision. */
    decision,
    /** Decisions that wait until this one is made, the next one first. */
    waiting,
  },
});

/** The open cards of a player. */
const cards = list(card, MOST_CARDS, 'Cards, in order.');
/** The game is over, and all cards are revealed. */
export const handsOpened = event({
  type: 'handsOpened',
  shape: {
    /** The hand of each seat. */
    hands: list(cards, MAX_SEATS, 'The hand of each seat.'),
    /** The discard of each seat, the top card last. */
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
    /** The place in the view, such as `['players', 2, 'hand']`. */
    path: list(
      field(z.union([z.string().check(z.maxLength(100)), z.int()]), 'A key or an index.'),
      32,
      "The place in the view, such as `['players', 2, 'hand']`.",
    ),
    /** The new value; absent if it was removed. */
    value: optional(field(JsonSchema, 'The new value; absent if it was removed.')),
  },
});

/** All of them. */
export const VIEW_EVENTS = [decisionOpened, handsOpened, viewChanged] as const;

/** Every event about the result of an action. */
export type ViewEvent = EventOfType<(typeof VIEW_EVENTS)[number]>;

/**
 * What is told of an action when all is over: what it has led to. These are no moments: rules neither tell nor answer
 * them, and with them events lead from the view before to the view after.
 */
import * as z from 'zod/mini';
import type { AnyDecision } from '../model/any';
import { MAX_SEATS } from '../model/ids';
import { JsonSchema } from '../model/json';
import { MOST_CARDS } from '../model/options';
import { type EventOfType, event } from './event';
import { card, type Field, field, list, optional } from './fields';

/** Any, until the library says which kinds there are. */
const decision: Field<AnyDecision> = {
  schema: z.any(),
  description: 'What is to be decided now.',
  word: 'decision',
};
const waiting: Field<readonly AnyDecision[]> = {
  schema: z.any(),
  description: 'Decisions that wait until this one is made, the next first.',
  word: 'decisions',
};

/** What is to be decided after all this; told last, if it is not what was to be decided before. */
export const decisionOpened = event({
  type: 'decisionOpened',
  shape: {
    /** What is to be decided now. */
    decision,
    /** Decisions that wait until this one is made, the next first. */
    waiting,
  },
});

/** Cards of a player, open. */
const cards = list(card, MOST_CARDS, 'Cards, in their order.');
/** The game is over, and everybody's cards are laid open. */
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
 * Something that a viewer sees has become something else, and no other event tells it: `eventsFor` says so to who sees
 * more than the others, and of maps and modules whose own events do not say how to follow them.
 */
export const viewChanged = event({
  type: 'viewChanged',
  shape: {
    /** Where it is in the view, such as `['players', 2, 'hand']`. */
    path: list(
      field(z.union([z.string().check(z.maxLength(100)), z.int()]), 'A key or an index.'),
      32,
      "Where it is in the view, such as `['players', 2, 'hand']`.",
    ),
    /** What is there now; nothing for what is gone. */
    value: optional(field(JsonSchema, 'What is there now; nothing for what is gone.')),
  },
});

/** All of them. */
export const VIEW_EVENTS = [decisionOpened, handsOpened, viewChanged] as const;

/** Every event that is told when an action is over. */
export type ViewEvent = EventOfType<(typeof VIEW_EVENTS)[number]>;

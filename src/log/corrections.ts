/**
 * What was done at a table against the rules and stood. A correction moves pieces that are there, so none can come from
 * nowhere; the state it leads to is checked like any state from outside.
 */

import * as z from 'zod/mini';
import type { OpenEngine } from '../engine/engine';
import type { CardId } from '../model/cards';
import { refusalIn } from '../model/error-words';
import { ConcordiaError } from '../model/errors';
import { faultsOf, type PlacedFault } from '../model/faults';
import { type GoodCounts, GoodCountsSchema } from '../model/goods';
import {
  type CityId,
  CityIdSchema,
  type ColonistKind,
  ColonistKindSchema,
  MapIdSchema,
  type PlaceId,
  PlaceIdSchema,
  type ProvinceId,
  ProvinceIdSchema,
  type Seat,
  SeatSchema,
} from '../model/ids';
import { DISPLAY_PLACES, type GameState, type Player } from '../model/state';
import { noteTextSchema } from './notes';

/** Where a card can be: with the player, or for sale. */
export type CardPile = 'hand' | 'discard' | 'display' | 'deck';
/** Where a card can be. */
export const CARD_PILES: readonly CardPile[] = Object.freeze([
  'hand',
  'discard',
  'display',
  'deck',
] as const);

interface OfPlayer {
  /** Whose it is. */
  readonly seat: Seat;
}

interface CorrectedMoney extends OfPlayer {
  /** The kind of correction. */
  readonly type: 'money';
  /** The sestertii that the player has now. */
  readonly money: number;
}

interface CorrectedGoods extends OfPlayer {
  /** The kind of correction. */
  readonly type: 'goods';
  /** All goods that the player has now. */
  readonly goods: GoodCounts;
}

/** The player holds the Praefectus Magnus now. */
interface CorrectedHolder extends OfPlayer {
  /** The kind of correction. */
  readonly type: 'praefectusMagnus';
}

/** It is the turn of this player now; whoever sits between loses one. */
interface CorrectedTurn extends OfPlayer {
  /** The kind of correction. */
  readonly type: 'turn';
}

interface CorrectedHouse extends OfPlayer {
  /** The kind of correction. */
  readonly type: 'house';
  /** The city. */
  readonly city: CityId;
  /** Whether it is built; if not, it goes back to its owner. */
  readonly built: boolean;
}

interface CorrectedColonist extends OfPlayer {
  /** The kind of correction. */
  readonly type: 'colonist';
  /** Land or sea colonist. */
  readonly kind: ColonistKind;
  /** Where it was: a city, a route, or the storehouse of its owner. */
  readonly from: PlaceId | 'storehouse';
  /** Where it is now: a city, a route, or the storehouse of its owner. */
  readonly to: PlaceId | 'storehouse';
}

interface CorrectedCard extends OfPlayer {
  /** The kind of correction. */
  readonly type: 'card';
  /** The card. */
  readonly card: CardId;
  /** Where it was. */
  readonly from: CardPile;
  /** Where it is now. */
  readonly to: CardPile;
  /** Its place on display, from 1 to 7; the last one if left out. */
  readonly place?: number;
}

interface CorrectedMarker {
  /** The kind of correction. */
  readonly type: 'marker';
  /** The province. */
  readonly province: ProvinceId;
  /** What its bonus marker shows now. */
  readonly side: 'goods' | 'coins';
}

/** One thing that a correction changes. */
export type CorrectedThing =
  | CorrectedMoney
  | CorrectedGoods
  | CorrectedHolder
  | CorrectedTurn
  | CorrectedHouse
  | CorrectedColonist
  | CorrectedCard
  | CorrectedMarker;

/** What was set right between two actions, or done against the rules and left so. */
export interface Correction {
  /** How many actions come before it. */
  readonly after: number;
  /** Made in this order. */
  readonly changes: readonly CorrectedThing[];
  /** What people say about it; it may have several lines. */
  readonly text?: string;
}

const MOST_MONEY = 100_000;
/** The most changes of one correction. */
export const MOST_CHANGES = 100;
/** The most corrections of a log. */
export const MOST_CORRECTIONS = 1000;
const STOREHOUSE = 'storehouse';

/** @param most - the most actions of a log. */
export function correctionsSchema(most: number): z.ZodMiniType<readonly Correction[]> {
  const seat = SeatSchema;
  const place = z.union([z.literal(STOREHOUSE), PlaceIdSchema]);
  const pile = z.enum(CARD_PILES);
  const thing = z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('money'),
      seat,
      money: z.int().check(z.minimum(0), z.maximum(MOST_MONEY)),
    }),
    z.strictObject({ type: z.literal('goods'), seat, goods: z.readonly(GoodCountsSchema) }),
    z.strictObject({ type: z.literal('praefectusMagnus'), seat }),
    z.strictObject({ type: z.literal('turn'), seat }),
    z.strictObject({ type: z.literal('house'), seat, city: CityIdSchema, built: z.boolean() }),
    z.strictObject({
      type: z.literal('colonist'),
      seat,
      kind: ColonistKindSchema,
      from: place,
      to: place,
    }),
    z.strictObject({
      type: z.literal('card'),
      seat,
      // An id of the game; whether the card is there is checked when it moves.
      card: MapIdSchema,
      from: pile,
      to: pile,
      place: z.exactOptional(z.int().check(z.minimum(1), z.maximum(DISPLAY_PLACES))),
    }),
    z.strictObject({
      type: z.literal('marker'),
      province: ProvinceIdSchema,
      side: z.enum(['goods', 'coins']),
    }),
  ]);
  const correction = z.strictObject({
    after: z.int().check(z.minimum(0), z.maximum(most)),
    changes: z.readonly(
      z.array(z.readonly(thing)).check(z.minLength(1), z.maxLength(MOST_CHANGES)),
    ),
    text: z.exactOptional(noteTextSchema()),
  });
  return z.readonly(z.array(z.readonly(correction)).check(z.maxLength(MOST_CORRECTIONS)));
}

/**
 * The state after a correction.
 *
 * @param path - of the correction, for errors.
 * @throws ConcordiaError `INVALID_LOG` if a piece is not there, or the state could not be one of this game.
 */
export function corrected(
  engine: Pick<OpenEngine, 'parseState'>,
  state: GameState,
  { changes }: Correction,
  path: string,
): GameState {
  const next = changes.reduce(
    (state, thing, index) => changedBy(state, thing, `${path}.changes[${index}]`),
    state,
  );
  try {
    return engine.parseState(next);
  } catch (error) {
    if (!(error instanceof ConcordiaError)) throw error;
    // The state is not in the log: the place is that of the correction.
    const refusal = refusalIn(error);
    const details = { ...refusal.details, path };
    throw new ConcordiaError({ ...refusal, code: 'INVALID_LOG', details });
  }
}

function changedBy(state: GameState, thing: CorrectedThing, path: string): GameState {
  const { board, players } = state;
  const missing = (piece: string, at: string): never =>
    logFaults.refuse('INVALID_LOG', path, 'noSuchPiece', undefined, { piece, at });
  if (thing.type === 'marker') {
    const { province, side } = thing;
    const marker = board.markers[province];
    if (marker === undefined) return missing('marker', province);
    const markers = { ...board.markers, [province]: { ...marker, side } };
    return { ...state, board: { ...board, markers } };
  }
  const { seat } = thing;
  const player = players[seat] ?? missing('player', `seat ${seat}`);
  const withPlayer = (change: Partial<Player>): GameState['players'] =>
    players.with(seat, { ...player, ...change });
  switch (thing.type) {
    case 'money':
      return { ...state, players: withPlayer({ money: thing.money }) };
    case 'goods':
      return { ...state, players: withPlayer({ goods: thing.goods }) };
    case 'praefectusMagnus':
      return { ...state, praefectusMagnus: seat, praefectusUsed: false };
    case 'turn': {
      // Seats take turns by their numbers.
      const behind = (seat - state.seat + players.length) % players.length;
      const decision = { kind: 'playCard', seat };
      return { ...state, seat, turn: state.turn + behind, decision, queue: [] };
    }
    case 'house': {
      const { city, built } = thing;
      const owners = board.houses[city] ?? missing('city', city);
      if (owners.includes(seat) === built) return missing(built ? 'site' : 'house', city);
      const others = owners.filter((owner) => owner !== seat);
      const houses = { ...board.houses, [city]: built ? [...owners, seat] : others };
      return {
        ...state,
        board: { ...board, houses },
        players: withPlayer({ houses: player.houses + (built ? -1 : 1) }),
      };
    }
    case 'colonist': {
      const { kind, from, to } = thing;
      const index = board.colonists.findIndex(
        (piece) => piece.seat === seat && piece.kind === kind && piece.at === from,
      );
      const inStore = player.storehouse[kind];
      if (from === STOREHOUSE ? inStore === 0 : index === -1) return missing('colonist', from);
      const left = from === STOREHOUSE ? board.colonists : board.colonists.toSpliced(index, 1);
      const colonists = to === STOREHOUSE ? left : [...left, { seat, kind, at: to }];
      const moved = Number(to === STOREHOUSE) - Number(from === STOREHOUSE);
      const storehouse = { ...player.storehouse, [kind]: inStore + moved };
      return { ...state, board: { ...board, colonists }, players: withPlayer({ storehouse }) };
    }
    case 'card':
      return withCardMoved(state, player, thing, () => missing('card', thing.from));
  }
}

function withCardMoved(
  state: GameState,
  player: Player,
  { seat, card, from, to, place = DISPLAY_PLACES }: CorrectedCard,
  missing: () => never,
): GameState {
  // The display is filled up from the deck, so that both are one row.
  const row = [...state.display.flatMap((card) => card ?? []), ...state.deck];
  const piles = {
    hand: [...player.hand],
    discard: [...player.discard],
    display: row.slice(0, DISPLAY_PLACES),
    deck: row.slice(DISPLAY_PLACES),
  };
  const index = piles[from].lastIndexOf(card);
  if (index === -1) missing();
  piles[from].splice(index, 1);
  if (to === 'display') piles.display.splice(place - 1, 0, card);
  else if (to === 'deck') piles.deck.unshift(card);
  else piles[to].push(card);
  const sold = [...piles.display, ...piles.deck];
  const { hand, discard } = piles;
  return {
    ...state,
    display: Array.from({ length: DISPLAY_PLACES }, (_, place) => sold[place] ?? null),
    deck: sold.slice(DISPLAY_PLACES),
    players: state.players.with(seat, { ...player, hand, discard }),
  };
}

/** What is wrong with the order of corrections, if anything. */
export function correctionFault(
  corrections: readonly Correction[],
  count: number,
): PlacedFault | undefined {
  const index = corrections.findIndex(
    ({ after }, index) => after > count || after <= (corrections[index - 1]?.after ?? -1),
  );
  if (index === -1) return undefined;
  return { path: `corrections[${index}].after`, ...logFaults.of('notInOrder', { most: count }) };
}

/** The points in a log, and the points of its game. */
export interface Counted {
  readonly recorded: readonly number[];
  readonly counted: readonly number[];
}

/** What can be wrong with a log. */
export const logFaults = faultsOf({
  scoresBeforeEnd: (_names, _facts: Partial<Counted>) =>
    'there are scores, but the game is not over',
  otherScores: (_names, { recorded, counted }: Counted) =>
    `the scores should be ${counted.join(', ')}, not ${recorded.join(', ')}`,
  oldLog: (_names, { version }: { readonly version: number }) =>
    `this log has version 1, which shuffled differently; put what was dealt into its set-up instead of the seed, and write version ${version}`,
  tooManyNotes: (_names, { notes, most }: { readonly notes: number; readonly most: number }) =>
    `there are ${notes} notes, but at most ${most} are kept`,
  /** A note or correction whose place is before that of the one ahead of it, or behind the last action. */
  notInOrder: (_names, { most }: { readonly most: number }) =>
    `it has to come after the one before it, and there are ${most} actions`,
  /** A correction moves a piece that is not there. */
  noSuchPiece(names, { piece, at }: { readonly piece: string; readonly at: string }) {
    switch (piece) {
      case 'card':
        return 'the card is not there';
      case 'colonist':
        return 'there is no such colonist';
      case 'house':
        return `this player has no house in ${names.place(at)}`;
      case 'marker':
        return `${names.province(at)} has no bonus marker`;
      case 'player':
        return 'there is no such player';
      case 'site':
        return `this player already has a house in ${names.place(at)}`;
      default:
        return `there is no city ${at}`;
    }
  },
  /** The log begins from a state of another game. */
  otherStart: () => 'this state has another map, other players or other options than the log',
  /** A log that begins from a state cannot be shown to one player: the state has everything in it. */
  startIsOpen: () => 'this log begins from a state in which everything can be seen',
});

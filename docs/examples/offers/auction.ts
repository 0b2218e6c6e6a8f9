/** A secret auction before the first card: who bids most pays and begins. */
import {
  ask,
  changePlayer,
  count,
  decision,
  type EventOfType,
  event,
  finish,
  isOpen,
  list,
  meaning,
  part,
  playerAt,
  type Seat,
  seat,
  step,
  type Transition,
} from 'concordia-rules/kit';
import { notEnoughMoney } from 'concordia-rules/kit/rules';
import * as z from 'zod';

const RULE = 'Foedus 1';
/** The highest bid, in sestertii. */
const MOST = 3;

/** A bid as somebody sees it; null if it has not been made. */
type SeenBid = number | 'hidden' | null;

export const auctionPart = part({
  id: 'foedus',
  schema: z.strictObject({
    /** The bids by seat; null for those that have not been made. */
    bids: z.array(z.int().min(0).max(MOST).nullable()),
    /** Who begins; null while bids are missing. */
    first: z.int().nullable(),
  }),

  audit({ bids, first }, { state }) {
    if (bids.length !== state.players.length) return 'there is one bid for each player';
    if (first !== winnerOf(bids)) return 'the highest bid decides who begins';
    const isAsked = bids.every((bid, seat) => (bid === null) === isOpen(state, 'bidding', seat));
    if (!isAsked) return 'everybody bids once';
    if (first !== null) return undefined;
    const isStart = state.turn === 1 && state.players.every(({ discard }) => discard.length === 0);
    if (!isStart) return 'bids are made before the first card';
    const isCovered = bids.every((bid, seat) => (bid ?? 0) <= playerAt(state, seat).money);
    return isCovered ? undefined : 'nobody bids more than they have';
  },

  view({ bids, first }, viewer): { bids: SeenBid[]; first: Seat | null } {
    const isSeen = (seat: Seat): boolean => first !== null || seat === viewer;
    return {
      bids: bids.map((bid, seat) => (bid === null || isSeen(seat) ? bid : 'hidden')),
      first,
    };
  },

  imagine: ({ bids, first }) => ({
    bids: bids.map((bid) => (bid === 'hidden' ? 0 : bid)),
    first,
  }),

  follow: {
    bidsRevealed: (_seen, { seat, bids }: EventOfType<typeof bidsRevealed>) => ({
      bids: [...bids],
      first: seat,
    }),
  },
});

/** The highest bid wins, of equal ones that of the first in the order of seats; null while one is missing. */
function winnerOf(bids: readonly (number | null)[]): Seat | null {
  const made = bids.flatMap((bid) => bid ?? []);
  return made.length < bids.length ? null : made.indexOf(Math.max(...made));
}

export const bidding = decision({
  kind: 'bidding',
  when: 'beforeCard',
  together: true,
  mustDecide: true,
  words: (names, { seat }) => `${names.player(seat)} makes a secret bid for the first turn`,
});

export function beginAuction(transition: Transition): void {
  const { players } = transition.state;
  auctionPart.write(transition, { bids: players.map(() => null), first: null });
  for (const seat of players.keys()) ask(transition, { kind: 'bidding', seat });
}

export const bid = step({
  type: 'bid',
  notation: 'bid {sestertii}',
  rule: RULE,
  during: [bidding],
  shape: { sestertii: count(0, MOST, 'What the player pays to begin.') },

  candidates: () => Array.from({ length: MOST + 1 }, (_, sestertii) => ({ sestertii })),

  refusal({ state }, { seat, sestertii }) {
    const { money } = playerAt(state, seat);
    return sestertii > money ? notEnoughMoney(sestertii, money, RULE) : undefined;
  },

  apply(transition, { seat, sestertii }) {
    finish(transition);
    const before = auctionPart.read(transition.state);
    const bids = before.bids.map((made, at) => (at === seat ? sestertii : made));
    transition.emit({ type: 'bidMade', seat });
    reveal(transition, bids);
  },

  words: (names, { sestertii }) => `Bid ${names.money(sestertii)}`,

  mask(_position, action, viewer, later) {
    const isKnown = action.seat === viewer || later.some(({ parts }) => isRevealed(parts));
    return isKnown ? action : { ...action, sestertii: 0 };
  },
});

/** Whether a view shows who begins, and with that all bids. */
function isRevealed({ foedus }: { readonly foedus?: unknown }): boolean {
  return z.object({ first: z.int() }).safeParse(foedus).success;
}

/** With the last bid, all of them are shown, and the highest is paid. */
function reveal(transition: Transition, bids: readonly (number | null)[]): void {
  const first = winnerOf(bids);
  auctionPart.write(transition, { bids: [...bids], first });
  if (first === null) return;
  const money = bids[first] ?? 0;
  changePlayer(transition, first, { money: playerAt(transition.state, first).money - money });
  transition.emit({
    type: 'bidsRevealed',
    seat: first,
    bids: bids.map((made) => made ?? 0),
    money,
  });
}

export const bidMade = event({
  type: 'bidMade',
  shape: { seat },
  words: (names, { seat }) => `${names.player(seat)} makes a secret bid`,
});

export const bidsRevealed = event({
  type: 'bidsRevealed',
  shape: {
    seat: meaning(seat, 'Who begins.'),
    bids: list(count(0, MOST, 'Sestertii.'), 6, 'All bids, by seat.'),
    money: count(0, MOST, 'Sestertii paid by the player who begins.'),
  },
  follow: (position, { seat, money }) =>
    changePlayer(position, seat, { money: playerAt(position.state, seat).money - money }),
  words: (names, { seat, bids, money }) =>
    `${names.player(seat)} begins the game for ${names.money(money)}; the bids are ${names.listed(bids.map(String))}`,
});

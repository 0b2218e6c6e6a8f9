/** Secret bids of all players at the same time, before the first card. */
import * as z from 'zod';
import type { Seat } from '../../src/index';
import {
  ask,
  count,
  decision,
  event,
  finish,
  interrupt,
  list,
  part,
  receiveMoney,
  seat,
  step,
} from '../../src/kit';
import { faultOf } from '../../src/kit-rules';
import { toyLibrary } from './toy-map';

const BidsSchema = z.object({ bids: z.array(z.int().nullable()), isShown: z.boolean() });
type Bids = z.infer<typeof BidsSchema>;

export const HIDDEN = -1;

const bids = part({
  id: 'bids',
  schema: BidsSchema,
  audit: ({ bids }, { game }) =>
    bids.length === game.players ? undefined : { path: 'bids', ...faultOf('notForEverySeat') },
  view: ({ bids, isShown }: Bids, viewer) => ({
    isShown,
    bids: bids.map((bid, bidder) => (bid === null || isShown || bidder === viewer ? bid : HIDDEN)),
  }),
  imagine: (seen, chance) => {
    const { isShown, bids } = BidsSchema.parse(seen);
    return { isShown, bids: bids.map((bid) => (bid === HIDDEN ? (chance?.(3) ?? 0) : bid)) };
  },
});

const bidding = decision({
  kind: 'bidding',
  together: true,
  mustDecide: true,
  when: 'beforeCard',
  words: (names, { seat }) => `${names.player(seat)} bids for the market`,
});

const placed = event({
  type: 'bidPlaced',
  shape: { seat },
  words: (names, { seat }) => `${names.player(seat)} has chosen a bid`,
});
const shown = event({
  type: 'bidsShown',
  shape: { all: list(count(0, 2, 'A bid.'), 6, 'All bids.') },
});

const bidWith = (reward: number) =>
  step({
    type: 'bid',
    during: [bidding],
    shape: { amount: count(0, 2, 'Sestertii.') },
    candidates: () => [0, 1, 2].map((amount) => ({ amount })),
    apply(transition, { seat, amount }) {
      finish(transition);
      const now = bids.read(transition.state);
      if (now.bids.every((one) => one === null)) receiveMoney(transition, seat, reward);
      const all = now.bids.map((old, bidder) => (bidder === seat ? amount : old));
      const isShown = all.every((one) => one !== null);
      bids.write(transition, { bids: all, isShown });
      transition.emit({ type: 'bidPlaced', seat });
      if (!isShown) return;
      transition.emit({ type: 'bidsShown', all: all.map((one) => one ?? 0) });
      const most = Math.max(...all.map((one) => one ?? 0));
      receiveMoney(transition, all.indexOf(most), 10);
    },
    words: (_names, { amount }) => `Bid ${amount}`,
    mask: (_position, action, viewer, later) =>
      viewer === action.seat || later.some(({ parts }) => Object(parts.bids).isShown === true)
        ? action
        : { ...action, amount: 0 },
  });

/** A library with secret bids. @param reward - for the first to bid: then the order matters. */
export const biddingLibrary = (reward = 0) =>
  toyLibrary({
    decisions: [bidding],
    steps: [bidWith(reward)],
    events: [placed, shown],
    parts: [bids],
    setUp(transition) {
      const players = transition.state.players.map((_, index): Seat => index);
      bids.write(transition, { bids: players.map(() => null), isShown: false });
      interrupt(transition, () => {
        for (const bidder of players) ask(transition, { kind: 'bidding', seat: bidder });
      });
    },
  });

/** The first tiles by auction, for victory points. */

import {
  decision,
  finish,
  meaning,
  type Position,
  proceed,
  refusal,
  type Seat,
  step,
  type Transition,
} from '../../kit';
import { faultOf, impossible } from '../../kit-rules';
import { isIn, type TileBox } from './box';
import { MOST_POINTS, points } from './events';
import { changed, type ForumAuction, forumPart } from './part';
import { gainTile, refillRow, tileNotDealt } from './row';
import { BID_SCORE } from './sheet';

const RULE = 'R-12.4';

/** Name a tile and bid for it. */
export const openAuction = decision({
  kind: 'openAuction',
  when: 'beforeCard',
  outOfTurn: true,
  audit: (position) =>
    auctionOf(position)?.bid === null ? undefined : impossible(faultOf('doesNotFit'), RULE),
  words: (names, { seat }) => `${names.player(seat)} puts a tile up for auction`,
});

/** Bid more or pass. */
export const raiseBid = decision({
  kind: 'raiseBid',
  when: 'beforeCard',
  outOfTurn: true,
  audit(position, { seat }) {
    const auction = auctionOf(position);
    const isAsked =
      auction?.bid != null && auction.bid.seat !== seat && isBidding(position, auction, seat);
    return isAsked ? undefined : impossible(faultOf('doesNotFit'), RULE);
  },
  words: (names, { seat }) => `${names.player(seat)} bids more or passes`,
});

export const lastTileFree = refusal({
  reason: 'lastTileFree',
  code: 'INVALID_ACTION',
  rule: RULE,
  words: () => 'The last tile costs nothing.',
});

export const bidTooLow = refusal({
  reason: 'bidTooLow',
  code: 'INVALID_ACTION',
  rule: RULE,
  words: (names, { least }: { readonly least: number }) => `Bid ${names.points(least)} or more.`,
});

/** The steps of the auction, with the tiles of a box. */
export function auctionSteps<I extends string>(box: TileBox<I>) {
  const bid = step({
    type: 'bidForTile',
    notation: 'bid {points} for {tile}',
    rule: RULE,
    during: [openAuction],
    shape: {
      tile: meaning(box.field, 'The tile to bid for.'),
      points,
    },
    // All tiles with the lowest bid first, so that the beginning of the list shows what lies there.
    candidates(position, { seat }) {
      const lots = (auctionOf(position)?.lots ?? []).filter((tile) => isIn(box, tile));
      const bids = isAlone(position, seat) ? [0] : amounts(0);
      return bids.flatMap((points) => lots.map((tile) => ({ tile, points })));
    },
    refusal(position, { seat, tile, points }) {
      const choice = auctionOf(position)?.lots ?? [];
      if (!choice.includes(tile)) return tileNotDealt({ tile, choice }, RULE);
      return points > 0 && isAlone(position, seat) ? lastTileFree({}) : undefined;
    },
    apply(transition, { seat, tile, points }) {
      transition.emit({ type: 'tileBid', seat, tile, points });
      change(transition, (auction) => ({
        ...auction,
        bid: { tile, seat, points, opener: seat, passed: [] },
      }));
      goOn(box, transition, seat);
    },
    words: (names, { tile, points }) => `Bid ${names.points(points)} for ${names.title(tile)}`,
  });

  const raise = step({
    type: 'raiseBid',
    notation: 'raise {points}',
    rule: RULE,
    during: [raiseBid],
    shape: {
      points,
    },
    candidates: (position, _decision, { isWide }) =>
      amounts(isWide ? 0 : leastBid(position)).map((points) => ({ points })),
    refusal(position, { points }) {
      const least = leastBid(position);
      return points < least ? bidTooLow({ least }) : undefined;
    },
    apply(transition, { seat, points }) {
      const { bid } = auctionOf(transition) ?? {};
      if (bid == null) return;
      transition.emit({ type: 'tileBid', seat, tile: bid.tile, points });
      change(transition, (auction) => ({ ...auction, bid: { ...bid, seat, points } }));
      goOn(box, transition, seat);
    },
    words: (names, { points }) => `Bid ${names.points(points)}`,
  });

  const bidNoMore = step({
    type: 'passBid',
    notation: 'bid nothing',
    rule: RULE,
    during: [raiseBid],
    shape: {},
    candidates: () => [{}],
    refusal: () => undefined,
    apply(transition, { seat }) {
      transition.emit({ type: 'bidPassed', seat });
      change(transition, ({ bid, ...auction }) => ({
        ...auction,
        bid: bid && { ...bid, passed: [...bid.passed, seat] },
      }));
      goOn(box, transition, seat);
    },
    words: () => 'Bid no more',
  });

  return [bid, raise, bidNoMore] as const;
}

/** Victory points lost for the first tile; those of a bid that leads are as good as lost. */
export const bidScore = {
  ...BID_SCORE,
  points(position: Position, seat: Seat): number {
    const { paid, bid = null } = auctionOf(position) ?? {};
    return 0 - (paid?.[seat] ?? 0) - (bid?.seat === seat ? bid.points : 0);
  },
};

/** What a blue tile is worth to players that reckon with it, in victory points. */
const WORTH = 3;

/** A bid that leads will probably bring the tile. */
export function prospectOfBid(before: number, position: Position, seat: Seat): number {
  return auctionOf(position)?.bid?.seat === seat ? before + WORTH : before;
}

function auctionOf({ state }: Pick<Position, 'state'>): ForumAuction | undefined {
  return forumPart.read(state).auction;
}

function change(transition: Transition, to: (auction: ForumAuction) => ForumAuction): void {
  const forum = forumPart.read(transition.state);
  if (forum.auction !== undefined)
    forumPart.write(transition, changed(forum, { auction: to(forum.auction) }));
}

function amounts(least: number): readonly number[] {
  return Array.from({ length: MOST_POINTS + 1 - least }, (_, index) => least + index);
}

function leastBid(position: Position): number {
  return (auctionOf(position)?.bid?.points ?? -1) + 1;
}

/** Whether the seat has no tile yet and has not passed. */
function isBidding({ state }: Pick<Position, 'state'>, auction: ForumAuction, seat: Seat): boolean {
  const isWithout = forumPart.read(state).owned[seat]?.length === 0;
  return isWithout && !(auction.bid?.passed.includes(seat) ?? false);
}

/** The next seat clockwise that is still in and fits. */
function nextIn(
  position: Pick<Position, 'state'>,
  from: Seat,
  fits: (seat: Seat) => boolean,
): Seat | undefined {
  const auction = auctionOf(position);
  const { length } = position.state.players;
  if (auction === undefined) return undefined;
  return Array.from({ length }, (_, index) => (from + 1 + index) % length).find(
    (seat) => isBidding(position, auction, seat) && fits(seat),
  );
}

/** Whether nobody else is without a tile: this player takes one of the last two for nothing. */
function isAlone(position: Position, seat: Seat): boolean {
  return nextIn(position, seat, (other) => other !== seat) === undefined;
}

/** Asks the next bidder, or gives the tile to the last one. */
function goOn(box: TileBox, transition: Transition, from: Seat): void {
  const { bid } = auctionOf(transition) ?? {};
  if (bid == null) return;
  const isBidLeft = bid.points < MOST_POINTS;
  const next = isBidLeft ? nextIn(transition, from, (seat) => seat !== bid.seat) : undefined;
  if (next === undefined) sell(box, transition, bid);
  else proceed(transition, { kind: 'raiseBid', seat: next });
}

function sell(
  box: TileBox,
  transition: Transition,
  { seat, tile, points, opener }: NonNullable<ForumAuction['bid']>,
): void {
  transition.emit({ type: 'tileSold', seat, tile, points });
  const forum = forumPart.read(transition.state);
  const stack = forum.stack.filter((other) => other !== tile);
  forumPart.write(transition, changed(forum, { stack }));
  change(transition, ({ lots, paid }) => ({
    lots: lots.filter((lot) => lot !== tile),
    paid: paid.with(seat, points),
    bid: null,
  }));
  const next = nextIn(transition, opener, (other) => other !== seat);
  if (next === undefined) {
    // The tile that is left stays where the stack has it.
    change(transition, (auction) => ({ ...auction, lots: [] }));
    finish(transition);
  } else proceed(transition, { kind: 'openAuction', seat: next });
  gainTile(box, transition, seat, tile);
  if (next === undefined) refillRow(box, transition);
}

/** A secret auction before the first card: who bids most pays and begins. */
import {
  changePlayer,
  choice,
  count,
  event,
  meaning,
  playerAt,
  type Seat,
  seat,
} from 'concordia-rules/kit';
import { notEnoughMoney } from 'concordia-rules/kit/rules';

const RULE = 'Foedus 1';
/** The highest bid, in sestertii. */
const MOST = 3;

interface Bid {
  readonly seat: Seat;
  readonly sestertii: number;
}

/** The highest bid, of equal ones that of the first in the order of seats; undefined before the auction. */
export function highest(bids: readonly Bid[]): Bid | undefined {
  const most = Math.max(...bids.map(({ sestertii }) => sestertii));
  return bids.find(({ sestertii }) => sestertii === most);
}

export const auction = choice({
  kind: 'bid',
  rule: RULE,
  when: 'beforeCard',
  shape: { sestertii: count(0, MOST, 'What the player pays to begin.') },
  notation: 'bid {sestertii}',

  candidates: () => Array.from({ length: MOST + 1 }, (_, sestertii) => ({ sestertii })),

  refusal({ state }, { seat, sestertii }) {
    const { money } = playerAt(state, seat);
    return sestertii > money ? notEnoughMoney(sestertii, money, RULE) : undefined;
  },

  reveal(transition, bids) {
    const winner = highest(bids);
    if (winner === undefined) return undefined;
    const { seat, sestertii } = winner;
    changePlayer(transition, seat, { money: playerAt(transition.state, seat).money - sestertii });
    transition.emit({ type: 'auctionWon', seat, money: sestertii });
    return undefined;
  },

  words: {
    decision: (names, { seat }) => `${names.player(seat)} makes a secret bid for the first turn`,
    action: (names, { sestertii }) => `Bid ${names.money(sestertii)}`,
    chosen: (names, { seat }) => `${names.player(seat)} has made a bid`,
    revealed: (names, { choices }) =>
      `The bids are ${names.listed(choices.map(({ sestertii }) => String(sestertii)))}`,
  },
});

export const auctionWon = event({
  type: 'auctionWon',
  shape: {
    seat: meaning(seat, 'Who begins.'),
    money: count(0, MOST, 'Sestertii paid by the player who begins.'),
  },
  follow: (position, { seat, money }) =>
    changePlayer(position, seat, { money: playerAt(position.state, seat).money - money }),
  words: (names, { seat, money }) =>
    `${names.player(seat)} begins the game for ${names.money(money)}`,
});

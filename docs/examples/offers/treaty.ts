/** The Negotiator offers goods to another player, who accepts, refuses, or makes one counter-offer. */
import {
  ask,
  bundle,
  changePlayer,
  count,
  decision,
  event,
  finish,
  GOODS,
  type Good,
  good,
  meaning,
  type Position,
  playerAt,
  proceed,
  type Refusal,
  type Role,
  receiveMoney,
  refusal,
  type Seat,
  seat,
  step,
} from 'concordia-rules/kit';
import {
  hasTurn,
  minus,
  moneyAfter,
  notEnoughMoney,
  plus,
  purseOf,
  roomOf,
} from 'concordia-rules/kit/rules';

const RULE = 'Foedus 2';
/** The highest price of an offer, in sestertii. */
const MOST = 9;

const price = count(1, MOST, 'Sestertii for the good.');

/** What two players negotiate about. */
const terms = {
  seller: meaning(seat, 'Who offers the good.'),
  buyer: meaning(seat, 'Who is asked to buy it.'),
  good: meaning(good, 'What is offered, one of it.'),
  price,
} as const;

interface Deal {
  readonly seller: Seat;
  readonly buyer: Seat;
  readonly good: Good;
}

export const negotiating = decision({
  kind: 'negotiator',
  words: (names, { seat }) => `${names.player(seat)} may offer a good to another player`,
});

export const negotiator: Role = {
  name: 'negotiator',
  begin: (transition, seat) => ask(transition, { kind: 'negotiator', seat }),
};

/** The buyer answers. */
export const offered = decision({
  kind: 'offered',
  shape: terms,
  role: 'negotiator',
  outOfTurn: true,
  audit: (position, { seat, ...deal }) => whyNotAsked(position, deal, seat === deal.buyer),
  words: (names, { seat, seller, good, price }) =>
    `${names.player(seat)} may buy 1 ${names.good(good)} from ${names.player(seller)} for ${names.money(price)}`,
});

/** The seller answers the counter-offer. */
export const countered = decision({
  kind: 'countered',
  shape: terms,
  role: 'negotiator',
  audit: (position, { seat, ...deal }) => whyNotAsked(position, deal, seat === deal.seller),
  words: (names, { seat, buyer, good, price }) =>
    `${names.player(seat)} may sell 1 ${names.good(good)} to ${names.player(buyer)} for ${names.money(price)} after all`,
});

export const noPartner = refusal({
  reason: 'noPartner',
  code: 'NO_TREATY',
  rule: RULE,
  words: (names, { buyer }: { readonly buyer: Seat }) =>
    `${names.seat(buyer)} cannot be asked to buy.`,
});

export const nothingToOffer = refusal({
  reason: 'nothingToOffer',
  code: 'NOT_ENOUGH_GOODS',
  rule: RULE,
  words: (names, { good }: { readonly good: Good }) => `There is no ${names.good(good)} to offer.`,
});

export const buyerHasNoRoom = refusal({
  reason: 'buyerHasNoRoom',
  code: 'NO_ROOM',
  rule: RULE,
  words: (names, { buyer }: { readonly buyer: Seat }) =>
    `${names.player(buyer)} has no room for another good.`,
});

export const counterTooHigh = refusal({
  reason: 'counterTooHigh',
  code: 'NO_TREATY',
  rule: RULE,
  words: (names, { price }: { readonly price: number }) =>
    `A counter-offer is lower than ${names.money(price)}.`,
});

/** Why there can be no such deal, whatever its price. */
function whyNoDeal(position: Position, { seller, buyer, good }: Deal): Refusal | undefined {
  const { players } = position.state;
  if (buyer === seller || players[buyer] === undefined) return noPartner({ buyer });
  if (playerAt(position.state, seller).goods[good] === 0) return nothingToOffer({ good });
  return roomOf(position, buyer) < 1 ? buyerHasNoRoom({ buyer }) : undefined;
}

/** What is wrong with a decision from outside. */
function whyNotAsked(position: Position, deal: Deal, isTheirs: boolean): Refusal | undefined {
  const { seller, buyer } = deal;
  return isTheirs && hasTurn(position, seller) ? whyNoDeal(position, deal) : noPartner({ buyer });
}

export const offer = step({
  type: 'offer',
  notation: 'offer {good} to {buyer} for {price}',
  rule: RULE,
  during: [negotiating],
  shape: { buyer: terms.buyer, good: terms.good, price },

  candidates({ state }) {
    const prices = Array.from({ length: MOST }, (_, index) => index + 1);
    return [...state.players.keys()].flatMap((buyer) =>
      GOODS.flatMap((good) => prices.map((price) => ({ buyer, good, price }))),
    );
  },

  refusal: (position, { seat, buyer, good }) => whyNoDeal(position, { seller: seat, buyer, good }),

  apply(transition, { seat, buyer, good, price }) {
    transition.emit({ type: 'goodOffered', seat, buyer, good, price });
    proceed(transition, { kind: 'offered', seat: buyer, seller: seat, buyer, good, price });
  },

  words: (names, { buyer, good, price }) =>
    `Offer 1 ${names.good(good)} to ${names.player(buyer)} for ${names.money(price)}`,
});

export const counterOffer = step({
  type: 'counterOffer',
  notation: 'counter {price}',
  rule: RULE,
  during: [offered],
  shape: { price },

  candidates: (_position, { price }) =>
    Array.from({ length: price - 1 }, (_, index) => ({ price: index + 1 })),

  refusal(position, { seat, price }, asked) {
    if (price >= asked.price) return counterTooHigh({ price: asked.price });
    const money = purseOf(position, seat);
    return money < price ? notEnoughMoney(price, money, RULE) : undefined;
  },

  apply(transition, { seat, price }, { seller, buyer, good }) {
    transition.emit({ type: 'counterOffered', seat, price });
    proceed(transition, { kind: 'countered', seat: seller, seller, buyer, good, price });
  },

  words: (names, { price }) => `Offer ${names.money(price)} instead`,
});

export const acceptOffer = step({
  type: 'acceptOffer',
  notation: 'accept',
  rule: RULE,
  during: [offered, countered],
  shape: {},

  candidates: () => [{}],

  refusal(position, _action, { buyer, price }) {
    const money = purseOf(position, buyer);
    return money < price ? notEnoughMoney(price, money, RULE) : undefined;
  },

  cost: (_position, { seat }, { seller, good, price }) =>
    seat === seller ? { goods: { [good]: 1 }, gain: price } : { money: price },

  apply(transition, _action, { seller, buyer, good, price }) {
    finish(transition);
    const paid = { [good]: 1 };
    const money = moneyAfter(transition, buyer, price);
    const bought = plus(playerAt(transition.state, buyer).goods, paid);
    changePlayer(transition, buyer, { money, goods: bought });
    const left = minus(playerAt(transition.state, seller).goods, paid);
    changePlayer(transition, seller, { goods: left });
    transition.emit({ type: 'goodSold', seat: seller, buyer, paid, money: price });
    receiveMoney(transition, seller, price);
  },

  words: () => 'Accept',
});

export const goodOffered = event({
  type: 'goodOffered',
  shape: { seat, buyer: terms.buyer, good: terms.good, price },
  words: (names, { seat, buyer, good, price }) =>
    `${names.player(seat)} offers 1 ${names.good(good)} to ${names.player(buyer)} for ${names.money(price)}`,
});

export const counterOffered = event({
  type: 'counterOffered',
  shape: { seat, price },
  words: (names, { seat, price }) => `${names.player(seat)} offers ${names.money(price)} instead`,
});

export const goodSold = event({
  type: 'goodSold',
  shape: {
    seat: meaning(seat, 'The seller.'),
    buyer: meaning(seat, 'The buyer.'),
    paid: meaning(bundle, 'What the seller hands over.'),
    money: meaning(price, 'Sestertii that the buyer has paid.'),
  },
  follow(position, { seat, buyer, paid, money }) {
    const before = playerAt(position.state, buyer);
    changePlayer(position, buyer, {
      money: before.money - money,
      goods: plus(before.goods, paid),
    });
    changePlayer(position, seat, { goods: minus(playerAt(position.state, seat).goods, paid) });
  },
  words: (names, { seat, buyer, paid, money }) =>
    `${names.player(seat)} sells ${names.goods(paid)} to ${names.player(buyer)} for ${names.money(money)}`,
});

/**
 * The actions of the base game: their fields and their words. Who lets a player take one in a decision of their
 * own spreads it into a step: `step({ ...buildHouse, during: [...], ... })`.
 */
import type { WithType } from '../model/any';
import { type Cost, paidWith } from '../model/cost';
import type { Bundle } from '../model/goods';
import type { Names } from '../model/names';
import {
  bundle,
  card,
  city,
  count,
  good,
  kind,
  meaning,
  optional,
  place,
  province,
  role,
  route,
  type Shape,
  seat,
  word,
} from './fields';
import type { ActionFrom } from './step';

/** What an action says and how to say it, without the rules for it. */
export interface ActionWords<T extends string, S extends Shape> {
  /** The type of the action. */
  readonly type: T;
  /** Fields besides `type` and `seat`. */
  readonly shape: S;
  /** How the text notation writes it. */
  readonly notation: string;
  /** Such as `builds in Roma for 1 food and 1 sestertius`. */
  words(names: Names, action: ActionFrom<T, S>, cost?: Cost): string;
}

function action<const T extends string, const S extends Shape>(
  definition: ActionWords<T, S>,
): ActionWords<T, S> {
  return definition;
}

const pay = optional(
  meaning(bundle, 'The exact goods handed over; given when, and only when, there is a choice.'),
);
const as = optional(meaning(role, 'The half of a double card that is used (R-9.2).'));
const goods = bundle;

/** Play a card from the hand (R-3.1). */
export const playCard = action({
  type: 'playCard',
  notation: '(play) {card} [as {as}]',
  shape: {
    /** A personality card by its id. */
    card,
    /** The half of a double card that is used (R-9.2). */
    as,
  },
  words: (names, { card, as }) => `plays ${names.card(card, as)}`,
});

/** Move a colonist to a route; the cheapest way is charged (R-4.2). */
export const moveColonist = action({
  type: 'moveColonist',
  notation: '(move) {kind} {from} > {to}',
  shape: {
    /** Land or sea colonist. */
    kind,
    /** A city, another named place, or a route. */
    from: place,
    /** A route, such as `sea:massilia~roma`. */
    to: route,
  },
  words: (names, { kind, from, to }, cost) =>
    `moves a ${names.colonist(kind)} from ${names.place(from)} to ${names.place(to)}${inBrackets(names, cost)}`,
});

/** Build a house (R-4.3). */
export const buildHouse = action({
  type: 'buildHouse',
  notation: 'build {city} [for {pay}]',
  shape: {
    /** A city of the map. */
    city,
    /** The exact goods handed over; given when, and only when, there is a choice. */
    pay,
  },
  words: (names, { city, pay }, cost) =>
    `builds in ${names.place(city)}${forCost(names, pay, cost)}`,
});

/** Put a new colonist from the storehouse on the board (R-4.1, R-4.5). */
export const placeColonist = action({
  type: 'placeColonist',
  notation: 'place {kind} {city} [for {pay}]',
  shape: {
    /** Land or sea colonist. */
    kind,
    /** A city of the map. */
    city,
    /** The exact goods handed over; given when, and only when, there is a choice. */
    pay,
  },
  words: (names, { kind, city, pay }, cost) =>
    `places a ${names.colonist(kind)} in ${names.place(city)}${forCost(names, pay, cost)}`,
});

/** Let a province produce; `good` where the map leaves the bonus open (R-4.4a). */
export const produceProvince = action({
  type: 'produceProvince',
  notation: 'produce {province} [bonus {good}]',
  shape: {
    /** A province of the map. */
    province,
    /** The bonus, where the map leaves it open. */
    good: optional(meaning(good, 'The bonus, where the map leaves it open.')),
  },
  words: (names, { province, good }) =>
    `lets ${names.province(province)} produce${good === undefined ? '' : ` with ${names.good(good)} as the bonus`}`,
});

/** Take a sestertius for each coin showing and turn the markers back (R-4.4b). */
export const takeCoins = action({
  type: 'takeCoins',
  notation: 'coins',
  shape: {},
  words: (names, _action, { gain = 0 } = {}) =>
    `takes the coins of the bonus markers${gain === 0 ? '' : `: ${names.money(gain)}`}`,
});

/** Take the Colonist's sestertii instead of placing anybody (R-4.5b). */
export const takeIncome = action({
  type: 'takeIncome',
  notation: 'income',
  shape: {},
  words: (names, _action, { gain = 0 } = {}) =>
    `takes the Colonist's sestertii${gain === 0 ? '' : `: ${names.money(gain)}`}`,
});

/** Buy goods from the bank, or sell them to it (R-4.6, R-8.1). */
export const trade = action({
  type: 'trade',
  notation: '{deal} {count} {good} [with {salt} salt]',
  shape: {
    /** Bought from the bank, or sold to it. */
    deal: word(['buy', 'sell'], 'Bought from the bank, or sold to it.'),
    /** One of the five goods with a price. */
    good,
    /** How many goods. */
    count: count(1, 100, 'How many goods.'),
    /** How many of them are salt, sold as that good; absent means none (R-11.1). */
    salt: optional(
      count(1, 100, 'How many of them are salt, sold as that good; absent means none (R-11.1).'),
    ),
  },
  words: (names, { deal, good, count, salt }, { money = 0, gain = 0 } = {}) => {
    const amount = deal === 'buy' ? money : gain;
    const some = salt === undefined ? '' : ` (${salt} ${names.good('salt')})`;
    return `${deal}s ${count} ${names.good(good)}${some}${amount === 0 ? '' : ` for ${names.money(amount)}`}`;
  },
});

/** Carry out the card on top of another player's discard (R-4.7), or again an own one (R-9.2). */
export const copyCard = action({
  type: 'copyCard',
  notation: 'copy {from} [as {as}]',
  shape: {
    /** Whose discard it lies on. */
    from: meaning(seat, 'Whose discard it lies on.'),
    /** The half of a double card that is used (R-9.2). */
    as,
  },
  words(names, { seat, from, as }) {
    const half = as === undefined ? '' : ` as ${names.role(as)}`;
    return from === seat
      ? `carries out the card before it again${half}`
      : `copies the top card of ${names.player(from)}${half}`;
  },
});

/** Buy a card of the display into the hand (R-4.8, R-4.9). */
export const buyCard = action({
  type: 'buyCard',
  notation: '(buy) {card} [for {pay}]',
  shape: {
    /** A personality card by its id. */
    card,
    /** The exact goods handed over; given when, and only when, there is a choice. */
    pay,
  },
  words: (names, { card, pay }, cost) => `buys ${names.card(card)}${forCost(names, pay, cost)}`,
});

/** Choose which of the arriving goods to keep; all free spaces must be filled (R-5.2). */
export const keepGoods = action({
  type: 'keepGoods',
  notation: 'keep {goods}',
  shape: {
    /** Goods, each at least once. */
    goods,
  },
  words: (names, { goods }) => `keeps ${names.goods(goods)}`,
});

/** End this card's action, or decline what is offered (R-3.2). */
export const pass = action({
  type: 'pass',
  notation: 'pass',
  shape: {},
  words: () => 'passes',
});

/** What is paid, as far as that is known. */
function forCost(names: Names, pay: Bundle | undefined, cost: Cost = {}): string {
  const paid = names.cost(paidWith(pay, cost));
  return paid === '' ? '' : ` for ${paid}`;
}

function inBrackets(names: Names, cost: Cost = {}): string {
  const steps = names.cost(cost);
  return steps === '' ? '' : ` (${steps})`;
}

type ActionOfWords<X> = X extends ActionWords<infer T, infer S> ? ActionFrom<T, S> : never;

/** Every action of the base game. */
export type BaseAction =
  | ActionOfWords<typeof playCard>
  | ActionOfWords<typeof moveColonist>
  | ActionOfWords<typeof buildHouse>
  | ActionOfWords<typeof placeColonist>
  | ActionOfWords<typeof produceProvince>
  | ActionOfWords<typeof takeCoins>
  | ActionOfWords<typeof takeIncome>
  | ActionOfWords<typeof trade>
  | ActionOfWords<typeof copyCard>
  | ActionOfWords<typeof buyCard>
  | ActionOfWords<typeof keepGoods>
  | ActionOfWords<typeof pass>;
/** The action of the base game of a type. */
export type BaseActionOf<T extends BaseAction['type']> = Extract<BaseAction, WithType<T>>;

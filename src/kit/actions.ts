/**
 * The actions of the base game: their fields. Who lets a player take one in a decision of their
 * own spreads it into a step: `step({ ...buildHouse, during: [...], ... })`.
 */
import type { WithType } from '../model/any';
import { fix } from '../model/fixed';
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

/** What an action says, without the rules for it. */
export interface ActionFields<T extends string, S extends Shape> {
  /** The type of the action. */
  readonly type: T;
  /** Fields besides `type` and `seat`. */
  readonly shape: S;
}

function action<const T extends string, const S extends Shape>(
  definition: ActionFields<T, S>,
): ActionFields<T, S> {
  return fix(definition);
}

const pay = optional(
  meaning(bundle, 'The exact goods handed over; given when, and only when, there is a choice.'),
);
const as = optional(meaning(role, 'The half of a double card that is used (R-9.2).'));
const goods = bundle;

/** Play a card from the hand. */
export const playCard = action({
  type: 'playCard',
  shape: {
    /** A personality card by its id. */
    card,
    /** The half of a double card that is used. */
    as,
  },
});

/** Move a colonist to a route; the cheapest way is charged. */
export const moveColonist = action({
  type: 'moveColonist',
  shape: {
    /** Land or sea colonist. */
    kind,
    /** A city, another named place, or a route. */
    from: place,
    /** A route, such as `sea:massilia~roma`. */
    to: route,
  },
});

/** Build a house. */
export const buildHouse = action({
  type: 'buildHouse',
  shape: {
    /** A city of the map. */
    city,
    /** The exact goods handed over; given when, and only when, there is a choice. */
    pay,
  },
});

/** Put a new colonist from the storehouse on the board. */
export const placeColonist = action({
  type: 'placeColonist',
  shape: {
    /** Land or sea colonist. */
    kind,
    /** A city of the map. */
    city,
    /** The exact goods handed over; given when, and only when, there is a choice. */
    pay,
  },
});

/** Let a province produce; `good` where the map leaves the bonus open (R-4.4a). */
export const produceProvince = action({
  type: 'produceProvince',
  shape: {
    /** A province of the map. */
    province,
    /** The bonus, where the map leaves it open. */
    good: optional(meaning(good, 'The bonus, where the map leaves it open.')),
  },
});

/** Take a sestertius for each coin showing and turn the markers back (R-4.4b). */
export const takeCoins = action({
  type: 'takeCoins',
  shape: {},
});

/** Take the Colonist's sestertii instead of placing anybody (R-4.5b). */
export const takeIncome = action({
  type: 'takeIncome',
  shape: {},
});

/** Buy goods from the bank, or sell them to it. */
export const trade = action({
  type: 'trade',
  shape: {
    /** Bought from the bank, or sold to it. */
    deal: word(['buy', 'sell'], 'Bought from the bank, or sold to it.'),
    /** One of the five goods with a price. */
    good,
    /** How many goods. */
    count: count(1, 100, 'How many goods.'),
    /** How many of them are salt, sold as that good; absent means none. */
    salt: optional(
      count(1, 100, 'How many of them are salt, sold as that good; absent means none (R-11.1).'),
    ),
  },
});

/** Carry out the card on top of another player's discard, or again an own one. */
export const copyCard = action({
  type: 'copyCard',
  shape: {
    /** Whose discard it lies on. */
    from: meaning(seat, 'Whose discard it lies on.'),
    /** The half of a double card that is used. */
    as,
  },
});

/** Buy a card of the display into the hand. */
export const buyCard = action({
  type: 'buyCard',
  shape: {
    /** A personality card by its id. */
    card,
    /** The exact goods handed over; given when, and only when, there is a choice. */
    pay,
  },
});

/** Choose which of the arriving goods to keep; all free spaces must be filled. */
export const keepGoods = action({
  type: 'keepGoods',
  shape: {
    /** Goods, each at least once. */
    goods,
  },
});

/** End this card's action, or decline what is offered. */
export const pass = action({
  type: 'pass',
  shape: {},
});

type ActionOfFields<X> = X extends ActionFields<infer T, infer S> ? ActionFrom<T, S> : never;

/** Every action of the base game. */
export type BaseAction =
  | ActionOfFields<typeof playCard>
  | ActionOfFields<typeof moveColonist>
  | ActionOfFields<typeof buildHouse>
  | ActionOfFields<typeof placeColonist>
  | ActionOfFields<typeof produceProvince>
  | ActionOfFields<typeof takeCoins>
  | ActionOfFields<typeof takeIncome>
  | ActionOfFields<typeof trade>
  | ActionOfFields<typeof copyCard>
  | ActionOfFields<typeof buyCard>
  | ActionOfFields<typeof keepGoods>
  | ActionOfFields<typeof pass>;
/** The action of the base game of a type. */
export type BaseActionOf<T extends BaseAction['type']> = Extract<BaseAction, WithType<T>>;

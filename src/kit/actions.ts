/**
 * The fields of the base game's actions. To offer one in a decision of your own, spread it into a step: `step({
 * ...buildHouse, during: [...], ... })`.
 */
import type { WithType } from '../model/any';
import { fix } from '../model/freeze';
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

/** An action's type and fields, without its rules. */
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
  meaning(bundle, 'The exact goods paid; present if and only if there is a choice.'),
);
const as = optional(meaning(role, 'The half of a double card that is used (R-9.2).'));
const goods = bundle;

/** Play a card from the hand. */
export const playCard = action({
  type: 'playCard',
  shape: {
    card,
    as,
  },
});

/** Move a colonist to a route; the cheapest way is charged. */
export const moveColonist = action({
  type: 'moveColonist',
  shape: {
    kind,
    from: place,
    to: route,
  },
});

/** Build a house. */
export const buildHouse = action({
  type: 'buildHouse',
  shape: {
    city,
    pay,
  },
});

/** Place a new colonist from the storehouse on the board. */
export const placeColonist = action({
  type: 'placeColonist',
  shape: {
    kind,
    city,
    pay,
  },
});

/** Let a province produce; `good` if the map leaves the bonus open (R-4.4a). */
export const produceProvince = action({
  type: 'produceProvince',
  shape: {
    province,
    good: optional(meaning(good, 'The bonus, if the map leaves it open.')),
  },
});

/** Take a sestertius for each visible coin and turn the markers back (R-4.4b). */
export const takeCoins = action({
  type: 'takeCoins',
  shape: {},
});

/** Take the Colonist's sestertii instead of placing colonists (R-4.5b). */
export const takeIncome = action({
  type: 'takeIncome',
  shape: {},
});

/** Buy goods from the bank, or sell them to it. */
export const trade = action({
  type: 'trade',
  shape: {
    deal: word(['buy', 'sell'], 'Whether to buy from the bank or sell to it.'),
    good,
    count: count(1, 100, 'The number of goods.'),
    salt: optional(
      count(1, 100, 'How many of them are salt, sold as that good; none if absent (R-11.1).'),
    ),
  },
});

/** Carry out the top card of another player's discard, or one of the player's own again. */
export const copyCard = action({
  type: 'copyCard',
  shape: {
    from: meaning(seat, 'The owner of the discard it lies on.'),
    as,
  },
});

/** Buy a card from the display. */
export const buyCard = action({
  type: 'buyCard',
  shape: {
    card,
    pay,
  },
});

/** Choose which of the arriving goods to keep; all free spaces must be filled. */
export const keepGoods = action({
  type: 'keepGoods',
  shape: {
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

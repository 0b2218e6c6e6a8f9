/** What every action, decision and event has, whatever map or module it belongs to; and what an action costs. */
import type { CardId, RoleName } from './cards';
import type { Bundle } from './goods';
import type { ProvinceId, Seat } from './ids';

// What all actions, decisions and events have, whatever map or module they belong to.

/** What every action has. */
export interface AnyAction {
  /** The type of the action, such as `playCard`. */
  readonly type: string;
  /** The player. */
  readonly seat: Seat;
}

/** What every decision has. */
export interface AnyDecision {
  /** The kind of the decision, such as `architect`. */
  readonly kind: string;
  /** Who decides. */
  readonly seat: Seat;
}

/** Why something happened, as plain JSON. */
export interface Because {
  /** The number of the rule, such as `R-4.4`. */
  readonly rule?: string;
  /** The personality that is being carried out. */
  readonly role?: RoleName;
  /** The card that does it automatically when it is played or copied. */
  readonly card?: CardId;
  /** The tile that does it. */
  readonly tile?: string;
  /** The province that produces, or the one it comes from. */
  readonly province?: ProvinceId;
}

/** What every event has. */
export interface AnyEvent {
  /** The type of the event, such as `houseBuilt`. */
  readonly type: string;
  /** Why it happened: the card, tile, province or rule it comes from. */
  readonly because: Because;
}

/** An action or an event of a type. */
export interface WithType<T> {
  /** Which it is. */
  readonly type: T;
}

/** A decision of a kind. */
export interface WithKind<K> {
  /** Which it is. */
  readonly kind: K;
}

/** An event as rules emit it: `Play.emit` adds what it knows of the cause. */
export type Emitted<E extends AnyEvent = AnyEvent> = Omit<E, 'because'> & {
  /** The cause, apart from the rule of the step and the role of the decision. */
  readonly because?: Because;
};

/** An action without type and seat, which follow from its step and decision. */
export type Candidate<A extends AnyAction = AnyAction> = Omit<A, keyof AnyAction> &
  Partial<AnyAction>;

/** How many goods there are, of all kinds together. */
export function countGoods(goods: Bundle): number {
  return (
    (goods.brick ?? 0) +
    (goods.food ?? 0) +
    (goods.tool ?? 0) +
    (goods.wine ?? 0) +
    (goods.cloth ?? 0) +
    (goods.salt ?? 0)
  );
}

// What an action takes from its player, and what it brings at once.

/** As a step returns it; what is left out is zero. */
export interface Cost {
  /** Specific goods. */
  readonly goods?: Bundle;
  /** How many more goods of the payer's choice. */
  readonly any?: number;
  /** Sestertii. */
  readonly money?: number;
  /** Steps of an Architect. */
  readonly steps?: number;
  /** Sestertii that it brings, such as those of a sale. */
  readonly gain?: number;
}

/** A cost for screens: money and goods are always present, the rest only if it is not 0. */
export interface Price extends Cost {
  readonly goods: Bundle;
  readonly money: number;
}

/** @param gain - sestertii that the action brings, if they are not those of the cost. */
export function priceOf(cost: Cost = FREE, gain = cost.gain): Price {
  const { goods = NO_GOODS, money = 0, any, steps } = cost;
  if (money === 0 && goods === NO_GOODS && !any && !steps && !gain) return FREE;
  if (steps && money === 0 && goods === NO_GOODS && !any && !gain) {
    return STEPS[steps] ?? { money, goods, steps };
  }
  // With its third field at once, an object takes half the space: `choices` makes hundreds.
  if (!any && !steps) return gain ? { money, goods, gain } : { money, goods };
  const price: { -readonly [K in keyof Price]: Price[K] } = { money, goods };
  if (any) price.any = any;
  if (steps) price.steps = steps;
  if (gain) price.gain = gain;
  return price;
}

const NO_GOODS: Bundle = Object.freeze({});
const FREE: Price = Object.freeze({ money: 0, goods: NO_GOODS });
/** The prices of moves that cost nothing else, by their steps: no list has more of any other. */
const STEPS: readonly Price[] = Array.from({ length: 21 }, (_, steps) =>
  Object.freeze({ money: 0, goods: NO_GOODS, steps }),
);

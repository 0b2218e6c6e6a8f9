/** Answers of the base game that maps and modules change, one relay for all of them. */
import type { AnyAction, Because } from '../model/any';
import type { Bundle, Good } from '../model/goods';
import type { CityId, ProvinceId, Seat } from '../model/ids';
import type { Marker } from '../model/state';
import type { GoodsCost, HouseCost } from './game';
import type { Table } from './table';

/** Some of one kind of goods, bought or sold. */
export interface Trade {
  /** Bought from the bank, or sold to it. */
  readonly deal: 'buy' | 'sell';
  /** Of which kind. */
  readonly good: Good;
  /** How many. */
  readonly count: number;
}

/** Takes the answer so far and returns a better one. @param cause - whom and what it is about. */
export type Value<T, Cause> = (answer: T, table: Table, cause: Cause) => T;

/** Whom a value is about. */
export interface OfSeat {
  /** The player. */
  readonly seat: Seat;
}

/** Which city a value is about. */
export interface OfCity {
  /** The city. */
  readonly city: CityId;
}

/** Which province a value is about. */
export interface OfProvince {
  /** The province. */
  readonly province: ProvinceId;
}

/** Which trade a value is about. */
export interface OfTrade extends OfSeat {
  /** What is traded. */
  readonly trade: Trade;
  /** The kind of the decision. */
  readonly by: string;
  /** Whether nothing of that good has been dealt in before. */
  readonly isFirst: boolean;
}

/** Which place of the display a value is about. */
export interface OfPlace extends OfSeat {
  /** From left to right, 0 to 6. */
  readonly place: number;
  /** The kind of the decision. */
  readonly by: string;
}

/** Which action a value is about. */
export interface OfAction extends OfSeat {
  /** What is done. */
  readonly action: AnyAction;
}

/** Who looks at whom. */
export interface OfViewer extends OfSeat {
  /** Who looks. */
  readonly viewer: Seat;
}

/** Answers of the base game that rules may change. */
export interface Values {
  /** Steps of an Architect. */
  steps: Value<number, OfSeat>;
  /** Cities where an Architect lets the player build: those next to their colonists. */
  adjacentCities: Value<ReadonlySet<CityId>, OfSeat>;
  /** What a house costs the player in a city. */
  houseCost: Value<HouseCost, OfSeat & OfCity>;
  /** Whether houses in a city give anything to specialists. */
  produces: Value<boolean, OfCity>;
  /** Goods to choose the bonus from, in a province that is active without a marker saying which. */
  openBonus: Value<readonly Good[], OfProvince>;
  /** Goods the Prefect brings its player besides the houses', the Praefectus Magnus included (R-4.4). */
  bonus: Value<Bundle, OfSeat & OfProvince>;
  /** Kinds of goods a Mercator trades in. */
  tradeKinds: Value<number, OfSeat>;
  /** Sestertii that goods bring or cost when they are traded; `first` if a Mercator has not yet dealt in them. */
  tradeValue: Value<number, OfTrade>;
  /** What a card of the display costs the player; `place` counts from 0, `by` is the decision. */
  cardCost: Value<GoodsCost, OfPlace>;
  /** Sestertii that the coins are worth to the Prefect. */
  coins: Value<number, OfSeat>;
  /**
   * Sestertii that an action brings its player besides what its step says of it: for rules that pay when they hear of it, so
   * that prices tell it. Nothing that is drawn or counted first.
   */
  gain: Value<number, OfAction>;
  /** Why a house can stand where no own colonist is next to the city, for the event. */
  houseCause: Value<Because, OfSeat & OfCity>;
  /** Why goods have another price than the one on the roof, for the event. */
  tradeCause: Value<Because, OfTrade>;
  /** Spaces of a storehouse. */
  capacity: Value<number, OfSeat>;
  /** Victory points besides the cards. */
  bonusPoints: Value<number, OfSeat>;
  /** Whether a viewer sees the hand of another seat at this moment. */
  seesHand: Value<boolean, OfViewer>;
  /** The marker a province must have by now; `side` is not looked at. */
  marker: Value<Marker | undefined, OfProvince>;
}

/** What changes each answer in a game; undefined where nothing does. Each field is always there. */
export type Changes = { readonly [K in keyof Values]: readonly Values[K][] | undefined };

/**
 * The answer after all maps and modules have changed it.
 *
 * @param changes - those of the value, `table.game.values.steps` and so on.
 */
export function relay<T, Cause>(
  changes: readonly Value<T, Cause>[] | undefined,
  answer: T,
  table: Table,
  cause: Cause,
): T {
  if (changes === undefined) return answer;
  let changed = answer;
  for (const change of changes) changed = change(changed, table, cause);
  return changed;
}

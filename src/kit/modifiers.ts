/** The base game's answers that maps and modules may modify, and what they may become. */
import type { AnyAction, Because } from '../model/any';
import { type Bundle, GOODS, type Good, STORED_GOODS } from '../model/goods';
import type { CityId, ColonistKind, PlaceId, ProvinceId, RouteId, Seat } from '../model/ids';
import { isRecord } from '../model/plain';
import type { Marker } from '../model/state';
import type { GoodsCost, HouseCost, Position } from './game';

/** Goods of one kind, bought or sold. */
export interface TradeDeal {
  /** Whether the goods are bought from the bank or sold to it. */
  readonly deal: 'buy' | 'sell';
  /** The good. */
  readonly good: Good;
  /** The number. */
  readonly count: number;
}

/** Changes an answer of the base game. @param cause - what the answer is about. */
export type Modifier<T, Cause> = (answer: T, position: Position, cause: Cause) => T;

/** The player that an answer is about. */
export interface OfSeat {
  /** The player. */
  readonly seat: Seat;
}

/** An answer that is about the whole game. */
export type OfGame = Readonly<Record<never, never>>;

/** The city that an answer is about. */
export interface OfCity {
  /** The city. */
  readonly city: CityId;
}

/** The province that an answer is about. */
export interface OfProvince {
  /** The province. */
  readonly province: ProvinceId;
}

/** The trade that an answer is about. */
export interface OfTrade extends OfSeat {
  /** The trade. */
  readonly trade: TradeDeal;
  /** The kind of the decision. */
  readonly by: string;
  /** Whether this Mercator has not traded this good before. */
  readonly isFirst: boolean;
}

/** The place of the display that an answer is about. */
export interface OfPlace extends OfSeat {
  /** From left to right, 0 to 6. */
  readonly place: number;
  /** The kind of the decision. */
  readonly by: string;
}

/** The action that an answer is about. */
export interface OfAction extends OfSeat {
  /** The action. */
  readonly action: AnyAction;
}

/** The move that an answer is about. */
export interface OfMove extends OfSeat {
  /** Land or sea colonist. */
  readonly kind: ColonistKind;
  /** Where it starts: a city, another named place, or a route. */
  readonly from: PlaceId;
  /** The route where it ends. */
  readonly to: RouteId;
  /** The routes that it passes, `to` included. */
  readonly path: readonly RouteId[];
}

/** Who sees whose hand. */
export interface OfViewer extends OfSeat {
  /** The viewer. */
  readonly viewer: Seat;
}

/** The base game's answers that rules may modify. */
export interface Modifiers {
  /** The steps of an Architect. */
  movement: Modifier<number, OfSeat>;
  /**
   * The sestertii that a colonist's move costs, 0 in the base game. If several ways have the fewest steps, the
   * cheapest of the first 24 is taken.
   */
  moveCost: Modifier<number, OfMove>;
  /** The cities where the player may build: those next to their colonists. */
  adjacentCities: Modifier<ReadonlySet<CityId>, OfSeat>;
  /** The cost of a house in a city. */
  houseCost: Modifier<HouseCost, OfSeat & OfCity>;
  /** Whether houses in a city produce for specialists. */
  produces: Modifier<boolean, OfCity>;
  /** The goods to choose the bonus from, in an active province without a marker. */
  openBonus: Modifier<readonly Good[], OfProvince>;
  /** The player's bonus of production, including the Praefectus Magnus; at most 24 of each good. */
  bonus: Modifier<Bundle, OfSeat & OfProvince>;
  /**
   * What the player's houses in a province bring when it produces, the player of the Prefect's too; without the
   * bonus. At most 24 of each good.
   */
  production: Modifier<Bundle, OfSeat & OfProvince>;
  /** How many kinds of goods a Mercator may trade. */
  tradeKinds: Modifier<number, OfSeat>;
  /** The sestertii that a trade brings or costs; `isFirst` if the Mercator has not traded this good before. */
  tradeValue: Modifier<number, OfTrade>;
  /** The cost of a card of the display; `place` counts from 0, `by` is the decision. */
  cardCost: Modifier<GoodsCost, OfPlace>;
  /** The sestertii that a Prefect takes for the coins. */
  coins: Modifier<number, OfSeat>;
  /**
   * Sestertii that an action brings in addition to its step's own, for `costOf`: for rules that pay when they hear of
   * the action. Leave out what depends on chance or on later counting.
   */
  gain: Modifier<number, OfAction>;
  /** Why a house may be built without a colonist next to the city, or is cheaper, for the event. */
  houseCause: Modifier<Because, OfSeat & OfCity>;
  /** Why goods have another price than the one on the storehouse roof, for the event. */
  tradeCause: Modifier<Because, OfTrade>;
  /** The spaces of a storehouse. */
  capacity: Modifier<number, OfSeat>;
  /**
   * The seat of the first turn, 0 in the base game. What `setUp` asks for before the card, such as an auction, is
   * decided before the first turn opens. From then on the seat must stay the same: checks of states ask for it.
   */
  firstSeat: Modifier<Seat, OfGame>;
  /**
   * Whether the game ends after the turn of this player, apart from. It is asked at the end of each turn, and by
   * checks of finished states.
   */
  gameEnds: Modifier<boolean, OfSeat>;
  /**
   * The seats that have won, those of the first rank in the base game. None may be left: then nobody has won. Those who
   * have not won keep their order.
   */
  winner: Modifier<readonly Seat[], OfGame>;
  /**
   * Victory points that a player will probably get in addition to those that count now, for what parts hold: also a
   * fraction, negative for a loss. No rule depends on it: the planner asks for it, by `prospectOf`.
   */
  prospect: Modifier<number, OfSeat>;
  /** Whether a viewer sees the hand of another seat now. */
  seesHand: Modifier<boolean, OfViewer>;
  /** The marker that a province must have now, apart from its `side`. */
  marker: Modifier<Marker | undefined, OfProvince>;
}

/** The modifiers of a game: the map's first, then those of modules. */
export type ModifierLists = { readonly [K in keyof Modifiers]?: readonly Modifiers[K][] };

// Which results the base game's values may have after changes.

type Fits = (answer: unknown, position: Position) => boolean;

/** Any integer: a negative one counts as zero. */
const isWhole = (answer: unknown): boolean => Number.isSafeInteger(answer);
const isAmount = (answer: unknown): boolean => Number.isSafeInteger(answer) && Number(answer) >= 0;
const isFlag: Fits = (answer) => typeof answer === 'boolean';
const isGood = (answer: unknown): boolean => GOODS.some((good) => good === answer);

const STORED: ReadonlySet<string> = new Set(STORED_GOODS);

const areGoods = (answer: unknown): boolean => {
  if (!isRecord(answer)) return false;
  for (const name in answer) {
    if (!STORED.has(name)) return false;
    if (answer[name] !== undefined && !isAmount(answer[name])) return false;
  }
  return true;
};

/** More of a good than houses bring. What has no room is chosen from, and the choice must not become endless. */
const MOST_OF_A_GOOD = 24;

const areFewGoods = (answer: unknown): boolean =>
  areGoods(answer) &&
  Object.values(Object(answer)).every((count) => Number(count ?? 0) <= MOST_OF_A_GOOD);

/** Every value that rules can change. */
const FITS: Readonly<Record<keyof Modifiers, Fits>> = Object.freeze({
  movement: isWhole,
  moveCost: isAmount,
  adjacentCities: (answer) => answer instanceof Set,
  houseCost: (answer) => isRecord(answer) && areGoods(answer.goods) && isAmount(answer.money),
  produces: isFlag,
  openBonus: (answer) => Array.isArray(answer) && answer.every(isGood),
  bonus: areFewGoods,
  production: areFewGoods,
  tradeKinds: isWhole,
  tradeValue: isAmount,
  cardCost: (answer) => isRecord(answer) && areGoods(answer.goods) && isAmount(answer.any),
  coins: isAmount,
  gain: isAmount,
  houseCause: isRecord,
  tradeCause: isRecord,
  capacity: isWhole,
  firstSeat: (answer, { game }) => isAmount(answer) && Number(answer) < game.players,
  gameEnds: isFlag,
  winner: (answer, { game }) =>
    Array.isArray(answer) &&
    new Set(answer).size === answer.length &&
    // Not `every`, which passes over holes.
    Array.from<unknown>(answer).every((seat) => isAmount(seat) && Number(seat) < game.players),
  prospect: Number.isFinite,
  seesHand: isFlag,
  // A marker may come or go.
  marker: (answer) =>
    answer === undefined ||
    (isRecord(answer) && (answer.good === null || isGood(answer.good)) && isAmount(answer.coins)),
});

/** Their names. */
export const MODIFIER_NAMES: readonly string[] = Object.freeze(Object.keys(FITS));

const KINDS: ReadonlyMap<string, Fits> = new Map(Object.entries(FITS));

/** Whether a result is possible for the value. */
export function fitsValue(name: string): Fits {
  return KINDS.get(name) ?? (() => true);
}

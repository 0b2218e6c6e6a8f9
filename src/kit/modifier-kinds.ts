/** Which results the base game's values may have after changes. */
import { GOODS, STORED_GOODS } from '../model/goods';
import { isRecord } from '../model/plain';
import type { Modifiers } from './modifiers';
import type { Position } from './position';

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

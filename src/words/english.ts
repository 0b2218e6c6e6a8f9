/**
 * The base game's English texts for actions, decisions and events. Maps and modules have theirs in their steps and
 * events; these are here so that an engine alone does not carry them.
 */
import type { BaseAction, BaseActionOf } from '../kit/actions';
import type { BaseEvent } from '../kit/events';
import type { CardPile, CorrectedThing } from '../log/corrections';
import type { AnyAction, AnyDecision, AnyEvent, Cost, WithType } from '../model/any';
import type { Bundle } from '../model/goods';
import { capitalsOf, copiedCard, type Moment } from '../model/moment';
import type { Names } from '../model/names';
import type { BaseDecision } from '../roles/base';

type ActionWords = {
  readonly [T in BaseAction['type']]: (
    names: Names,
    action: BaseActionOf<T>,
    cost?: Cost,
    moment?: Moment,
  ) => string;
};

type DecisionWords = {
  readonly [D in BaseDecision as D['kind']]: (names: Names, decision: D, moment?: Moment) => string;
};

type EventWords = {
  readonly [T in BaseEvent['type']]?: (
    names: Names,
    event: Extract<BaseEvent, WithType<T>>,
  ) => string | undefined;
};

const ACTIONS: ActionWords = {
  playCard: (names, { card, as }) => `Play ${names.card(card, as)}`,
  moveColonist: (names, { kind, from, to }, cost) =>
    `Move a ${names.colonist(kind)} from ${names.place(from)} to ${names.place(to)}${inBrackets(names, cost)}`,
  buildHouse: (names, { city, pay }, cost) =>
    `Build a house in ${names.place(city)}${forCost(names, pay, cost)}`,
  placeColonist: (names, { kind, city, pay }, cost) =>
    `Place a ${names.colonist(kind)} in ${names.place(city)}${forCost(names, pay, cost)}`,
  produceProvince: (names, { province, good }) =>
    `Let ${names.province(province)} produce${good === undefined ? '' : ` with ${names.good(good)} as the bonus`}`,
  takeCoins: (names, _action, { gain = 0 } = {}) =>
    `Take the coins of the bonus markers${gain === 0 ? '' : `: ${names.money(gain)}`}`,
  takeIncome: (names, _action, { gain = 0 } = {}) =>
    gain === 0 ? 'Take the Colonist’s sestertii' : `Take ${names.money(gain)}`,
  trade: (names, { deal, good, count, salt }, { money = 0, gain = 0 } = {}) => {
    const amount = deal === 'buy' ? money : gain;
    const some = salt === undefined ? '' : ` (${salt} ${names.good('salt')})`;
    return `${deal === 'buy' ? 'Buy' : 'Sell'} ${names.goods({ [good]: count })}${some}${amount === 0 ? '' : ` for ${names.money(amount)}`}`;
  },
  copyCard(names, { seat, from, as }, _cost, moment) {
    const card = copiedCard(seat, from, moment);
    if (card !== undefined) {
      const named = names.card(card, as);
      return from === seat ? `Carry out ${named} again` : `Copy ${names.player(from)}’s ${named}`;
    }
    const half = as === undefined ? '' : ` as ${names.role(as)}`;
    return from === seat
      ? `Carry out the previous card again${half}`
      : `Copy the top card of ${names.player(from)}${half}`;
  },
  buyCard: (names, { card, pay }, cost) => `Buy ${names.card(card)}${forCost(names, pay, cost)}`,
  keepGoods: (names, { goods }) => `Keep ${names.goods(goods)}`,
  pass: () => 'Pass',
};

const DECISIONS: DecisionWords = {
  architect: (names, { seat, steps, building }) =>
    building || steps === 0
      ? `${names.player(seat)} may build`
      : `${names.player(seat)} may move (${names.counted(steps, 'step')} left) or build`,
  colonist: (names, { seat, placed }) =>
    placed === 0
      ? `${names.player(seat)} places colonists or takes money`
      : `${names.player(seat)} may place more colonists`,
  consul: (names, { seat }) => `${names.player(seat)} may buy a card`,
  diplomat: (names, { seat }) => `${names.player(seat)} copies a card`,
  mercator: (names, { seat }) => `${names.player(seat)} may trade`,
  prefect: (names, { seat }) => `${names.player(seat)} lets a province produce or takes the coins`,
  senator: (names, { seat, bought }) =>
    `${names.player(seat)} may buy ${names.counted(2 - bought, 'card')}`,
  tribune(names, { seat, placed }, moment) {
    const player = names.player(seat);
    if (!placed) {
      const places = moment === undefined ? [] : capitalsOf(moment).map(names.place);
      const where = places.length === 0 ? '' : ` in ${places.join(' or ')}`;
      return `${player} may place a colonist${where}`;
    }
    const open = (moment?.open() ?? []).filter((type) => type !== 'pass').map(names.action);
    return open.length === 0 ? `${player} may go on` : `${player} may ${open.join(' or ')}`;
  },
  playCard: (names, { seat }) => `${names.player(seat)} plays a card`,
  keepGoods: (names, { seat, arriving }) =>
    `${names.player(seat)} chooses which of these goods to keep: ${names.goods(arriving)}`,
};

const EVENTS: EventWords = {
  cardPlayed: (names, { seat, card, as }) => `${names.player(seat)} plays ${names.card(card, as)}`,
  cardCopied(names, { seat, from, card, as }) {
    const player = names.player(seat);
    const named = names.card(card, as);
    if (from === seat) return `${player} carries out ${named} again`;
    return from === null
      ? `${player} copies ${named} from the display`
      : `${player} copies ${names.player(from)}’s ${named}`;
  },
  gameEnded: () => 'The game is over',
  nothingDone: (names, { seat }) => `${names.player(seat)}’s card has no effect`,
  cardsTakenBack: (names, { seat, count }) =>
    `${names.player(seat)} takes back ${names.counted(count, 'card')}`,
  moneyLent: (names, { seat, to, amount }) =>
    `${names.player(seat)} lends ${names.money(amount)} to ${names.player(to)}`,
  moneyReceived: (names, { seat, amount }) =>
    `${names.player(seat)} receives ${names.money(amount)}`,
  colonistPlaced: (names, { seat, kind, city, paid, money }) =>
    `${names.player(seat)} places a ${names.colonist(kind)} in ${names.place(city)} for ${paidWith(names, paid, money)}`,
  colonistMoved: (names, { seat, kind, from, to, steps, money = 0 }) =>
    `${names.player(seat)} moves a ${names.colonist(kind)} from ${names.place(from)} to ${names.place(to)} (${names.cost({ money, steps })})`,
  shipMoved: (names, { seat, from, to }) =>
    `${names.player(seat)} sails a ship from ${names.place(from)} to ${names.place(to)}`,
  houseBuilt: (names, { seat, city, paid, money }) =>
    `${names.player(seat)} builds a house in ${names.place(city)} for ${paidWith(names, paid, money)}`,
  provinceProduced: (names, { seat, province, bonus }) =>
    `${names.player(seat)} lets ${names.province(province)} produce (bonus: ${names.goods(bonus)})`,
  goodsReceived(names, { seat, goods, lost }) {
    const tooMuch =
      names.goods(lost) === names.goods({}) ? '' : ` (no room for ${names.goods(lost)})`;
    return `${names.player(seat)} receives ${names.goods(goods)}${tooMuch}`;
  },
  coinsTaken: (names, { seat, provinces }) =>
    provinces.length === 0
      ? `${names.player(seat)} finds no coins to take`
      : `${names.player(seat)} takes the coins of ${names.listed(provinces.map(names.province))}`,
  markerLaid: (names, { province, good }) =>
    good === null
      ? `The marker of ${names.province(province)} no longer has a good`
      : `A ${names.good(good)} marker is placed in ${names.province(province)}`,
  markerRemoved: (names, { province }) => `The marker of ${names.province(province)} is removed`,
  goodsTraded: (names, { seat, deal, good, count, salt, money }) =>
    `${names.player(seat)} ${deal}s ${names.goods({ [good]: count })}${salt === undefined ? '' : ` (${salt} ${names.good('salt')})`} for ${names.money(money)}`,
  cardBought: (names, { seat, card, paid }) =>
    `${names.player(seat)} buys ${names.card(card)} for ${names.goods(paid)}`,
  praefectusMagnusUsed: (names, { seat }) => `${names.player(seat)} uses the Praefectus Magnus`,
  praefectusMagnusPassed: (names, { to }) => `The Praefectus Magnus goes to ${names.player(to)}`,
  concordiaTaken: (names, { seat, reason }) =>
    `${names.player(seat)} takes the Concordia card (${reason === 'lastHouse' ? 'no house is left' : 'no card is left to buy'})`,
};

type CorrectionWords = {
  readonly [C in CorrectedThing as C['type']]: (names: Names, thing: C) => string;
};

export const CORRECTIONS: CorrectionWords = {
  money: (names, { seat, money }) => `${names.player(seat)} has ${names.money(money)} now`,
  goods: (names, { seat, goods }) =>
    `${names.player(seat)} has ${names.goods(goods)} in the storehouse now`,
  praefectusMagnus: (names, { seat }) => `${names.player(seat)} has the Praefectus Magnus now`,
  turn: (names, { seat }) => `${names.player(seat)} has the turn now`,
  house: (names, { seat, city, built }) =>
    built
      ? `${names.player(seat)} has a house in ${names.place(city)} now`
      : `${names.player(seat)} has no house in ${names.place(city)} any more`,
  colonist(names, { seat, kind, from, to }) {
    const at = (place: string): string =>
      place === 'storehouse' ? 'the storehouse' : names.place(place);
    return `${names.player(seat)} moves a ${names.colonist(kind)} from ${at(from)} to ${at(to)}`;
  },
  card(names, { seat, card, from, to, place }) {
    const end = place === undefined ? PILES[to] : `place ${place} of ${PILES[to]}`;
    return `${names.player(seat)} moves ${names.card(card)} from ${PILES[from]} to ${end}`;
  },
  marker: (names, { province, side }) =>
    `The marker of ${names.province(province)} shows its ${side} now`,
};

const PILES: Readonly<Record<CardPile, string>> = {
  hand: 'the hand',
  discard: 'the discard pile',
  display: 'the display',
  deck: 'the deck',
};

function paidWith(names: Names, goods: Bundle, money = 0): string {
  return names.cost({ goods, money }) || names.goods(goods);
}

/** The payment, as far as known. */
function forCost(names: Names, pay: Bundle = {}, cost: Cost = { goods: pay }): string {
  const paid = names.cost(cost);
  return paid === '' ? '' : ` for ${paid}`;
}

function inBrackets(names: Names, cost: Cost = {}): string {
  const steps = names.cost(cost);
  return steps === '' ? '' : ` (${steps})`;
}

type EnglishMethod = (
  names: Names,
  about: never,
  cost?: Cost,
  moment?: Moment,
) => string | undefined;
type SayDecision = (names: Names, about: never, moment?: Moment) => string;

export const ACTION_WORDS: ReadonlyMap<string, EnglishMethod> = new Map(Object.entries(ACTIONS));
export const DECISION_WORDS: ReadonlyMap<string, SayDecision> = new Map(Object.entries(DECISIONS));
const CORRECTION_WORDS: ReadonlyMap<string, EnglishMethod> = new Map(Object.entries(CORRECTIONS));
export const EVENT_WORDS: ReadonlyMap<string, EnglishMethod> = new Map(Object.entries(EVENTS));

/** The text of a base game action's button; undefined for actions of maps and modules. */
export function wordsOfAction(
  names: Names,
  action: AnyAction,
  cost?: Cost,
  moment?: Moment,
): string | undefined {
  // Each function gets only actions of its own type.
  return ACTION_WORDS.get(action.type)?.(names, action as never, cost, moment);
}

/** The text of a base game decision; undefined for those of maps and modules. */
export function wordsOfDecision(
  names: Names,
  decision: AnyDecision,
  moment?: Moment,
): string | undefined {
  return DECISION_WORDS.get(decision.kind)?.(names, decision as never, moment);
}

/** The text of a base game event; undefined if it has no text. */
export function wordsOfEvent(names: Names, event: AnyEvent): string | undefined {
  return EVENT_WORDS.get(event.type)?.(names, event as never);
}

/** The text of a correction; undefined for anything else. */
export function wordsOfCorrection(names: Names, thing: CorrectedThing): string | undefined {
  return CORRECTION_WORDS.get(thing.type)?.(names, thing as never);
}

/** Whether there are words for an event of the base game. */
export function hasWords(type: string): boolean {
  return EVENT_WORDS.has(type);
}

/** Actions cost what `costOf` says, according to their events. */
import { BASE_EVENTS } from '../kit/events';
import type { AnyAction, AnyEvent } from '../model/any';
import type { Bundle, StoredGood } from '../model/goods';
import { isRecord } from '../model/plain';
import { type GameState, HIDDEN_CARD } from '../model/state';
import { fail, type GameCheck, shown, some, type Tested } from './tested';

const BASE: ReadonlySet<string> = new Set(BASE_EVENTS.map(({ type }) => type));

/** The number of states of a game whose actions are all checked. */
const STATES = 60;

type Priced = Pick<Tested, 'costOf' | 'tryApplyAction' | 'viewFor'>;

/** What an action has cost and brought, according to its own events. */
interface Paid {
  readonly goods: Map<StoredGood, number>;
  money: number;
  gain: number;
  steps: number;
}

/** Every listed action costs and brings what `costOf` says, and gives a rule for it. */
export function pricesTrue(library: Tested): GameCheck {
  return ({ states }) => {
    for (const state of some(states, STATES)) {
      for (const action of library.legalActions(state)) expectPaid(library, state, action);
    }
  };
}

/** @throws Error if the action costs or brings anything else than `costOf` says. */
export function expectPaid(library: Priced, state: GameState, action: AnyAction): void {
  const result = library.tryApplyAction(state, action);
  if (!result.ok) throw result.error;
  const events = result.events.slice(0, result.own);
  const { seat } = action;
  const paid = paidBy(events, seat);
  const { goods, money, any = 0, gain = 0, steps = 0 } = library.costOf(state, action);
  // An event of a map or module may have another meaning of `money`: then the player's money is compared.
  const isOwnMoney = events.some((event) => 'money' in event && !BASE.has(event.type));
  const isGained =
    gain === paid.gain || (gain < paid.gain && isUnforeseen(library, state, result.state, events));
  const isTold =
    any === 0 &&
    steps === (paid.steps || steps) &&
    sameGoods(goods, paid.goods) &&
    (isOwnMoney || (money === paid.money && isGained));
  if (!isTold) {
    const { goods: taken, ...others } = paid;
    fail(
      `The cost of ${shown(action)} is ${shown({ goods, money, any, gain, steps })}, but its events say ${shown({ goods: Object.fromEntries(taken), ...others })}.`,
    );
  }
  expectMoneyMoved(library, state, result, seat, gain - money);
  for (const event of events) expectCause(event);
}

/** Events that only describe the next decision. */
const LED_TO: ReadonlySet<string> = new Set(['decisionOpened', 'handsOpened']);

/** The player's money has changed as the events say, unless something has followed automatically. */
function expectMoneyMoved(
  library: Priced,
  before: GameState,
  { state, events, own }: { state: GameState; events: readonly AnyEvent[]; own: number },
  seat: number,
  change: number,
): void {
  // A partner who lends money pays a part.
  const lent = events.some(({ type }) => type === 'moneyLent');
  const followed = events.slice(own).some(({ type }) => !LED_TO.has(type));
  if (lent || followed || isUnforeseen(library, before, state, events)) return;
  const more = (state.players[seat]?.money ?? 0) - (before.players[seat]?.money ?? 0);
  if (more === change) return;
  fail(`Seat ${seat} has ${more} more sestertii, but the cost of the action says ${change}.`);
}

/** The sums in an action's own events that concern its player. */
function paidBy(events: readonly AnyEvent[], seat: number): Paid {
  const paid: Paid = { goods: new Map(), money: 0, gain: 0, steps: 0 };
  const pay = (goods: unknown): void => {
    if (!isRecord(goods)) return;
    for (const [good, count] of Object.entries(goods)) {
      const name = good as StoredGood;
      paid.goods.set(name, (paid.goods.get(name) ?? 0) + Number(count));
    }
  };
  for (const event of events) {
    const said: Readonly<Record<string, unknown>> = { ...event };
    if (said.seat !== seat) continue;
    if (event.type === 'moneyReceived') paid.gain += Number(said.amount);
    else if (event.type === 'colonistMoved') {
      paid.steps += Number(said.steps);
      paid.money += Number(said.money ?? 0);
    } else if (event.type === 'goodsTraded') {
      const { deal, good, count, salt = 0, money } = said;
      if (deal === 'buy') paid.money += Number(money);
      else {
        paid.gain += Number(money);
        const sold = Number(count) - Number(salt);
        pay({ ...(sold > 0 && { [String(good)]: sold }), ...(salt !== 0 && { salt }) });
      }
    } else if (event.type === 'goodChanged') pay({ [String(said.give)]: 1 });
    else if ('paid' in said) {
      pay(said.paid);
      if (typeof said.money === 'number') paid.money += said.money;
    }
  }
  return paid;
}

function sameGoods(told: Bundle, paid: ReadonlyMap<StoredGood, number>): boolean {
  const goods = Object.entries(told);
  return (
    goods.length === paid.size &&
    goods.every(([good, count]) => paid.get(good as StoredGood) === count)
  );
}

/** Whether something was drawn or counted, whose gain no cost can include. */
function isUnforeseen(
  library: Priced,
  before: GameState,
  after: GameState,
  events: readonly AnyEvent[],
): boolean {
  if (events.some((event) => 'points' in event)) return true;
  const hidden = (state: GameState): number =>
    shown(library.viewFor(state, 'spectator').parts).split(`"${HIDDEN_CARD}"`).length;
  return hidden(before) !== hidden(after) || before.random !== after.random;
}

const BRINGING: ReadonlySet<string> = new Set(['moneyReceived', 'goodsReceived', 'goodsTraded']);

/** Events that bring money or goods name their rule. */
function expectCause({ type, because }: AnyEvent): void {
  if (!BRINGING.has(type)) return;
  if (because.rule === undefined) fail(`${type} is emitted without its rule.`);
}

/** The light-blue fields: sestertii, a good, or one of two goods (R-10.2). */
import {
  type ActionFrom,
  type CityId,
  type Cost,
  city,
  decision,
  finish,
  good,
  meaning,
  type Names,
  optional,
  type Position,
  proceed,
  type Refusal,
  receiveGoods,
  receiveMoney,
  refusal,
  type Seat,
  step,
  type Transition,
} from '../../kit';
import { architectDecision, roomOf } from '../../kit-rules';
import { closeArrival, hasOpenBonus, openArrivals } from './part';
import { isBonusField, TRACK } from './track-fields';

const RULE = 'R-10.2';

const place = meaning(city, 'The field where a ship has arrived.');
const shape = {
  /** The field where a ship has arrived. */
  place,
  /** The good, if the field offers a choice. */
  good: optional(meaning(good, 'The good, if the field offers a choice.')),
};

type TakeBonus = ActionFrom<'takeBonus', typeof shape>;

const noBonusWaiting = refusal({
  reason: 'noBonusWaiting',
  code: 'NO_BONUS',
  rule: RULE,
  words: (names, { place }: { readonly place: CityId }) =>
    `No bonus with a choice is waiting in ${names.place(place)}.`,
});

const goodNotChosen = refusal({
  reason: 'goodNotChosen',
  code: 'INVALID_ACTION',
  rule: RULE,
  words: (_names, _facts: { readonly path: 'good' }) => 'Choose a good.',
});

const noGoodToChoose = refusal({
  reason: 'noGoodToChoose',
  code: 'INVALID_ACTION',
  rule: RULE,
  words: (_names, _facts: { readonly path: 'good' }) => 'There is no good to choose here.',
});

export const bonusRefusals = [noBonusWaiting, goodNotChosen, noGoodToChoose] as const;

/** Take the bonus of a field where a ship has arrived. */
const taking = {
  type: 'takeBonus',
  notation: 'bonus {place} [{good}]',
  rule: RULE,
  shape,
  candidatesAreLegal: true,
  candidates: (position: Position, { seat }: { readonly seat: Seat }) => bonuses(position, seat),
  refusal: bonusRefusal,
  cost: (_position: Position, { place }: TakeBonus) => moneyOf(place),
  words: (names: Names, { place, good }: TakeBonus) =>
    `Take the bonus of ${names.place(place)}${good === undefined ? '' : ` (${names.good(good)})`}`,
} as const;

/** Taking a bonus ends the moving of an Architect. */
export const takeBonusByArchitect = step({
  ...taking,
  during: [architectDecision],
  apply(transition, action, { seat, steps }) {
    proceed(transition, { kind: 'architect', seat, steps, building: true });
    takeBonus(transition, action);
  },
});

/** Take the bonus for the ship that a Prefect has moved. */
export const bonusDecision = decision({
  kind: 'takeBonus',
  role: 'prefect',
  words: (names, { seat }) => `${names.player(seat)} takes the bonus of the ship’s field`,
});

export const takeBonusByPrefect = step({
  ...taking,
  during: [bonusDecision],
  apply(transition, action, { seat }) {
    takeBonus(transition, action);
    if (!hasOpenBonus(transition.state, seat)) finish(transition);
  },
});

/**
 * The bonuses that can be taken next, once for each good to choose. Those with nothing to choose wait until all others
 * are taken, and are then offered one by one.
 */
function bonuses(position: Position, seat: Seat): readonly TakeBonus[] {
  const waiting = openArrivals(position.state, seat).filter(({ field }) => isBonusField(field));
  const [first] = waiting;
  if (first === undefined) return [];
  const room = roomOf(position, seat);
  const goods = waiting.filter(({ field }) => TRACK.get(field)?.does === 'goods');
  const isScarce = goods.length > room;
  const choices: TakeBonus[] = [];
  for (const { field: place } of room === 0 ? [] : goods) {
    if (choices.some((action) => action.place === place)) continue;
    const bonus = TRACK.get(place);
    if (bonus?.does !== 'goods') continue;
    if (bonus.choice.length > 1) {
      for (const good of bonus.choice) choices.push({ type: 'takeBonus', seat, place, good });
    } else if (isScarce) {
      choices.push({ type: 'takeBonus', seat, place });
    }
  }
  return choices.length > 0 ? choices : [{ type: 'takeBonus', seat, place: first.field }];
}

/** Why the bonus cannot be taken, or not with this good. */
function bonusRefusal(position: Position, { seat, place, good }: TakeBonus): Refusal | undefined {
  const waiting = bonuses(position, seat).filter((offered) => offered.place === place);
  if (waiting.length === 0) return noBonusWaiting({ place });
  if (waiting.some((offered) => offered.good === good)) return undefined;
  return waiting.length > 1 ? goodNotChosen({ path: 'good' }) : noGoodToChoose({ path: 'good' });
}

/** Sestertii that a field brings. */
function moneyOf(place: CityId): Cost {
  const bonus = TRACK.get(place);
  return bonus?.does === 'money' ? { gain: bonus.sestertii } : {};
}

/** Takes a bonus, which must be legal. */
function takeBonus(transition: Transition, { seat, place, good }: TakeBonus): void {
  closeArrival(transition, seat, place);
  transition.emit({ type: 'bonusTaken', seat, place });
  const bonus = TRACK.get(place);
  if (bonus?.does === 'money') receiveMoney(transition, seat, bonus.sestertii);
  if (bonus?.does === 'goods') {
    const [only] = bonus.choice;
    const taken = good ?? only;
    receiveGoods(transition, seat, taken === undefined ? {} : { [taken]: 1 });
  }
}

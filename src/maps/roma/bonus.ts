/** The light-blue fields: sestertii, a good, or one of two goods. */
import type { ActionOf } from '../../model/action';
import type { DecisionOf } from '../../model/decision';
import { refuse } from '../../model/errors';
import type { Seat } from '../../model/ids';
import type { GameState } from '../../model/state';
import { finish, receiveMoney } from '../../rules/change';
import type { DecisionHandler, Play } from '../../rules/game';
import { wrongDecision } from '../../rules/refusals';
import { receiveGoods } from '../../rules/storehouse';
import { isBonusField, TRACK } from './fields';
import { closeArrival, openArrivals } from './ships';

/** Whether bonuses of arrived ships have not been taken. */
export function hasOpenBonus(state: GameState, seat: Seat): boolean {
  return openArrivals(state, seat).some(({ field }) => isBonusField(field));
}

/** Every bonus that waits, once for each good to choose. */
export function bonuses(state: GameState, seat: Seat): readonly ActionOf<'takeBonus'>[] {
  const found: ActionOf<'takeBonus'>[] = [];
  const fields = new Set(openArrivals(state, seat).map(({ field }) => field));
  for (const place of fields) {
    const bonus = TRACK.get(place);
    if (bonus?.does === 'goods' && bonus.choice.length > 1) {
      for (const good of bonus.choice) found.push({ type: 'takeBonus', seat, place, good });
    } else if (isBonusField(place)) {
      found.push({ type: 'takeBonus', seat, place });
    }
  }
  return found;
}

/** @throws ConcordiaError if `bonuses` does not list it. */
export function takeBonus(play: Play, action: ActionOf<'takeBonus'>): void {
  const { seat, place, good } = action;
  const waiting = bonuses(play.state, seat).filter((offered) => offered.place === place);
  if (waiting.length === 0) {
    refuse({
      code: 'NO_BONUS',
      message: `No bonus waits in ${place}.`,
      rule: 'R-10.2',
      details: { place },
    });
  }
  if (!waiting.some((offered) => offered.good === good)) {
    refuse({
      code: 'INVALID_ACTION',
      message:
        waiting.length > 1 ? 'Here a good has to be chosen.' : 'Here is no choice; leave good out.',
      rule: 'R-10.2',
      details: { path: 'good' },
    });
  }
  closeArrival(play, seat, place);
  play.events?.push({ type: 'bonusTaken', seat, place });
  const bonus = TRACK.get(place);
  if (bonus?.does === 'money') receiveMoney(play, seat, bonus.sestertii);
  if (bonus?.does === 'goods') {
    const [only] = bonus.choice;
    const taken = good ?? only;
    receiveGoods(play, seat, taken === undefined ? {} : { [taken]: 1 });
  }
}

export const takeBonusDecision: DecisionHandler<DecisionOf<'takeBonus'>> = {
  kind: 'takeBonus',

  legal: (_game, state, { seat }) => bonuses(state, seat),

  apply(play, decision, action) {
    if (action.type !== 'takeBonus') wrongDecision(decision, action);
    takeBonus(play, action);
    if (!hasOpenBonus(play.state, decision.seat)) finish(play);
  },
};

/** The light-blue fields: sestertii, a good, or one of two goods. */
import type { ActionOf } from '../../model/action';
import type { DecisionOf } from '../../model/decision';
import { refuse } from '../../model/errors';
import type { Seat } from '../../model/ids';
import type { GameState } from '../../model/state';
import { finish, receiveMoney } from '../../rules/change';
import type { DecisionHandler, Game, Play } from '../../rules/game';
import { wrongDecision } from '../../rules/refusals';
import { receiveGoods, roomOf } from '../../rules/storehouse';
import { isBonusField, TRACK } from './fields';
import { closeArrival, openArrivals } from './ships';

/** Whether bonuses of arrived ships have not been taken. */
export function hasOpenBonus(state: GameState, seat: Seat): boolean {
  return openArrivals(state, seat).some(({ field }) => isBonusField(field));
}

/**
 * The bonuses that can be taken next, once for each good to choose. Those that leave no choice that matters
 * wait until all others are taken, and then come one after the other.
 */
export function bonuses(
  game: Game,
  state: GameState,
  seat: Seat,
): readonly ActionOf<'takeBonus'>[] {
  const waiting = openArrivals(state, seat).filter(({ field }) => isBonusField(field));
  const room = roomOf(game, state, seat);
  const goods = waiting.filter(({ field }) => TRACK.get(field)?.does === 'goods');
  const isScarce = goods.length > room;
  const choices: ActionOf<'takeBonus'>[] = [];
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
  const [first] = waiting;
  if (choices.length > 0 || first === undefined) return choices;
  return [{ type: 'takeBonus', seat, place: first.field }];
}

/** @throws ConcordiaError if `bonuses` does not list it. */
export function takeBonus(play: Play, action: ActionOf<'takeBonus'>): void {
  const { seat, place, good } = action;
  const waiting = bonuses(play.game, play.state, seat).filter((offered) => offered.place === place);
  if (waiting.length === 0) {
    refuse({
      code: 'NO_BONUS',
      message: `No bonus waits in ${place} that leaves a choice.`,
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

  legal: (game, state, { seat }) => bonuses(game, state, seat),

  apply(play, decision, action) {
    if (action.type !== 'takeBonus') wrongDecision(decision, action);
    takeBonus(play, action);
    if (!hasOpenBonus(play.state, decision.seat)) finish(play);
  },
};

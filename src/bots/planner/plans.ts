/** Plans for the decisions that can be calculated, and the listed actions that carry them out. */
import type { Action, ActionByType, Decision } from '../../index';
import { architectChoice } from './architect';
import { colonistChoice } from './colonist';
import { marketChoice } from './market';
import { mercatorChoice } from './mercator';
import { prefectChoice } from './prefect';
import type { RatedAction, Situation } from './situation';

/** The plan for a decision that can be calculated; `undefined` for others. */
export function planned(
  situation: Situation,
  decision: Decision,
  actions: readonly Action[] | undefined,
): RatedAction | undefined {
  switch (decision.kind) {
    case 'architect':
      return architectChoice(situation, decision.building ? 0 : decision.steps);
    case 'moveColonists':
      return movesOnly(architectChoice(situation, decision.steps));
    case 'mercator':
      return mercatorChoice(situation, decision.traded);
    case 'senator':
      return marketChoice(situation, 2 - decision.bought, true);
    case 'praetor':
      return marketChoice(situation, 1, true);
    case 'consul':
    case 'proconsul':
      return marketChoice(situation, 1, false);
    case 'tribune':
      return colonistChoice(situation, actions, decision.placed ? 0 : 1, false);
    case 'colonist':
      return colonistChoice(situation, actions, 6, decision.placed === 0);
    case 'prefect':
      return prefectChoice(situation, actions ?? []);
    default:
      return undefined;
  }
}

/** Without an Architect nothing is built, so moving only brings colonists nearer. */
function movesOnly(choice: RatedAction): RatedAction {
  const { action } = choice;
  if (action.type === 'moveColonist') return { action, gain: 0 };
  return { action: { type: 'pass', seat: action.seat }, gain: 0 };
}

/** The planned action as listed: with the goods to pay with, if there is a choice, and the least salt. */
export function listed(actions: readonly Action[], wanted: Action): Action | undefined {
  let top: Action | undefined;
  for (const action of actions) {
    const isOne = isSame(action, wanted);
    if (isOne && (top === undefined || saltIn(action) < saltIn(top))) top = action;
  }
  return top;
}

/** Whether an action is the planned one, however it is paid. */
function isSame(action: Action, wanted: Action): boolean {
  switch (action.type) {
    case 'moveColonist':
      return (
        wanted.type === 'moveColonist' && action.from === wanted.from && action.to === wanted.to
      );
    case 'buildHouse':
      return wanted.type === 'buildHouse' && action.city === wanted.city;
    case 'placeColonist':
      return (
        wanted.type === 'placeColonist' &&
        action.city === wanted.city &&
        action.kind === wanted.kind
      );
    case 'buyCard':
      return wanted.type === 'buyCard' && action.card === wanted.card;
    case 'trade':
      return wanted.type === 'trade' && isSameTrade(action, wanted);
    case 'produceProvince':
      return action === wanted;
    default:
      return action.type === wanted.type;
  }
}

function isSameTrade(action: ActionByType<'trade'>, wanted: ActionByType<'trade'>): boolean {
  const { deal, good, count, salt } = action;
  return (
    deal === wanted.deal && good === wanted.good && count === wanted.count && salt === wanted.salt
  );
}

function saltIn(action: Action): number {
  return 'pay' in action ? (action.pay?.salt ?? 0) : 0;
}

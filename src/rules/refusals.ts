/** Refusals that several roles share. */
import type { Action } from '../model/action';
import type { Decision } from '../model/decision';
import { type Refusal, refuse } from '../model/errors';

/** The action is none of those the decision is about. */
export function wrongDecision(decision: Decision, action: Action): never {
  refuse({
    code: 'WRONG_DECISION',
    message: `Now ${decision.kind} is to be decided, so ${action.type} is not possible.`,
    details: { decision: decision.kind, action: action.type },
  });
}

export function notEnoughMoney(needed: number, money: number, rule: string): Refusal {
  return {
    code: 'NOT_ENOUGH_MONEY',
    message: `This takes ${needed} sestertii, and there are ${money}.`,
    rule,
    details: { needed, money },
  };
}

/** Refusals that several roles share. */
import type { Action } from '../model/action';
import type { Decision } from '../model/decision';
import { type Refusal, refuse } from '../model/errors';
import type { Game, RuleHooks } from './game';

/** The action is none of those the decision is about. */
export function wrongDecision(decision: Decision, action: Action): never {
  refuse({
    code: 'WRONG_DECISION',
    message: `Now ${decision.kind} is to be decided, so ${action.type} is not possible.`,
    details: { decision: decision.kind, action: action.type },
  });
}

/** The first of the hooks' objections; undefined if none has one. */
export function firstRefusal(
  { hooks }: Game,
  ask: (hook: RuleHooks) => Refusal | undefined,
): Refusal | undefined {
  for (const hook of hooks) {
    const refusal = ask(hook);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

export function notEnoughMoney(needed: number, money: number, rule: string): Refusal {
  return {
    code: 'NOT_ENOUGH_MONEY',
    message: `This takes ${needed} sestertii, and there are ${money}.`,
    rule,
    details: { needed, money },
  };
}

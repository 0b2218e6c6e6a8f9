/** Refusals that several roles share. */
import type { Action } from '../model/action';
import { sestertii } from '../model/counted';
import type { Decision, DecisionKind } from '../model/decision';
import { type Refusal, refuse } from '../model/errors';
import type { Game, RuleHooks } from './game';

/** The action is none of those the decision is about. */
export function wrongDecision(decision: Decision, action: Action): never {
  refuse({
    code: 'WRONG_DECISION',
    message: `Now ${openDecision(decision)}, so ${action.type} is not possible${howToEnd(decision)}.`,
    details: { decision: decision.kind, action: action.type, seat: decision.seat },
  });
}

/** Such as `prefect is to be decided by seat 0`. */
export function openDecision({ kind, seat }: Decision, name?: string): string {
  return `${kind} is to be decided by seat ${seat}${name === undefined ? '' : ` (${name})`}`;
}

/** What somebody may have forgotten before going on; nothing where they only have to play a card. */
export function howToEnd({ kind }: Decision): string {
  if (kind === 'playCard') return '';
  return MUST_BE_DECIDED.includes(kind) ? '; finish it first' : '; finish it or pass';
}

/** Decisions that nobody can pass, unless there is nothing to choose. */
const MUST_BE_DECIDED: readonly DecisionKind[] = [
  'prefect',
  'diplomat',
  'magister',
  'keepGoods',
  'chooseStartCity',
  'takeBonus',
  'enterSquare',
  'chooseTile',
];

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
    message: `This takes ${sestertii(needed)}, and there ${money === 1 ? 'is' : 'are'} ${money}.`,
    rule,
    details: { needed, money },
  };
}

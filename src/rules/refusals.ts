/** Refusals that several steps share. */
import type { Objection } from '../kit/rules';
import type { Table } from '../kit/table';
import type { AnyAction, AnyDecision } from '../model/any';
import { sestertii } from '../model/counted';
import type { Refusal } from '../model/errors';

/** The action is none of those the decision is about, or not now. */
export function wrongDecision(
  table: Table,
  decision: AnyDecision,
  { type }: Pick<AnyAction, 'type'>,
): Refusal {
  return {
    code: 'WRONG_DECISION',
    message: `Now ${openDecision(decision)}, so ${type} is not possible${howToEnd(table, decision)}.`,
    details: { decision: decision.kind, action: type, seat: decision.seat },
  };
}

/** Such as `prefect is to be decided by seat 0`. */
export function openDecision({ kind, seat }: AnyDecision, name?: string): string {
  return `${kind} is to be decided by seat ${seat}${name === undefined ? '' : ` (${name})`}`;
}

/** What somebody may have forgotten before going on; nothing where they only have to play a card. */
export function howToEnd({ game }: Table, { kind }: AnyDecision): string {
  if (kind === 'playCard') return '';
  const { type, stepOf } = game.kinds.get(kind) ?? {};
  const canPass = stepOf?.has('pass') && !type?.mustDecide;
  return canPass ? '; finish it or pass' : '; finish it first';
}

/** The first objection of a map or module to an action; undefined if none has one. */
export function objectionTo<A extends AnyAction>(
  table: Table,
  action: A,
  decision: AnyDecision,
  type: string = action.type,
): Refusal | undefined {
  const { objections: all } = table.game;
  const objections: readonly Objection[] | undefined = all.size === 0 ? undefined : all.get(type);
  if (objections === undefined) return undefined;
  for (const object of objections) {
    const refusal = object(table, action, decision);
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

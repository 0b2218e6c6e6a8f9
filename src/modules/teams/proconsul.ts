/**
 * Proconsul: buy a card for its own cost, though no Proconsul. Afterwards the partner plays a
 * card alone, which is the turn's business.
 */
import {
  ask,
  type BaseActionOf,
  buying,
  decision,
  finish,
  hasRole,
  passing,
  type Refusal,
  type Role,
  step,
  type Table,
} from '../../kit';

/** Buy one card at its own cost. */
export const proconsulDecision = /* @__PURE__ */ decision({
  kind: 'proconsul',
  words: () => 'may buy a card',
});

export const proconsul: Role = {
  name: 'proconsul',
  rule: 'R-9.8',
  begin: (play, seat) => ask(play, { kind: 'proconsul', seat }),
};

function isProconsul(table: Table, { card }: BaseActionOf<'buyCard'>): Refusal | undefined {
  if (!hasRole(table, card, 'proconsul')) return undefined;
  return {
    code: 'CARD_NOT_FOR_SALE',
    message: 'A Proconsul buys no Proconsul.',
    rule: 'R-9.8',
    details: { card },
  };
}

export const proconsulSteps = [
  /* @__PURE__ */ step(
    /* @__PURE__ */ buying(proconsulDecision, 'cardOnly', 'R-9.8', finish, isProconsul),
  ),
  /* @__PURE__ */ passing(proconsulDecision),
] as const;

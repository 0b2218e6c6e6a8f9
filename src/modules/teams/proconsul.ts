/**
 * Proconsul: buy a card for its own cost, but no Proconsul. Afterwards the partner plays a card alone, in the
 * same turn.
 */
import {
  ask,
  type BaseActionOf,
  type CardId,
  decision,
  finish,
  type Position,
  passing,
  type Refusal,
  type Role,
  refusal,
  step,
} from '../../kit';
import { buying, hasRole } from '../../kit-rules';

/** Buy one card at its own cost. */
export const proconsulDecision = decision({
  kind: 'proconsul',
  words: (names, { seat }) => `${names.player(seat)} may buy a card`,
});

export const proconsul: Role = {
  name: 'proconsul',
  rule: 'R-9.8',
  begin: (transition, seat) => ask(transition, { kind: 'proconsul', seat }),
};

export const noSecondProconsul = refusal({
  reason: 'noSecondProconsul',
  code: 'CARD_NOT_FOR_SALE',
  rule: 'R-9.8',
  words: (_names, _facts: { readonly card: CardId }) => 'A Proconsul cannot buy a Proconsul.',
});

function isProconsul(position: Position, { card }: BaseActionOf<'buyCard'>): Refusal | undefined {
  return hasRole(position, card, 'proconsul') ? noSecondProconsul({ card }) : undefined;
}

export const proconsulSteps = [
  step(buying(proconsulDecision, 'cardOnly', 'R-9.8', finish, isProconsul)),
  passing(proconsulDecision),
] as const;

/** Diplomat: carry out the card on top of another player's discard. */

import type { BaseActionOf } from '../kit/actions';
import * as actions from '../kit/actions';
import { type DecisionOfType, decision } from '../kit/decision';
import { count, optional } from '../kit/fields';
import { forbidRefusal, type Position, partnerOf, type Transition } from '../kit/game';
import type { Role, Rules } from '../kit/rules';
import { step } from '../kit/step';
import type { Cost } from '../model/any';
import type { CardId, RoleName } from '../model/cards';
import type { Refusal } from '../model/errors';
import { baseRefusal } from '../model/faults';
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { beginRole, cardOf, chosenRole, hasRole, incomeOfRole, roleRefusal } from '../rules/cards';
import { ask, finish, last, passing, playerAt } from '../rules/change';
import { wrongDecision } from '../rules/refusals';

type CopyCard = BaseActionOf<'copyCard'>;

/** How many cards lie on the one carried out, if a later card has gone back to it; otherwise absent. */
export const depth = optional(
  count(1, 60, 'How many cards lie on the one carried out, if a later card has gone back to it.'),
);

/** Choose whose card to copy. */
export const diplomatDecision = decision({
  kind: 'diplomat',
  shape: {
    depth,
  },
  mustDecide: true,
});
/** A Diplomat's decision: whose card to copy. */
export type DiplomatDecision = DecisionOfType<typeof diplomatDecision>;

const diplomat: Role = {
  name: 'diplomat',
  rule: 'R-4.7',
  repeats: true,
  begin(transition, seat, _card, depth) {
    ask(transition, { kind: 'diplomat', seat, ...deeper(depth) });
  },
};

const nothingToCopy = baseRefusal({
  reason: 'nothingToCopy',
  code: 'CANNOT_COPY',
  rule: 'R-4.7',
  words: (_names, _facts: { readonly from: Seat }) =>
    'A Diplomat copies the top card of another player, but never a Diplomat.',
});

const partnersCard = baseRefusal({
  reason: 'partnersCard',
  code: 'CANNOT_COPY',
  rule: 'R-9.6',
  words: (_names, _facts: { readonly from: Seat }) => 'Partners cannot copy each other.',
});

const copy = step({
  ...actions.copyCard,
  rule: 'R-4.7',
  during: [diplomatDecision],
  candidatesAreLegal: true,

  candidates(position, open, { isWide }) {
    const { seat } = open;
    const found: CopyCard[] = [];
    for (let from = 0; from < position.game.players; from++) {
      const card = topOf(position.state, from);
      if (from === seat || card === undefined) continue;
      if (!isWide && !isCopied(position, open, from)) continue;
      const { roles } = cardOf(position.game, card);
      if (roles.length === 1) found.push({ type: 'copyCard', seat, from });
      else for (const as of roles) found.push({ type: 'copyCard', seat, from, as });
    }
    return found;
  },

  refusal(position, { from, as }, open) {
    const { game, state } = position;
    const refusal = copyRefusal(position, open, from);
    if (refusal !== undefined) return refusal;
    const card = topOf(state, from);
    return card === undefined ? undefined : roleRefusal(game, card, as);
  },

  cost({ game, state }, { seat, from, as }) {
    const card = topOf(state, from);
    return card === undefined ? undefined : incomeOfCopy({ game, state }, seat, card, as);
  },

  apply(transition, { seat, from, as }, open) {
    const card = topOf(transition.state, from);
    if (card === undefined) return;
    carryOutCopy(transition, { ...open, seat }, from, card, chosenRole(transition.game, card, as));
  },
});

/** Passing is legal if there is nothing to copy. */
const giveUp = passing(diplomatDecision, undefined, (position, action, open) =>
  canCopy(position, open) ? wrongDecision(position, open, action) : undefined,
);

export const diplomatRules = {
  id: 'diplomat',
  refusals: [nothingToCopy, partnersCard],
  roles: [diplomat],
  decisions: [diplomatDecision],
  steps: [copy, giveUp],
} as const satisfies Rules;

function topOf({ players }: GameState, from: Seat): CardId | undefined {
  return last(players[from]?.discard ?? []);
}

/** Whether any discard has a card to copy. */
export function canCopy(position: Position, open: DiplomatDecision): boolean {
  for (let from = 0; from < position.game.players; from++) {
    if (isCopied(position, open, from)) return true;
  }
  return false;
}

/** Whether the top card of a discard can be copied; `copyRefusal` gives the reason if not. */
function isCopied(position: Position, open: DiplomatDecision, from: Seat): boolean {
  const { game, state } = position;
  const { seat } = open;
  const card = topOf(state, from);
  if (from === seat || card === undefined || hasRole(position, card, 'diplomat')) return false;
  if (partnerOf(game, seat) === from) return false;
  return (
    game.forbids.size === 0 || forbidRefusal(position, copying(seat, from), open) === undefined
  );
}

function copying(seat: Seat, from: Seat): CopyCard {
  return { type: 'copyCard', seat, from };
}

/** Why the top card of a discard cannot be copied. */
function copyRefusal(position: Position, open: DiplomatDecision, from: Seat): Refusal | undefined {
  const { game, state } = position;
  const { seat } = open;
  const card = topOf(state, from);
  if (from === seat || card === undefined || hasRole(position, card, 'diplomat')) {
    return nothingToCopy({ from });
  }
  if (partnerOf(game, seat) === from) return partnersCard({ from });
  return forbidRefusal(position, copying(seat, from), open);
}

/** The field `depth` of events and decisions; left out if no card lies on the one carried out. */
export function deeper(depth = 0): {
  /** How many cards lie on the one carried out. */
  readonly depth?: number;
} {
  return depth > 0 ? { depth } : {};
}

/** The income of copying the card. */
export function incomeOfCopy(
  position: Position,
  seat: Seat,
  card: CardId,
  as: RoleName | undefined,
): Cost {
  return incomeOfRole(position, seat, card, as, playerAt(position.state, seat).discard.length);
}

/** Finishes the decision and carries out the card; `from` is null for a card of the display. */
export function carryOutCopy(
  transition: Transition,
  { seat, depth }: DiplomatDecision,
  from: Seat | null,
  card: CardId,
  as: RoleName,
): void {
  finish(transition);
  if (transition.hasObservers)
    transition.emit({ type: 'cardCopied', seat, from, card, as, ...deeper(depth) });
  // A copied card that goes back to the one before it does so from the place of the Diplomat.
  beginRole(transition, seat, card, as, depth);
}

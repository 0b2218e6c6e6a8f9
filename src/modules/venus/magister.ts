/** Magister: carry out again the card played before it, unless it is a Senator. */
import {
  actions,
  ask,
  type CardId,
  decision,
  finish,
  HIDDEN_CARD,
  type Position,
  playerAt,
  type Role,
  type Seat,
  step,
} from '../../kit';
import {
  beginRole,
  chosenRole,
  deeper,
  depth,
  hasRole,
  incomeOfCopy,
  roleRefusal,
  rolesToChoose,
  wrongDecision,
} from '../../kit-rules';

/** Choose a half of the double card to carry out again. */
export const magisterDecision = decision({
  kind: 'magister',
  shape: {
    depth,
  },
  covered({ players }, { seat, depth = 0 }) {
    const discard = players[seat]?.discard ?? [];
    const index = discard.length - 2 - depth;
    return discard[index] === HIDDEN_CARD ? { seat, index } : undefined;
  },
  words: (names, { seat }) => `${names.player(seat)} chooses a half of the previous card`,
});

export const magister: Role = {
  name: 'magister',
  rule: 'R-9.2',
  repeats: true,
  begin(transition, seat, _card, depth) {
    if (repeatedCard(transition, seat, depth) === undefined) return;
    ask(transition, { kind: 'magister', seat, ...deeper(depth) });
  },
};

export const repeat = step({
  ...actions.copyCard,
  rule: 'R-9.2',
  during: [magisterDecision],

  candidates(position, { seat, depth }) {
    const card = repeatedCard(position, seat, depth);
    if (card === undefined) return [];
    return rolesToChoose(position.game, card).map((as) => ({ from: seat, ...as }));
  },

  refusal(position, action, open) {
    const { seat, from, as } = action;
    const card = repeatedCard(position, seat, open.depth);
    if (from !== seat || card === undefined) return wrongDecision(position, open, action);
    return roleRefusal(position.game, card, as);
  },

  cost(position, { seat, as }, { depth }) {
    const card = repeatedCard(position, seat, depth);
    return card === undefined ? undefined : incomeOfCopy(position, seat, card, as);
  },

  apply(transition, { seat, as }, { depth = 0 }) {
    const card = repeatedCard(transition, seat, depth);
    if (card === undefined) return;
    const chosen = chosenRole(transition.game, card, as);
    finish(transition);
    transition.emit({
      type: 'cardCopied',
      seat,
      from: seat,
      card,
      as: chosen,
      ...deeper(depth + 1),
    });
    beginRole(transition, seat, card, chosen, depth + 1);
  },
});

/**
 * The card under the one that is being carried out, on the player's discard. Every repetition goes one card
 * further down, so even Magisters and Diplomats that call each other end.
 */
function repeatedCard(position: Position, seat: Seat, depth = 0): CardId | undefined {
  const card = playerAt(position.state, seat).discard.at(-2 - depth);
  return card === undefined || hasRole(position, card, 'senator') ? undefined : card;
}

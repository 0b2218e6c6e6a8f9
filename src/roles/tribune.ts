/** Tribune: take back all cards, then place a new colonist in the capital, if wanted. */
import * as actions from '../kit/actions';
import { decision } from '../kit/decision';
import { flag, meaning } from '../kit/fields';
import type { Role, Rules } from '../kit/rules';
import { step } from '../kit/step';
import { ask, passing, playerAt, proceed, receiveMoney, workingPlayer } from '../rules/change';
import {
  COLONIST_COST,
  inCapital,
  placeColonist,
  placementRefusal,
  placements,
} from '../rules/new-colonist';
import { paidBy } from '../rules/payment';
import { wrongDecision } from '../rules/refusals';

/** Cards taken back without pay. */
const UNPAID_CARDS = 3;

/** Put one new colonist into the capital. */
const tribuneDecision = decision({
  kind: 'tribune',
  shape: {
    placed: meaning(flag, 'Whether the new colonist is already on the board.'),
  },
});

const tribune: Role = {
  name: 'tribune',
  rule: 'R-4.1',
  takesBack: true,
  begin(transition, seat) {
    const { hand, discard } = playerAt(transition.state, seat);
    const player = workingPlayer(transition, seat);
    player.hand = [...hand, ...discard];
    player.discard = [];
    const { length } = discard;
    if (transition.hasObservers) transition.emit({ type: 'cardsTakenBack', seat, count: length });
    receiveMoney(transition, seat, paidFor(length));
    ask(transition, { kind: 'tribune', seat, placed: false });
  },
  income: (_position, _seat, _card, pile) => paidFor(pile),
};

/** Sestertii for taking back a number of cards. */
function paidFor(cards: number): number {
  return Math.max(0, cards - UNPAID_CARDS);
}

const place = step({
  ...actions.placeColonist,
  rule: 'R-4.1',
  during: [tribuneDecision],
  candidatesAreLegal: true,
  candidates: (position, { seat, placed }, wanted) =>
    placed ? [] : placements(position, seat, inCapital, wanted),
  refusal: (position, action, open) =>
    open.placed
      ? wrongDecision(position, open, action)
      : placementRefusal(position, action, inCapital, 'R-4.1'),
  cost: (position, { seat, pay }) => paidBy(position, seat, COLONIST_COST, pay),
  apply(transition, action, { seat }) {
    placeColonist(transition, action);
    proceed(transition, { kind: 'tribune', seat, placed: true });
  },
});

export const tribuneRules = {
  id: 'tribune',
  roles: [tribune],
  decisions: [tribuneDecision],
  steps: [place, passing(tribuneDecision)],
} as const satisfies Rules;

/** Colonist: new colonists for food and tools, or money for those on the board. */
import * as actions from '../kit/actions';
import { decision } from '../kit/decision';
import { count } from '../kit/fields';
import type { Role, Rules } from '../kit/rules';
import { step } from '../kit/step';
import { baseRefusal } from '../model/faults';
import type { Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { ask, finish, passing, proceed, receiveMoney } from '../rules/change';
import { countColonists } from '../rules/moving';
import {
  COLONIST_COST,
  inCapitalOrOwnCity,
  placeColonist,
  placementRefusal,
  placements,
} from '../rules/new-colonist';
import { paidBy } from '../rules/payment';

/** Sestertii of the income, plus one for each colonist on the board. */
const BASE_INCOME = 5;

/** Place new colonists or take the income. */
const colonistDecision = decision({
  kind: 'colonist',
  shape: {
    placed: count(
      0,
      6,
      'Colonists that this card has placed so far; after the first, no income can be taken.',
    ),
  },
});

const colonist: Role = {
  name: 'colonist',
  rule: 'R-4.5',
  begin: (transition, seat) => ask(transition, { kind: 'colonist', seat, placed: 0 }),
};

const place = step({
  ...actions.placeColonist,
  rule: 'R-4.5',
  during: [colonistDecision],
  candidatesAreLegal: true,
  candidates: (position, { seat }, wanted) =>
    placements(position, seat, inCapitalOrOwnCity, wanted),
  refusal: (position, action) => placementRefusal(position, action, inCapitalOrOwnCity, 'R-4.5'),
  cost: (position, { seat, pay }) => paidBy(position, seat, COLONIST_COST, pay),
  apply(transition, action, { seat, placed }) {
    placeColonist(transition, action);
    proceed(transition, { kind: 'colonist', seat, placed: placed + 1 });
  },
});

const hasPlacedAlready = baseRefusal({
  reason: 'hasPlacedAlready',
  code: 'WRONG_DECISION',
  rule: 'R-4.5',
  words: () => 'The Colonist either places colonists or takes money.',
});

const takeIncome = step({
  ...actions.takeIncome,
  rule: 'R-4.5',
  during: [colonistDecision],
  candidates: (_position, { seat, placed }, { isWide }) =>
    placed === 0 || isWide ? [{ type: 'takeIncome', seat }] : [],
  refusal(_position, _action, { placed }) {
    if (placed === 0) return undefined;
    return hasPlacedAlready({});
  },
  cost: ({ state }, { seat }) => ({ gain: incomeOf(state, seat) }),
  apply(transition, { seat }) {
    receiveMoney(transition, seat, incomeOf(transition.state, seat));
    finish(transition);
  },
});

function incomeOf(state: GameState, seat: Seat): number {
  return BASE_INCOME + countColonists(state, seat);
}

export const colonistRules = {
  id: 'colonist',
  refusals: [hasPlacedAlready],
  roles: [colonist],
  decisions: [colonistDecision],
  steps: [place, takeIncome, passing(colonistDecision)],
} as const satisfies Rules;

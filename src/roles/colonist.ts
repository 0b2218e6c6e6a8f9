/** Colonist: new colonists for food and tools, or money for those on the board. */
import * as actions from '../kit/actions';
import { decision } from '../kit/decision';
import { count } from '../kit/fields';
import type { Role, Rules } from '../kit/rules';
import { step } from '../kit/step';
import { ask, finish, proceed, receiveMoney } from '../rules/change';
import { countColonists } from '../rules/moving';
import {
  COLONIST_COST,
  inCapitalOrOwnCity,
  placeColonist,
  placementRefusal,
  placements,
} from '../rules/new-colonist';
import { passing } from '../rules/passing';

/** Sestertii of the second choice, besides one for each colonist on the board. */
const BASE_INCOME = 5;

/** Place new colonists or take the income. */
const colonistDecision = /* @__PURE__ */ decision({
  kind: 'colonist',
  shape: {
    placed: count(
      0,
      6,
      'How many this card has placed so far; after the first the income is out of the question.',
    ),
  },
  words: (_names, { placed }) =>
    placed === 0 ? 'places colonists or takes money' : 'may place more colonists',
});

const colonist: Role = {
  name: 'colonist',
  rule: 'R-4.5',
  begin: (play, seat) => ask(play, { kind: 'colonist', seat, placed: 0 }),
};

const place = /* @__PURE__ */ step({
  ...actions.placeColonist,
  rule: 'R-4.5',
  during: [colonistDecision],
  isNarrow: true,
  options: (table, { seat }, wanted) => placements(table, seat, inCapitalOrOwnCity, wanted),
  refusal: (table, action) => placementRefusal(table, action, inCapitalOrOwnCity, 'R-4.5'),
  cost: () => COLONIST_COST,
  apply(play, action, { seat, placed }) {
    placeColonist(play, action);
    proceed(play, { kind: 'colonist', seat, placed: placed + 1 });
  },
});

const takeIncome = /* @__PURE__ */ step({
  ...actions.takeIncome,
  rule: 'R-4.5',
  during: [colonistDecision],
  options: (_table, { seat, placed }, { isWide }) =>
    placed === 0 || isWide ? [{ type: 'takeIncome', seat }] : [],
  refusal(_table, _action, { placed }) {
    if (placed === 0) return undefined;
    return {
      code: 'WRONG_DECISION',
      message: 'The Colonist either places colonists or takes money.',
      rule: 'R-4.5',
    };
  },
  apply(play, { seat }) {
    receiveMoney(play, seat, BASE_INCOME + countColonists(play.state, seat));
    finish(play);
  },
});

export const colonistRules = {
  id: 'colonist',
  roles: [colonist],
  decisions: [colonistDecision],
  steps: [place, takeIncome, /* @__PURE__ */ passing(colonistDecision)],
} as const satisfies Rules;

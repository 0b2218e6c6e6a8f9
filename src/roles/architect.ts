/** Architect: first move, then build. Building the first house ends all moving. */

import * as actions from '../kit/actions';
import { decision } from '../kit/decision';
import { count, flag, meaning } from '../kit/fields';
import type { Role, Rules } from '../kit/rules';
import { step } from '../kit/step';
import { baseRefusal, faultsOf, impossible } from '../model/faults';
import type { CityId } from '../model/ids';
import { ask, passing, proceed } from '../rules/change';
import {
  adjacentCities,
  buildHouse,
  houseRefusal,
  housesIn,
  isAdjacent,
  priceOfHouse,
} from '../rules/houses';
import { moveColonist, moveRefusal, moves, priceOfMove, stepsOf } from '../rules/moving';

/** Move and build. */
export const architectDecision = decision({
  kind: 'architect',
  shape: {
    steps: count(0, 20, 'Steps left to share among the colonists.'),
    building: meaning(flag, 'True once moving is over, such as after the first house.'),
  },
  audit(position, { seat, steps }) {
    const most = stepsOf(position, seat);
    if (steps <= most) return undefined;
    return impossible(architectFaults.of('tooManySteps', { most, steps }), 'R-4.2');
  },
});

const architect: Role = {
  name: 'architect',
  rule: 'R-4.2',
  begin(transition, seat) {
    ask(transition, { kind: 'architect', seat, steps: stepsOf(transition, seat), building: false });
  },
};

const movingOver = baseRefusal({
  reason: 'movingOver',
  code: 'WRONG_DECISION',
  rule: 'R-4.3',
  words: () => 'Moving is over for this turn.',
});

const cityNotAdjacent = baseRefusal({
  reason: 'cityNotAdjacent',
  code: 'CITY_NOT_ADJACENT',
  rule: 'R-4.3',
  words: (names, { city }: { readonly city: CityId }) =>
    `None of your colonists is on a route to ${names.place(city)}.`,
});

const move = step({
  ...actions.moveColonist,
  rule: 'R-4.2',
  during: [architectDecision],
  candidatesAreLegal: true,
  candidates: (position, { seat, steps, building }, wanted) =>
    building ? [] : moves(position, seat, steps, wanted),
  refusal(position, action, { steps, building }) {
    if (!building) return moveRefusal(position, action, steps);
    return movingOver({});
  },
  cost: priceOfMove,
  apply(transition, action, { seat, steps, building }) {
    const left = steps - moveColonist(transition, action);
    proceed(transition, { kind: 'architect', seat, steps: left, building });
  },
});

const build = step({
  ...actions.buildHouse,
  rule: 'R-4.3',
  during: [architectDecision],
  candidatesAreLegal: true,
  candidates: (position, { seat }, wanted) =>
    housesIn(position, seat, adjacentCities(position, seat), wanted),
  refusal(position, action, open) {
    const { seat, city } = action;
    if (isAdjacent(position, seat, city)) return houseRefusal(position, action, open);
    return cityNotAdjacent({ city });
  },
  cost: priceOfHouse,
  apply(transition, action, { seat, steps }) {
    proceed(transition, { kind: 'architect', seat, steps, building: true });
    buildHouse(transition, action);
  },
});

export const architectRules = {
  id: 'architect',
  refusals: [movingOver, cityNotAdjacent],
  roles: [architect],
  decisions: [architectDecision],
  steps: [
    move,
    build,
    passing(architectDecision, (transition, { seat }) =>
      transition.emit({ type: 'architectEnded', seat }),
    ),
  ],
} as const satisfies Rules;

export const architectFaults = faultsOf({
  tooManySteps: (names, { most, steps }: { readonly most: number; readonly steps: number }) =>
    `at most ${names.counted(most, 'step')} can be left, not ${steps}`,
});

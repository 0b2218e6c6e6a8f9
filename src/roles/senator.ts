/** Senator: buy up to two cards, each for its own cost and that of its place. */
import { decision } from '../kit/decision';
import { count } from '../kit/fields';
import type { Role, Rules } from '../kit/rules';
import { step } from '../kit/step';
import { ask, finish, passing, proceed } from '../rules/change';
import { buying } from '../rules/market';

/** Buy up to two cards. */
const senatorDecision = decision({
  kind: 'senator',
  shape: {
    bought: count(0, 1, 'Cards bought so far.'),
  },
});

const senator: Role = {
  name: 'senator',
  rule: 'R-4.8',
  begin: (transition, seat) => ask(transition, { kind: 'senator', seat, bought: 0 }),
};

const buy = step(
  buying(senatorDecision, 'cardAndPlace', 'R-4.8', (transition, { seat, bought }) => {
    if (bought === 0) proceed(transition, { kind: 'senator', seat, bought: 1 });
    else finish(transition);
  }),
);

export const senatorRules = {
  id: 'senator',
  roles: [senator],
  decisions: [senatorDecision],
  steps: [buy, passing(senatorDecision)],
} as const satisfies Rules;

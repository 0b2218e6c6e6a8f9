/** Consul: buy one card for its own cost only. */
import { decision } from '../kit/decision';
import type { Role, Rules } from '../kit/rules';
import { step } from '../kit/step';
import { ask, finish, passing } from '../rules/change';
import { buying } from '../rules/market';

/** Buy one card. */
const consulDecision = decision({
  kind: 'consul',
});

const consul: Role = {
  name: 'consul',
  rule: 'R-4.9',
  begin: (transition, seat) => ask(transition, { kind: 'consul', seat }),
};

export const consulRules = {
  id: 'consul',
  roles: [consul],
  decisions: [consulDecision],
  steps: [step(buying(consulDecision, 'cardOnly', 'R-4.9', finish)), passing(consulDecision)],
} as const satisfies Rules;

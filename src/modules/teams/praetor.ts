/** Praetor: each partner may buy one card, for its own cost and that of its place. */
import { ask, decision, finish, passing, type Role, step } from '../../kit';
import { buying } from '../../kit-rules';

/** Buy one card at the full cost. */
export const praetorDecision = decision({
  kind: 'praetor',
  words: (names, { seat }) => `${names.player(seat)} may buy a card`,
});

export const praetor: Role = {
  name: 'praetor',
  rule: 'R-9.7',
  begin: (transition, seat) => ask(transition, { kind: 'praetor', seat }),
};

export const praetorSteps = [
  step(buying(praetorDecision, 'cardAndPlace', 'R-9.7', finish)),
  passing(praetorDecision),
] as const;

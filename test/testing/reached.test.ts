/** What no game of the suite has reached, told by name; and what is reached without being offered. */
// answers for src/testing
import { expect, test } from 'vitest';
import * as z from 'zod';
import { createLibrary } from '../../src/index';
import {
  ask,
  decision,
  defineModule,
  defineRules,
  event,
  finish,
  option,
  refusal,
  step,
} from '../../src/kit';
import { imperium } from '../../src/maps/imperium';
import { mapConformance } from '../../src/testing';

const resting = decision({
  kind: 'resting',
  mustDecide: true,
  words: (names, { seat }) => `${names.player(seat)} rests`,
});
const neverSaid = refusal({ reason: 'neverSaid', code: 'NEVER', words: () => 'Never.' });
const neverTold = event({ type: 'neverTold', shape: {}, words: () => 'Never' });

/** Its action is the only one of its decision, so nobody is asked. */
const rest = defineModule({
  id: 'rest',
  rules: defineRules({
    id: 'rest',
    decisions: [resting],
    steps: [
      step({
        type: 'restNow',
        during: [resting],
        shape: {},
        candidates: () => [{}],
        apply: (transition) => finish(transition),
        words: () => 'Rest for a while',
      }),
    ],
    events: [neverTold],
    refusals: [neverSaid],
    on: { architectEnded: (transition, { seat }) => ask(transition, { kind: 'resting', seat }) },
  }),
  options: {
    restLength: option({ schema: z.int().min(1).max(3), description: 'How long.', byDefault: 1 }),
  },
});

test('an action that is always carried out by itself is reached, and what no game has shown is told', () => {
  const library = createLibrary({ maps: [imperium], modules: [rest] });
  const told: string[] = [];
  const checks = mapConformance(library, 'imperium', {
    modules: ['rest'],
    options: { restLength: 2 },
    unreached: (what) => told.push(...what),
  });
  checks.at(-1)?.run();
  expect(told).toEqual([
    'the event neverTold',
    'the refusal neverSaid',
    'the option restLength: 1',
    'the option restLength: 3',
  ]);
});

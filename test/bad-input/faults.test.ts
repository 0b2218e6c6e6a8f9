/** Rules from elsewhere that do in a game what rules cannot do: the error says whose fault it is. */
// answers for src/engine src/kit src/model
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createLibrary } from '../../src/index';
import {
  ask,
  city,
  decision,
  defineModule,
  defineRules,
  event,
  part,
  passing,
  type Rules,
  step,
} from '../../src/kit';
import { imperium } from '../../src/maps/imperium';
import { thrownBy } from '../support/scenario';

const PREFECT = { type: 'playCard', seat: 0, card: 'prefect' } as const;
const ARCHITECT = { type: 'playCard', seat: 0, card: 'architect' } as const;

/** A game with a module of these rules. */
function game(rules: Omit<Rules, 'id'>) {
  const module = defineModule({ id: 'faulty', rules: defineRules({ id: 'faulty', ...rules }) });
  const library = createLibrary({ maps: [imperium], modules: [module] });
  const begin = () =>
    library.createGame({ map: 'imperium', players: 2, seed: 'faults', modules: ['faulty'] });
  return { ...library, begin };
}

const tell = {
  type: 'tell',
  rule: 'own',
  during: ['playCard'],
  shape: { city },
  candidates: () => [{ city: 'roma' }],
  apply: () => {},
} as const;

/** Faulty steps in the decision of playing a card, and where they are found. */
const STEPS: readonly (readonly [string, Partial<Parameters<typeof step>[0]>, string])[] = [
  [
    'that throws when listed',
    {
      candidates: () => {
        throw new Error('no harvest');
      },
    },
    'the step tell, candidates',
  ],
  ['that lists no list', { candidates: () => 42 as never }, 'the step tell, candidates'],
  ['that lists a number', { candidates: () => [42] as never }, 'the step tell, candidates'],
  [
    'that lists an unknown field',
    { candidates: () => [{ city: 'roma', when: 'now' }] as never },
    'the step tell, candidates',
  ],
  ['that lists too little', { candidates: () => [{}] as never }, 'the step tell, candidates'],
  [
    'that lists a function',
    { candidates: () => [{ city: () => 'roma' }] as never },
    'the step tell, candidates',
  ],
  [
    'that lists an action of another type',
    { candidates: () => [{ type: 'pass', seat: 0, city: 'roma' }] as never },
    'the step tell, candidates',
  ],
  [
    'that lists an action of another player',
    { candidates: () => [{ type: 'tell', seat: 1, city: 'roma' }] as never },
    'the step tell, candidates',
  ],
  ['that refuses with a word', { refusal: () => 'no' as never }, 'the step tell, refusal'],
  [
    'whose refusal throws',
    {
      refusal: () => {
        throw new Error('no');
      },
    },
    'the step tell, refusal',
  ],
  [
    'whose refusal goes round in circles',
    {
      refusal: function again(): never {
        return again();
      },
    },
    'the step tell, refusal',
  ],
];

describe('a step', () => {
  test.each(STEPS)('%s is named', (_what, wrong, at) => {
    const { begin, legalActions } = game({ steps: [step({ ...tell, ...wrong } as never)] });
    const state = begin();
    const before = JSON.stringify(state);
    expect(thrownBy(() => legalActions(state))).toMatchObject({
      code: 'INVALID_RULES',
      details: { rules: 'faulty', at },
    });
    expect(JSON.stringify(state)).toBe(before);
  });

  test.each([{}, { type: 'tell' }, { seat: 0 }, { type: 'tell', seat: 0 }])(
    'that lists its fields and %j lists whole actions',
    (some) => {
      const candidates = () => [{ city: 'roma', ...some }] as never;
      const { begin, legalActions } = game({ steps: [step({ ...tell, candidates } as never)] });
      const told = legalActions(begin()).filter(({ type }) => type === ('tell' as string));
      expect(told).toEqual([{ type: 'tell', seat: 0, city: 'roma' }]);
    },
  );

  test.each<readonly [string, (play: never) => void]>([
    [
      'that throws',
      () => {
        throw new Error('lost');
      },
    ],
    [
      'that changes the state it was given',
      (play: { state: { players: { money: number }[] } }) => {
        const [first] = play.state.players;
        if (first) first.money = 99;
      },
    ],
    [
      'that tells of unknown events',
      (play: { emit(event: object): void }) => play.emit({ type: 'toldAll' }),
    ],
  ] as never)('%s when it is taken leaves everything as it was', (_what, apply) => {
    const { begin, tryApplyAction } = game({ steps: [step({ ...tell, apply } as never)] });
    const state = begin();
    const before = JSON.stringify(state);
    const result = tryApplyAction(state, { type: 'tell', seat: 0, city: 'roma' });
    expect(result).toMatchObject({ ok: false, error: { code: 'INVALID_RULES' } });
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('rules', () => {
  test.each<readonly [string, Omit<Rules, 'id'>, string]>([
    [
      'that answer an event by throwing',
      {
        on: {
          cardPlayed: () => {
            throw new TypeError('x');
          },
        },
      },
      'the listener for cardPlayed',
    ],
    [
      'that object with nonsense',
      { forbid: { playCard: () => 7 as never } },
      'the refusal of playCard',
    ],
    [
      'that make steps of nothing',
      { modifiers: { movement: () => Number.NaN } },
      'the modifier movement',
    ],
    [
      'that make steps of a word',
      { modifiers: { movement: () => 'three' as never } },
      'the modifier movement',
    ],
    [
      'whose value throws',
      {
        modifiers: {
          movement: () => {
            throw new Error('x');
          },
        },
      },
      'the modifier movement',
    ],
  ])('%s are named', (_what, rules, at) => {
    const { begin, tryApplyAction } = game(rules);
    const result = tryApplyAction(begin(), ARCHITECT);
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'INVALID_RULES', details: { rules: 'faulty', at } },
    });
  });

  test('whose set-up throws are named', () => {
    const { begin } = game({
      setUp: () => {
        throw new Error('no table');
      },
    });
    expect(thrownBy(begin)).toMatchObject({
      code: 'INVALID_RULES',
      details: { rules: 'faulty', at: 'setUp' },
    });
  });

  test('that part the players in no way are named', () => {
    const { begin } = game({ parties: () => 0.7 });
    expect(thrownBy(begin)).toMatchObject({
      code: 'INVALID_RULES',
      details: { rules: 'faulty', at: 'parties' },
    });
  });

  test('that ask again and again what leaves no choice come to an end', () => {
    const asked = decision({ kind: 'again' });
    const again = step({
      type: 'goOn',
      during: [asked],
      shape: {},
      candidates: () => [{}],
      apply: () => {},
    });
    const { begin, tryApplyAction } = game({
      decisions: [asked],
      steps: [again],
      on: { cardPlayed: (transition, { seat }) => ask(transition, { kind: 'again', seat }) },
    });
    expect(tryApplyAction(begin(), PREFECT)).toMatchObject({
      ok: false,
      error: { code: 'INVALID_RULES', details: { rules: 'faulty' } },
    });
  });

  test('that begin another action again and again come to an end', () => {
    const { begin, tryApplyAction } = game({ on: { actionEnded: () => true } });
    const { state } = tryApplyAction(begin(), PREFECT) as { state: ReturnType<typeof begin> };
    expect(tryApplyAction(state, { type: 'takeCoins', seat: 0 })).toMatchObject({
      ok: false,
      error: { code: 'INVALID_RULES', details: { rules: 'faulty' } },
    });
  });

  test('that tell of an event which they answer by telling it come to an end', () => {
    const told = event({ type: 'told', shape: {} });
    const { begin, tryApplyAction } = game({
      events: [told],
      on: {
        cardPlayed: (transition) => transition.emit({ type: 'told' }),
        told: (transition: Parameters<NonNullable<Rules['on']>['told'] & object>[0]) =>
          transition.emit({ type: 'told' }),
      },
    });
    expect(tryApplyAction(begin(), PREFECT)).toMatchObject({
      ok: false,
      error: { code: 'INVALID_RULES', details: { rules: 'faulty' } },
    });
  });

  test('whose part cannot be looked at are named when a state comes in', () => {
    const memory = part({
      id: 'faulty',
      schema: z.strictObject({ count: z.int() }),
      audit: () => {
        throw new Error('no memory');
      },
    });
    const { begin, parseState } = game({
      parts: [memory],
      setUp: (transition) => memory.write(transition, { count: 1 }),
    });
    const json: unknown = JSON.parse(JSON.stringify(begin()));
    expect(thrownBy(() => parseState(json))).toMatchObject({
      code: 'INVALID_RULES',
      details: { rules: 'faulty', at: 'the part faulty, audit' },
    });
  });

  test('an own decision can be passed', () => {
    const asked = decision({ kind: 'again' });
    const { begin, tryApplyAction } = game({
      decisions: [asked],
      steps: [passing(asked)],
      on: { cardPlayed: (transition, { seat }) => ask(transition, { kind: 'again', seat }) },
    });
    expect(tryApplyAction(begin(), PREFECT).ok).toBe(true);
  });
});

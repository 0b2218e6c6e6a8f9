/** Rules answer at once: a promise is refused with its author named, and what becomes of it ends no process. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLibrary } from '../../src/index';
import { decision, defineModule, type Rules, refusal, step } from '../../src/kit';
import { imperium } from '../../src/maps';
import { thrownBy } from '../support/scenario';

const unheard: unknown[] = [];
const note = (reason: unknown) => unheard.push(reason);
beforeAll(() => process.on('unhandledRejection', note));
afterAll(() => process.off('unhandledRejection', note));

/** What an author without types has written: a function that fails a moment later. */
// biome-ignore lint/suspicious/noExplicitAny: no type lets a promise in.
const later = async (): Promise<any> => {
  await undefined;
  throw new Error('the bank does not answer');
};

/** No promise of the language, and as good as one. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
const alike = (): any => ({
  // biome-ignore lint/suspicious/noThenProperty: this is what makes it one.
  then(_done: unknown, fail: (reason: unknown) => void) {
    fail(new Error('the bank does not answer'));
  },
});

const PASS = {
  type: 'wait',
  during: ['playCard'],
  shape: {},
  candidates: () => [{}],
  apply: () => {},
} as const;

/** What comes of a game in which the module plays: set up, listed, with prices and words, and one action of it. */
function played(rules: Omit<Rules, 'id'>): unknown {
  const module = defineModule({ id: 'bank', rules: { id: 'bank', ...rules } });
  const library = createLibrary({ maps: [imperium], modules: [module] });
  const state = library.createGame({
    map: 'imperium',
    players: 2,
    modules: ['bank'],
    seed: 'promise',
  });
  library.choices(state);
  const action = { type: 'wait', seat: 0 } as never;
  library.describeAction(state, action);
  return library.applyAction(state, action);
}

const PLACES: readonly (readonly [string, (call: () => never) => Omit<Rules, 'id'>])[] = [
  ['the step wait, candidates', (options) => ({ steps: [step({ ...PASS, candidates: options })] })],
  ['the step wait, refusal', (refusal) => ({ steps: [step({ ...PASS, refusal })] })],
  ['the step wait, cost', (cost) => ({ steps: [step({ ...PASS, cost })] })],
  ['the step wait, words', (words) => ({ steps: [step({ ...PASS, words })] })],
  ['the step wait, apply', (apply) => ({ steps: [step({ ...PASS, apply })] })],
  ['the listener for turnStarted', (turnStarted) => ({ on: { turnStarted } })],
  ['the refusal of playCard', (playCard) => ({ forbid: { playCard } })],
  ['the modifier marker', (marker) => ({ modifiers: { marker } })],
  ['setUp', (setUp) => ({ setUp })],
  [
    'the role waiting',
    (begin) => ({
      roles: [{ name: 'waiting', begin }],
      decisions: [decision({ kind: 'waiting' })],
      steps: [
        step({
          ...PASS,
          apply: (transition) => transition.game.roles.get('waiting')?.begin(transition, 0, 'x', 0),
        }),
      ],
    }),
  ],
];

describe.each([
  ['an async function', later],
  ['something else with then', alike],
])('%s', (_, promised) => {
  test.each(PLACES)('is refused in %s', async (at, rulesWith) => {
    const error = thrownBy(() => played(rulesWith(promised as () => never)));
    expect(error.toJSON()).toEqual({
      code: 'INVALID_RULES',
      reason: 'rulesFailed',
      message: `The rules of bank failed in ${at}: it returned a promise, but rules must be synchronous`,
      details: { rules: 'bank', at, failure: 'promise' },
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(unheard).toEqual([]);
  });

  test('as the words of a refusal, too', async () => {
    const never = refusal({ reason: 'never', code: 'NEVER', words: promised as () => never });
    const rules = { steps: [step({ ...PASS, refusal: () => never({}) })], refusals: [never] };
    expect(thrownBy(() => played(rules)).code).toBe('INVALID_RULES');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(unheard).toEqual([]);
  });
});

test('what throws when it is asked for then is blamed, too', () => {
  const trap = () => ({
    // biome-ignore lint/suspicious/noThenProperty: as above.
    get then() {
      throw new Error('no');
    },
  });
  expect(thrownBy(() => played({ setUp: trap as () => never })).message).toBe(
    'The rules of bank failed in setUp: no',
  );
});

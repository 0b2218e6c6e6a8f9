/** A module that nobody should write, and what has to hold whatever it does. */
import { expect } from 'vitest';
import { createLibrary } from '../../src/index';
import { defineModule, type RuleModule, type Rules } from '../../src/kit';
import { ARCHITECT, PASS } from '../kit/toy-table';
import { thrownBy } from '../support/scenario';
import { toyMap } from '../support/toy-map';
import { type Any, json } from './support';

type Hostile = Omit<Rules, 'id'>;
type More = Omit<RuleModule, 'id' | 'rules'>;

const OPTIONS = { map: 'toy', players: 2, seed: 'hostile' } as const;

/** The library with the hostile module, and its games. */
export function hostileLibrary(rules: Hostile, more: Partial<More> = {}): Any {
  const module = defineModule({ ...more, id: 'hostile', rules: { id: 'hostile', ...rules } });
  return createLibrary({ maps: [toyMap()], modules: [module] });
}

/** A game without the module. */
const calmGame = (library: Any): Any => library.createGame(OPTIONS);
/** A game with it. */
export const hostileGame = (library: Any): Any =>
  library.createGame({ ...OPTIONS, modules: ['hostile'] });

export const play = (library: Any, state: Any, ...actions: readonly object[]): Any =>
  actions.reduce((before, action) => library.applyAction(before, action), state);

/** A turn and the next card of a game without the module. */
export function playedOn(library: Any): Any {
  const state = play(library, calmGame(library), ARCHITECT, PASS);
  return [state, library.legalActions(state), library.finalScores(state)];
}

const CALM = json(playedOn(hostileLibrary({})));

/** A case: what is done to which state. */
export interface Attack {
  /** The state to act on; by default, a game without the module. */
  readonly from?: (library: Any) => Any;
  readonly act: (library: Any, state: Any) => unknown;
}

/** The attack fails with an error; the state is as before, and games without the module go on as always. */
export function fought(library: Any, { from = calmGame, act }: Attack) {
  const state = from(library);
  const before = json(state);
  const error = thrownBy(() => act(library, state));
  expect(state).toEqual(before);
  expect(json(playedOn(library))).toEqual(CALM);
  expect(error.reason).toBeTypeOf('string');
  expect(error.message.length).toBeGreaterThan(10);
  expect(json(error)).toEqual(json(error.toJSON()));
  return error;
}

/** The same, and the error names the module and the place: a text, or whatever matches one. */
export function expectBlamed(library: Any, at: unknown, attack: Attack) {
  const error = fought(library, attack);
  expect(error.toJSON()).toMatchObject({
    code: 'INVALID_RULES',
    reason: 'rulesFailed',
    details: { rules: 'hostile', at },
  });
  return error;
}

/** Throws whatever is asked of it. */
export function trap(target: object = {}): Any {
  const fails = (): never => {
    throw new Error('a trap');
  };
  return new Proxy(target, {
    get: fails,
    has: fails,
    ownKeys: fails,
    getOwnPropertyDescriptor: fails,
    getPrototypeOf: fails,
    apply: fails,
  });
}

/** Answers like a plain object or list, but only a few times. */
export function lateTrap(target: object, answers = 1): Any {
  let left = answers;
  return new Proxy(target, {
    get(from, key) {
      if (key === 'then') return undefined;
      if (left-- <= 0) throw new Error('a late trap');
      return Reflect.get(from, key);
    },
    ownKeys(from) {
      if (left-- <= 0) throw new Error('a late trap');
      return Reflect.ownKeys(from);
    },
  });
}

/** What functions do besides returning something. */
export const MISDEEDS: readonly (readonly [string, (...args: Any[]) => Any])[] = [
  [
    'throws',
    () => {
      throw new TypeError('no bank');
    },
  ],
  [
    'throws nothing',
    () => {
      throw undefined;
    },
  ],
  [
    'throws a trap',
    () => {
      throw trap();
    },
  ],
  [
    'throws an error whose message is a trap',
    () => {
      const error = new Error('x');
      Object.defineProperty(error, 'message', { get: () => trap().x });
      throw error;
    },
  ],
  ['is async', async () => undefined],
  [
    'is async and fails',
    async () => {
      throw new Error('late');
    },
  ],
  ['returns a trap', () => trap()],
  ['returns a list that is a trap', () => lateTrap([1, 2, 3], 0)],
  ['returns a record that is a trap', () => lateTrap({ brick: 1 }, 0)],
  [
    'calls itself for ever',
    function again(...args: Any[]): Any {
      return again(...args);
    },
  ],
  ['returns a symbol', () => Symbol('x')],
  ['returns a function', () => () => 1],
];

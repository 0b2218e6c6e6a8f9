/** Work is bounded by what is really in the input: what stands in many places is one thing, what is too long is not walked. */
// answers for src/model src/engine
import { describe, expect, test } from 'vitest';
import {
  createGame,
  describeDecision,
  nameOf,
  recordGame,
  setUpForm,
  validateLog,
} from '../../src/index';
import { thrownBy } from '../support/scenario';
import { json } from './support';

const OPTIONS = { map: 'italia', players: 3, seed: 'shared' } as const;

/** A list of a hundred, and how often somebody has listed what is in it. */
function watchedList() {
  const seen = { times: 0 };
  const list = new Proxy(new Array<number>(100).fill(1), {
    ownKeys(target) {
      seen.times += 1;
      return Reflect.ownKeys(target);
    },
  });
  return { list, seen };
}

describe('a list that stands in a thousand places', () => {
  const DOORS = {
    validateLog: (actions: unknown) => validateLog({ version: 1, options: OPTIONS, actions }),
    recordGame: (actions: unknown) => recordGame(OPTIONS, actions as never),
  };
  test.each(Object.entries(DOORS))('%s reads it a few times', (_name, open) => {
    const { list, seen } = watchedList();
    thrownBy(() => open(new Array(1000).fill(list)));
    expect(seen.times).toBeLessThan(10);
  });
});

test('it counts each time, and its levels count from where it stands', () => {
  let deep: unknown = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
  for (let level = 0; level < 20; level++) deep = [deep];
  let deeper = deep;
  for (let level = 0; level < 20; level++) deeper = [deeper];
  const refused = (actions: unknown) => thrownBy(() => validateLog({ actions })).reason;
  expect(refused([deep, deeper])).toBe('nestedTooDeeply');
  expect(refused(new Array(100_000).fill(deep))).toBe('tooMuchData');
});

test('what is asked of a list comes after its length', () => {
  let read = 0;
  const modules = new Proxy(new Array<string>(10_000).fill('salt'), {
    get(target, key, self) {
      read += 1;
      return Reflect.get(target, key, self);
    },
  });
  const given = { ...OPTIONS, modules } as never;
  expect(thrownBy(() => setUpForm(given)).code).toBe('INVALID_OPTIONS');
  expect(read).toBeLessThan(100);
});

test('a name of any length makes a text of a length that can be read', () => {
  const state = json(createGame(OPTIONS));
  state.players[0].name = 'a'.repeat(3_000_000);
  expect(describeDecision(state).length).toBeLessThan(3000);
});

test('a text that is longer than any id is its own name', () => {
  const long = 'roma-'.repeat(100);
  expect(nameOf(createGame(OPTIONS), long)).toBe(long);
  expect(nameOf(createGame(OPTIONS), 'nova-roma')).toBe('Nova Roma');
});

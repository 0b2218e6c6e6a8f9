/** Work is bounded by what an input can be, counted in looks at it and not by a clock. */
import { describe, expect, test } from 'vitest';
import * as library from '../../src/index';
import { gamesIn } from '../../src/notation';
import { thrownBy } from '../support/scenario';
import { outcome } from './support';
import { VALID } from './valid';

/** Looks at all of the things that one call makes. */
interface Looks {
  count: number;
}

/** An object that has three more of its kind in it, and so on for ever. */
function endlessTree(looks: Looks): object {
  const keys = ['a', 'b', 'c'];
  return new Proxy(
    {},
    {
      ownKeys: () => keys,
      get: (_, key) => look(looks, typeof key === 'string' ? endlessTree(looks) : undefined),
      getOwnPropertyDescriptor: (_, key) =>
        look(
          looks,
          keys.includes(String(key))
            ? { value: endlessTree(looks), enumerable: true, configurable: true, writable: true }
            : undefined,
        ),
    },
  );
}

/** A list that says it has a thousand million items. */
function endlessList(looks: Looks): object {
  return new Proxy([], {
    get: (_, key) => look(looks, key === 'length' ? 1e9 : key === 'map' ? undefined : 0),
    getOwnPropertyDescriptor: (target, key) =>
      look(looks, Reflect.getOwnPropertyDescriptor(target, key)),
  });
}

function look<T>(looks: Looks, answer: T): T {
  looks.count += 1;
  return answer;
}

/** Of a log a million values may be looked at, of anything else twenty thousand, each a few times. */
const MOST = { log: 10_000_000, other: 200_000 };
const LOGS = ['replay', 'validateLog', 'validPrefix', 'recordGame', 'startOf'];

const POSITIONS = Object.entries(VALID).flatMap(([name, args]) =>
  args.map((_, index) => ({ name, index })),
);
const MAKERS = Object.entries({ endlessTree, endlessList });

describe.each(POSITIONS)('$name, argument $index', ({ name, index }) => {
  test.each(MAKERS)('looks at %s only so often', (_, make) => {
    const looks = { count: 0 };
    const args = [...(VALID[name] ?? [])];
    args[index] = make(looks);
    const call: unknown = Reflect.get({ ...library, gamesIn }, name);
    if (typeof call !== 'function') throw new Error(`${name} is no function`);
    const { thrown, value } = outcome(() => call(...args));
    if (name === 'tryApplyAction') expect(value).toMatchObject({ ok: false });
    else if (name === 'why' && index === 1) expect(value).toMatchObject({ code: 'INVALID_ACTION' });
    else if (thrown === undefined) expect([name, value]).toEqual(['sentenceOf', undefined]);
    else expect(library.ERROR_CODES).toContain(thrown.code);
    expect(looks.count).toBeLessThan(LOGS.includes(name) ? MOST.log : MOST.other);
  });

  test.each(MAKERS)('and inside of what it takes', (_, make) => {
    const args = [...(VALID[name] ?? [])];
    const whole = args[index];
    if (typeof whole !== 'object' || whole === null) return;
    for (const key of Object.keys(whole)) {
      const looks = { count: 0 };
      args[index] = { ...whole, [key]: make(looks) };
      const call: unknown = Reflect.get({ ...library, gamesIn }, name);
      if (typeof call !== 'function') throw new Error(`${name} is no function`);
      outcome(() => call(...args));
      expect(looks.count).toBeLessThan(LOGS.includes(name) ? MOST.log : MOST.other);
    }
  });
});

test('of many unknown keys ten are named, and how many more there are', () => {
  const [state, action] = VALID.applyAction ?? [];
  const keys = Array.from({ length: 1000 }, (_, index) => [`key-${index}`, index]);
  const many = { ...Object(action), ...Object.fromEntries(keys) };
  const error = thrownBy(() => Reflect.apply(library.applyAction, undefined, [state, many]));
  expect(error.message).toContain('“key-9” and 990 more');
  expect(error.message).not.toContain('key-10”');
});

test('a log says how many actions it may have', () => {
  const [log] = VALID.replay ?? [];
  const actions = Array<unknown>(100_001).fill({ type: 'pass', seat: 0 });
  const error = thrownBy(() => library.validateLog({ ...Object(log), actions }));
  expect(error.message).toContain('A log has at most 100000 actions');
});

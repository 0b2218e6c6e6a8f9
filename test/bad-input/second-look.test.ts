/** What is passed in may be another thing, or nothing at all, when it is looked at again: it is read once. */
import { describe, expect, test } from 'vitest';
import { applyAction, costOf, createGame, tryApplyAction, why } from '../../src/index';
import { type Any, json, outcome } from './support';

const STATE = createGame({ map: 'imperium', players: 2, seed: 'ludi' });
const ACTION = { type: 'playCard', seat: 0, card: 'tribune' } as const;
const OTHER = { type: 'playCard', seat: 0, card: 'architect' } as const;
const NEXT = json(applyAction(STATE, ACTION));

/** Answers so many questions as the first object would, and then as the second, or not at all. */
function liar(first: object, answers: number, then: object | undefined): object {
  let left = answers;
  const asked = (): object => {
    left -= 1;
    if (left >= 0) return first;
    if (then === undefined) throw new RangeError('asked too often');
    return then;
  };
  return new Proxy(
    { ...first },
    {
      get: (_, key) => Reflect.get(asked(), key),
      has: (_, key) => Reflect.has(asked(), key),
      ownKeys: () => Reflect.ownKeys(asked()),
      getPrototypeOf: () => Reflect.getPrototypeOf(asked()),
      getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(asked(), key),
      isExtensible: (target) => asked() !== undefined && Reflect.isExtensible(target),
    },
  );
}

/** More questions than reading an action twice takes. */
const QUESTIONS = Array.from({ length: 60 }, (_, answers) => answers);

const LATER: Readonly<Record<string, object | undefined>> = {
  'throws from then on': undefined,
  'has another shape from then on': { ...ACTION, card: 7 },
  'has another type from then on': { type: 'ave', seat: 0, card: 'tribune' },
  'has one more field from then on': { ...ACTION, mony: 7 },
};

describe('an action that', () => {
  test.each(Object.entries(LATER))('%s is what it was at first, or INVALID_ACTION', (_, then) => {
    const codes = new Set<string>();
    for (const answers of QUESTIONS) {
      const lie = (): Any => liar(ACTION, answers, then);
      const result = tryApplyAction(STATE, lie());
      codes.add(result.ok ? 'ok' : result.error.code);
      if (result.ok) expect(json(result.state)).toEqual(NEXT);
      for (const call of [applyAction, costOf, why]) {
        const { thrown, value } = outcome(() => call(STATE, lie()));
        const code = thrown?.code ?? (call === why ? (value as Any)?.code : undefined);
        expect(['INVALID_ACTION', undefined]).toContain(code);
      }
    }
    expect([...codes].sort()).toEqual(['INVALID_ACTION', 'ok']);
  });

  test('becomes another legal one is one of both, and whole', () => {
    for (const answers of QUESTIONS) {
      const result = tryApplyAction(STATE, liar(ACTION, answers, OTHER));
      const expected = [NEXT, json(applyAction(STATE, OTHER))];
      if (result.ok) expect(expected).toContainEqual(json(result.state));
      else expect(result.error.code).toBe('INVALID_ACTION');
    }
  });
});

/** The stack of an error leads to where it was refused, whoever told it later and in whatever words. */
import { describe, expect, test } from 'vitest';
import { ConcordiaError, createLibrary } from '../../src/index';
import { defineModule, type Refusal, type Rules, refuse } from '../../src/kit';
import { french } from '../../src/languages/fr';
import { allMaps, imperium } from '../../src/maps';
import { allModules } from '../../src/modules';
import { thrownBy } from '../support/scenario';

const WALLED: Refusal = {
  code: 'CITY_WALLED',
  message: (names) => `${names?.player(0)} has walled it.`,
};
const PREPARED = new ConcordiaError(WALLED);

const MERCATOR = { type: 'playCard', seat: 0, card: 'mercator' } as const;

/** What comes out of the first card where a module objects to it in some way. */
function objecting(
  object: () => undefined,
  players: readonly string[] = ['Livia', 'Gaius'],
): Error {
  const rules: Rules = { id: 'walls', forbid: { playCard: object } };
  const { createGame, applyAction } = createLibrary({
    maps: [imperium],
    modules: [defineModule({ id: 'walls', rules })],
  });
  const state = createGame({ map: 'imperium', players, modules: ['walls'], seed: 'stacks' });
  return thrownBy(() => applyAction(state, MERCATOR));
}

function linesOf({ stack = '' }: Error): readonly string[] {
  return stack.split('\n');
}

describe('what a module throws', () => {
  test.each([
    ['with refuse', () => refuse(WALLED), 'Livia has walled it.'],
    ['as an error of its own', () => raise(new ConcordiaError(WALLED)), 'Livia has walled it.'],
    [
      'by mistake',
      () => raise(new TypeError('no bricks')),
      'The rules of walls failed in the refusal of playCard: no bricks',
    ],
  ])('%s has the words at its head and the line of the module below', (_, object, message) => {
    const error = objecting(object);
    expect(error.message).toBe(message);
    const [head, ...frames] = linesOf(error);
    expect(head).toBe(`ConcordiaError: ${message}`);
    expect(frames[0]).toContain('test/kit/stacks.test.ts');
    expect(frames.some((frame) => frame.includes('src/engine/'))).toBe(true);
  });

  test('again and again is told to each table by its own names', () => {
    const object = () => raise(PREPARED);
    expect(objecting(object).message).toBe('Livia has walled it.');
    expect(objecting(object, ['Flavia', 'Gaius']).message).toBe('Flavia has walled it.');
    expect(objecting(() => raise(Object.freeze(new ConcordiaError(WALLED)))).message).toBe(
      'Livia has walled it.',
    );
  });
});

describe('in French', () => {
  const library = createLibrary({ maps: allMaps, modules: allModules, words: french });
  const state = library.createGame({
    map: 'imperium',
    players: ['Livia', 'Gaius'],
    seed: 'stacks',
  });

  test('an action out of turn leads to the engine', () => {
    const error = thrownBy(() => library.applyAction(state, { ...MERCATOR, seat: 1 }));
    expect(error.message).toMatch(/Gaius/);
    const [head, first] = linesOf(error);
    expect(head).toBe(`ConcordiaError: ${error.message}`);
    expect(first).toContain('src/engine/');
  });

  test('so does the result that is not thrown', () => {
    const result = library.tryApplyAction(state, { ...MERCATOR, seat: 1 });
    expect(result.ok).toBe(false);
    if (result.ok) return;
    const [head, first] = linesOf(result.error);
    expect(head).toBe(`ConcordiaError: ${result.error.message}`);
    expect(first).toContain('src/engine/');
  });
});

test('an error of a log with a sentence more keeps its stack', () => {
  const error = new ConcordiaError({ code: 'INVALID_LOG', message: 'No.' });
  const longer = error.followedBy('Never.', {});
  const [head, ...frames] = linesOf(longer);
  expect(head).toBe('ConcordiaError: No. Never.');
  expect(frames).toEqual(linesOf(error).slice(1));
});

describe('errors of another copy of the library', () => {
  const BRAND = Symbol.for('concordia-rules.ConcordiaError');
  class Foreign extends Error {
    readonly [BRAND] = true;
  }

  test('are errors of this kind', () => {
    expect(new Foreign()).toBeInstanceOf(ConcordiaError);
  });

  test('and nothing else is', () => {
    for (const other of [new Error('x'), {}, { [BRAND]: true }, null, 'ConcordiaError']) {
      expect(other instanceof ConcordiaError).toBe(false);
    }
    const greedy = new Proxy({}, { has: () => true });
    expect(greedy instanceof ConcordiaError).toBe(false);
  });
});

function raise(error: Error): never {
  throw error;
}
